import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { BusMessage, Listener } from '../../core/bus/bus.ts';
import { type Poller, startPoller } from '../../core/poller.ts';
import type { Services } from '../../core/services.ts';
import type { GuardedFetch } from '../notifications/guarded-fetch.ts';
import { noteCups, noteTables, sweep } from './changes.ts';
import { mentionsOf } from './chat-names.ts';
import { isEditable, type Post } from './forms.ts';
import { noteFailure, noteLimit, noteSuccess, switchOff } from './health.ts';
import { claimPosts, forgetPost, nextPostDue, notePost, type PostRow, purgePosts, releasePost } from './posts.ts';
import { type Outcome, sendPost } from './send.ts';
import { eventOf, isFinal, type Story, storyOf } from './story.ts';
import { allWebhooks, findWebhook, type Webhook } from './webhook.ts';

/** Milliseconds between polls for what other nodes wrote. */
const POLL_EVERY = 30_000;
const SWEEP_EVERY = 60_000;
const HOUR = 3_600_000;
/** Milliseconds in which changes of tables are gathered before they are read. */
const SETTLE = 2000;
/** Milliseconds between two messages about one subject. */
const SPACING = 10_000;
/** Milliseconds after which something that goes on is looked at although nobody said that it changed. */
const RECHECK = 600_000;
/** Changed tables that may wait: with more, the next sweep and recheck find them. */
const MOST_CHANGED = 2000;

/** Tells webhooks of public tables and tournaments. */
export type WebhookWorker = Poller & Listener;

/** What a worker has to do. */
interface Work {
  webhooks: readonly Webhook[];
  readonly tables: Set<string>;
  cups: boolean;
  sweptAt: number;
  purgedAt: number;
}

/** The way out: a guarded fetch, and the public address of this server. */
interface Exit {
  readonly outside: GuardedFetch;
  readonly publicUrl: string;
}

/** Starts a worker. Nodes share the posts: each is claimed by one. It hears of changes by the bus; without webhooks it notes none. */
export function startWebhookWorker(services: Services, exit: Exit): WebhookWorker {
  const work: Work = { webhooks: [], tables: new Set(), cups: false, sweptAt: 0, purgedAt: 0 };
  const poller = startPoller(services, {
    every: POLL_EVERY,
    failing: 'webhooks cannot be told',
    poll: (isClosed) => tellRound(services, exit, work, isClosed),
  });
  let isSet = false;
  const soon = (): void => {
    if (isSet) return;
    isSet = true;
    services.time.after(SETTLE, () => {
      isSet = false;
      poller.wake();
    });
  };
  const heard = (message: BusMessage): void => {
    if (work.webhooks.length > 0 && note(work, message)) soon();
  };
  const missed = (): void => {
    work.sweptAt = 0;
    soon();
  };
  return { ...poller, heard, missed };
}

/** Notes what a message of the bus changes; false: nothing that a webhook is told of. */
function note(work: Work, message: BusMessage): boolean {
  switch (message.kind) {
    case 'moved':
      return (message.acted === true || work.webhooks.some(({ events }) => events.includes('turns'))) && noteTable(work, message.table);
    case 'table':
      return noteTable(work, message.table);
    case 'cups':
      work.cups = true;
      return true;
    default:
      return false;
  }
}

function noteTable({ tables }: Work, table: string): boolean {
  if (tables.size < MOST_CHANGED) tables.add(table);
  return true;
}

async function tellRound(services: Services, exit: Exit, work: Work, isClosed: () => boolean): Promise<number | undefined> {
  const { storage, time } = services;
  work.webhooks = (await allWebhooks(storage.db)).filter(({ dropped }) => dropped === null);
  const tables = [...work.tables];
  work.tables.clear();
  if (work.webhooks.length === 0) return undefined;
  const now = time.now();
  if (tables.length > 0) await noteTables(services, work.webhooks, tables);
  if (work.cups) {
    work.cups = false;
    await noteCups(services, work.webhooks);
  }
  if (now - work.sweptAt >= SWEEP_EVERY) {
    work.sweptAt = now;
    await sweep(services, work.webhooks);
  }
  if (now - work.purgedAt >= HOUR) {
    work.purgedAt = now;
    await purgePosts(storage.db, now);
  }
  while (!isClosed()) {
    const claimed = await claimPosts(services);
    if (claimed.length === 0) break;
    // One webhook gets its messages one after another, in order.
    const queues = [...Map.groupBy(claimed, ({ webhook }) => webhook).values()];
    await Promise.all(queues.map((queue) => tellQueue(services, exit, queue)));
    await setImmediate();
  }
  return nextPostDue(services);
}

async function tellQueue(services: Services, exit: Exit, posts: readonly PostRow[]): Promise<void> {
  for (const row of posts)
    await tell(services, exit, row).catch((error: unknown) => services.log.error({ post: row.subject, error }, 'a webhook cannot be told'));
}

