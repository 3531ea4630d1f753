import type { Message, ScorePart, Seat } from '@madang/kernel';
import { SOURCES, type Source } from '../rules/events.ts';
import { parts as partsOf } from '../rules/scoring/final.ts';
import type { Underwater } from '../rules/state.ts';
import { say } from './names.ts';

const RULES: Readonly<Record<Source, string>> = {
  track: 'UWC-SCORE-01',
  brownMetropolis: 'UWC-SCORE-02',
  endScoringCards: 'UWC-SCORE-08',
  cities: 'UWC-SCORE-09',
  resources: 'UWC-SCORE-11',
};

/** The final table, in the order of UWC-SCORE-01. */
export function parts(state: Underwater): readonly ScorePart[] {
  const all = partsOf(state);
  return SOURCES.map((source, i) => ({
    name: say(`underwater.source.${source}`),
    rule: RULES[source],
    points: all.map((scored) => scored[i] ?? 0),
  }));
}

/** UWC-SCORE-13: earlier in the order that the last round has set goes first. */
export const tie = ({ order }: Underwater, first: Seat, second: Seat): Message =>
  say('underwater.tie', { more: 1 + order.indexOf(first), less: 1 + order.indexOf(second) });
