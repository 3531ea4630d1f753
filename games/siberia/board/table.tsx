import { type BoardProps, boardTable, type MatProps, saying, type Way } from '@madang/board-kit';
import type { PieceId } from '@madang/board-kit/layout';
import type { Arguments } from '@madang/kernel';
import { useCallback, useMemo } from 'preact/hooks';
import { namedBy } from '../components/packs/names.ts';
import { figuresOf, PLACES, type Siberia, type SiberiaEvent, type SiberiaMove } from '../rules/index.ts';
import { say } from '../text/names.ts';
import { beginningsOf } from './beginnings.ts';
import { type SaleForecast, saleForecast } from './sale/sale-forecast.ts';
import { ANSWERING } from './targets.ts';
import { mayWalk, walksOf } from './walks.ts';

export type SiberiaProps = BoardProps<Siberia, SiberiaMove, SiberiaEvent>;
export type SiberiaMatProps = MatProps<Siberia, SiberiaMove, SiberiaEvent>;

/** True where a row is asked for: nothing has begun. */
export const isTurn = (decision: SiberiaProps['decision']): boolean => decision?.moves.some(({ kind }) => kind === 'perform') ?? false;

interface More {
  /** The sale that is pointed at. */
  readonly sale: SaleForecast | null;
}

/** By piece, the act that a press on it begins; by place, the walk there: for what is in the hand, or for any worker. */
function useWays({ view, decision, lookAhead }: SiberiaProps, held: PieceId | null): ReadonlyMap<PieceId, readonly Way<SiberiaMove>[]> {
  const from = PLACES.find((place) => held === `place:${place}`) ?? null;
  return useMemo(() => {
    if (isTurn(decision)) return beginningsOf(view, decision, lookAhead);
    const walks = mayWalk(view, decision) ? [...walksOf(decision, lookAhead, from)] : [];
    return new Map(walks.map(([place, steps]) => [`place:${place}`, [steps]]));
  }, [view, decision, lookAhead, from]);
}

export const { Frame, MatFrame, keptPart, useTable, useAimed, usePiece, useTakeUp, useDragged } = boardTable<
  Siberia,
  SiberiaMove,
  SiberiaEvent,
  More
>({
  ...ANSWERING,
  game: 'siberia',
  leans: true,
  isPrinted: true,
  useWays,
  useMore: ({ view, decision, pointed }) => ({ sale: saleForecast(view, decision?.seat ?? null, pointed) }),
});

const useKeys = saying(useTable, say);

/** Says messages, or Siberia's own by their key, in the reader's words and with the names of the match's pack. */
export function useSay(): (message: Parameters<ReturnType<typeof useKeys>>[0], args?: Arguments) => string {
  const { names } = figuresOf(useTable().view);
  const tell = useKeys();
  return useCallback((message, args) => tell(namedBy(names, typeof message === 'string' ? say(message, args) : message)), [names, tell]);
}
