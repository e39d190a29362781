// Being ready for a time without the server. Browsers allow that over https and on their own machine only.

const RULEBOOK = /\/api\/games\/\w+\/rules/;

export function prepareForOffline() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  serviceWorker.addEventListener('controllerchange', readAgain, { once: true });
  serviceWorker.register('/worker.js').catch(() => undefined); // A private window may forbid it.
}

/**
 * The worker keeps the rules that one reads. Those that were asked for before it came it has to hear of, also if they
 * arrive only after it.
 */
function readAgain() {
  /** @type {Set<string>} */
  const told = new Set();
  new PerformanceObserver((seen) => {
    for (const { name } of seen.getEntries()) {
      if (!RULEBOOK.test(name) || told.has(name)) continue;
      told.add(name);
      fetch(name).catch(() => undefined);
    }
  }).observe({ type: 'resource', buffered: true });
}
