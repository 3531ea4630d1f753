import type { State } from '@madang/kernel';
import { useMemo, useRef } from 'preact/hooks';
import type { PieceId } from '../answering.ts';

/** The piece at which the last choice was made, as long as nothing else has happened since. */
export interface Chosen {
  /** A choice is about to be made at this piece. */
  at(piece: PieceId): void;
  /** True if the position on the screen is what the choice at this piece led to. */
  is(piece: PieceId): boolean;
}

/** Follows where choices are made: a position that comes after another press, from the list or from others forgets it. */
export function useChosen(view: State): Chosen {
  const last = useRef<{ readonly piece: PieceId; readonly from: State; to: State | null } | null>(null);
  const chosen = last.current;
  if (chosen && chosen.to === null && view !== chosen.from) chosen.to = view;
  else if (chosen && chosen.to !== null && view !== chosen.to) last.current = null;
  return useMemo(
    () => ({
      at(piece) {
        last.current = { piece, from: view, to: null };
      },
      is: (piece) => last.current?.piece === piece && last.current.to === view,
    }),
    [view],
  );
}
