import type { Chronicle } from '@madang/kernel';
import { type Engine, OURS } from '../../core/rules/engine.ts';

/** Takes every step after `to` back, whatever it revealed, and counts that; gives how many there were. Trusts that all agreed. */
export function rewindTo(chronicle: Chronicle, to: number, engine: Engine = OURS): number {
  const { match, log } = chronicle;
  const steps = log.filter(({ seq }) => seq > to).length;
  const length = match.log.length - steps;
  if (steps > 0) engine.takeBack(match, { state: engine.stateAt(match, length), length });
  log.length -= steps;
  chronicle.seq += 1;
  chronicle.open = engine.openDecisions(match);
  return steps;
}
