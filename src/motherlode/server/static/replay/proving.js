// Whether a deal is what was promised: computed here, from the record, against what the table and this device knew before.
import { fromHex, sha256 } from './sha256.js';

/**
 * @typedef {object} Check
 * @property {string} name What is compared, for the catalogue.
 * @property {string} found As it is in the record, or computed from it.
 * @property {string} wanted As it was promised.
 * @property {boolean} good
 */
/** @typedef {{ commitment: string, nonces: string[], seed: string }} Deal */
/** @typedef {{ commitment: string, nonce: string }} Promised What this device saw and gave before the deal. */

/**
 * @param {Deal} deal Of the record.
 * @param {{ commitment: string, nonces?: string[] }} table As it stood before the game was over.
 * @param {{ seat: number | null, promised: Promised | null }} mine
 * @returns {{ checks: Check[], key: string, proven: boolean }}
 */
export function prove(deal, table, { seat, promised }) {
  const checks = [
    compare('seed', sha256(fromHex(deal.seed)), deal.commitment),
    compare('commitment', deal.commitment, table.commitment),
    compare('nonces', deal.nonces.join(' '), (table.nonces ?? []).join(' ')),
  ];
  if (promised && seat !== null) {
    checks.push(compare('ownCommitment', deal.commitment, promised.commitment), compare('ownNonce', deal.nonces[seat], promised.nonce));
  }
  return { checks, key: sha256(fromHex(deal.seed + deal.nonces.join(''))), proven: checks.every((check) => check.good) };
}

/** @param {string} name @param {string} found @param {string} wanted @returns {Check} */
const compare = (name, found, wanted) => ({ name, found, wanted, good: found === wanted });
