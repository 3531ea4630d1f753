import type { ScorePart, Told } from '@madang/kernel';
import { RESOURCES } from '../components/words.ts';
import type { Siberia } from '../rules/state.ts';
import { isSiberiaEvent } from './log.ts';
import { resourceText } from './names.ts';

/** What each player earned with each resource: money is all that counts (SIB-END-04). */
export const parts = (state: Siberia, told: readonly Told[]): readonly ScorePart[] =>
  RESOURCES.map((resource) => ({
    name: resourceText(resource),
    rule: 'SIB-EXTRACT-07',
    points: state.players.map((_, seat) => told.reduce((sum, event) => sum + soldBy(event, seat, resource), 0)),
  }));

const soldBy = (event: Told, seat: number, resource: string): number =>
  isSiberiaEvent(event) && event.event === 'sold' && event.seat === seat && event.resource === resource ? event.income : 0;
