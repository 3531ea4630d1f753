import { type Campaign, type Challenge, type Seat, seatEvents } from '@madang/kernel';
import type { SiberiaEvent } from '../rules/events.ts';
import type { Siberia } from '../rules/state.ts';
import { campaign as catalogues } from '../text/sources.ts';
import starts from './starts.json' with { type: 'json' };

type One = Challenge<Siberia, SiberiaEvent>;
type Told = readonly SiberiaEvent[];

const salesOf = (told: Told, seat: Seat) => seatEvents(told, 'sold', seat);
const incomeOf = (sales: ReturnType<typeof salesOf>): number => sales.reduce((sum, { income }) => sum + income, 0);

/** Money that a seat earned. */
const earned: One['measure'] = ({ told }, seat) => incomeOf(salesOf(told, seat));

/** Money that a seat earned anywhere but in Frankfurt. */
const earnedElsewhere: One['measure'] = ({ told }, seat) => incomeOf(salesOf(told, seat).filter(({ exchange }) => exchange !== 'frankfurt'));

/** The most cubes that a seat sold by one action. */
const biggestSale: One['measure'] = ({ told }, seat) => Math.max(0, ...salesOf(told, seat).map(({ cubes }) => cubes));

const tilesTaken: One['measure'] = ({ told }, seat) => seatEvents(told, 'tile-taken', seat).length;

const jokersLaid: One['measure'] = ({ told }, seat) => seatEvents(told, 'joker-laid', seat).length;

/** The cubes that a seat placed by research and extracted later. */
const reaped: One['measure'] = ({ told }, seat) => {
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

/** Every challenge has the same two seats, and exchanges that nobody arranges. */
const TABLE = { options: { firstPlayer: 'seat0', exchangeSides: 'random' }, seat: 0 } as const;

const ALL: readonly One[] = [
  {
    ...TABLE,
    id: 'first-money',
    signs: ['worker', 'seller', 'gas'],
    seed: 'first-money-7',
    against: ['easy'],
    from: 2,
    lasts: { span: 'rounds', count: 3 },
    measure: earned,
    stars: [4_000, 10_000, 20_000],
    hints: 3,
  },
  {
    ...TABLE,
    id: 'better-prices',
    signs: ['seller'],
    seed: 'better-prices-11',
    against: ['easy'],
    from: 2,
    lasts: { span: 'rounds', count: 4 },
    measure: earnedElsewhere,
    stars: [6_000, 16_000, 26_000],
    hints: 3,
  },
  {
    ...TABLE,
    id: 'tiles',
    signs: ['investor', 'tile'],
    seed: 'tiles-11',
    against: ['easy'],
    lasts: { span: 'rounds', count: 5 },
    measure: tilesTaken,
    stars: [1, 2, 4],
    hints: 3,
  },
  {
    ...TABLE,
    id: 'many-at-once',
    signs: ['worker', 'logistician'],
    seed: 'many-at-once-8',
    against: ['easy'],
    from: 3,
    lasts: { span: 'rounds', count: 4 },
    measure: biggestSale,
    stars: [2, 3, 4],
    hints: 3,
  },
  {
    ...TABLE,
    id: 'managers',
    signs: ['manager'],
    seed: 'managers-1',
    against: ['easy'],
    from: 2,
    lasts: { span: 'rounds', count: 4 },
    measure: jokersLaid,
    stars: [1, 2, 3],
    hints: 3,
  },
  {
    ...TABLE,
    id: 'own-cubes',
    signs: ['counter', 'diamond'],
    seed: 'own-cubes-0',
    against: ['easy'],
    from: 4,
    lasts: { span: 'rounds', count: 4 },
    measure: reaped,
    stars: [1, 2, 3],
    hints: 3,
  },
  {
    ...TABLE,
    id: 'before-the-other',
    signs: ['piece'],
    seed: 'before-the-other-3',
    against: ['greedy'],
    from: 6,
    lasts: { span: 'rounds', count: 3 },
    measure: earned,
    stars: [20_000, 32_000, 45_000],
    hints: 3,
  },
  {
    ...TABLE,
    id: 'last-round',
    signs: ['depletion', 'seller'],
    seed: 'last-round-7',
    against: ['greedy'],
    from: 9,
    lasts: { span: 'match', count: 1 },
    measure: earned,
    stars: [10_000, 20_000, 34_000],
    hints: 3,
  },
  {
    ...TABLE,
    id: 'whole-game',
    signs: ['piece', 'tile', 'depletion'],
    seed: 'whole-game-0',
    against: ['easy'],
    lasts: { span: 'match', count: 1 },
    measure: earned,
    stars: [40_000, 80_000, 110_000],
    hints: 3,
  },
];

/** Siberia's campaign, in the order in which a friend teaches it. */
export const campaign: Campaign<Siberia, SiberiaEvent> = {
  catalogues,
  version: '2.0.0',
  challenges: ALL,
  starts,
  spent: (span, { told }, seat) =>
    span === 'rounds'
      ? told.filter(({ event }) => event === 'round-ended').length
      : seatEvents(told, 'performed', seat).length + seatEvents(told, 'passed', seat).length,
};
