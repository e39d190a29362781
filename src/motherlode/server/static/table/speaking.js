// Who said something: by name, or by the number of one who watches.
import { t } from '../app/words.js';

/** @param {import('../wire').Saying} saying */
export const speaker = ({ spectator, name }) => (spectator ? t('people.spectator', { number: spectator }) : name);
