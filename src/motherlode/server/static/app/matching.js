// What the screen is like, as a signal.
import { useEffect, useSignal } from '../vendor/preact.js';

/**
 * Whether a media query holds, now and whenever that changes.
 * @param {string} query
 */
export function useMatch(query) {
  const matches = useSignal(matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const look = () => { matches.value = media.matches; };
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [query]);
  return matches.value;
}
