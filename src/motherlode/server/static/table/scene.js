// A table as this reader sees it: what the server told, as signals. Messages are taken one after the other,
// so that each event can be seen before the next.
import { batch, computed, signal } from '../vendor/preact.js';
import { Line } from '../app/line.js';
import { t } from '../app/words.js';

/** @typedef {import('./face.js').Sight} Sight */
/** @typedef {import('../wire').Told} Told */

/**
 * A line of the log: what a step told, a claim, or something that was said.
 * @typedef {object} Entry
 * @property {number} number
 * @property {number | null} [seat]
 * @property {Told[]} [told]
 * @property {import('../wire').Stated} [stated]
 * @property {import('../wire').Saying} [saying]
 */

const IMPATIENT = 3; // So many messages waiting: then no time for motion.

export class Scene {
  /** @param {string} id @param {boolean} [watching] As a spectator, even with a seat there: on a screen that all look at. */
  constructor(id, watching = false) {
    this.id = id;
    this.watching = watching;
    this.rev = 0;
    /** @type {import('../vendor/preact.js').Signal<import('../wire').TableInfo | null>} */
    this.table = signal(null);
    this.you = signal(/** @type {import('../wire').You} */ ({ seat: null, host: false }));
    /** @type {import('../vendor/preact.js').Signal<any>} */
    this.play = signal(null);
    /** @type {import('../vendor/preact.js').Signal<Entry[]>} */
    this.entries = signal([]);
    /** What was told in the round that has just ended: shown as a story until it is put away. */
    this.story = signal(/** @type {Told[] | null} */ (null));
    /** A sentence for the reader: why something cannot be done. */
    this.notice = signal(/** @type {{ sentence: string, clause: string } | null} */ (null));
    this.unread = signal(0);
    /** @type {import('./face.js').Face | null} */
    this.face = null;
    /** @type {(told: Told[], before: Sight, change: () => void) => Promise<void>} */
    this.stage = async (_, __, change) => change();
    /** Who makes sounds of what moves, if anyone. @type {((motions: import('./face.js').Motion[]) => void) | undefined} */
    this.hear = undefined;
    /** @type {any[]} */
    this.queue = [];
    this.busy = false;
    this.sight = computed(() => this.see());
    this.line = new Line(id, (message) => this.take(message), () => this.rev, watching ? '&as=spectator' : '');
  }

  /** Whether the reader is asked for a move. */
  get myTurn() {
    const sight = this.sight.value;
    return !!sight && sight.me !== null && sight.asked === sight.me && !sight.away;
  }

  /** @returns {Sight | null} */
  see() {
    const table = this.table.value;
    const play = this.play.value;
    if (!table || !play) return null;
    const me = this.you.value.seat ?? null;
    const away = me !== null && !!table.chairs[me].bot;
    return {
      game: table.game,
      view: play.view,
      own: play.self ?? null,
      me,
      you: me,
      away,
      asked: play.asked ?? null,
      prompt: play.prompt ?? null,
      moves: away ? [] : play.moves ?? [],
      end: play.end ?? null,
      chairs: table.chairs,
      name: (seat) => table.chairs[seat]?.name || t('table.seat', { seat: seat + 1 }),
      log: this.entries.value,
    };
  }

  // Messages

  /** @param {any} message */
  take(message) {
    this.queue.push(message);
    if (!this.busy) this.work();
  }

  async work() {
    this.busy = true;
    while (this.queue.length) {
      try {
        await this.apply(this.queue.shift());
      } catch (problem) {
        console.error(problem);
      }
    }
    this.busy = false;
  }

  /** @param {any} message */
  async apply(message) {
    if (message.rev && message.type !== 'refused') this.rev = Math.max(this.rev, message.rev);
    switch (message.type) {
      case 'welcome': return this.greet(message);
      case 'news': return this.news(message);
      case 'table': return batch(() => {
        this.you.value = message.you;
        this.table.value = message.table;
        if (message.play) this.play.value = message.play;
      });
      case 'here': return this.arrive(message);
      case 'said': return this.add({ saying: message.saying });
      case 'refused':
        if (message.play) this.play.value = message.play;
        if (message.sentence) this.notice.value = { sentence: message.sentence, clause: message.clause ?? '' };
        return undefined;
      case 'fault':
        this.notice.value = { sentence: message.sentence, clause: '' };
        return undefined;
      default: return undefined;
    }
  }

  /** @param {any} message */
  async greet(message) {
    if (!this.face) {
      const { loadFace } = await import('./face.js');
      this.face = await loadFace(message.table.game);
    }
    batch(() => {
      this.you.value = message.you;
      this.table.value = message.table;
      this.play.value = message.play ?? null;
      for (const step of message.missed ?? []) this.add({ seat: step.seat, told: step.told, stated: step.stated }, false);
      const known = new Set(this.entries.value.map((entry) => entry.saying?.number));
      for (const saying of message.chat) if (!known.has(saying.number)) this.add({ saying }, false);
      if (message.play?.end) this.story.value = this.lastStory();
    });
  }

  /** How the game ended, for whoever comes after its end. */
  lastStory() {
    return this.entries.value.findLast((entry) => entry.told && this.face?.ends(entry.told))?.told ?? null;
  }

  /** @param {any} message */
  async news(message) {
    const before = this.sight.value;
    const told = message.told ?? [];
    const change = () => batch(() => {
      this.play.value = message.play;
      this.notice.value = null;
      if (message.stated) this.add({ seat: message.seat, stated: message.stated });
      else this.add({ seat: message.seat, told });
      if (this.face?.ends(told)) this.story.value = told;
    });
    if (!before || this.queue.length > IMPATIENT || document.hidden) change();
    else await this.stage(told, before, change);
  }

  /** @param {any} message */
  arrive(message) {
    const table = this.table.value;
    if (!table) return;
    const chairs = table.chairs.map((chair) => ({ ...chair, here: message.here.includes(chair.seat) }));
    this.table.value = { ...table, chairs, spectators: message.spectators };
    this.you.value = { ...this.you.value, watching: message.watching ?? [] };
  }

  /** @param {Omit<Entry, 'number'>} entry @param {boolean} [fresh] */
  add(entry, fresh = true) {
    this.entries.value = [...this.entries.value, { ...entry, number: this.entries.value.length }];
    if (fresh && (entry.saying || entry.stated)) this.unread.value += 1;
  }

  // What the reader does

  /**
   * Ask something of the table; a refusal becomes a notice.
   * @param {Record<string, unknown> & { type: string }} command
   */
  async say(command) {
    const answer = await this.line.say(command);
    if (answer.type === 'refused' && answer.code === 'lost') this.notice.value = { sentence: t('line.lost.notSent'), clause: '' };
    return answer;
  }

  /** @param {string} text */
  move(text) {
    return this.say({ type: 'move', text, expected: this.rev });
  }

  close() {
    this.line.close();
  }
}
