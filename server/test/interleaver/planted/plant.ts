import type { Ground } from '../machine/ground.ts';

/** Faults of one subject. */
export interface Plants {
  readonly mended: readonly Plant[];
  readonly madeUp: readonly Plant[];
}

/** A fault that is put into the server as it is loaded, and a schedule that finds it. */
export interface Plant {
  readonly name: string;
  /** Texts of the server's files, each of which stands there once, and their replacements. */
  readonly edits: readonly { readonly file: string; readonly from: string; readonly to: string }[];
  readonly workload: string;
  /** `alone`: one node on an embedded database. */
  readonly database: Ground['kind'] | 'alone';
  readonly seed: number;
}

export type Edit = readonly [file: string, from: string, to: string];

/** A fault with its edits in short. */
export const plant = (name: string, workload: string, [database, seed]: readonly [Plant['database'], number], ...edits: readonly Edit[]): Plant => ({
  ...{ name, workload, database, seed },
  edits: edits.map(([file, from, to]) => ({ file, from, to })),
});

/** Nobody holds a person's row. */
export const PERSON_LOCK: Edit = [
  'storage/transact.ts',
  "await db.updateTable('people').set({ id }).where('id', '=', id).returning('id').executeTakeFirst()",
  "await db.selectFrom('people').select('id').where('id', '=', id).executeTakeFirst()",
];
