import { type Achievement, type Achievements, type Seat, seatEvents, spansOf, type Tale } from '@madang/kernel';
import type { SiberiaEvent } from '../rules/events.ts';
import { type Siberia, TILE } from '../rules/state.ts';
import { achievements as catalogues } from '../text/sources.ts';

type One = Achievement<Siberia, SiberiaEvent>;
type Told = readonly SiberiaEvent[];

/** Whether some round has it. */
const inRound =
  (has: (round: Told, seat: Seat) => boolean): One['reached'] =>
  ({ told }, seat) =>
    spansOf(told, 'round-began').some((round) => has(round, seat));

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

const ALL: readonly One[] = [
  { id: 'two-regions', rarity: 'common', reached: ({ told }, seat) => mostDepleted(told, seat) >= 2 },
  { id: 'big-order', rarity: 'common', reached: ({ told }, seat) => salesOf(told, seat).some(({ income }) => income >= 15_000) },
  {
    id: 'without-frankfurt',
    rarity: 'common',
    reached: (tale, seat) =>
      isFirst(tale, seat) && salesOf(tale.told, seat).length > 0 && salesOf(tale.told, seat).every((sale) => sale.exchange !== 'frankfurt'),
  },
  { id: 'last-word', rarity: 'common', reached: (tale, seat) => isFirst(tale, seat) && broughtEnd(tale.told, seat) },
  { id: 'six-tiles', rarity: 'common', reached: ({ state }, seat) => tilesOf(state, seat) >= 6 },
  { id: 'sown-and-reaped', rarity: 'uncommon', reached: inRound((round, seat) => reaped(round, seat) >= 3) },
  { id: 'three-regions', rarity: 'uncommon', reached: ({ told }, seat) => mostDepleted(told, seat) >= 3 },
  {
    id: 'full-range',
    rarity: 'uncommon',
    reached: inRound((round, seat) => new Set(salesOf(round, seat).map(({ resource }) => resource)).size >= 4),
  },
  { id: 'bumper-crop', rarity: 'rare', reached: inRound((round, seat) => reaped(round, seat) >= 4) },
  { id: 'world-trader', rarity: 'rare', reached: ({ state }, seat) => exchangesWith(state, seat) >= 4 },
  { id: 'freight-train', rarity: 'rare', reached: ({ told }, seat) => salesOf(told, seat).some(({ cubes }) => cubes >= 5) },
  { id: 'tycoon', rarity: 'rare', reached: (tale, seat) => isTwiceAsRich(tale, seat) },
];

/** Siberia's achievements: sales, regions, research, tiles, sellers. */
export const achievements: Achievements<Siberia, SiberiaEvent> = { catalogues, all: ALL };
