import type { BoardView } from '@madang/board-kit';

/** The boards of the shelf, for screens only; each is loaded when its table opens. */
export const BOARDS: Readonly<Record<string, () => Promise<BoardView>>> = {
  siberia: async () => (await import('@madang/siberia/board')).board,
  barrage: async () => (await import('@madang/barrage/board')).board,
};
