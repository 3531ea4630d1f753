import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import { claimRows } from '../../core/lease.ts';
import type { Services } from '../../core/services.ts';
import type { Schema } from '../../storage/schema/index.ts';
import type { DeliveryRow, NoticeRow, ReceiverRow } from '../../storage/schema/notifications.ts';
import type { LinkKind } from './links.ts';
import type { SendResult } from './message.ts';

export type Notification = Selectable<NoticeRow>;
export type Delivery = Selectable<DeliveryRow>;
export type Receiver = Selectable<ReceiverRow>;

/** Milliseconds that a claim holds: longer than any receiver may take. */
const CLAIM = 60_000;
/** How many are claimed at a time. */
const AT_ONCE = 20;
const MINUTE = 60_000;
/** Milliseconds after each attempt that failed; after the last one what was to be sent is given up. */
const AGAIN_AFTER = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * 60 * MINUTE, 6 * 60 * MINUTE];
/** Messages in a row that were given up after which a receiver is dropped. */
const MOST_FAILURES = 3;

/** In these words, for the index of such notices alone. */
const UNTOLD = sql<boolean>`told = 0`;

/** Claims what is due of what people are to be told, and of what is on its way. */
export async function claimNotifications({ storage, time }: Services): Promise<readonly Notification[]> {
  const now = time.now();
  const isFree = (where: ExpressionBuilder<Schema, 'notices'>) => where.and([UNTOLD, where('due', '<=', now), where('claimed_until', '<', now)]);
  const rows = await storage.db.selectFrom('notices').selectAll().where(isFree).orderBy('due').limit(AT_ONCE).execute();
  const claim = storage.db
    .updateTable('notices')
    .set({ claimed_until: now + CLAIM })
    .where(isFree);
  return claimRows(rows, ({ id }) => claim.where('id', '=', id).returningAll().executeTakeFirst());
}

export async function claimDeliveries({ storage, time }: Services): Promise<readonly Delivery[]> {
  const now = time.now();
  const isFree = (where: ExpressionBuilder<Schema, 'deliveries'>) => where.and([where('due', '<=', now), where('claimed_until', '<', now)]);
  const rows = await storage.db.selectFrom('deliveries').selectAll().where(isFree).orderBy('due').limit(AT_ONCE).execute();
  const claim = storage.db
    .updateTable('deliveries')
    .set({ claimed_until: now + CLAIM })
    .where(isFree);
  return claimRows(rows, ({ id }) => claim.where('id', '=', id).returningAll().executeTakeFirst());
}

/** When the next thing is due that is not yet; undefined: there is none. */
export async function nextDue({ storage, time }: Services): Promise<number | undefined> {
  const now = time.now();
  const notice = await storage.db.selectFrom('notices').select('due').where(UNTOLD).where('due', '>', now).orderBy('due').limit(1).executeTakeFirst();
  const delivery = await storage.db.selectFrom('deliveries').select('due').where('due', '>', now).orderBy('due').limit(1).executeTakeFirst();
  return notice && delivery ? Math.min(notice.due, delivery.due) : (notice ?? delivery)?.due;
}

/** Nobody is told: it is not true any more, or they have seen it. A turn is remembered until it is over. */
export const resolveNotification = async (db: Kysely<Schema>, { id, kind, since }: Notification): Promise<void> => {
  if (kind === 'turn') await db.updateTable('notices').set({ told: 1 }).where('id', '=', id).where('since', '=', since).execute();
  else await db.deleteFrom('notices').where('id', '=', id).where('since', '=', since).execute();
};

/** Nobody is told yet. */
export const postponeNotification = async (db: Kysely<Schema>, { id, since }: Notification, due: number): Promise<void> => {
  await db.updateTable('notices').set({ due, claimed_until: 0 }).where('id', '=', id).where('since', '=', since).execute();
};

/** Sends a notice on its way to everywhere where its person is told. */
export async function fanOut({ storage, time }: Services, notice: Notification): Promise<void> {
  const { id, kind, person, table_id, since } = notice;
  await storage.db.transaction().execute(async (db) => {
    const receivers = await db
      .selectFrom('receivers')
      .select('id')
      .where('person', '=', person)
      .where('confirmed_at', 'is not', null)
      .where('dropped', 'is', null)
      .execute();
    const rows = receivers.map((receiver) => {
      const name = `${id} ${since} ${receiver.id}`;
      return { id: name, kind, person, table_id, receiver: receiver.id, since, due: time.now(), attempts: 0, claimed_until: 0 };
    });
    if (rows.length > 0)
      await db
        .insertInto('deliveries')
        .values(rows)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    await resolveNotification(db, notice);
  });
}

/** Sends a mail with a link on its way. Its token is made when it is sent, so that no queue holds one. */
export async function queueMail(
  db: Kysely<Schema>,
  kind: LinkKind,
  { person, receiver }: { readonly person: string; readonly receiver: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('deliveries')
    .values({ id: `${kind} ${receiver}`, kind, person, table_id: null, receiver, since: now, due: now, attempts: 0, claimed_until: 0 })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ due: now, attempts: 0 }))
    .execute();
}

/** What was to be sent is done with. */
export const deleteDelivery = async (db: Kysely<Schema>, { id }: Delivery): Promise<void> => {
  await db.deleteFrom('deliveries').where('id', '=', id).execute();
};

/** Writes what became of an attempt: it is done, tried again later, or its receiver is dropped. */
export async function recordAttempt({ storage, time, metrics }: Services, delivery: Delivery, receiver: Receiver, sent: SendResult): Promise<void> {
  if (sent !== 'sent') metrics.unsent.inc();
  await storage.db.transaction().execute(async (db) => {
    const again = AGAIN_AFTER[delivery.attempts];
    if (sent === 'failed' && again !== undefined) {
      const later = { attempts: delivery.attempts + 1, due: time.now() + again, claimed_until: 0 };
      await db.updateTable('deliveries').set(later).where('id', '=', delivery.id).execute();
      return;
    }
    await deleteDelivery(db, delivery);
    const own = db.updateTable('receivers').where('id', '=', receiver.id);
    // Counted where it stands: what was read before the attempt may be old, as several go on at once.
    const counted = own.set((row) => ({ failures: sent === 'sent' ? 0 : row('failures', '+', 1) })).returning('failures');
    const failures = (await counted.executeTakeFirst())?.failures ?? 0;
    const dropped = sent === 'gone' ? 'gone' : failures >= MOST_FAILURES ? 'failing' : undefined;
    if (dropped === undefined) return;
    await own.set({ dropped }).execute();
    await db.deleteFrom('deliveries').where('receiver', '=', receiver.id).execute();
  });
}
