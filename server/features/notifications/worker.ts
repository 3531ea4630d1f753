import { setImmediate } from 'node:timers/promises';
import { NOTIFICATION_KINDS } from '@madang/wire';
import { type Poller, startPoller } from '../../core/poller.ts';
import { purgeTokens, takeToken } from '../../core/rate-limit.ts';
import type { Services } from '../../core/services.ts';
import { GRACE, NO_TURNS } from '../../matches/broadcast/premoves.ts';
import { isViewing } from '../../matches/broadcast/presence.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import { dueTimes } from '../../matches/lobby/due.ts';
import { unreadLines } from '../../matches/lobby/unread.ts';
import { findTable, type TableRecord } from '../../matches/model/table.ts';
import { type NoticeKind, TIME_KINDS } from '../../storage/notification-id.ts';
import { loginOf } from '../users/accounts.ts';
import { digestFor } from './digest.ts';
import { makeLink } from './links.ts';
import type { Message } from './message.ts';
import {
  claimDeliveries,
  claimNotifications,
  type Delivery,
  deleteDelivery,
  fanOut,
  type Notification,
  nextDue,
  postponeNotification,
  type Receiver,
  recordAttempt,
  resolveNotification,
} from './queue.ts';
import { type Reader, readerOf, tableLetter, webhookLetter } from './templates.ts';
import type { Transports } from './transports.ts';

/** Milliseconds between polls for what other nodes wrote. */
const POLL_EVERY = 5000;
const HOUR = 3_600_000;
/** Notices to one person in an hour; of more nobody is told, nor missed anything that their page does not show. */
const PER_PERSON = { most: 60, over: HOUR };

/**
 * Tells people, with all other nodes. What is written is told at least once, as long as it is true; to be woken when something is to be
 * told now. `site`: how this server is called in messages; undefined: it tells nobody anything.
 */
export function startNotificationWorker(services: Services, registry: Registry, post: Transports, site: string | undefined): Poller {
  let forgotten = 0;

  const each = async <T>(found: readonly T[], work: (one: T) => Promise<void>): Promise<void> => {
    const failed = (one: T) => (error: unknown) => services.log.error({ notice: one, error }, 'somebody cannot be told');
    await Promise.all(found.map((one) => work(one).catch(failed(one))));
  };
  const tell = async (isClosed: () => boolean): Promise<void> => {
    while (!isClosed() && site !== undefined) {
      const notices = await claimNotifications(services);
      await each(notices, (notice) => ripen(services, registry, notice));
      const deliveries = isClosed() ? [] : await claimDeliveries(services);
      await each(deliveries, (delivery) => deliver(services, registry, post, site, delivery));
      if (notices.length + deliveries.length === 0) return;
      await setImmediate();
    }
  };
  return startPoller(services, {
    every: POLL_EVERY,
    failing: 'notices cannot be read',
    async poll(isClosed) {
      await tell(isClosed);
      const now = services.time.now();
      if (now - forgotten > HOUR) {
        forgotten = now;
        await purgeTokens(services.storage.db, now);
      }
      return nextDue(services);
    },
  });
}

/** The table of a notice, where it is still true. */
async function trueOf(services: Services, kind: string, person: string, id: string): Promise<TableRecord | undefined> {
  const table = await findTable(services.storage.db, id);
  return table.ok && isKind(kind) && (await holds(services, kind, person, table.value)) ? table.value : undefined;
}

/** Whether a notice of this kind is still true of a table. */
async function holds({ storage }: Services, kind: NoticeKind, person: string, table: TableRecord): Promise<boolean> {
  const { status, seats, waitingFor } = table;
  switch (kind) {
    case 'turn':
    case 'low':
    case 'last':
      return status === 'running' && seats.some((one) => one.person === person && one.standIn === null && waitingFor.includes(one.seat));
    case 'invited':
      return status === 'waiting' && seats.some((one) => one.kind === 'invited' && one.asked === person);
    case 'mention':
      return (await unreadLines(storage.db, [table], [person]))(table.id, person) > 0;
    case 'over':
      return status === 'over' || status === 'abandoned';
  }
}

const isKind = (kind: string): kind is NoticeKind => NOTIFICATION_KINDS.some((one) => one === kind);

const isWarning = (kind: string): boolean => TIME_KINDS.some((one) => one === kind);

/** The time of a notice has come: it goes on its way, unless it is true no more or its person looks at the table. */
async function ripen(services: Services, registry: Registry, notice: Notification): Promise<void> {
  const { kind, person, table_id } = notice;
  const { db } = services.storage;
  const table = await trueOf(services, kind, person, table_id);
  if (!table || (await isViewing(services, registry, table_id, person))) return resolveNotification(db, notice);
  if (isWarning(kind)) {
    const due = await warningDue(services, notice, table);
    if (due === undefined) return resolveNotification(db, notice);
    if (due > services.time.now()) return postponeNotification(db, notice, due);
  }
  if (kind === 'turn' && (await isPlanned(services, notice))) return postponeNotification(db, notice, services.time.now() + 2 * GRACE);
  if (!(await takeToken(db, `told ${person}`, PER_PERSON, services.time.now()))) return resolveNotification(db, notice);
  await fanOut(services, notice);
}

