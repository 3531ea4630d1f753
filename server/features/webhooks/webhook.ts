import { randomBytes } from 'node:crypto';
import { FALLBACK, fail, type Language, ok, type Result } from '@madang/kernel';
import { LANGUAGES } from '@madang/text';
import {
  type NewWebhook,
  type Problem,
  WEBHOOK_EVENTS,
  WEBHOOK_FORMS,
  type WebhookChange,
  type WebhookEvent,
  type WebhookForm,
  type WebhookRequest,
  type WebhookView,
} from '@madang/wire';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { Services } from '../../core/services.ts';
import type { Schema } from '../../storage/schema/index.ts';
import type { WebhookRow } from '../../storage/schema/notifications.ts';

/** Webhooks of one server at most: each change of a table is judged for every one. */
const MOST_WEBHOOKS = 20;

/** What is needed to write to a webhook, beside its address. */
const Details = z.object({ secret: z.string().default(''), room: z.string().default(''), token: z.string().default('') });

/** A channel or program that is told of public tables, results and tournaments. */
export interface Webhook extends z.infer<typeof Details> {
  readonly id: string;
  readonly name: string;
  readonly form: WebhookForm;
  readonly address: string;
  readonly language: Language;
  readonly events: readonly WebhookEvent[];
  /** Milliseconds since 1970: nothing that was over before is told. */
  readonly since: number;
  /** No attempt may be made before this time. */
  readonly restingUntil: number;
  readonly dropped: string | null;
}

const languageOf = (tag: string): Language => LANGUAGES.find((one) => one === tag) ?? FALLBACK;

const eventsOf = (text: string): WebhookEvent[] => WEBHOOK_EVENTS.filter((event) => text.split(' ').includes(event));

const readWebhook = (row: Selectable<WebhookRow>): Webhook => ({
  id: row.id,
  name: row.name,
  form: WEBHOOK_FORMS.find((form) => form === row.form) ?? 'json',
  address: row.address,
  ...Details.parse(JSON.parse(row.details)),
  language: languageOf(row.language),
  events: eventsOf(row.events),
  since: row.since,
  restingUntil: row.resting_until,
  dropped: row.dropped,
});

const newId = (): string => randomBytes(9).toString('base64url');

/** All webhooks of the server, the oldest first. */
export const allWebhooks = async (db: Kysely<Schema>): Promise<readonly Webhook[]> =>
  (await db.selectFrom('webhooks').selectAll().orderBy('since').orderBy('id').limit(MOST_WEBHOOKS).execute()).map(readWebhook);

/** The webhook of that id; undefined: there is none. */
export async function findWebhook(db: Kysely<Schema>, id: string): Promise<Webhook | undefined> {
  const row = await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
  return row && readWebhook(row);
}

/** A webhook as an admin sees it, without its secrets. */
export const viewOf = ({ id, name, form, address, language, events, dropped }: Webhook): WebhookView => ({
  id,
  name,
  form,
  host: new URL(address).host,
  language,
  events: [...events],
  state: dropped === 'gone' || dropped === 'failing' ? dropped : 'active',
});

/** Adds a webhook. Only this answer has the secret that signs plain JSON. Fails with `too-many`. */
export async function addWebhook({ storage, time }: Services, asked: WebhookRequest): Promise<Result<NewWebhook, Problem>> {
  const { db } = storage;
  if ((await allWebhooks(db)).length >= MOST_WEBHOOKS) return fail({ code: 'too-many', details: { of: 'webhooks', most: MOST_WEBHOOKS } });
  const id = newId();
  const secret = asked.form === 'json' ? randomBytes(32).toString('base64url') : null;
  const details = { ...(secret !== null && { secret }), ...(asked.form === 'matrix' && { room: asked.room, token: asked.token }) };
  const { name, form, address, language, events } = asked;
  await db
    .insertInto('webhooks')
    .values({
      ...{ id, name, form, address, details: JSON.stringify(details), language, events: [...new Set(events)].join(' ') },
      ...{ since: time.now(), failures: 0, resting_until: 0, dropped: null },
    })
    .execute();
  return ok({ id, secret });
}

/**
 * Changes a webhook's name, language, events and address; false: there is none. With another address it gets a new id, so that nobody edits
 * there what was sent to the old one, and starts afresh: what was over before is no news.
 */
export async function changeWebhook({ storage, time }: Services, id: string, { name, address, language, events }: WebhookChange): Promise<boolean> {
  const moved = address !== undefined && { id: newId(), address, since: time.now(), failures: 0, resting_until: 0, dropped: null };
  const set = { name, language, events: [...new Set(events)].join(' '), ...moved };
  const changed = await storage.db.updateTable('webhooks').set(set).where('id', '=', id).executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Removes a webhook; false: there was none. Its posts stay where they were sent. */
export async function removeWebhook({ storage }: Services, id: string): Promise<boolean> {
  const removed = await storage.db.deleteFrom('webhooks').where('id', '=', id).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
