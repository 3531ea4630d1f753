import type { Kysely } from 'kysely';
import type { Services } from '../../core/services.ts';
import type { Schema } from '../../storage/schema/index.ts';
import type { Webhook } from './webhook.ts';

const MINUTE = 60_000;
/** Milliseconds that a webhook rests after each attempt in a row that failed. After one more, within nine hours, it is switched off. */
const RESTS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 360 * MINUTE];

/** Notes that something arrived: a webhook that was failing or switched off works again. */
export async function noteSuccess({ storage }: Services, id: string): Promise<void> {
  const set = { failures: 0, resting_until: 0, dropped: null };
  const stale = storage.db.updateTable('webhooks').set(set).where('id', '=', id);
  await stale.where((where) => where.or([where('failures', '>', 0), where('dropped', 'is not', null)])).execute();
}

/** Lets a webhook rest until the time that its receiver named. */
export async function noteLimit({ storage }: Services, id: string, until: number): Promise<void> {
  await storage.db.updateTable('webhooks').set({ resting_until: until }).where('id', '=', id).execute();
}

/** Counts a failed attempt, and returns when the next one may be made; null: the webhook is switched off. */
export async function noteFailure(services: Services, webhook: Webhook): Promise<number | null> {
  const { storage, time, metrics } = services;
  metrics.unsent.inc();
  const now = time.now();
  // Two nodes that fail at the same moment count once.
  const counted = await storage.db
    .updateTable('webhooks')
    .set((row) => ({ failures: row('failures', '+', 1), resting_until: now + MINUTE }))
    .where('id', '=', webhook.id)
    .where('resting_until', '<=', now)
    .returning('failures')
    .executeTakeFirst();
  if (!counted) return now + MINUTE;
  const rest = RESTS[counted.failures - 1];
  if (rest === undefined) {
    await switchOff(services, webhook, 'failing');
    return null;
  }
  await noteLimit(services, webhook.id, now + rest);
  return now + rest;
}

/** Sends nothing more to a webhook, and tells the admins wherever they get notifications. */
export async function switchOff({ storage, time, log, notify }: Services, { id, name }: Webhook, why: 'gone' | 'failing'): Promise<void> {
  const told = await storage.db.transaction().execute(async (db) => {
    const working = db.updateTable('webhooks').where('id', '=', id).where('dropped', 'is', null);
    const [mine] = await working.set({ dropped: why }).returning('id').execute();
    if (mine) await tellAdmins(db, id, time.now());
    return mine !== undefined;
  });
  if (!told) return;
  log.warn({ webhook: id, name, why }, 'a webhook was switched off');
  notify();
}

async function tellAdmins(db: Kysely<Schema>, webhook: string, now: number): Promise<void> {
  const receivers = await db
    .selectFrom('people')
    .innerJoin('receivers', 'receivers.person', 'people.id')
    .select(['receivers.id', 'people.id as person'])
    // In these words, for the index of admins alone.
    .where('people.host', '=', 1)
    .where('receivers.confirmed_at', 'is not', null)
    .where('receivers.dropped', 'is', null)
    .execute();
  const rows = receivers.map(({ id, person }) => {
    const common = { person, receiver: id, table_id: null, since: now, due: now, attempts: 0, claimed_until: 0 };
    return { id: `webhook ${webhook} ${now} ${id}`, kind: 'webhook', ...common };
  });
  if (rows.length > 0) await db.insertInto('deliveries').values(rows).execute();
}
