import { type Seat, sameData } from '@madang/kernel';
import type { Position } from './position.ts';

/** The seat whose view is on the screen, and the seat that must take the screen first. */
export interface Viewer {
  readonly eyes: Seat | null;
  /** A seat that must take the screen before anything is shown; null: nobody. */
  readonly curtain: Seat | null;
}

/** True where two seats at one screen see different things: then neither may look at the other's view. */
function keepsSecrets(position: Position, a: Seat | null, b: Seat): boolean {
  const one = position.seen.find((seen) => seen.seat === a);
  const other = position.seen.find((seen) => seen.seat === b);
  return one !== undefined && other !== undefined && !sameData(one.view, other.view);
}

/**
 * Chooses the seat whose view the screen shows. The present one stays while it must decide, or while no other seat here must. Then
 * the next seat of this screen that must decide follows, behind a curtain if something is hidden.
 */
export function nextEyes(position: Position, now: Viewer): Viewer {
  const mine = position.seen.map((seen) => seen.seat).filter((seat) => seat !== null);
  const first = mine[0];
  if (first === undefined) return { eyes: null, curtain: null };
  const looking = now.eyes !== null && mine.includes(now.eyes) ? now.eyes : null;
  const deciding = position.decisions.map((decision) => decision.seat).filter((seat) => mine.includes(seat));
  if (looking !== null && (deciding.length === 0 || deciding.includes(looking)))
    return { eyes: looking, curtain: keepCurtain(position, looking, now, deciding) };
  const next = deciding[0] ?? first;
  const hand = mine.length > 1 && (looking === null ? othersHide(position, next, mine) : keepsSecrets(position, looking, next));
  return hand ? { eyes: looking ?? next, curtain: next } : { eyes: next, curtain: null };
}

/** A curtain that waits stays until its seat has come or has nothing more to decide. */
const keepCurtain = (position: Position, looking: Seat, now: Viewer, deciding: readonly Seat[]): Seat | null =>
  now.curtain !== null && deciding.includes(now.curtain) && keepsSecrets(position, looking, now.curtain) ? now.curtain : null;

const othersHide = (position: Position, seat: Seat, mine: readonly Seat[]): boolean =>
  mine.some((other) => other !== seat && keepsSecrets(position, other, seat));
