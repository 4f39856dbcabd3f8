// Small sounds, made here: a card's snap, a dull knock for what has to stay, four notes for a won game.

/** @import { TableState } from './types.js' */

/** @type {AudioContext | null} */
let audio = null;
/** @type {AudioBuffer | null} */
let rustle = null;

/** A browser only lets a page sound once the player has done something. */
function ready() {
  audio ??= new AudioContext();
  void audio.resume();
  return audio;
}

/** The paper of one card, or of several one after the other. @param {number} cards */
export function snap(cards) {
  for (let i = 0; i < Math.min(cards, 9); i++) paper(i * 0.045, cards > 1 ? 0.07 : 0.12);
}

/** @param {number} after in seconds @param {number} loud */
function paper(after, loud) {
  const context = ready();
  rustle ??= noise(context);
  const source = new AudioBufferSourceNode(context, { buffer: rustle, playbackRate: 0.9 + Math.random() * 0.2 });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: 2400, Q: 0.8 });
  source.connect(filter).connect(fading(context, after, loud, 0.06));
  source.start(context.currentTime + after);
}

export function knock() {
  tone(150, 0, 0.16, 0.12);
  tone(120, 0.09, 0.12, 0.12);
}

export function cheer() {
  [523.25, 659.25, 783.99, 1046.5].forEach((pitch, i) => tone(pitch, i * 0.13, 0.09, 0.6));
}

/** @param {number} pitch in hertz @param {number} after @param {number} loud @param {number} length in seconds */
function tone(pitch, after, loud, length) {
  const context = ready();
  const source = new OscillatorNode(context, { type: 'sine', frequency: pitch });
  source.connect(fading(context, after, loud, length));
  source.start(context.currentTime + after);
  source.stop(context.currentTime + after + length);
}

/** @param {AudioContext} context @param {number} after @param {number} loud @param {number} length */
function fading(context, after, loud, length) {
  const begin = context.currentTime + after;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loud, begin);
  gain.gain.exponentialRampToValueAtTime(0.0005, begin + length);
  gain.connect(context.destination);
  return gain;
}

/** A tenth of a second of white noise. @param {AudioContext} context */
function noise(context) {
  const buffer = new AudioBuffer({ length: context.sampleRate / 10, sampleRate: context.sampleRate });
  buffer.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  return buffer;
}

/** What a new state of the table sounds like. @param {TableState} table @param {TableState} before */
export function soundOf(table, before) {
  if (table.status === 'won' && before.status !== 'won') cheer();
  else snap(table.last?.keys.length ?? 1);
}
