import type { Insertable, Kysely } from 'kysely';
import type { Schema, TableRow } from '../storage/schema.ts';

/** Writes a table of tiny as it stands in a database, running unless more is said; nobody sits there. */
export async function addTable(db: Kysely<Schema>, id: string, more: Partial<Insertable<TableRow>> = {}): Promise<void> {
  const played = { game: 'tiny', version: '1', options: '{}', status: 'running', seed: null, seq: 0, waiting: '[]', scores: null, frozen: null };
  const known = { access: 'open', watchers: 1, owner: 'x', invitation: '', rematch: null, imported: 0, clock: null };
  const times = { started_at: null, created_at: 0, updated_at: 0 };
  await db
    .insertInto('tables')
    .values({ id, ...played, ...known, ...times, ...more })
    .execute();
}
