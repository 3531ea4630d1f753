import { playerOf, type Seat } from '@madang/kernel';
import { DEPLETED_POINTS, MONEY_PER_POINT, SOLO_RANKS, type SoloTitle } from '../../components/scoring.ts';
import { ROOM_SIZES, type RoomSize } from '../../components/words.ts';
import { hallways, roomsOfSizes, stairs } from '../castle/index.ts';
import type { Ludwig } from '../state.ts';
import { bonusPoints } from './bonus-cards.ts';
import { type Ranking, rankingOf } from './favors.ts';

/** A seat's points by where they come from, in the order of the final scoring (LUD-END-05). */
export interface Parts {
  readonly seat: Seat;
  /** On the score track: scored during the game. */
  readonly track: number;
  /** For each favor in play, in the order of `state.favors`. */
  readonly favors: readonly number[];
  /** Tiles of empty stacks, and their points. */
  readonly depleted: { readonly tiles: number; readonly points: number };
  /** For each bonus card held, in the order of `Player.bonus`; 0 for a card that this view hides. */
  readonly bonus: readonly number[];
  readonly money: number;
  readonly total: number;
}

const sum = (points: readonly number[]): number => points.reduce((all, one) => all + one, 0);

/** The room stacks that are empty. */
const emptySizes = (state: Ludwig): readonly RoomSize[] => ROOM_SIZES.filter((_, stack) => state.stacks[stack]?.length === 0);

/** LUD-END-06, -07: tiles of a castle whose stack is empty, whatever lies on the market. */
export function depletedTiles(state: Ludwig, seat: Seat): number {
  const { castle } = playerOf(state, seat);
  const rooms = roomsOfSizes(castle, emptySizes(state));
  return rooms + (state.hallways === 0 ? hallways(castle) : 0) + (state.stairs === 0 ? stairs(castle) : 0);
}

/** LUD-END-08: one point for every 10,000 marks. */
const moneyPoints = (money: number): number => Math.floor(money / MONEY_PER_POINT);

function partsOf(state: Ludwig, seat: Seat, rankings: readonly Ranking[]): Parts {
  const me = playerOf(state, seat);
  const favors = rankings.map(({ points }) => points[seat] ?? 0);
  const tiles = depletedTiles(state, seat);
  const depleted = { tiles, points: tiles * DEPLETED_POINTS };
  const bonus = me.bonus.map((card) => bonusPoints(state, seat, card));
  const money = moneyPoints(me.money);
  return { seat, track: me.points, favors, depleted, bonus, money, total: me.points + sum(favors) + depleted.points + sum(bonus) + money };
}

/**
 * The final table of points by source, by seat: as it is when the match is over, before that as it would be if it ended now. Bonus cards
 * that a view hides count nothing.
 */
export function parts(state: Ludwig): readonly Parts[] {
  const rankings = state.favors.map((favor) => rankingOf(state, favor));
  return state.players.map((_, seat) => partsOf(state, seat, rankings));
}

/** LUD-SOLO-10: the title that so many points earn in a solo game. */
export function soloTitle(points: number): SoloTitle {
  const rank = SOLO_RANKS.findLast(({ from }) => points >= from);
  if (!rank) throw new Error(`no title for ${points} points`);
  return rank.title;
}
