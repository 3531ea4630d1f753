import { type Achievements, achievementsOf, inSpan, type Seat, seatEvents, type Tale } from '@madang/kernel';
import type { SiberiaEvent } from '../rules/events.ts';
import { type Siberia, TILE } from '../rules/state.ts';
import { achievements as catalogues } from '../text/sources.ts';

type Told = readonly SiberiaEvent[];

/** Whether some round has it. */
const inRound = inSpan<Siberia, SiberiaEvent>('round-began');
const salesOf = (told: Told, seat: Seat) => seatEvents(told, 'sold', seat);
const isFirst = ({ scores }: Pick<Tale, 'scores'>, seat: Seat): boolean => scores.some((one) => one.seat === seat && one.rank === 1);

/** The most regions that one sale of a seat depleted. What a sale empties is told right after it. */
function mostDepleted(told: Told, seat: Seat): number {
  let most = 0;
  let count: number | undefined;
  for (const event of told) {
    if (event.event === 'sold') count = event.seat === seat ? 0 : undefined;
    else if (event.event !== 'depleted' && event.event !== 'sent-home') count = undefined;
    else if (event.event === 'depleted' && count !== undefined) count += 1;
    most = Math.max(most, count ?? 0);
  }
  return most;
}

/** How many resources a seat placed by research and extracted in the same round. */
function reaped(round: Told, seat: Seat): number {
  const sown = new Map<string, Seat>();
  let count = 0;
  for (const event of round) {
    if (event.event !== 'deposited' && event.event !== 'extracted') continue;
    const cube = `${event.resource} ${event.place}`;
    if (event.event === 'deposited') sown.set(cube, event.seat);
    else {
      if (event.seat === seat && sown.get(cube) === seat) count += 1;
      sown.delete(cube);
    }
  }
  return count;
}

/** Whether a sale or a research of a seat brought the last round about. */
function broughtEnd(told: Told, seat: Seat): boolean {
  const last = told.findIndex((event) => event.event === 'last-round' && event.reason !== 'idle');
  const cause = told.slice(0, Math.max(0, last)).findLast((event) => event.event === 'sold' || event.event === 'deposited');
  return cause !== undefined && 'seat' in cause && cause.seat === seat;
}

const tilesOf = ({ players }: Siberia, seat: Seat): number => (players[seat]?.spaces ?? []).filter((thing) => thing === TILE).length;
const exchangesWith = ({ players }: Siberia, seat: Seat): number => (players[seat]?.sellers ?? []).filter((sellers) => sellers > 0).length;

function isTwiceAsRich({ scores }: Pick<Tale, 'scores'>, seat: Seat): boolean {
  const own = scores.find((one) => one.seat === seat)?.points ?? 0;
  return own >= 40_000 && scores.every((one) => one.seat === seat || own >= 2 * one.points);
}

const ALL = achievementsOf<Siberia, SiberiaEvent>({
  common: {
    'two-regions': ({ told }, seat) => mostDepleted(told, seat) >= 2,
    'big-order': ({ told }, seat) => salesOf(told, seat).some(({ income }) => income >= 15_000),
    'without-frankfurt': (tale, seat) =>
      isFirst(tale, seat) && salesOf(tale.told, seat).length > 0 && salesOf(tale.told, seat).every((sale) => sale.exchange !== 'frankfurt'),
    'last-word': (tale, seat) => isFirst(tale, seat) && broughtEnd(tale.told, seat),
    'six-tiles': ({ state }, seat) => tilesOf(state, seat) >= 6,
  },
  uncommon: {
    'sown-and-reaped': inRound((round, seat) => reaped(round, seat) >= 3),
    'three-regions': ({ told }, seat) => mostDepleted(told, seat) >= 3,
    'full-range': inRound((round, seat) => new Set(salesOf(round, seat).map(({ resource }) => resource)).size >= 4),
  },
  rare: {
    'bumper-crop': inRound((round, seat) => reaped(round, seat) >= 4),
    'world-trader': ({ state }, seat) => exchangesWith(state, seat) >= 4,
    'freight-train': ({ told }, seat) => salesOf(told, seat).some(({ cubes }) => cubes >= 5),
    tycoon: (tale, seat) => isTwiceAsRich(tale, seat),
  },
});

/** Siberia's achievements: sales, regions, research, tiles, sellers. */
export const achievements: Achievements<Siberia, SiberiaEvent> = { catalogues, all: ALL };
