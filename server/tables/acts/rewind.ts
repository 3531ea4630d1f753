import { type Chronicle, openDecisions, stateAt, takeBack } from '@madang/kernel';

/** Takes every step after `to` back, whatever it revealed, and counts that; gives how many there were. Trusts that all agreed. */
export function rewindTo(chronicle: Chronicle, to: number): number {
  const { match, log } = chronicle;
  const steps = log.filter(({ seq }) => seq > to).length;
  const length = match.log.length - steps;
  if (steps > 0) takeBack(match, { state: stateAt(match, length), length });
  log.length -= steps;
  chronicle.seq += 1;
  chronicle.open = openDecisions(match);
  return steps;
}
