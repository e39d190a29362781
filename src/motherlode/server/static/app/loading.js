// Something that a component waits for.
import { html, useEffect, useSignal } from '../vendor/preact.js';
import { t } from './words.js';

/**
 * What a promise brings, null until then; if it fails, null it stays.
 * @template T
 * @param {() => Promise<T>} load
 * @param {unknown[]} inputs Load again when these change.
 * @returns {T | null}
 */
export function useLoaded(load, inputs) {
  const loaded = useSignal(/** @type {T | null} */ (null));
  useEffect(() => {
    let wanted = true;
    load().then((found) => { if (wanted) loaded.value = found; }, () => undefined);
    return () => { wanted = false; };
  }, inputs);
  return loaded.value;
}

/**
 * A component that comes when it is first shown.
 * @param {() => Promise<any>} load
 */
export const later = (load) => (/** @type {any} */ props) => {
  const Found = useLoaded(load, []);
  return Found ? html`<${Found} ...${props} />` : html`<p>${t('page.loading')}</p>`;
};
