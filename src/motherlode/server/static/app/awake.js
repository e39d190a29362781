// A screen that stays lit as long as somebody plays at it, or watches. Browsers allow it over https and on their own
// machine only; where they do not, nothing happens.

/** Keep the screen lit while the page is seen. @returns {() => void} Let it sleep again. */
export function stayAwake() {
  /** @type {Promise<WakeLockSentinel | null | undefined>} */
  let lock = Promise.resolve(null);
  // A page that is hidden loses its lock: it asks again when it is seen.
  const ask = () => {
    if (document.hidden) return;
    lock = lock.then((held) => (held?.released === false ? held : navigator.wakeLock?.request('screen').catch(() => null)));
  };
  document.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    document.removeEventListener('visibilitychange', ask);
    lock.then((held) => held?.release());
  };
}
