import type { Seat } from '@madang/kernel';
import type { Kysely } from 'kysely';
import type { NoticeBegun } from './notification-id.ts';
import type { MoveRow, Schema } from './schema/index.ts';

/** What is left of a seat's plan once some of it was made, by the plan's name; `after`: the seat's last step then. */
export interface PlanLeft {
  readonly seat: Seat;
  readonly command: string;
  readonly turns: string;
  readonly after: number;
  readonly stopped: string | null;
}

/** What one command adds to a table: its rows, where the table stands then, and the jobs that follow. */
export interface Append {
  readonly table: string;
  readonly rows: readonly MoveRow[];
  readonly seq: number;
  readonly waiting: string;
  readonly status: string;
  readonly scores: string | null;
  readonly at: number;
  /** Seats with a job, a bot's turn or the end of a player's time, and when it is due; and seats that have none any more. */
  readonly asked: readonly { readonly seat: Seat; readonly due: number }[];
  readonly released: readonly Seat[];
  /** A seat that a bot plays for its person from now on (its level), or no bot any more. */
  readonly seated?: { readonly seat: Seat; readonly standIn: string | null; readonly resigned: boolean; readonly offered: boolean };
  /** A seat that somebody else may take over from now on. */
  readonly offers?: Seat;
  /** Somebody takes a seat over; `untold`: when the log is to be told since when they rest, if it is. */
  readonly taken?: { readonly seat: Seat; readonly person: string; readonly untold: number | null };
  /** What all at the table are asked from now on, as JSON; null: nothing any more. Left out: as before. */
  readonly question?: string | null;
  /** What is left of the plan of that name that these rows came of. */
  readonly planned?: PlanLeft;
  /** Whom to tell of what, if they wish it, and whose turn is over. */
  readonly notices?: { readonly begun: readonly NoticeBegun[]; readonly ended: readonly string[] };
}

/** The database, whichever it is. `shared`: other nodes write to it too. */
export interface Storage {
  readonly db: Kysely<Schema>;
  readonly shared: boolean;
  /** Milliseconds since 1970 by the clock of the database's machine. */
  now(): Promise<number>;
  /** Counts up when a process other than this one wrote to a database that is not shared: a host’s command does. */
  written(): number;
  /** Writes all of it or nothing and resolves when it is durable; false: the seq was taken, the plan it comes of was withdrawn, or whoever takes a seat is gone. */
  append(entry: Append): Promise<boolean>;
  close(): Promise<void>;
}
