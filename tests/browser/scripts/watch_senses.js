// What a page does to be noticed: sounds that begin, locks that keep the screen lit; and `turnTo(false)`, to look elsewhere.
(() => {
  window.sources = [];
  window.locks = [];
  const { start } = AudioScheduledSourceNode.prototype;
  for (const node of [OscillatorNode, AudioBufferSourceNode]) {
    const own = node.prototype.start ?? start;
    node.prototype.start = function count(...when) {
      window.sources.push(node.name);
      return own.apply(this, when);
    };
  }
  const request = WakeLock.prototype.request;
  WakeLock.prototype.request = async function note(type) {
    const lock = await request.call(this, type);
    window.locks.push(lock);
    return lock;
  };
  let hidden = false;
  Object.defineProperty(document, 'hidden', { get: () => hidden });
  window.turnTo = (here) => {
    hidden = !here;
    document.dispatchEvent(new Event('visibilitychange'));
  };
})();
