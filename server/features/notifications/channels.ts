import { randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '@madang/kernel';
import type { ChannelRequest, ChannelView, NotificationOffer, NotificationWishes, Problem } from '@madang/wire';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { takeToken } from '../../core/rate-limit.ts';
import type { Services } from '../../core/services.ts';
import type { Schema } from '../../storage/schema/index.ts';
import type { ReceiverRow, WishRow } from '../../storage/schema/notifications.ts';
import { asPerson } from '../../storage/transact.ts';
import { asSession, type Session } from '../users/sessions.ts';
import type { GuardedFetch } from './guarded-fetch.ts';
import { queueMail } from './queue.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Places where one person is told. */
const MOST = 10;
/** Mails that ask for something, to one person and to one address, in an hour. */
const ASKING = { most: 5, over: HOUR };
/** Milliseconds after which somebody is told of a seat that is kept for them: who asked for the match may sit beside them. */
const INVITED_DELAY = MINUTE;
/** The same for a mention, which they may read meanwhile. */
const MENTION_DELAY = MINUTE;
/** What somebody wants who has not chosen. */
const USUAL: NotificationWishes = { turn: true, invited: true, over: true, mention: true, minutes: 5, time: true, low: 360, last: 60 };

/** What a person wants to be told of. */
export const preferencesOf = ({ storage }: Services, person: string): Promise<NotificationWishes> => wishesIn(storage.db, person);

async function wishesIn(db: Kysely<Schema>, person: string): Promise<NotificationWishes> {
  const rows = await db.selectFrom('wishes').select(['kind', 'delay']).where('person', '=', person).execute();
  const known = await db.selectFrom('receivers').select('id').where('person', '=', person).limit(1).executeTakeFirst();
  if (rows.length === 0 && !known) return USUAL;
  const delays = new Map(rows.map(({ kind, delay }) => [kind, Math.round(delay / MINUTE)]));
  const has = (kind: string): boolean => delays.has(kind);
  const before = (kind: 'low' | 'last'): number => -(delays.get(kind) ?? -USUAL[kind]);
  return {
    turn: has('turn'),
    invited: has('invited'),
    over: has('over'),
    mention: has('mention'),
    minutes: delays.get('turn') ?? USUAL.minutes,
    time: has('low'),
    low: before('low'),
    last: before('last'),
  };
}

function wishRows(person: string, { turn, invited, over, mention, minutes, time, low, last }: NotificationWishes): readonly Selectable<WishRow>[] {
  const delays = {
    ...(turn && { turn: minutes * MINUTE }),
    ...(time && { low: -low * MINUTE, last: -last * MINUTE }),
    ...(invited && { invited: INVITED_DELAY }),
    ...(mention && { mention: MENTION_DELAY }),
    ...(over && { over: 0 }),
  };
  return Object.entries(delays).map(([kind, delay]) => ({ person, kind, delay }));
}

/** Sets that. What is waited for already is told as it was wished then. */
export const setPreferences = ({ storage }: Services, person: string, wishes: NotificationWishes): Promise<Result<void, Problem>> =>
  asPerson(storage.db, person, async (db) => {
    await writeWishes(db, person, wishes);
    return ok(undefined);
  });

/** Does so within a transaction, which holds the person. */
async function writeWishes(db: Transaction<Schema>, person: string, wishes: NotificationWishes): Promise<void> {
  const rows = wishRows(person, wishes);
  await db.deleteFrom('wishes').where('person', '=', person).execute();
  if (rows.length > 0) await db.insertInto('wishes').values(rows).execute();
}

const stateOf = ({ dropped, confirmed_at }: Selectable<ReceiverRow>): ChannelView['state'] => {
  if (dropped === 'gone' || dropped === 'failing' || dropped === 'unsubscribed') return dropped;
  return confirmed_at === null ? 'unconfirmed' : 'active';
};

const kindOf = (kind: string): ChannelView['kind'] => (kind === 'push' || kind === 'mail' ? kind : 'webhook');

/** Where a person is told, the oldest first. `secretOf`: gives the secret that signs what a receiver is sent. */
export async function channelsOf(
  { storage }: Services,
  person: string,
  secretOf?: (row: Selectable<ReceiverRow>) => string | null,
): Promise<ChannelView[]> {
  const rows = await storage.db.selectFrom('receivers').selectAll().where('person', '=', person).orderBy('created_at').orderBy('id').execute();
  return rows.map((row) => ({ id: row.id, kind: kindOf(row.kind), name: row.name, state: stateOf(row), secret: secretOf?.(row) ?? null }));
}

/** What a request says of a receiver, as the row has it. */
function rowOf(asked: ChannelRequest): Pick<ReceiverRow, 'kind' | 'address' | 'details' | 'name'> {
  switch (asked.kind) {
    case 'push':
      return { kind: 'push', address: asked.address, details: JSON.stringify(asked.keys), name: asked.name };
    case 'mail':
      return { kind: 'mail', address: asked.address.toLowerCase(), details: '{}', name: asked.address };
    case 'webhook':
      // What stands behind the host is often a secret.
      return { kind: 'webhook', address: asked.address, details: JSON.stringify({ shape: asked.shape }), name: new URL(asked.address).host };
  }
}

/** Lets a person be told there too, or again. A mail address gets a link first. */
export async function addChannel(
  services: Services,
  outside: Pick<GuardedFetch, 'mayReach'>,
  offer: NotificationOffer,
  session: Session,
  asked: ChannelRequest,
): Promise<Result<void, Problem>> {
  if (!offer[asked.kind]) return fail({ code: 'not-offered-here' });
  if (asked.kind !== 'mail' && !outside.mayReach(asked.address)) return fail({ code: 'not-reachable' });
  const person = session.person.id;
  const row = rowOf(asked);
  if (asked.kind === 'mail' && !(await mayAsk(services, person, row.address))) return fail({ code: 'too-fast' });
  const added = await asSession(services, session, (db) => writeReceiver(db, person, row, services.time.now()));
  if (!added.ok) return added;
  if (added.value.mailed) services.notify();
  return ok(undefined);
}

/** Writes where a person is told. The transaction holds the person, so of several that come at once each finds the one before. */
async function writeReceiver(
  db: Transaction<Schema>,
  person: string,
  row: ReturnType<typeof rowOf>,
  now: number,
): Promise<Result<{ readonly mailed: boolean }, Problem>> {
  const known = await db.selectFrom('receivers').select(['id', 'kind', 'address', 'confirmed_at']).where('person', '=', person).execute();
  const own = known.find(({ kind, address }) => kind === row.kind && address === row.address);
  if (!own && known.length >= MOST) return fail({ code: 'too-many', details: { of: 'receivers', most: MOST } });
  // A user without a channel has the usual preferences, and chooses them with the first channel.
  if (known.length === 0) await writeWishes(db, person, await wishesIn(db, person));
  const id = own?.id ?? randomBytes(9).toString('base64url');
  const confirmed_at = row.kind === 'mail' ? null : now;
  await db
    .insertInto('receivers')
    .values({ id, person, ...row, confirmed_at, dropped: null, failures: 0, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['person', 'kind', 'address']).doUpdateSet({ details: row.details, name: row.name, dropped: null, failures: 0 }),
    )
    .execute();
  // One that is confirmed stays so.
  const mailed = row.kind === 'mail' && (own?.confirmed_at ?? null) === null;
  if (mailed) await queueMail(db, 'confirm', { person, receiver: id }, now);
  return ok({ mailed });
}

/** Whether one more mail that asks for something may go to that person and that address: nobody fills a stranger's mailbox. */
export async function mayAsk({ storage, time }: Services, person: string, address: string): Promise<boolean> {
  const now = time.now();
  return (await takeToken(storage.db, `asking ${person}`, ASKING, now)) && takeToken(storage.db, `asking ${address}`, ASKING, now);
}

/** Lets a person be told there no more. */
export async function removeReceiver({ storage }: Services, person: string, id: string): Promise<boolean> {
  const removed = await storage.db.deleteFrom('receivers').where('person', '=', person).where('id', '=', id).executeTakeFirst();
  for (const rows of ['deliveries', 'links'] as const) await storage.db.deleteFrom(rows).where('receiver', '=', id).execute();
  return removed.numDeletedRows > 0n;
}
