import { type BoardProps, boardTable, type MatProps, saying } from '@madang/board-kit';
import { pickedWays } from '@madang/board-kit/layout';
import { useMemo } from 'preact/hooks';
import type { Underwater, UnderwaterEvent, UnderwaterMove } from '../rules/index.ts';
import { ANSWERING, begins, buildingsOn } from './targets.ts';
import { say } from './words.ts';

export type UnderwaterProps = BoardProps<Underwater, UnderwaterMove, UnderwaterEvent>;
export type UnderwaterMatProps = MatProps<Underwater, UnderwaterMove, UnderwaterEvent>;

export const { Frame, MatFrame, keptPart, useTable, usePiece } = boardTable<Underwater, UnderwaterMove, UnderwaterEvent, object>({
  ...ANSWERING,
  game: 'underwater',
  isPrinted: true,
  useMore: () => ({}),
  useWays: ({ decision, lookAhead }) => useMemo(() => pickedWays(ANSWERING, decision, lookAhead, begins), [decision, lookAhead]),
  alternatives: buildingsOn,
});

/** Says messages, or those of the board by their key, in the reader's words. */
export const useSay = saying(useTable, say);

/** The slot that is chosen while its card is not; undefined: none. */
export function chosenSlot({ decision }: Pick<UnderwaterProps, 'decision'>): number | undefined {
  const task = decision?.task;
  return task?.task === 'card' && 'slot' in task && typeof task.slot === 'number' ? task.slot : undefined;
}
