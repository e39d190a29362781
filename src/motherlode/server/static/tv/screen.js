// The screen itself: how big letters have to be, and whether somebody touches mouse or keys.
import { useEffect, useSignal } from '../vendor/preact.js';

const DRAWN_FOR = { w: 1100, h: 620 }; // Pixels: so big a screen shows things as large as a table on a desk does.
const RESTS = 3000; // Milliseconds without a hand on mouse or keys.

const fitting = () => Math.min(innerWidth / DRAWN_FOR.w, innerHeight / DRAWN_FOR.h);

/** How much larger than on a desk things are drawn, and whether nobody wants a pointer. */
export function useScreen() {
  const scale = useSignal(fitting());
  const idle = useSignal(false);
  useEffect(() => {
    let timer = 0;
    const measure = () => { scale.value = fitting(); };
    const stir = () => {
      idle.value = false;
      clearTimeout(timer);
      timer = setTimeout(() => { idle.value = true; }, RESTS);
    };
    const stirring = ['pointermove', 'pointerdown', 'keydown'];
    addEventListener('resize', measure);
    stirring.forEach((kind) => addEventListener(kind, stir));
    stir();
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', measure);
      stirring.forEach((kind) => removeEventListener(kind, stir));
    };
  }, []);
  return { scale: scale.value, idle: idle.value };
}
