() => new Promise((seen) => {
  new PerformanceObserver((list) => {
    const first = list.getEntriesByName('first-contentful-paint')[0];
    if (first) seen(first.startTime);
  }).observe({ type: 'paint', buffered: true });
})
