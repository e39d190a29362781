// A window above the table: the browser's own dialog, closed by Escape, its button, or a click beside it.
import { html, useLayoutEffect, useRef } from '../vendor/preact.js';
import { Icon } from '../app/art.js';
import { t } from '../app/words.js';

/** @param {{ title: string, close: () => void, children?: any, class?: string }} props */
export function Dialog({ title, close, children, class: name }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  // Before it is painted: a key that is pressed as soon as the window is seen belongs to it.
  useLayoutEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // What lies beneath can have the focus again when the window is gone.
    return () => requestAnimationFrame(() => { if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true }); });
  }, []);
  const beside = (/** @type {MouseEvent} */ event) => { if (event.target === dialog.current) close(); };
  return html`<dialog ref=${dialog} class=${name ?? ''} aria-label=${title} onClose=${close} onClick=${beside}>
    <div class="dialog-head"><h2>${title}</h2><button class="close" aria-label=${t('do.close')} onClick=${close}><${Icon} name="close" /></button></div>
    <div class="dialog-body">${children}</div>
  </dialog>`;
}
