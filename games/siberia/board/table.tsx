import { type BoardProps, boardTable, type MatProps, saying, type Way } from '@madang/board-kit';
import type { PieceId } from '@madang/board-kit/layout';
import { useMemo } from 'preact/hooks';
import { PLACES, type Siberia, type SiberiaEvent, type SiberiaMove } from '../rules/index.ts';
import { say } from '../text/names.ts';
import { type SaleForecast, saleForecast } from './sale-forecast.ts';
import { ANSWERING } from './targets.ts';
import { mayWalk, walksOf } from './walks.ts';

export type SiberiaProps = BoardProps<Siberia, SiberiaMove, SiberiaEvent>;
export type SiberiaMatProps = MatProps<Siberia, SiberiaMove, SiberiaEvent>;

interface More {
  /** The sale that is pointed at. */
  readonly sale: SaleForecast | null;
}

/** By place, the walk there: for what is in the hand, or for any worker. */
function useWalks({ view, decision, lookAhead }: SiberiaProps, held: PieceId | null): ReadonlyMap<PieceId, readonly Way<SiberiaMove>[]> {
  const from = PLACES.find((place) => held === `place:${place}`) ?? null;
  return useMemo(() => {
    const walks = mayWalk(view, decision) ? [...walksOf(decision, lookAhead, from)] : [];
    return new Map(walks.map(([place, steps]) => [`place:${place}`, [steps]]));
  }, [view, decision, lookAhead, from]);
}

export const { Frame, MatFrame, useTable, usePiece, useTakeUp, useDragged } = boardTable<Siberia, SiberiaMove, SiberiaEvent, More>({
  ...ANSWERING,
  game: 'siberia',
  leans: true,
  isPrinted: true,
  useWays: useWalks,
  useMore: ({ view, decision, pointed }) => ({ sale: saleForecast(view, decision?.seat ?? null, pointed) }),
});

/** Says messages, or Siberia's own by their key, in the reader's words. */
export const useSay = saying(useTable, say);
