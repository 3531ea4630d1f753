import type { Reading } from './time.ts';

/** A time in which nobody's clock ran: no node was alive, or none reached the database. */
export interface Pause {
  readonly from: number;
  readonly to: number;
}

/** A step of the machine's clock that this node does not follow yet. */
interface Step {
  /** Milliseconds that the machine's clock stands ahead of the node's time; negative: behind it. */
  readonly ahead: number;
  /** The steady time at which the clock stepped. */
  readonly since: number;
  /** Follows the machine's clock from now on. */
  accept(): void;
}

/** What a node knows of pauses. */
export interface Heart {
  /** The oldest first. */
  pauses: readonly Pause[];
  /** The last beat failed, so it is not known yet for how long the database was away. */
  missed: boolean;
  /** A machine's clock may have run ahead, so that players' time was counted by it; not looked into yet. */
  astray: boolean;
  /** The right time when the node started: the machine's, or a shared database's if they disagree by more than a minute. */
  readonly started: Reading;
  /** The machine's clock stepped, and this node keeps its own time for the moment. */
  step: Step | undefined;
}

/** Milliseconds between two moments that fell into pauses; these are in order and do not overlap. */
export function pausedWithin(pauses: readonly Pause[], from: number, to: number): number {
  let paused = 0;
  for (let i = pauses.length - 1; i >= 0; i--) {
    const pause = pauses[i];
    if (!pause || pause.to <= from) break;
    paused += Math.max(0, Math.min(to, pause.to) - Math.max(from, pause.from));
  }
  return paused;
}
