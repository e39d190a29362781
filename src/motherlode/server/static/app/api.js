// Requests to the server. What goes wrong is a `Trouble` with a sentence for people.
import { said } from './words.js';

export class Trouble extends Error {
  /** @param {number} status @param {string} code @param {string} sentence */
  constructor(status, code, sentence) {
    super(sentence);
    this.status = status;
    this.code = code;
  }
}

/**
 * @param {string} path
 * @param {unknown} [body] Sent by POST if there is one.
 * @returns {Promise<any>}
 */
export async function ask(path, body) {
  const response = await fetch(path, body === undefined ? {} : {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const data = await response.json().catch(() => ({}));
  if (!response.ok) throw new Trouble(response.status, data.code ?? 'failed', said(data.sentence ?? response.statusText));
  return data;
}
