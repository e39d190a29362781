// Green has a leaf, blue a drop: colours that are told apart without colour.
import { kept } from '../../app/settings.js';

/** @type {Record<string, string>} */
const SIGNS = { green: 'icon-leaf', blue: 'icon-drop' };

/** @param {string} colour */
export const signOf = (colour) => SIGNS[colour];

/** Whether the board shows how far each player can walk. */
export const reachShown = kept('duel.reach', true);
