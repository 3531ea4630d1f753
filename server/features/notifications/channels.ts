import { randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '@madang/kernel';
import type { NoticeOffer, NoticeWishes, Problem, ReceiverRequest, ReceiverView } from '@madang/wire';
import type { Selectable } from 'kysely';
import { takeTry } from '../../core/rate-limit.ts';
import type { Services } from '../../core/services.ts';
import type { ReceiverRow } from '../../storage/schema/notifications.ts';
import type { Outside } from './guarded-fetch.ts';
import { queueMail } from './queue.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Places where one person is told. */
const MOST = 10;
/** Mails that ask for something, to one person and to one address, in an hour. */
const ASKING = { most: 5, over: HOUR };
/** Milliseconds after which somebody is told of a seat that is kept for them: who asked for the match may sit beside them. */
const INVITED_DELAY = MINUTE;
/** What somebody wants who has not chosen. */
const USUAL: NoticeWishes = { turn: true, invited: true, over: true, minutes: 5 };

/** What a person wants to be told of. */
export async function wishesOf({ storage }: Services, person: string): Promise<NoticeWishes> {
  const rows = await storage.db.selectFrom('wishes').select(['kind', 'delay']).where('person', '=', person).execute();
  const known = await storage.db.selectFrom('receivers').select('id').where('person', '=', person).limit(1).executeTakeFirst();
  if (rows.length === 0 && !known) return USUAL;
  const turn = rows.find(({ kind }) => kind === 'turn');
  const has = (kind: string): boolean => rows.some((row) => row.kind === kind);
  return { turn: turn !== undefined, invited: has('invited'), over: has('over'), minutes: turn ? Math.round(turn.delay / MINUTE) : USUAL.minutes };
}

/** Sets that. What is waited for already is told as it was wished then. */
export async function setWishes({ storage }: Services, person: string, { turn, invited, over, minutes }: NoticeWishes): Promise<void> {
  const delays = { ...(turn && { turn: minutes * MINUTE }), ...(invited && { invited: INVITED_DELAY }), ...(over && { over: 0 }) };
  const rows = Object.entries(delays).map(([kind, delay]) => ({ person, kind, delay }));
  await storage.db.transaction().execute(async (db) => {
    await db.deleteFrom('wishes').where('person', '=', person).execute();
    if (rows.length > 0) await db.insertInto('wishes').values(rows).execute();
  });
}

const stateOf = ({ dropped, confirmed_at }: Selectable<ReceiverRow>): ReceiverView['state'] => {
  if (dropped === 'gone' || dropped === 'failing' || dropped === 'unsubscribed') return dropped;
  return confirmed_at === null ? 'unconfirmed' : 'active';
};

const kindOf = (kind: string): ReceiverView['kind'] => (kind === 'push' || kind === 'mail' ? kind : 'webhook');

/** Where a person is told, the oldest first. */
export async function receiversOf({ storage }: Services, person: string): Promise<ReceiverView[]> {
  const rows = await storage.db.selectFrom('receivers').selectAll().where('person', '=', person).orderBy('created_at').orderBy('id').execute();
  return rows.map((row) => ({ id: row.id, kind: kindOf(row.kind), name: row.name, state: stateOf(row) }));
}

/** What a request says of a receiver, as the row has it. */
function rowOf(asked: ReceiverRequest): Pick<ReceiverRow, 'kind' | 'address' | 'details' | 'name'> {
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
export async function addReceiver(
  services: Services,
  outside: Outside,
  offer: NoticeOffer,
  person: string,
  asked: ReceiverRequest,
): Promise<Result<void, Problem>> {
  if (!offer[asked.kind]) return fail({ code: 'not-offered-here' });
  if (asked.kind !== 'mail' && !outside.mayReach(asked.address)) return fail({ code: 'not-reachable' });
  const { db } = services.storage;
  const now = services.time.now();
  const known = await receiversOf(services, person);
  const wishes = await wishesOf(services, person);
  const row = rowOf(asked);
  const own = await db
    .selectFrom('receivers')
    .selectAll()
    .where('person', '=', person)
    .where('kind', '=', row.kind)
    .where('address', '=', row.address)
    .executeTakeFirst();
  if (!own && known.length >= MOST) return fail({ code: 'too-many', details: { of: 'receivers', most: MOST } });
  if (asked.kind === 'mail' && !(await mayAsk(services, person, row.address))) return fail({ code: 'too-fast' });
  const id = own?.id ?? randomBytes(9).toString('base64url');
  const confirmed_at = asked.kind === 'mail' ? null : now;
  await db
    .insertInto('receivers')
    .values({ id, person, ...row, confirmed_at, dropped: null, failures: 0, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['person', 'kind', 'address']).doUpdateSet({ details: row.details, name: row.name, dropped: null, failures: 0 }),
    )
    .execute();
  if (known.length === 0) await setWishes(services, person, wishes);
  // One that is confirmed stays so.
  if (asked.kind === 'mail' && (own?.confirmed_at ?? null) === null) await queueMail(services, 'confirm', person, id);
  return ok(undefined);
}

/** Whether one more mail that asks for something may go to that person and that address: nobody fills a stranger's mailbox. */
export async function mayAsk({ storage, time }: Services, person: string, address: string): Promise<boolean> {
  const now = time.now();
  return (await takeTry(storage.db, `asking ${person}`, ASKING, now)) && takeTry(storage.db, `asking ${address}`, ASKING, now);
}

/** Lets a person be told there no more. */
export async function removeReceiver({ storage }: Services, person: string, id: string): Promise<boolean> {
  const removed = await storage.db.deleteFrom('receivers').where('person', '=', person).where('id', '=', id).executeTakeFirst();
  for (const rows of ['deliveries', 'links'] as const) await storage.db.deleteFrom(rows).where('receiver', '=', id).execute();
  return removed.numDeletedRows > 0n;
}
