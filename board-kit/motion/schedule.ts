/** One thing that flies: a token from anchor to anchor. */
export interface Flight {
  /** What flies; the board draws it. */
  readonly token: string;
  /** Anchors from start to end (`a|b`: the first that is on the screen); one that the screen does not have is left out. */
  readonly path: readonly string[];
  /** Anchors that stay unseen until it arrives. */
  readonly reveals?: readonly string[];
}

/** What happens at one moment of an animation: flights together, then anchors that light up for a blink. */
export interface Beat {
  readonly flights: readonly Flight[];
  readonly pulses: readonly string[];
  /** Milliseconds it would like to take. */
  readonly length: number;
}

/** A flight of a token; `reveals`: what stays unseen until it is there. */
export const fly = (token: string, path: readonly string[], reveals: readonly string[] = []): Flight => ({ token, path, reveals });

/** A beat that would like to take `length` milliseconds. */
export const beat = (length: number, flights: readonly Flight[], pulses: readonly string[] = []): Beat => ({ length, flights, pulses });

/** A beat with its time, in milliseconds from the start of the step. */
export interface TimedBeat extends Beat {
  readonly start: number;
}

/** No beat is longer or, unless the whole must be hurried, shorter; a whole step never takes longer than STEP_LONGEST. */
export const BEAT_LONGEST = 400;
export const BEAT_SHORTEST = 150;
export const STEP_LONGEST = 1200;

/** Beats one after another, hurried evenly if together they would be too long. `after`: milliseconds before the first. */
export function schedule(beats: readonly Beat[], longest = STEP_LONGEST, after = 0): readonly TimedBeat[] {
  const lengths = beats.map((beat) => Math.min(BEAT_LONGEST, Math.max(BEAT_SHORTEST, beat.length)));
  const natural = lengths.reduce((sum, length) => sum + length, 0);
  const pace = natural > longest ? longest / natural : 1;
  let start = after;
  return beats.map((beat, i) => {
    const length = (lengths[i] ?? 0) * pace;
    const timed = { ...beat, length, start };
    start += length;
    return timed;
  });
}
