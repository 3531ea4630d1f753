import type { KeyboardEvent, MouseEvent } from 'preact/compat';
import type { PieceId } from '../answering.ts';
import { isPressing } from '../keys.ts';

interface Hand {
  readonly takeable: readonly PieceId[];
  readonly held: PieceId | null;
  hold(piece: PieceId | null): void;
}

/** What a piece gets that can be taken up. */
export type TakeUp = ReturnType<typeof takeUpProps>;

/**
 * A button that takes a piece up or puts it back, for one of several to choose from; what alone can be taken up is held already, and
 * is no button. Whether it is held stands in `data-held`.
 */
export function takeUpProps({ takeable, held, hold }: Hand, piece: PieceId, words: string) {
  if (takeable.length < 2 || !takeable.includes(piece)) return { 'data-held': held === piece };
  const press = (event: KeyboardEvent<Element> | MouseEvent<Element>): void => {
    event.preventDefault();
    event.stopPropagation();
    hold(held === piece ? null : piece);
  };
  return {
    role: 'button' as const,
    tabindex: 0,
    'data-says': words,
    'aria-label': words,
    'aria-pressed': held === piece,
    'data-held': held === piece,
    'data-take': true,
    onClick: press,
    onKeyDown: (event: KeyboardEvent<Element>) => {
      if (isPressing(event)) press(event);
    },
  };
}
