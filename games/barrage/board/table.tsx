import { type BoardProps, boardTable, type MatProps } from '@madang/board-kit';
import type { Message } from '@madang/kernel';
import { useCallback, useMemo } from 'preact/hooks';
import type { Barrage, BarrageEvent, BarrageMove } from '../rules/index.ts';
import { say } from '../text/names.ts';
import { ANSWERING } from './targets.ts';
import { buildingWays } from './ways.ts';

export type BarrageProps = BoardProps<Barrage, BarrageMove, BarrageEvent>;
export type BarrageMatProps = MatProps<Barrage, BarrageMove, BarrageEvent>;

export const { Frame, MatFrame, useTable, usePiece, usePointedElsewhere, useAimed } = boardTable<Barrage, BarrageMove, BarrageEvent, object>({
  ...ANSWERING,
  game: 'barrage',
  leans: true,
  isPrinted: true,
  useMore: () => ({}),
  useWays: ({ view, decision, lookAhead }) => useMemo(() => buildingWays(view, decision, lookAhead), [view, decision, lookAhead]),
});

/** Says messages, or Barrage's own by their key, in the reader's words. */
export function useSay(): (message: Message | Parameters<typeof say>[0], args?: Parameters<typeof say>[1]) => string {
  const { say: speak } = useTable().props;
  return useCallback((message, args) => speak(typeof message === 'string' ? say(message, args) : message), [speak]);
}