/** Milliseconds after a turn began in which it warns of itself. */
const FRESH = 10 * 60_000;

/** When a warning is due by the clock as it stands now, for time may have been given or stood still; undefined: it would come with the turn itself. */
async function warningDue({ storage }: Services, { kind, person, since }: Notification, table: TableRecord): Promise<number | undefined> {
  const wish = await storage.db.selectFrom('wishes').select('delay').where('person', '=', person).where('kind', '=', kind).executeTakeFirst();
  const ends = (await dueTimes(storage.db, [table]))(table, person);
  if (!wish || ends === undefined) return undefined;
  const due = ends + wish.delay;
  return due < since + FRESH ? undefined : due;
}

/** Milliseconds after which a plan that was not followed keeps nobody from being told. */
const UNFOLLOWED = 60_000;

/** Whether what its person planned is about to be made: they need only be told where it stops. */
async function isPlanned({ storage, time }: Services, { person, table_id, since }: Notification): Promise<boolean> {
  if (time.now() - since > UNFOLLOWED) return false;
  const plans = storage.db.selectFrom('plans').select('seat').where('table_id', '=', table_id).where('person', '=', person);
  return (await plans.where('stopped', 'is', null).where('turns', '<>', NO_TURNS).executeTakeFirst()) !== undefined;
}

/** One attempt to reach a receiver. */
async function deliver(services: Services, registry: Registry, post: Transports, site: string, delivery: Delivery): Promise<void> {
  const { db } = services.storage;
  const receiver = await db.selectFrom('receivers').selectAll().where('id', '=', delivery.receiver).executeTakeFirst();
  const reader = await readerOf(services, delivery.person);
  const letter = receiver && reader && (await letterOf(services, registry, reader, site, { delivery, receiver }));
  if (!receiver || !letter) return deleteDelivery(db, delivery);
  const sent = await post.send(receiver, { id: delivery.id, ...letter });
  await recordAttempt(services, delivery, receiver, sent);
}

/** What happened since its reader's last step, as it stands in a notice of their turn; undefined: nothing. */
async function sinceText(services: Services, registry: Registry, reader: Reader, table: string): Promise<string | undefined> {
  const digest = await digestFor(services, registry, reader, table);
  return digest && reader.words.text('notice.turn.digest', { lines: digest.lines.join('; '), left: digest.left });
}

/** A mail with a link: to confirm its address, or to choose a new password. */
async function linkLetter(
  services: Services,
  { name, words }: Reader,
  site: string,
  mail: Parameters<typeof makeLink>[1],
  { confirmed_at }: Receiver,
): Promise<Omit<Message, 'id'> | undefined> {
  const { kind, person } = mail;
  const login = kind === 'reset' ? await loginOf(services, person) : '';
  if (login === null || (kind === 'reset' && confirmed_at === null)) return undefined;
  const token = await makeLink(services, mail);
  if (token === undefined) return undefined;
  const path = `/#/mail/${kind}/${token}`;
  const facts = { kind };
  return kind === 'confirm'
    ? { title: words.text('mail.confirm.title'), body: words.text('mail.confirm.body', { name, site }), path, facts }
    : { title: words.text('mail.reset.title'), body: words.text('mail.reset.body', { login, site }), path, facts };
}

/** What is to be said; undefined: nothing any more. */
async function letterOf(
  services: Services,
  registry: Registry,
  reader: Reader,
  site: string,
  { delivery, receiver }: { readonly delivery: Delivery; readonly receiver: Receiver },
): Promise<Omit<Message, 'id'> | undefined> {
  const { words } = reader;
  const { id, kind, person, table_id, since } = delivery;
  if (kind === 'confirm' || kind === 'reset') return linkLetter(services, reader, site, { id, kind, person, receiver: receiver.id }, receiver);
  if (receiver.confirmed_at === null || receiver.dropped !== null) return undefined;
  const ending = (url: string): string => words.text('mail.ending', { site, url });
  if (kind === 'webhook') return { ...webhookLetter(reader), ending };
  if (table_id === null || !isKind(kind)) return undefined;
  // A turn may have ended, and another begun, since this was put on its way.
  const turns = services.storage.db.selectFrom('notices').select('id').where('person', '=', person).where('table_id', '=', table_id);
  if (kind === 'turn' && !(await turns.where('kind', '=', kind).where('since', '=', since).executeTakeFirst())) return undefined;
  const table = await trueOf(services, kind, person, table_id);
  if (!table) return undefined;
  const letter = await tableLetter(services, reader, kind, table, since);
  const digest = kind === 'turn' ? await sinceText(services, registry, reader, table.id) : undefined;
  return { ...letter, ...(digest && { body: `${letter.body}\n\n${digest}` }), ending };
}
