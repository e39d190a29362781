// Sounds, made of tones and noise when they are heard: there are no files.
import { volume } from '../app/settings.js';

/**
 * A tone or a noise that glides from one pitch to another: its kind, both pitches in hertz, when it begins, how long it
 * lasts, how loud it is.
 * @typedef {[kind: OscillatorType | 'noise', from: number, to: number, at: number, long: number, loud: number]} Voice
 */

/** @type {Record<string, Voice[]>} */
export const SOUNDS = {
  lay: [['noise', 1400, 500, 0, 0.06, 0.5], ['triangle', 210, 110, 0, 0.1, 0.5]],
  flip: [['noise', 900, 3200, 0, 0.14, 0.4], ['triangle', 392, 523, 0.06, 0.2, 0.3]],
  fall: [['noise', 420, 90, 0, 0.7, 0.9], ['noise', 900, 250, 0.08, 0.16, 0.5], ['noise', 700, 160, 0.28, 0.2, 0.4], ['triangle', 90, 45, 0, 0.5, 0.5]],
  break: [['square', 330, 70, 0, 0.2, 0.16], ['noise', 3600, 900, 0, 0.12, 0.5], ['noise', 2400, 700, 0.12, 0.1, 0.3]],
  mend: [['triangle', 523, 523, 0, 0.12, 0.35], ['triangle', 784, 784, 0.1, 0.22, 0.35]],
  gold: [['sine', 1319, 1319, 0, 0.3, 0.25], ['sine', 1760, 1760, 0.07, 0.4, 0.25], ['triangle', 2637, 2637, 0.14, 0.3, 0.08]],
  dice: [0, 0.07, 0.13, 0.22, 0.27].map((at, index) => ['noise', 2600 - 200 * index, 1200, at, 0.045, 0.5]),
  asked: [['sine', 587, 587, 0.25, 0.2, 0.4], ['sine', 880, 880, 0.4, 0.4, 0.4]],
  won: [523, 659, 784, 1047].map((pitch, index) => ['triangle', pitch, pitch, 0.12 * index, index < 3 ? 0.25 : 0.7, 0.35]),
  lost: [392, 370, 349, 262].map((pitch, index) => ['triangle', pitch, pitch, 0.17 * index, index < 3 ? 0.28 : 0.7, 0.35]),
};

const MOST = 3; // Sounds at once: more would be a din.
const CALL = 'asked'; // It is one's turn: that is heard in any case.
const SILENCE = 0.0001; // Loudness falls by a factor, and never to nothing.
const ATTACK = 0.006;
const LOUDEST = 0.8;
const RATE = 24000;

/** @type {AudioContext | null} */
let audio = null;
/** What sounds now. @type {Set<string>} */
const sounding = new Set();

/** Play a sound. In a hidden tab nothing sounds but the call to one's turn. @param {string} name */
export function play(name) {
  if (document.hidden && name !== CALL) return;
  // Before the first click or key browsers let no page sound, and complain of those that try.
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (sounding.has(name) || (sounding.size >= MOST && name !== CALL)) return;
  audio ??= new AudioContext();
  const now = audio;
  now.resume();
  sounding.add(name);
  sound(now, name, volume.peek()).onended = () => {
    sounding.delete(name);
    if (!sounding.size) now.suspend(); // A phone need not listen to silence.
  };
}

/**
 * @param {BaseAudioContext} on
 * @param {string} name
 * @param {number} loud Up to 1.
 * @returns {AudioScheduledSourceNode} What ends last.
 */
export function sound(on, name, loud) {
  const all = on.createGain();
  all.gain.value = loud * LOUDEST;
  all.connect(on.destination);
  const [last] = SOUNDS[name].map((voice) => ({ ends: voice[3] + voice[4], source: speak(on, voice, all) })).sort((one, two) => two.ends - one.ends);
  return last.source;
}

/** @param {BaseAudioContext} on @param {Voice} voice @param {AudioNode} into */
function speak(on, [kind, from, to, at, long, loud], into) {
  const begin = on.currentTime + at;
  const end = begin + long;
  const shape = on.createGain();
  const { source, pitch } = kind === 'noise' ? noise(on, shape) : tone(on, shape, kind);
  pitch.setValueAtTime(from, begin);
  pitch.exponentialRampToValueAtTime(to, end);
  shape.gain.setValueAtTime(SILENCE, begin);
  shape.gain.exponentialRampToValueAtTime(loud, begin + ATTACK);
  shape.gain.exponentialRampToValueAtTime(SILENCE, end);
  shape.connect(into);
  source.start(begin);
  source.stop(end);
  return source;
}

/** @param {BaseAudioContext} on @param {AudioNode} into @param {OscillatorType} type */
function tone(on, into, type) {
  const source = new OscillatorNode(on, { type });
  source.connect(into);
  return { source, pitch: source.frequency };
}

/** @param {BaseAudioContext} on @param {AudioNode} into */
function noise(on, into) {
  hiss ??= hissing();
  const source = new AudioBufferSourceNode(on, { buffer: hiss });
  const filter = new BiquadFilterNode(on, { type: 'bandpass' });
  source.connect(filter).connect(into);
  return { source, pitch: filter.frequency };
}

/** @type {AudioBuffer | null} */
let hiss = null;

/** A second of chance. */
function hissing() {
  const buffer = new AudioBuffer({ length: RATE, sampleRate: RATE });
  buffer.copyToChannel(Float32Array.from({ length: RATE }, () => Math.random() * 2 - 1), 0);
  return buffer;
}
