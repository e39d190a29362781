// A game that is over, wound forwards and back. It is read as the scene of a table is: by the same board, people and log.
import { computed, signal } from '../vendor/preact.js';
import { ask } from '../app/api.js';
import { t } from '../app/words.js';
import { loadFace } from '../table/face.js';
import { skip, stageFor } from '../table/motion.js';

/** @typedef {import('../table/face.js').Face} Face */
/** @typedef {import('../table/face.js').Sight} Sight */
/** @typedef {import('../table/scene.js').Entry} Entry */
/** @typedef {import('../wire').Step} Step */

/** Whose eyes: a seat's, everybody's at once (`all`), or those of one who sees no secret (`nobody`). @typedef {number | 'all' | 'nobody'} Reader */

const NEVER = 2 ** 53; // No revision is later: one asks for the table, and not for what was told.

/** @param {string} id */
export async function loadFilm(id) {
  const [welcome, steps] = await Promise.all([ask(`/api/tables/${id}?since=${NEVER}`), ask(`/api/tables/${id}/replay?seat=all`)]);
  return new Film(welcome, steps, await loadFace(welcome.table.game));
}

export class Film {
  /** @param {import('../wire').Welcome} welcome @param {Step[]} steps The first is the deal. @param {Face} face */
  constructor(welcome, steps, face) {
    const { table } = welcome;
    this.id = table.id;
    this.face = face;
    this.steps = steps;
    this.end = /** @type {import('../wire').End} */ (welcome.play?.end);
    this.mine = welcome.you.seat ?? null;
    // Nobody has to be there, and nothing is said any more.
    this.table = signal({ ...table, talk: false, chairs: table.chairs.map((chair) => ({ ...chair, here: true })) });
    this.you = signal({ seat: null, host: false });
    this.at = signal(0);
    this.reader = signal(/** @type {Reader} */ ('nobody'));
    this.told = computed(() => steps.map((step, number) => heardBy(step, number, this.reader.value)));
    this.entries = computed(() => this.told.value.slice(0, this.at.value + 1));
    this.play = computed(() => ({ moves_made: this.at.value, end: this.at.value === this.last ? this.end : null }));
    this.sight = computed(() => this.seenBy(this.reader.value));
    this.stage = stageFor(/** @type {any} */ (this));
    /** Where rounds begin, or whatever a game is divided into. */
    this.marks = steps.flatMap((step, number) => (step.told.some(begins) ? [number] : []));
  }

  get last() {
    return this.steps.length - 1;
  }

  /** The eyes that this game can be seen with: where nobody has secrets, all see the same. @returns {Reader[]} */
  get readers() {
    const seats = this.table.value.chairs.map((chair) => chair.seat);
    return this.face.opened ? ['all', 'nobody', ...seats] : ['nobody', ...seats];
  }

  /** @param {Reader} reader @returns {Sight} */
  seenBy(reader) {
    const step = this.steps[this.at.value];
    const { game, chairs } = this.table.value;
    const { view, own } = look(step, reader, this.face);
    return {
      game,
      view,
      own,
      me: typeof reader === 'number' ? reader : null,
      you: reader === this.mine ? this.mine : null,
      away: false,
      asked: view.asked ?? null,
      prompt: view.prompt ?? null,
      moves: [],
      end: this.play.value.end,
      chairs,
      name: (seat) => chairs[seat]?.name || t('table.seat', { seat: seat + 1 }),
      log: this.entries.value,
    };
  }

  /** Wind to a step; the next one is seen to happen. @param {number} to @param {boolean} [still] */
  async wind(to, still = false) {
    const number = Math.max(0, Math.min(this.last, to));
    const change = () => { this.at.value = number; };
    skip();
    if (still || number !== this.at.value + 1) change();
    else await this.stage(this.told.value[number].told ?? [], this.sight.value, change);
  }

  /** Where the round before or after begins; the ends of the film are such places, too. @param {1 | -1} way */
  markBeside(way) {
    const here = this.at.value;
    const marks = [0, ...this.marks, this.last];
    return way > 0 ? marks.find((mark) => mark > here) ?? this.last : marks.findLast((mark) => mark < here) ?? 0;
  }
}

/** @param {import('../wire').Told} told */
const begins = (told) => told.kind.endsWith(' began');

/**
 * What a reader is told of a step. Whether a claim was true is left to those who see no secret to find out.
 * @param {Step} step @param {number} number @param {Reader} reader
 * @returns {Entry}
 */
function heardBy({ seat, told, stated }, number, reader) {
  if (stated) return { number, seat, stated: reader === 'nobody' ? { ...stated, true: null } : stated };
  return { number, seat, told: told.filter((one) => !one.private || reader === 'all' || one.seat === reader) };
}

/** @param {Step} step @param {Reader} reader @param {Face} face */
function look(step, reader, face) {
  if (typeof reader === 'number') return { view: step.view, own: step.selves?.[reader] };
  return reader === 'all' && face.opened ? face.opened(step) : { view: step.view, own: null };
}
