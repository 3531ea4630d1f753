import type { Seat } from '@madang/kernel';
import type { Problem, RestAct, TableAct, TakeOverAct } from '@madang/wire';
import type { PlanLeft } from '../../storage/storage.ts';
import type { Fold } from './fold.ts';

/** Somebody who takes a seat over, and the invitation with which they come. */
export interface Taker {
  readonly person: string;
  readonly name: string;
  readonly invitation: string | undefined;
}

/** A command for a table: moves, or something else (`act`); without either, take the last move back. */
export interface Command {
  readonly seat: Seat;
  /** The state it is meant for. */
  readonly seq: number;
  /** Its name: sent again, it is answered as the first time. */
  readonly command: string;
  readonly moves: readonly unknown[];
  readonly act?: TableAct | RestAct | TakeOverAct;
  /** The person who takes the seat over by that act. */
  readonly taker?: Taker;
  /** They are of a plan: what is left of it then. */
  readonly planned?: PlanLeft;
}

/** What became of a command, and where the table stands. */
export type Outcome =
  | { readonly done: true; readonly seq: number; readonly repeated: boolean }
  | { readonly done: false; readonly seq: number; readonly problem: Problem };

/**
 * Why a command was not written: another node was first, or the database failed. Then nobody knows whether it is in
 * there; trying again is safe, because a command is written once only.
 */
export type Unwritten = 'lost the race' | 'database failed';

/** A command that is not carried out. */
export const refused = (fold: Fold | undefined, code: string, details?: Readonly<Record<string, unknown>>): Outcome => {
  return { done: false, seq: fold?.seq ?? 0, problem: details ? { code, details: { ...details } } : { code } };
};
