import type { Services } from '../../core/services.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import { isGuest } from '../users/accounts.ts';
import { deletePerson } from '../users/deletion.ts';

const DAY = 86_400_000;
/** Guests that one look removes: each may sit at many tables. */
const AT_ONCE = 10;

/** Removes guests whom nobody has seen for so many days (0: never), as if they had asked for it: results and finished matches stay. */
export async function cleanGuests(services: Services, registry: Registry, days: number): Promise<void> {
  if (days === 0) return;
  const { db } = services.storage;
  const before = services.time.now() - days * DAY;
  const gone = await db
    .selectFrom('people')
    .select('id')
    .where('created_at', '<', before)
    .where('host', '=', 0)
    .where((where) =>
      where.and([
        where.not(
          where.exists(where.selectFrom('sessions').select('sessions.id').whereRef('person', '=', 'people.id').where('used_at', '>=', before)),
        ),
        where.not(where.exists(where.selectFrom('passwords').select('person').whereRef('person', '=', 'people.id'))),
        where.not(where.exists(where.selectFrom('passkeys').select('passkeys.id').whereRef('person', '=', 'people.id'))),
        where.not(where.exists(where.selectFrom('openids').select('openids.subject').whereRef('person', '=', 'people.id'))),
      ]),
    )
    .orderBy('created_at')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of gone) if (await isGuest(db, id)) await deletePerson(services, registry, id);
}
