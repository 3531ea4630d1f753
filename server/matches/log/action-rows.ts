import type { Seat } from '@madang/kernel';
import { DoneAct } from '@madang/wire';

/** Acts besides moves that a table has room for. */
export const MOST_ACTS = 1000;

/** What the row of an act holds in the place of a move. */
const ActRow = DoneAct.pick({ act: true, by: true });

const BEGINNING = '{"act":';

/** An act as the text of its row. */
export const actText = ({ act, by }: Pick<DoneAct, 'act' | 'by'>): string => JSON.stringify({ act, by });

/** Whether a row's text is an act's; else it is a move's. */
export const isAct = (text: string): boolean => text.startsWith(BEGINNING);

/** The act of a row. Throws on what is none: a later version wrote it. */
export function readAct({ seq, seat, move, at }: { readonly seq: number; readonly seat: Seat; readonly move: string; readonly at: number }): DoneAct {
  return { seq, seat, at, ...ActRow.parse(JSON.parse(move)) };
}
