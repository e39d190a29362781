// Where one is in a replay, as an address: `?move=42&seat=2`, and behind `seat` a number, `all` or `nobody`.
import { effect } from '../vendor/preact.js';
import { ask } from '../app/api.js';

/** @typedef {import('./film.js').Film} Film */

const SETTLED = 400; // Milliseconds: browsers do not like an address that changes all the time.

/** Go where the address says; without one to the beginning, with everything open. @param {Film} film */
export function goToPlace(film) {
  const wishes = new URLSearchParams(location.search);
  const move = Number(wishes.get('move') ?? 0);
  film.at.value = Number.isInteger(move) ? Math.max(0, Math.min(film.last, move)) : 0;
  film.reader.value = film.readers.find((reader) => String(reader) === wishes.get('seat')) ?? film.readers[0];
}

/** @param {Film} film */
const placeOf = (film) => `/replay/${film.id}?move=${film.at.value}&seat=${film.reader.value}`;

/** Keep the address in step, so that one can load the page again. @param {Film} film @returns {() => void} Stop. */
export function followPlace(film) {
  let timer = 0;
  const rest = effect(() => {
    const place = placeOf(film);
    clearTimeout(timer);
    timer = setTimeout(() => history.replaceState(null, '', place), SETTLED);
  });
  return () => {
    rest();
    clearTimeout(timer);
  };
}

/** A link that leads here; to a table that is not listed it is an invitation, too. @param {Film} film */
export async function linkTo(film) {
  const place = `${location.origin}${placeOf(film)}`;
  if (film.table.value.listed) return place;
  const { invitation } = await ask(`/api/tables/${film.id}/invitation`, {});
  return `${place}#${invitation}`;
}
