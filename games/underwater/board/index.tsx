import type { BoardView } from '@madang/board-kit';
import { Board } from './board.tsx';
import { SOUNDS } from './motion/sounds.ts';
import { Mat } from './panels/mat.tsx';
import { Sign } from './sign.tsx';
import { ANSWERING } from './targets.ts';

/** The screen of Underwater Cities. The board fills the box it is put in, which must have a height; it is drawn for any shape from 360 × 480 on. */
export const board: BoardView = { Board, Mat, Sign, answering: ANSWERING, sounds: SOUNDS };
