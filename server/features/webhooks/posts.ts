import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import { claimRows } from '../../core/lease.ts';
import type { Services } from '../../core/services.ts';
import type { Schema } from '../../storage/schema/index.ts';
import type { WebhookPostRow } from '../../storage/schema/notifications.ts';

export type PostRow = Selectable<WebhookPostRow>;

/** Milliseconds that a claim holds: longer than any receiver may take. */
const CLAIM = 60_000;
/** Posts that are claimed at a time. */
const AT_ONCE = 20;
const DAY = 86_400_000;
/** Milliseconds for which a finished post is known: longer than a sweep looks back. */
const KEPT_FOR = 2 * DAY;

/** Posts that are due and that no node works on, in these words for the index of pending posts. */
const isFree = (now: number) => (where: ExpressionBuilder<Schema, 'webhook_posts'>) =>
  where.and([sql<boolean>`due is not null`, where('due', '<=', now), where('claimed_until', '<', now)]);

const isPost =
  ({ subject, webhook }: PostRow) =>
  (where: ExpressionBuilder<Schema, 'webhook_posts'>) =>
    where.and({ subject, webhook });

/** Claims posts that are due; no other node sends them meanwhile. */
export async function claimPosts({ storage, time }: Services): Promise<readonly PostRow[]> {
  const now = time.now();
  const rows = await storage.db.selectFrom('webhook_posts').selectAll().where(isFree(now)).orderBy('due').limit(AT_ONCE).execute();
  const claim = storage.db
    .updateTable('webhook_posts')
    .set({ claimed_until: now + CLAIM })
    .where(isFree(now));
  return claimRows(rows, (row) => claim.where(isPost(row)).returningAll().executeTakeFirst());
}

/** The time at which the next post is due; undefined: none is to come. */
export async function nextPostDue({ storage, time }: Services): Promise<number | undefined> {
  const later = storage.db.selectFrom('webhook_posts').select('due').where(sql<boolean>`due is not null`).where('due', '>', time.now());
  return (await later.orderBy('due').limit(1).executeTakeFirst())?.due ?? undefined;
}

/** Lets posts about these subjects be looked at from `due` on, finished ones too. */
export async function markPosts(db: Kysely<Schema>, subjects: readonly string[], due: number): Promise<void> {
  if (subjects.length === 0) return;
  await db
    .updateTable('webhook_posts')
    .set((row) => ({ marks: row('marks', '+', 1), due: sql<number>`case when due is null or due > ${due} then ${due} else due end` }))
    .where('subject', 'in', subjects)
    .execute();
}

/** Begins posts that do not exist yet. */
export async function beginPosts(db: Kysely<Schema>, posts: readonly Pick<PostRow, 'subject' | 'webhook'>[], due: number): Promise<void> {
  if (posts.length === 0) return;
  const blank = { stage: '', message: null, shown: '', sent: 0, sent_at: due, due, marks: 0, claimed_until: 0 };
  await db
    .insertInto('webhook_posts')
    .values(posts.map((post) => ({ ...post, ...blank })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Releases a claimed post and looks at it again at `due` (null: never), at once if it was marked meanwhile. `changed`: what was sent. */
export async function releasePost(
  db: Kysely<Schema>,
  row: PostRow,
  due: number | null,
  changed: Partial<Pick<PostRow, 'stage' | 'message' | 'shown' | 'sent' | 'sent_at'>> = {},
): Promise<void> {
  await db
    .updateTable('webhook_posts')
    .set({ ...changed, claimed_until: 0, due: sql<number | null>`case when marks = ${row.marks} then cast(${due} as bigint) else due end` })
    .where(isPost(row))
    .execute();
}

/** Notes the words with which a claimed post is about to be sent. */
export const notePost = (db: Kysely<Schema>, row: PostRow, shown: string) =>
  db.updateTable('webhook_posts').set({ shown }).where(isPost(row)).execute();

/** Forgets a post whose webhook is gone. */
export const forgetPost = (db: Kysely<Schema>, row: PostRow) => db.deleteFrom('webhook_posts').where(isPost(row)).execute();

/** Forgets posts that were finished two days ago. */
export async function purgePosts(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('webhook_posts')
    .where(sql<boolean>`due is null`)
    .where('sent_at', '<', now - KEPT_FOR)
    .execute();
}
