// A table that is heard, and that calls one who looks elsewhere.
import { callTo } from './notices.js';
import { listen } from './listening.js';

/** @param {import('../table/scene.js').Scene} scene @returns {() => void} Stop. */
export function attend(scene) {
  const stops = [listen(scene), callTo(scene)];
  return () => stops.forEach((stop) => stop());
}
