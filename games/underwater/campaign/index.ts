import { bitCount, type Campaign, type Challenge, challengesOf, countingOf } from '@madang/kernel';
import type { Goods } from '../components/effects.ts';
import { connectedCities } from '../rules/building/network.ts';
import type { UnderwaterEvent } from '../rules/events.ts';
import type { Underwater } from '../rules/state.ts';
import { campaign as catalogues } from '../text/sources.ts';
import table from './challenges.json' with { type: 'json' };
import starts from './starts.json' with { type: 'json' };

type Measure = Challenge<Underwater, UnderwaterEvent>['measure'];

const counting = countingOf<UnderwaterEvent>();

/** Cities that are connected. */
const connected: Measure = ({ state }, seat) => {
  const me = state.players[seat];
  return me === undefined ? 0 : bitCount(connectedCities(me));
};

/** What one of a yield is worth here: each good and each point counts one. */
const size = (goods: Goods): number => Object.values(goods).reduce((all: number, count) => all + (count ?? 0), 0);

const scoredAtEnd = counting('scored', (event) => event.points);

/** All points: those of the track, and at the end those that are counted. */
const points: Measure = (course, seat) =>
  course.told.some(({ event }) => event === 'scored') ? scoredAtEnd(course, seat) : (course.state.players[seat]?.points ?? 0);

/** By challenge, what its stars are given for. */
const MEASURES: Readonly<Record<string, Measure>> = {
  tunnels: counting('built', ({ thing }) => (thing === 'tunnel' ? 1 : 0)),
  colors: counting('card-played', (event) => (event.matched ? 1 : 0)),
  network: connected,
  production: counting('produced', ({ goods, times }) => times * size(goods)),
  upgrades: counting('upgraded'),
  claims: counting('claimed'),
  specials: counting('special-paid'),
  'last-rounds': points,
  'whole-game': points,
};

/** Underwater Cities' campaign, in the order in which a friend teaches it. */
export const campaign: Campaign<Underwater, UnderwaterEvent> = {
  catalogues,
  version: '1.7.0',
  challenges: challengesOf(table, MEASURES),
  starts,
  rounds: 'round-began',
};
