import { type BoardProps, boardTable, type MatProps } from '@madang/board-kit';
import type { Message } from '@madang/kernel';
import { useCallback } from 'preact/hooks';
import type { Underwater, UnderwaterEvent, UnderwaterMove } from '../rules/index.ts';
import { ANSWERING, buildingsOn } from './targets.ts';
import { type Arguments, type Key, say } from './words.ts';

export type UnderwaterProps = BoardProps<Underwater, UnderwaterMove, UnderwaterEvent>;
export type UnderwaterMatProps = MatProps<Underwater, UnderwaterMove, UnderwaterEvent>;

export const { Frame, MatFrame, useTable, usePiece } = boardTable<Underwater, UnderwaterMove, UnderwaterEvent, object>({
  ...ANSWERING,
  game: 'underwater',
  isPrinted: true,
  useMore: () => ({}),
  alternatives: buildingsOn,
});

/** Says messages, or those of the board by their key, in the reader's words. */
export function useSay(): (message: Message | Key, args?: Arguments) => string {
  const { say: speak } = useTable().props;
  return useCallback((message, args) => speak(typeof message === 'string' ? say(message, args) : message), [speak]);
}
