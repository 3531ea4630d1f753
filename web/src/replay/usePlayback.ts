import { useEffect, useState } from 'preact/hooks';

/** Steps a second. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
type Speed = (typeof SPEEDS)[number];

/** Where a replay stands and how it moves. */
export interface Playback {
  readonly at: number;
  /** Whether the last change was one step on, which is worth showing with motion. */
  readonly forward: boolean;
  readonly playing: boolean;
  readonly speed: Speed;
  go(step: number): void;
  setPlaying(playing: boolean): void;
  setSpeed(speed: Speed): void;
}

/** Moves through `length` steps, from the step `start` on. */
export function usePlayback(length: number, start: number): Playback {
  const [place, setPlace] = useState({ at: Math.min(length, start), forward: false });
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const { at, forward } = place;
  useEffect(() => {
    if (!playing) return;
    if (at >= length) return setPlaying(false);
    const timer = setTimeout(() => setPlace({ at: at + 1, forward: true }), 1000 / speed);
    return () => clearTimeout(timer);
  }, [playing, at, speed, length]);
  const go = (step: number): void => setPlace({ at: Math.min(length, Math.max(0, step)), forward: step === at + 1 });
  return { at, forward, playing, speed, go, setPlaying, setSpeed };
}
