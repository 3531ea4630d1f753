import type { SeatInfo } from '@madang/board-kit';

/** A mark on each seat's line, so that lines are told apart without colour. */
export const MARKS: Readonly<Record<SeatInfo['shape'], string>> = {
  circle: 'M0-5a5 5 0 110 10 5 5 0 010-10z',
  triangle: 'M0-6l6 10H-6z',
  square: 'M-4.5-4.5h9v9h-9z',
  diamond: 'M0-6l6 6-6 6-6-6z',
};

/** How each seat's line is broken, for the same reason. */
export const DASHES: Readonly<Record<SeatInfo['shape'], string>> = { circle: '', triangle: '7 3', square: '2 3', diamond: '9 3 2 3' };
