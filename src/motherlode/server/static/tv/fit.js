// Nobody can scroll on a big screen: what has too little room is drawn smaller.
import { useEffect, useRef } from '../vendor/preact.js';

const STEP = 0.05;
const SMALLEST = 0.4;

/** A box in which all is drawn as large as there is room for: it is told so in `--part`. */
export function useFit() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => { if (box.current) fit(box.current); });
  return box;
}

/** @param {HTMLElement} box */
function fit(box) {
  for (let part = 1; part > SMALLEST; part -= STEP) {
    box.style.setProperty('--part', part.toFixed(2));
    if (box.scrollHeight <= box.clientHeight) return;
  }
}
