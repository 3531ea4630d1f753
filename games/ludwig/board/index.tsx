import type { BoardView } from '@madang/board-kit';
import { Board } from './board.tsx';
import { Mat } from './mat/mat.tsx';
import { SOUNDS } from './motion/sounds.ts';
import { Sign } from './sign.tsx';
import { ANSWERING } from './targets.ts';

/** Ludwig's screen. The board fills the box it is put in, which must have a height; it is drawn for any shape from 360 × 300 on. */
export const board: BoardView = { Board, Mat, Sign, answering: ANSWERING, sounds: SOUNDS };
