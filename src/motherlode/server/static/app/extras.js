// What few ask for and is loaded when one does: the settings, sounds, notices.
import { useEffect } from '../vendor/preact.js';
import { later, useLoaded } from './loading.js';
import { notices, sounds } from './settings.js';
import { loadStyle } from './style.js';
import { loadPart } from './words.js';

/** What stands in the dialog of the settings. */
export const Settings = later(async () => {
  const [{ Settings: found }] = await Promise.all([import('../settings/Settings.js'), loadPart('pages/settings'), loadStyle('/static/settings/style.css')]);
  return found;
});

/** Let a table be heard, and let it call, if that is switched on. @param {import('../table/scene.js').Scene} scene */
export function useExtras(scene) {
  const wanted = sounds.value || notices.value;
  const extras = useLoaded(async () => {
    if (!wanted) return null;
    await loadPart('pages/settings');
    return import('../settings/attending.js');
  }, [wanted]);
  useEffect(() => extras?.attend(scene), [extras, scene]);
}
