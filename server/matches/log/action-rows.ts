import type { Seat } from '@madang/kernel';
import { DoneAct } from '@madang/wire';

/** Acts of each sort that a table has room for by each of its seats: its log is kept for ever. */
export const MOST_ACTS = 1000;

/**
 * The kind of an action that a person may repeat, for counting. Other actions end something, follow from these or have their own limit. Time-outs,
 * resigning and leaving are never refused, because the table would stand still.
 */
export const SORTS: Readonly<Record<DoneAct['act']['kind'], 'asking' | 'seating' | 'help' | undefined>> = {
  ask: 'asking',
  agree: 'asking',
  refuse: 'asking',
  'give-time': 'asking',
  'sit-in': 'seating',
  help: 'help',
  back: undefined,
  resign: undefined,
  rest: undefined,
  offered: undefined,
  'take-over': undefined,
  rewound: undefined,
  abandoned: undefined,
};

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
