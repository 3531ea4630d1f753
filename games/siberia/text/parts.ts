import type { Message, ScorePart, Seat, Told } from '@madang/kernel';
import { RESOURCES } from '../components/words.ts';
import type { Siberia } from '../rules/state.ts';
import { isSiberiaEvent } from './log.ts';
import { resourceText, say } from './names.ts';

/** What each player earned with each resource: money is all that counts (SIB-END-04). */
export const parts = (state: Siberia, told: readonly Told[]): readonly ScorePart[] =>
  RESOURCES.map((resource) => ({
    name: resourceText(resource),
    rule: 'SIB-EXTRACT-07',
    points: state.players.map((_, seat) => told.reduce((sum, event) => sum + soldBy(event, seat, resource), 0)),
  }));

const soldBy = (event: Told, seat: number, resource: string): number =>
  isSiberiaEvent(event) && event.event === 'sold' && event.seat === seat && event.resource === resource ? event.income : 0;

/** SIB-END-07 with the option of that name: later in the turn order of the last round goes first. */
export function tie(state: Siberia, first: Seat, second: Seat): Message {
  const seats = state.players.length;
  const place = (seat: Seat): number => 1 + ((seat - state.start + seats) % seats);
  return say('siberia.tie', { more: place(first), less: place(second) });
}
