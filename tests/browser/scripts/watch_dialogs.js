() => {
  window.dialogsSeen = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLDialogElement) window.dialogsSeen.push(node.matches(':modal'));
  }).observe(document.body, { childList: true, subtree: true });
}
