import type { PieceId } from '../answering.ts';

/** The attribute of a piece that answers nothing now and says why not when it is pressed. */
export const CLOSED = 'data-closed';

/** The pieces drawn inside an element that a press could be tried on and that answer nothing now, each once. */
export const closedPieces = (root: ParentNode): readonly PieceId[] => [
  ...new Set([...root.querySelectorAll(`[${CLOSED}]`)].flatMap((piece) => piece.getAttribute(CLOSED) ?? [])),
];
