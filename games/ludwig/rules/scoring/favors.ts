import { playerOf, type Seat } from '@madang/kernel';
import { MEASURES, type Measure, RANK_POINTS } from '../../components/favors.ts';
import { areaOfType, type Corridors, completedTiles, externalEntrances, incompleteTiles, roomsOfSizes, roomsOfType } from '../castle/index.ts';
import type { Ludwig } from '../state.ts';

/** Whether tiles of corridor type count as completed or incomplete ones (OQ-FAVOR-COMPLETED-SCOPE). */
export const completedScope = (state: Ludwig): Corridors => (state.options.completedScope === 'allTiles' ? 'included' : 'excluded');

/** What a seat has of what a favor compares (LUD-FAVOR-06 … -16). */
function amountOf(state: Ludwig, seat: Seat, by: Measure): number {
  const { castle, money } = playerOf(state, seat);
  switch (by.measure) {
    case 'count':
      return roomsOfType(castle, by.type);
    case 'area':
      return areaOfType(castle, by.type);
    case 'sizes':
      return roomsOfSizes(castle, by.sizes);
    case 'completed':
      return completedTiles(castle, completedScope(state));
    case 'incomplete':
      return incompleteTiles(castle, completedScope(state));
    case 'entrances':
      return externalEntrances(castle, 'excluded', state.options);
    case 'money':
      return money;
  }
}

/** LUD-FAVOR-02, -04, -05: the points of a value among those of all; those who tie share what the ranks that they cover bring, rounded down. */
function pointsOf(mine: number, values: readonly number[]): number {
  if (mine === 0) return 0; // LUD-FAVOR-03
  const better = values.filter((value) => value > mine).length;
  const equal = values.filter((value) => value === mine).length;
  const covered = RANK_POINTS.slice(better, better + equal).reduce((sum, points) => sum + points, 0);
  return Math.floor(covered / equal);
}

/** The points of these amounts, by seat. */
export const rankPoints = (values: readonly number[]): readonly number[] => values.map((value) => pointsOf(value, values));

/** How a favor would be scored now: what each seat has, and its points. */
export interface Ranking {
  readonly favor: number;
  readonly values: readonly number[];
  readonly points: readonly number[];
}

/** How a favor would be scored now (LUD-FAVOR-01). */
export function rankingOf(state: Ludwig, favor: number): Ranking {
  const by = MEASURES[favor];
  if (!by) throw new Error(`no favor ${favor}`);
  const values = state.players.map((_, seat) => amountOf(state, seat, by));
  return { favor, values, points: rankPoints(values) };
}
