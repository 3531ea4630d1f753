import type { Kysely } from 'kysely';
import type { Schema } from '../../../storage/schema/index.ts';
import type { Storage } from '../../../storage/storage.ts';
import type { Scheduler } from './scheduler.ts';

/** What may happen to the answer of a database: it comes late, or never. */
export type Mishap = 'late' | 'lost' | undefined;

/** How a node reaches the database. */
export interface Access {
  readonly node: string;
  readonly scheduler: Scheduler;
  /** What happens to the next answer. */
  mishap(): Mishap;
  /** Somebody's rows of a table's log are durable, whether or not the answer arrives. */
  appended(actor: string): void;
  /** A change was made whose answer never comes. */
  unsure(): void;
}

/** A database on which schedules are played one after the other. */
export interface Ground {
  readonly kind: 'sqlite' | 'postgres';
  /** How many nodes stand on it. One alone has it to itself, as the embedded database is meant. */
  readonly nodes: 1 | 2;
  /** The database as it is, past the scheduler. */
  readonly raw: Kysely<Schema>;
  /** Empties it, and begins a schedule. */
  begin(scheduler: Scheduler): Promise<void>;
  /** A node's own way to it, every statement of which waits for the scheduler. */
  storageFor(access: Access): Storage;
  /** Ends what that node had begun, as the database does when a connection breaks. */
  crashed(node: string): Promise<void>;
  close(): Promise<void>;
}

/** The verb of a statement and the table that it is about, for the trace. */
export function briefly(sql: string): string {
  const [, verb = '', rest = ''] = /^\s*(\w+)\s*([\s\S]*)$/.exec(sql) ?? [];
  const table = /^(?:into|from)?\s*"(\w+)"/.exec(rest) ?? /\b(?:from|into|update)\s+"?(\w+)"?/.exec(rest);
  return table ? `${verb} ${table[1]}` : verb;
}
