import { type BoardProps, boardTable, type MatProps, saying } from '@madang/board-kit';
import { useMemo } from 'preact/hooks';
import type { Barrage, BarrageEvent, BarrageMove } from '../rules/index.ts';
import { say } from '../text/names.ts';
import { ANSWERING } from './targets.ts';
import { shortCuts } from './ways.ts';

export type BarrageProps = BoardProps<Barrage, BarrageMove, BarrageEvent>;
export type BarrageMatProps = MatProps<Barrage, BarrageMove, BarrageEvent>;

export const { Frame, MatFrame, keptPart, useTable, usePiece, usePointedElsewhere, useAimed } = boardTable<
  Barrage,
  BarrageMove,
  BarrageEvent,
  object
>({
  ...ANSWERING,
  game: 'barrage',
  leans: true,
  isPrinted: true,
  useMore: () => ({}),
  useWays: ({ view, decision, lookAhead }) => useMemo(() => shortCuts(view, decision, lookAhead), [view, decision, lookAhead]),
});

/** Says messages, or Barrage's own by their key, in the reader's words. */
export const useSay = saying(useTable, say);
