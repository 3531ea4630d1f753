/** Two short notes, made here: a call that it is one's turn. */
const NOTES = [
  { pitch: 587.3, at: 0 },
  { pitch: 880, at: 0.14 },
] as const;
const LENGTH = 0.22;
const LOUDNESS = 0.12;

let audio: AudioContext | undefined;

/** Plays the call; where the browser makes no sound before something was pressed, nothing is heard. */
export function ring(): void {
  audio ??= new AudioContext();
  const { currentTime: now, destination } = audio;
  for (const { pitch, at } of NOTES) {
    const note = audio.createOscillator();
    const loudness = audio.createGain();
    note.type = 'sine';
    note.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, now + at);
    loudness.gain.linearRampToValueAtTime(LOUDNESS, now + at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, now + at + LENGTH);
    note.connect(loudness).connect(destination);
    note.start(now + at);
    note.stop(now + at + LENGTH);
  }
}
