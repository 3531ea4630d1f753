import { fail, ok, type Result } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import { sql, type Transaction } from 'kysely';
import { unhurried } from '../../core/poller.ts';
import type { Services } from '../../core/services.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import type { Schema } from '../../storage/schema/index.ts';
import { isGuest } from '../users/accounts.ts';
import { deletePerson } from '../users/deletion.ts';
import { type Cursor, LOOKED_AT, takeSome } from './cursor.ts';

const DAY = 86_400_000;
/** Guests that one look removes: each may sit at many tables. */
const AT_ONCE = 10;
/** Removes guests whom nobody has seen for so many days (0: never), as if they had asked for it: results and finished matches stay. */
export async function cleanGuests(services: Services, registry: Registry, days: number, cursor: Cursor): Promise<void> {
  if (days === 0) return;
  const { db } = services.storage;
  const before = services.time.now() - days * DAY;
  const { after } = cursor;
  const old = db
    .selectFrom('people')
    .select(['id', 'created_at'])
    // In these words, for the index of guests alone.
    .where(sql<boolean>`account = 0 and host = 0`)
    .where('created_at', '<', before);
  const next = after ? old.where((where) => where(where.refTuple('created_at', 'id'), '>', where.tuple(after.at, after.id))) : old;
  const looked = await next.orderBy('created_at').orderBy('id').limit(LOOKED_AT).execute();
  const ids = looked.map(({ id }) => id);
  const sessions = db.selectFrom('sessions').select(['person', 'used_at']).where('person', 'in', ids);
  const used = ids.length === 0 ? [] : await sessions.execute();
  const here = new Set(used.flatMap(({ person, used_at }) => (used_at >= before ? [person] : [])));
  const gone = takeSome(cursor, looked, ({ id }) => !here.has(id), AT_ONCE);
  // Somebody may come back, or become an account, while this one is looked at.
  for await (const { id } of unhurried(gone)) await deletePerson(services, registry, id, (held) => mustBeUnseen(held, id, before));
}

async function mustBeUnseen(db: Transaction<Schema>, person: string, before: number): Promise<Result<void, Problem>> {
  const seen = await db.selectFrom('sessions').select('id').where('person', '=', person).where('used_at', '>=', before).executeTakeFirst();
  return !seen && (await isGuest(db, person)) ? ok(undefined) : fail({ code: 'here-already' });
}
