import { type AssetChange, type Assets, foreseeChanges, type Seat } from '@madang/kernel';
import { faceOf, type RoomType } from '../../components/index.ts';
import { names } from '../../rules/answers.ts';
import { type Ludwig, type LudwigMove, ludwig } from '../../rules/index.ts';
import { bestOf } from '../../text/forecast/forecast.ts';
import { isLudwigEvent } from '../../text/log.ts';

export type Good = 'money' | 'points';

/** Money and the points of the track. */
export const ASSETS: Assets<Ludwig, Good> = {
  goods: ['money', 'points'],
  holdings: ({ players }) => players.map(({ money, points }) => ({ money, points })),
};

interface Balance {
  readonly changes: readonly AssetChange<Good>[];
  /** The points of a tile that is placed next, at its best place. */
  readonly most: number | null;
  /** The types of the rooms that are completed, or that would be there. */
  readonly completes: readonly RoomType[];
}

/** What a move pays and gains by the rules, and of a tile that is bought what it could bring at once. */
export function balanceOf(view: Ludwig, seat: Seat, move: LudwigMove): Balance {
  const { changes, told } = foreseeChanges(ludwig, ASSETS, view, { seat, move });
  const best = move.kind === 'buy' || move.kind === 'corridor' ? bestOf(view, seat, names(move).tile) : undefined;
  const completed = told.filter(isLudwigEvent).flatMap((event) => (event.event === 'completed' ? [event.type] : []));
  return { changes, most: best?.points ?? null, completes: best ? best.completes.map(({ face }) => faceOf(face).type) : completed };
}
