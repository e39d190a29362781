// The line to a table: a WebSocket that comes back by itself. A command waits for its answer;
// moves, claims and talk that were not answered are sent again under the same id, and never made twice.
import { signal } from '../vendor/preact.js';
import { Latest } from './changes.js';
import { said } from './words.js';

/** @typedef {import('../wire').AnyMessage} Message */
/** @typedef {'connecting' | 'open' | 'lost' | 'gone'} State */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const GONE = 4000; // Codes from here on: one cannot be here at all.
const AGAIN = ['move', 'claim', 'say'];

/** Refusals and faults speak the reader's language from here on. @param {any} message */
const inOwnWords = (message) => (message.sentence ? { ...message, sentence: said(message.sentence) } : message);

export class Line {
  /**
   * @param {string} table
   * @param {(message: Message) => void} hear
   * @param {() => number} since The last revision that was heard of.
   * @param {string} [wishes] How one comes, behind the address.
   */
  constructor(table, hear, since, wishes = '') {
    this.table = table;
    this.hear = hear;
    this.since = since;
    this.wishes = wishes;
    /** @type {import('../vendor/preact.js').Signal<State>} */
    this.state = signal('connecting');
    this.why = signal('');
    /** What went wrong last: if the line is closed for good, that is why. */
    this.fault = '';
    /** @type {Map<string, { command: any, settle: (answer: any) => void }>} */
    this.waiting = new Map();
    this.wait = FIRST_WAIT;
    this.latest = new Latest();
    /** Whether we ask for what changed in a view, instead of the whole one. */
    this.changes = true;
    this.count = 0;
    this.session = Math.random().toString(36).slice(2, 10);
    /** @type {WebSocket | null} */
    this.socket = null;
    this.closed = false;
    this.retry = 0;
    this.wake = () => this.comeBack();
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.open();
  }

  open() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const wishes = `since=${this.since()}&changes=${Number(this.changes)}${this.wishes}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket?${wishes}`);
    this.socket = socket;
    socket.onmessage = (event) => this.receive(socket, JSON.parse(event.data));
    socket.onclose = (event) => this.lose(event);
  }

  /** A wrong view is worse than none: if what changed does not fit, come back and have whole ones from then on. @param {WebSocket} socket @param {any} data */
  receive(socket, data) {
    let message;
    try {
      message = this.latest.complete(data);
    } catch {
      this.changes = false;
      socket.close();
      return;
    }
    this.take(inOwnWords(message));
  }

  /** @param {any} message */
  take(message) {
    if (message.type === 'welcome') this.greet();
    if (message.type === 'fault') this.fault = message.sentence;
    const id = message.done || message.id;
    if (id) this.settle(id, message);
    this.hear(message);
  }

  greet() {
    this.state.value = 'open';
    this.wait = FIRST_WAIT;
    for (const [id, { command }] of [...this.waiting]) {
      if (AGAIN.includes(command.type)) this.socket?.send(JSON.stringify(command));
      else this.settle(id, { type: 'refused', code: 'lost', sentence: '' });
    }
  }

  /** @param {CloseEvent} event */
  lose(event) {
    if (this.closed) return;
    if (event.code >= GONE) {
      this.why.value = this.fault;
      this.state.value = 'gone';
      return;
    }
    this.state.value = 'lost';
    this.retry = setTimeout(() => this.open(), this.wait + Math.random() * 200);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** The network is there again, or somebody looks: do not wait longer. */
  comeBack() {
    if (this.state.value !== 'lost' || document.hidden) return;
    clearTimeout(this.retry);
    this.wait = FIRST_WAIT;
    if (this.socket?.readyState === WebSocket.CLOSED) this.open();
  }

  /**
   * Ask something of the table.
   * @param {Record<string, unknown> & { type: string }} command
   * @returns {Promise<any>} The answer: `done`, `news` or `refused`.
   */
  say(command) {
    const id = `${this.session}-${++this.count}`;
    const named = { ...command, id };
    return new Promise((settle) => {
      this.waiting.set(id, { command: named, settle });
      if (this.state.value === 'open') this.socket?.send(JSON.stringify(named));
      else if (!AGAIN.includes(command.type)) this.settle(id, { type: 'refused', code: 'lost', sentence: '' });
    });
  }

  /** @param {string} id @param {any} answer */
  settle(id, answer) {
    this.waiting.get(id)?.settle(answer);
    this.waiting.delete(id);
  }

  close() {
    this.closed = true;
    clearTimeout(this.retry);
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
  }
}
