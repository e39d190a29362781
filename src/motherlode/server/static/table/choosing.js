// How a move is chosen: one points at things, in any order, until they name one legal move.
// A move is a bag of keys (`Face.read`); whatever can still be pointed at is lit. No rule is known here.
import { computed, effect, signal } from '../vendor/preact.js';

/** @typedef {import('./face.js').Option} Option */
/** @typedef {import('./face.js').Sight} Sight */
/** @typedef {{ key: string, which: number }} Pick `which` of several alike: the place in the hand. */

const SOFT = ['tool:', 'way:']; // Keys that need no pointing where they leave no choice.

/** @param {string} key */
export const isSoft = (key) => SOFT.some((soft) => key.startsWith(soft));
/** @param {string} key */
const kindOf = (key) => key.slice(0, key.indexOf(':'));
/** @param {string[]} keys */
const bagOf = (keys) => [...keys].sort().join(' ');

export class Choosing {
  /** @param {import('./scene.js').Scene} scene */
  constructor(scene) {
    this.scene = scene;
    /** @type {import('../vendor/preact.js').Signal<Pick[]>} */
    this.picked = signal([]);
    this.turn = signal(0);
    /** A key on the board that is pointed at, and not picked yet. */
    this.hover = signal(/** @type {string | null} */ (null));
    this.sending = signal(false);
    this.options = computed(() => this.read());
    this.fitting = computed(() => fitting(this.options.value, keysOf(this.picked.value)));
    this.lit = computed(() => lit(this.fitting.value, keysOf(this.picked.value)));
    /** The places that could take that of the last one which was picked: nobody has to take it back first. */
    this.others = computed(() => this.besides());
    /** The moves that the picked things name, and maybe what is pointed at: alike but for their turn. */
    this.ready = computed(() => this.named(keysOf(this.picked.value)));
    this.chosen = computed(() => this.atTurn(this.ready.value));
    /** Whether nothing before the reader is needed: then people and places are pointed at right away. */
    this.handless = computed(() => this.needsNoPiece());
    /** What moves that need no other piece name: with cards in hand one chooses a card first, until then the board is left in peace. */
    this.placed = computed(() => this.inPlace());
    /** What is lit on the board, or could be. */
    this.spots = computed(() => this.spotted([...[...this.lit.value].filter((key) => this.placed.value.has(key)), ...this.others.value]));
    /** Whether there is anything to point at on the board, or one has. */
    this.onBoard = computed(() => this.spots.value.length > 0 || this.spotted(keysOf(this.picked.value)).length > 0);
    this.ghost = computed(() => {
      const hover = this.hover.value;
      if (!hover) return this.chosen.value;
      return this.atTurn(this.named([...keysOf(this.picked.value), hover])) ?? this.chosen.value;
    });
    // A move was made: what was picked belongs to the past. A claim changes nothing.
    const made = computed(() => scene.play.value?.moves_made ?? -1);
    effect(() => {
      if (made.value >= 0) this.clear();
    });
  }

  /** Keys that lie on the board, and where. @param {string[]} keys */
  spotted(keys) {
    const sight = this.scene.sight.value;
    const face = this.scene.face;
    if (!sight || !face) return [];
    return keys.flatMap((key) => {
      const box = face.spot(key, sight);
      return box ? [{ key, box }] : [];
    });
  }

  /** @returns {Option[]} */
  read() {
    const sight = this.scene.sight.value;
    const face = this.scene.face;
    return sight && face ? sight.moves.map((move) => face.read(move, sight)) : [];
  }

  needsNoPiece() {
    const sight = this.scene.sight.value;
    if (!sight || !this.scene.face) return false;
    const pieces = new Set(this.scene.face.pieces(sight).map((piece) => piece.key));
    return !this.options.value.some((option) => option.keys.some((key) => pieces.has(key)));
  }

  /** @returns {Set<string>} */
  inPlace() {
    const sight = this.scene.sight.value;
    if (!sight || !this.scene.face) return new Set();
    const pieces = new Set(this.scene.face.pieces(sight).map((piece) => piece.key));
    const picked = keysOf(this.picked.value);
    const options = picked.some((key) => !pieces.has(key)) ? this.fitting.value
      : this.fitting.value.filter((option) => !without(option.keys, picked).some((key) => pieces.has(key)));
    return new Set(options.flatMap((option) => option.keys));
  }

  /** Whether all that is left to choose is how something lies. */
  get onlyTurns() {
    const options = this.options.value;
    return options.length > 1 && options.every((option) => bagOf(option.keys) === bagOf(options[0].keys));
  }

  /** @param {string[]} keys @returns {Option[]} */
  named(keys) {
    const rest = this.within(keys);
    const ways = new Set(rest.map(({ more }) => bagOf(more)));
    return ways.size === 1 ? rest.map(({ option }) => option) : [];
  }

  /** The options that need no more than soft keys besides these. @param {string[]} keys */
  within(keys) {
    const rest = fitting(this.options.value, keys).map((option) => ({ option, more: without(option.keys, keys) }));
    return this.onlyTurns ? rest : rest.filter(({ more }) => more.every(isSoft));
  }

  /** The soft keys that have to be pointed at after all, because they leave a choice. */
  get needed() {
    const rest = this.within(keysOf(this.picked.value));
    return rest.length > 1 && !this.ready.value.length ? new Set(rest.flatMap(({ more }) => more)) : new Set();
  }

  /** @param {Option[]} options @returns {Option | null} */
  atTurn(options) {
    return options.find((option) => option.turn === this.turn.value) ?? options[0] ?? null;
  }

  /** Whether more things could be pointed at than are picked. */
  get open() {
    return this.fitting.value.some((option) => !this.ready.value.includes(option));
  }

