import type { BoardView } from '@madang/board-kit';
import { Board } from './board.tsx';
import { Mat } from './mat.tsx';

/** Siberia's screen. The board fills the box it is put in, which must have a height; it is drawn for any shape from 360 × 480 on. */
export const board: BoardView = { Board, Mat, aspect: 1.3 };
