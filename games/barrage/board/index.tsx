import type { BoardView } from '@madang/board-kit';
import { playerOf, type Seat } from '@madang/kernel';
import type { Barrage } from '../rules/index.ts';
import { Board } from './board.tsx';
import { Mat } from './mat/mat.tsx';
import { Sign } from './sign.tsx';
import { SOUNDS } from './sounds.ts';
import { ANSWERING } from './targets.ts';

/** Barrage's screen. The board fills the box it is put in, which must have a height; it is drawn for any shape from 360 × 480 on. */
export const board: BoardView = { Board, Mat, Sign, answering: ANSWERING, isOut, sounds: SOUNDS };

/** A player who has passed waits for the next round. */
function isOut(view: Barrage, seat: Seat): boolean {
  return playerOf(view, seat).passed;
}
