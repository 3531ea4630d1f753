import { type Campaign, type Challenge, challengesOf, countingOf, seatEvents } from '@madang/kernel';
import type { SiberiaEvent } from '../rules/events.ts';
import type { Siberia } from '../rules/state.ts';
import { campaign as catalogues } from '../text/sources.ts';
import table from './challenges.json' with { type: 'json' };
import starts from './starts.json' with { type: 'json' };

type Measure = Challenge<Siberia, SiberiaEvent>['measure'];

const counting = countingOf<SiberiaEvent>();

const earned = counting('sold', ({ income }) => income);

/** The most cubes that a seat sold by one action. */
const biggestSale: Measure = ({ told }, seat) => Math.max(0, ...seatEvents(told, 'sold', seat).map(({ cubes }) => cubes));

/** The cubes that a seat placed by research and extracted later. */
const reaped: Measure = ({ told }, seat) => {
  const sown = new Set<string>();
  let count = 0;
  for (const event of told) {
    if (event.event !== 'deposited' && event.event !== 'extracted') continue;
    const cube = `${event.resource} ${event.place}`;
    if (event.event === 'deposited') {
      if (event.seat === seat) sown.add(cube);
    } else if (sown.delete(cube) && event.seat === seat) count += 1;
  }
  return count;
};

/** By challenge, what its stars are given for. */
const MEASURES: Readonly<Record<string, Measure>> = {
  'first-money': earned,
  'better-prices': counting('sold', ({ exchange, income }) => (exchange === 'frankfurt' ? 0 : income)),
  tiles: counting('tile-taken'),
  'many-at-once': biggestSale,
  managers: counting('joker-laid'),
  'own-cubes': reaped,
  'before-the-other': earned,
  'last-round': earned,
  'whole-game': earned,
};

/** Siberia's campaign, in the order in which a friend teaches it. */
export const campaign: Campaign<Siberia, SiberiaEvent> = {
  catalogues,
  version: '2.1.0',
  challenges: challengesOf(table, MEASURES),
  starts,
  rounds: 'round-ended',
};
