import { PERSONAL_BOARDS, type PersonalBoard } from '../rules/index.ts';

/** A personal board, 0 … 7. Throws if there is none. */
export function sheetOf(board: number): PersonalBoard {
  const sheet = PERSONAL_BOARDS[board];
  if (!sheet) throw new Error(`no personal board ${board}`);
  return sheet;
}
