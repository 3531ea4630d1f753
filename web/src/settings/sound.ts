import type { Sound } from '@madang/board-kit';
import { useSettings } from './store.ts';

/** What is heard at a table: what happens on the board, that it is one's turn, that somebody speaks, that time runs out. */
export type Heard = Sound | 'turn' | 'speak' | 'warn';

/** One note, or a rush of noise where it has no pitch; `to`: the pitch that it slides to. Times in seconds. */
interface Note {
  readonly at: number;
  readonly length: number;
  readonly loud: number;
  readonly pitch?: number;
  readonly to?: number;
  readonly shape?: OscillatorType;
  /** Noise around this pitch. */
  readonly around?: number;
}

const chirp = (at: number): Note => ({ at, length: 0.11, loud: 0.05, pitch: 420 + at * 900, to: 980 + at * 900 });
const click = (at: number): Note => ({ at, length: 0.02, loud: 0.06, around: 1800 });

/** How each sounds, made here; all quiet. */
const NOTES: Readonly<Record<Heard, readonly Note[]>> = {
  wood: [
    { at: 0, length: 0.05, loud: 0.08, around: 900 },
    { at: 0, length: 0.09, loud: 0.06, pitch: 190, to: 150 },
  ],
  stone: [
    { at: 0, length: 0.12, loud: 0.1, around: 320 },
    { at: 0.01, length: 0.16, loud: 0.08, pitch: 105, to: 70 },
  ],
  water: [chirp(0), chirp(0.09), chirp(0.18)],
  wheel: [click(0), click(0.07), click(0.14), click(0.21), { at: 0.27, length: 0.14, loud: 0.08, pitch: 120, to: 70 }],
  coin: [
    { at: 0, length: 0.09, loud: 0.035, pitch: 1319, shape: 'triangle' },
    { at: 0.07, length: 0.2, loud: 0.035, pitch: 1976, shape: 'triangle' },
  ],
  card: [{ at: 0, length: 0.1, loud: 0.05, around: 3600 }],
  stamp: [
    { at: 0, length: 0.05, loud: 0.12, around: 600 },
    { at: 0.02, length: 0.1, loud: 0.08, pitch: 150, to: 110 },
  ],
  turn: [
    { at: 0, length: 0.22, loud: 0.1, pitch: 587.3 },
    { at: 0.14, length: 0.22, loud: 0.1, pitch: 880 },
  ],
  warn: [
    { at: 0, length: 0.08, loud: 0.09, pitch: 880 },
    { at: 0.16, length: 0.08, loud: 0.09, pitch: 880 },
    { at: 0.32, length: 0.16, loud: 0.09, pitch: 880 },
  ],
  speak: [
    { at: 0, length: 0.1, loud: 0.05, pitch: 660 },
    { at: 0.1, length: 0.14, loud: 0.05, pitch: 550 },
  ],
};

let audio: AudioContext | undefined;
let hiss: AudioBuffer | undefined;
/** When the latest sound of each kind ends: never two of one kind at once. */
const ends = new Map<Heard, number>();

const isPressed = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Half a second of noise, always the same. */
function noise(context: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const data = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < data.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    data[i] = state / 2 ** 31 - 1;
  }
  hiss = buffer;
  return buffer;
}

function source(context: AudioContext, { pitch, to, shape, around }: Note, start: number, end: number): AudioNode & AudioScheduledSourceNode {
  if (pitch !== undefined) {
    const tone = context.createOscillator();
    tone.type = shape ?? 'sine';
    tone.frequency.setValueAtTime(pitch, start);
    if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, end);
    return tone;
  }
  const rush = context.createBufferSource();
  rush.buffer = noise(context);
  rush.playbackRate.value = Math.max(0.2, (around ?? 1000) / 2000);
  return rush;
}

function playNote(context: AudioContext, note: Note, from: number): void {
  const start = from + note.at;
  const end = start + note.length;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(note.loud, start + Math.min(0.012, note.length / 3));
  loudness.gain.exponentialRampToValueAtTime(0.001, end);
  const tone = source(context, note, start, end);
  if (note.pitch === undefined) {
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = note.around ?? 1000;
    tone.connect(band).connect(loudness);
  } else tone.connect(loudness);
  loudness.connect(context.destination);
  tone.start(start);
  tone.stop(end);
}

/** Plays a sound, `after` seconds from now; nothing before the reader has pressed something, and not while the same is still heard. */
export function sound(kind: Heard, after = 0): void {
  if (!isPressed()) return;
  audio ??= new AudioContext();
  const from = audio.currentTime + after;
  if (from < (ends.get(kind) ?? 0)) return;
  const notes = NOTES[kind];
  ends.set(kind, from + Math.max(...notes.map(({ at, length }) => at + length)));
  for (const note of notes) playNote(audio, note, from);
}

const SHAKES = { placed: [12], turn: [30, 60, 30] } as const;

/** Shakes a phone shortly, where its reader wishes it. */
export function shake(kind: keyof typeof SHAKES): void {
  if (useSettings.getState().haptics === 'on' && isPressed()) navigator.vibrate?.([...SHAKES[kind]]);
}
