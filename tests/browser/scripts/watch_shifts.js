() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      const nodes = shift.sources.map(({ node }) => node?.className || node?.nodeName);
      if (!shift.hadRecentInput) window.shifts.push([shift.value, nodes]);
    }
  }).observe({ type: 'layout-shift' });
}
