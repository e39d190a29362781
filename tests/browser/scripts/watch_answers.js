// When the server acknowledged each move of this page.
(() => {
  window.acknowledged = {};
  const usual = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    set(handler) {
      usual.set.call(this, (event) => {
        const message = JSON.parse(event.data);
        if (message.done) window.acknowledged[message.play.moves_made] = performance.timeOrigin + performance.now();
        handler(event);
      });
    },
  });
})();