/** Looks at a claimed post: sends it, edits it, or leaves it. */
async function tell(services: Services, exit: Exit, row: PostRow): Promise<void> {
  const { storage, time } = services;
  const webhook = await findWebhook(storage.db, row.webhook);
  if (!webhook) return void (await forgetPost(storage.db, row));
  const now = time.now();
  // Once it is switched on again its messages go on.
  if (webhook.dropped !== null) return releasePost(storage.db, row, now + HOUR);
  if (webhook.restingUntil > now) return releasePost(storage.db, row, webhook.restingUntil);
  const turns = webhook.events.includes('turns');
  const story = await storyOf(services, row.subject, webhook.language, turns);
  const people = story.movers.map(({ person }) => person);
  const mentions = isEditable(webhook.form) ? await mentionsOf(services, webhook.form, people) : [];
  const shown = { text: digestOf(story, mentions), mentions: [...mentions] };
  const before = shownIn(row);
  const tried = isTried(webhook, row);
  const way = wayOf(webhook, row, story, before.text !== shown.text);
  // Whether a message that was begun with other words has arrived, only its program knows: it is edited soon.
  const unsure = tried && before.text !== shown.text;
  const next = unsure ? now + SPACING : isFinal(story.stage) ? null : now + RECHECK;
  if (way === 'nothing') return releasePost(storage.db, row, next);
  if (row.sent > 0 && now - row.sent_at < SPACING) return releasePost(storage.db, row, row.sent_at + SPACING);
  const post: Post = {
    id: `${row.subject.replace(' ', '-')}-${webhook.id}-${row.sent}${wordsIn(webhook, story, way, shown.text)}`,
    story,
    url: `${exit.publicUrl}${story.path}`,
    mentions,
    added: mentions.filter((one) => !before.mentions.includes(one)),
    message: way === 'edit' ? row.message : null,
    at: now,
  };
  const noted = JSON.stringify(unsure ? UNSURE : shown);
  if (webhook.form === 'matrix' && row.sent === 0 && noted !== row.shown) await notePost(storage.db, row, noted);
  const outcome = await sendPost(services, exit.outside, webhook, post);
  await record(services, webhook, row, outcome, {
    next,
    changed: { stage: story.stage, shown: noted, sent: row.sent + 1, sent_at: now },
  });
}

const digestOf = ({ stage, title, body }: Story, mentions: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([stage, title, body, mentions]))
    .digest('base64url');

const Shown = z.object({ text: z.string(), mentions: z.array(z.string()) });

const shownIn = ({ shown }: PostRow): z.infer<typeof Shown> => (shown === '' ? { text: '', mentions: [] } : Shown.parse(JSON.parse(shown)));

/** What is noted where nobody knows which words arrived. */
const UNSURE: z.infer<typeof Shown> = { text: '?', mentions: [] };

/** Whether a node began to send the first message and did not hear that it arrived. Only Matrix can be asked: it takes each id once. */
const isTried = ({ form }: Webhook, { message, sent, shown }: PostRow): boolean =>
  form === 'matrix' && message === null && sent === 0 && shown !== '';

/** What an id ends with, so that other words are no repetition. The first message in Matrix keeps its id, which finds it again. */
function wordsIn({ form }: Webhook, { stage }: Story, way: 'send' | 'edit', words: string): string {
  if (form === 'json') return `-${stage === 'playing' ? words : stage}`;
  return way === 'edit' ? `-${words}` : '';
}

/** Whether a post becomes a new message, an edit of its message, or neither. `differs`: its words are others than were sent. */
function wayOf(webhook: Webhook, row: PostRow, story: Story, differs: boolean): 'send' | 'edit' | 'nothing' {
  const { form, events } = webhook;
  const { stage, message, sent } = row;
  if (isTried(webhook, row)) return 'send';
  if (isEditable(form) && message !== null) return differs ? 'edit' : 'nothing';
  const event = eventOf(story.stage);
  const isNew = stage !== story.stage;
  // Programs that know of a table are told its end, too.
  if (event === null) return form === 'json' && sent > 0 && isNew ? 'send' : 'nothing';
  if (!story.isNews || !events.includes(event) || (form === 'slack' && event === 'turns')) return 'nothing';
  return isNew || (form === 'json' && event === 'turns' && differs) ? 'send' : 'nothing';
}

/** A post as it stands once its message has arrived, and when to look at it again. */
interface Arrived {
  readonly next: number | null;
  readonly changed: Pick<PostRow, 'stage' | 'shown' | 'sent' | 'sent_at'>;
}

/** Writes the outcome of an attempt. */
async function record(services: Services, webhook: Webhook, row: PostRow, outcome: Outcome, { next, changed }: Arrived): Promise<void> {
  const { db } = services.storage;
  switch (outcome.kind) {
    case 'sent':
      await noteSuccess(services, webhook.id);
      return releasePost(db, row, next, { ...changed, message: outcome.message });
    case 'lost':
      return releasePost(db, row, next, { ...changed, message: null });
    case 'later':
      await noteLimit(services, webhook.id, outcome.at);
      return releasePost(db, row, outcome.at);
    case 'gone':
      await switchOff(services, webhook, 'gone');
      return releasePost(db, row, services.time.now() + HOUR);
    case 'refused':
      // The same words would be refused again.
      services.log.warn({ webhook: webhook.id, post: row.subject }, 'a webhook did not take a message');
      await noteFailure(services, webhook);
      return releasePost(db, row, next, changed);
    case 'failed':
      return releasePost(db, row, (await noteFailure(services, webhook)) ?? services.time.now() + HOUR);
  }
}
