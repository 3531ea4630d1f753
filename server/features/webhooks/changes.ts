import type { Services } from '../../core/services.ts';
import { openTables, shownTables, tablesById } from '../../matches/model/lists.ts';
import type { TableRecord } from '../../matches/model/table.ts';
import { beginPosts, markPosts } from './posts.ts';
import { cupSubject, eventOf, type Standing, standingOf, tableSubject } from './story.ts';
import type { Webhook } from './webhook.ts';

const HOUR = 3_600_000;
/** Changed tables that are read at a time. */
const AT_ONCE = 100;
/** Finished tables that a sweep looks at. */
const LAST_OVER = 20;
/** Tournaments of each status that are looked at. */
const LAST_CUPS = 30;

/** The webhooks that are told of something that they know nothing of yet. */
const interested = (webhooks: readonly Webhook[], { stage, isNews }: Standing): readonly Webhook[] => {
  const event = eventOf(stage);
  return isNews && event !== null ? webhooks.filter(({ events }) => events.includes(event)) : [];
};

/** A result of long ago is no news: an old table can change, as when a player's account is deleted. */
const isFresh = ({ status, updatedAt }: TableRecord, now: number): boolean => status !== 'over' || updatedAt > now - HOUR;

const postsOf = (webhooks: readonly Webhook[], record: TableRecord) =>
  interested(webhooks, standingOf(record)).map(({ id }) => ({ subject: tableSubject(record.id), webhook: id }));

/** Notes tables that changed: their posts are looked at, and begun where a webhook wants to be told. */
export async function noteTables({ storage, time }: Services, webhooks: readonly Webhook[], tables: readonly string[]): Promise<void> {
  const { db } = storage;
  const now = time.now();
  for (let done = 0; done < tables.length; done += AT_ONCE) {
    const part = tables.slice(done, done + AT_ONCE);
    await markPosts(db, part.map(tableSubject), now);
    const records = await tablesById(db, part);
    await beginPosts(
      db,
      records.filter((record) => isFresh(record, now)).flatMap((record) => postsOf(webhooks, record)),
      now,
    );
  }
}

/** Notes tournaments that changed since a webhook was made. */
export async function noteCups({ storage, time }: Services, webhooks: readonly Webhook[]): Promise<void> {
  const { db } = storage;
  const wanting = webhooks.filter(({ events }) => events.includes('tournaments'));
  if (wanting.length === 0) return;
  const now = time.now();
  for (const status of ['gathering', 'running', 'over']) {
    // Each status by itself is the end of an index.
    const newest = db.selectFrom('cups').select(['id', 'updated_at']).where('status', '=', status).orderBy('created_at', 'desc');
    const cups = (await newest.limit(LAST_CUPS).execute()).filter(({ updated_at }) => status !== 'over' || updated_at > now - HOUR);
    await markPosts(
      db,
      cups.map(({ id }) => cupSubject(id)),
      now,
    );
    const posts = cups.flatMap(({ id, updated_at }) =>
      wanting.flatMap(({ id: webhook, since }) => (updated_at >= since ? [{ subject: cupSubject(id), webhook }] : [])),
    );
    await beginPosts(db, posts, now);
  }
}

/** Looks for tables that nobody told this node of: a message of the bus may be lost, or a node may die before it has noted one. */
export async function sweep(services: Services, webhooks: readonly Webhook[]): Promise<void> {
  const { storage, time } = services;
  const now = time.now();
  const over = (await shownTables(storage.db, LAST_OVER)).filter(({ updatedAt }) => updatedAt > now - HOUR);
  const open = (await openTables(storage.db, null)).tables;
  const posts = [...open, ...over].flatMap((record) => {
    const at = record.status === 'over' ? record.updatedAt : record.createdAt;
    return postsOf(
      webhooks.filter(({ since }) => at >= since),
      record,
    );
  });
  await beginPosts(storage.db, posts, now);
  await noteCups(services, webhooks);
}
