import { at, type Campaign, type Challenge, challengesOf, countingOf } from '@madang/kernel';
import { DAM_SITES } from '../components/words.ts';
import type { BarrageEvent } from '../rules/events.ts';
import type { Barrage } from '../rules/state.ts';
import { campaign as catalogues } from '../text/sources.ts';
import table from './challenges.json' with { type: 'json' };
import starts from './starts.json' with { type: 'json' };

type Measure = Challenge<Barrage, BarrageEvent>['measure'];

const counting = countingOf<BarrageEvent>();

/** Drops that came to rest in dams of a seat. */
const dropsCaught: Measure = ({ state, told }, seat) => {
  const own = new Set<string>(DAM_SITES.filter((_, site) => at(state.damOwner, site) === seat));
  return told.filter((event) => event.event === 'flowed' && own.has(event.end)).length;
};

/** All points of a seat. */
const points: Measure = ({ state }, seat) => state.players[seat]?.vp ?? 0;

/** By challenge, what its stars are given for. */
const MEASURES: Readonly<Record<string, Measure>> = {
  'own-water': dropsCaught,
  building: counting('built'),
  'first-energy': counting('produced', ({ total }) => total),
  wheel: counting('wheel-turned', ({ excavators, mixers }) => excavators + mixers),
  contracts: counting('contract-fulfilled'),
  incomes: counting('income', ({ uncovered }) => (uncovered ? 1 : 0)),
  'energy-points': counting('rank-scored', ({ vp }) => vp),
  bonus: counting('bonus-scored', ({ vp }) => Math.max(0, vp)),
  'last-round': points,
  'whole-game': points,
};

/** Barrage's campaign, in the order in which a friend teaches it. */
export const campaign: Campaign<Barrage, BarrageEvent> = {
  catalogues,
  version: '1.3.0',
  challenges: challengesOf(table, MEASURES),
  starts,
  rounds: 'round-began',
};