  /**
   * Point at something that is lit or picked. Gives whether a move is named by it that needs no more choice.
   * @param {string} key
   * @param {number} [which]
   */
  point(key, which = 0) {
    const picked = this.picked.value;
    const at = picked.findIndex((pick) => pick.key === key && pick.which === which);
    if (at >= 0 && this.given().some((pick) => pick.key === key)) return this.chosen.value !== null && !this.open;
    // Whoever takes back what to do begins anew.
    if (at >= 0) this.picked.value = key.startsWith('do:') && picked.length > 2 ? [] : this.back(at);
    else if (this.lit.value.has(key)) this.picked.value = [...picked, { key, which }];
    else this.picked.value = this.instead(key, which);
    return this.chosen.value !== null && !this.open;
  }

  /** What is picked when one of it is taken back; and all after it that cannot stand without it. @param {number} at */
  back(at) {
    const rest = this.picked.value.filter((_, index) => index !== at);
    return fitting(this.options.value, keysOf(rest)).length ? rest : this.picked.value.slice(0, at);
  }

  /**
   * What is picked when something else is pointed at: it takes the place of what it cannot stand beside.
   * @param {string} key @param {number} which @returns {Pick[]}
   */
  instead(key, which) {
    const picked = this.picked.value;
    const last = picked.findLastIndex((pick) => kindOf(pick.key) === kindOf(key));
    const others = picked.filter((_, index) => index !== last);
    const kept = picked.filter((pick) => kindOf(pick.key) !== kindOf(key));
    for (const picks of [others, kept, []]) {
      if (lit(fitting(this.options.value, keysOf(picks)), keysOf(picks)).has(key)) return [...picks, { key, which }];
    }
    return picked;
  }

  /** Whether pointing at something would do anything. @param {string} key */
  can(key) {
    return this.lit.value.has(key) || this.instead(key, 0) !== this.picked.value;
  }

  /** @returns {Set<string>} */
  besides() {
    const last = this.picked.value.at(-1);
    if (!last || this.lit.value.size) return new Set();
    const before = keysOf(this.picked.value.slice(0, -1));
    const alike = [...lit(fitting(this.options.value, before), before)].filter((key) => kindOf(key) === kindOf(last.key));
    return new Set(alike.filter((key) => key !== last.key));
  }

  /** Turn what is chosen to the next way that it may lie. */
  turnOn() {
    const ways = this.ghost.value ? this.variants(this.ghost.value) : this.fitting.value;
    const turns = [...new Set(ways.map((option) => option.turn))].sort((a, b) => a - b);
    if (!turns.length) return;
    const now = this.ghost.value?.turn ?? this.turn.value;
    this.turn.value = turns[(turns.indexOf(now) + 1) % turns.length];
  }

  /** @param {Option} option @returns {Option[]} */
  variants(option) {
    return this.options.value.filter((other) => bagOf(other.keys) === bagOf(option.keys));
  }

  /** What is picked before one has pointed at anything: it need not be chosen. @returns {Pick[]} */
  given() {
    const sight = this.scene.sight.peek();
    const face = this.scene.face;
    if (!sight?.moves.length || !face?.given) return [];
    const pieces = face.pieces(sight).map((piece) => piece.key);
    return face.given(sight).map((key) => ({ key, which: Math.max(0, pieces.indexOf(key)) }));
  }

  /** Pick all that names a move, as if the reader had pointed at it. @param {Option} option */
  take(option) {
    const sight = this.scene.sight.peek();
    const pieces = sight ? this.scene.face?.pieces(sight).map((piece) => piece.key) ?? [] : [];
    /** @type {Set<number>} */
    const used = new Set();
    this.picked.value = option.keys.map((key) => {
      const which = pieces.findIndex((piece, index) => piece === key && !used.has(index));
      used.add(which);
      return { key, which: Math.max(0, which) };
    });
    this.turn.value = option.turn;
  }

  /** Whether the reader has pointed at anything. */
  get begun() {
    return this.picked.value.length > this.given().length;
  }

  clear() {
    this.picked.value = this.given();
    this.hover.value = null;
  }

  /** Make the chosen move. */
  async make(option = this.chosen.value) {
    if (!option || this.sending.value) return;
    this.sending.value = true;
    await this.scene.move(option.move);
    this.sending.value = false;
  }
}

/** @param {Pick[]} picks */
export const keysOf = (picks) => picks.map((pick) => pick.key);

/** @param {string[]} bag @param {string[]} some */
function without(bag, some) {
  const rest = [...bag];
  for (const key of some) {
    const at = rest.indexOf(key);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** @param {Option[]} options @param {string[]} keys */
function fitting(options, keys) {
  return options.filter(({ keys: bag, inOrder = 0 }) => keys.slice(0, inOrder).every((key, at) => bag[at] === key)
    && without(keys.slice(inOrder), bag.slice(inOrder)).length === 0);
}

/**
 * What may be pointed at next. Where something is done with several things of a kind (cards that are discarded),
 * one says first what to do: else a second card takes the first one's place.
 * @param {Option[]} options @param {string[]} keys @returns {Set<string>}
 */
function lit(options, keys) {
  return new Set(options.flatMap(({ keys: bag, inOrder = 0 }) => {
    if (keys.length < inOrder) return bag.slice(keys.length, keys.length + 1);
    const more = without(bag.slice(inOrder), keys.slice(inOrder));
    const deeds = more.filter((key) => key.startsWith('do:'));
    return deeds.length && hasSeveral(bag) ? deeds : more;
  }));
}

/** @param {string[]} keys */
const hasSeveral = (keys) => keys.some((key, index) => keys.findIndex((other) => kindOf(other) === kindOf(key)) !== index);
