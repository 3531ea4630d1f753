import { type Campaign, type Challenge, challengesOf, countingOf, seatEvents } from '@madang/kernel';
import type { LudwigEvent } from '../rules/events.ts';
import type { Ludwig } from '../rules/state.ts';
import { campaign as catalogues } from '../text/sources.ts';
import table from './challenges.json' with { type: 'json' };
import starts from './starts.json' with { type: 'json' };

type Measure = Challenge<Ludwig, LudwigEvent>['measure'];

const counting = countingOf<LudwigEvent>();

/** Types of rooms that were completed. */
const rewards: Measure = ({ told }, seat) => new Set(seatEvents(told, 'completed', seat).map(({ type }) => type)).size;

/** The most points of one placed tile. */
const bestRoom: Measure = ({ told }, seat) => Math.max(0, ...seatEvents(told, 'placed', seat).map((event) => event.points));

/** What the end brings a seat; favors are told for all seats together. */
const atEnd: readonly Measure[] = [
  counting('bonus-card-scored', (event) => event.points),
  counting('depleted-scored', (event) => event.points),
  counting('money-scored', (event) => event.points),
  ({ told }, seat) => told.reduce((sum, event) => (event.event === 'favor-scored' ? sum + (event.points[seat] ?? 0) : sum), 0),
];

/** All points: those of the track, and at the end those that follow. */
const points: Measure = (course, seat) => atEnd.reduce((sum, measure) => sum + measure(course, seat), course.state.players[seat]?.points ?? 0);

/** By challenge, what its stars are given for. */
const MEASURES: Readonly<Record<string, Measure>> = {
  'first-rooms': counting('placed', (event) => Math.max(0, event.points)),
  symbols: counting('scored', ({ source, points }) => (source === 'printed' ? 0 : Math.max(0, points))),
  completed: counting('completed', ({ type }) => (type === 'corridor' ? 0 : 1)),
  rewards: rewards,
  'best-room': bestRoom,
  tiles: counting('placed'),
  middle: points,
  'to-the-end': points,
  'whole-game': points,
};

/** Castles of Mad King Ludwig's campaign, in the order in which a friend teaches it. */
export const campaign: Campaign<Ludwig, LudwigEvent> = {
  catalogues,
  version: '1.2.0',
  challenges: challengesOf(table, MEASURES),
  starts,
  rounds: 'round-ended',
};
