"""HTTP and WebSocket: who asks, whether they may, and the way to the tables."""
