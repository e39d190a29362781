// SHA-256 (FIPS 180-4). Browsers have one of their own only over TLS or on this very machine: at home on plain HTTP a deal
// should be checkable, too.

const WORDS = 64;
const BLOCK = 64; // Bytes.

/** The first 32 bits of the fractional part of a root of a prime. @param {number} root */
const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const PRIMES = primes(WORDS);
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** @param {number} many */
function primes(many) {
  /** @type {number[]} */
  const found = [];
  for (let n = 2; found.length < many; n += 1) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/**
 * The hash of some bytes, in hex.
 * @param {Uint8Array} bytes
 */
export function sha256(bytes) {
  const message = padded(bytes);
  const hash = Int32Array.from(START);
  for (let at = 0; at < message.byteLength; at += BLOCK) mix(hash, message, at);
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** A one, noughts, and the length in bits. @param {Uint8Array} bytes */
function padded(bytes) {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setBigUint64(whole.length - 8, BigInt(bytes.length) * 8n);
  return view;
}

/** @param {Int32Array} hash @param {DataView} message @param {number} at */
function mix(hash, message, at) {
  const words = schedule(message, at);
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < WORDS; i += 1) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + words[i]) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => { hash[i] += word; });
}

/** @param {DataView} message @param {number} at */
function schedule(message, at) {
  const words = new Int32Array(WORDS);
  for (let i = 0; i < 16; i += 1) words[i] = message.getInt32(at + 4 * i);
  for (let i = 16; i < WORDS; i += 1) {
    const [two, fifteen] = [words[i - 2], words[i - 15]];
    const low = turned(fifteen, 7) ^ turned(fifteen, 18) ^ (fifteen >>> 3);
    const high = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10);
    words[i] = words[i - 16] + low + words[i - 7] + high;
  }
  return words;
}

/** @param {string} hex */
export const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
