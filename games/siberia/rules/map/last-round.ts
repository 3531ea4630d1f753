import { countOf, type Tell } from '@madang/kernel';
import { EMPTY_RESERVES_TO_END } from '../../components/numbers.ts';
import type { EndReason, SiberiaEvent } from '../events.ts';
import type { Siberia } from '../state.ts';
import { countersLeft } from './regions.ts';

/** SIB-END-01, -02: what brings the end about, if anything does. Cannot be undone (SIB-END-06). */
export function trigger(state: Siberia): EndReason | undefined {
  if (countersLeft(state) === 0) return 'depletion';
  return countOf(state.reserve, 0) >= EMPTY_RESERVES_TO_END ? 'reserves' : undefined;
}

/** Makes this round the last when the end is triggered (SIB-END-03, Q-23). */
export function watchForEnd(state: Siberia, tell: Tell<SiberiaEvent>): void {
  if (state.lastRound) return;
  const reason = trigger(state);
  if (!reason) return;
  state.lastRound = true;
  tell?.({ event: 'last-round', reason });
}
