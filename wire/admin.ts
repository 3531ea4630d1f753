import { z } from 'zod';
import { labelOf } from './session.ts';

/** A text of one paragraph: no control characters but line breaks. */
const Text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^(?:\n|\P{Cc})*$/u);

/** What the host tells everybody. GET /api/announcement: the present one, or null. */
export const Announcement = z.object({ id: z.number().int(), text: z.string(), at: z.number() });
export type Announcement = z.infer<typeof Announcement>;

/** POST /api/admin/announcement. Empty: nothing any more. */
export const AnnouncementRequest = z.object({ text: Text(500) });
export type AnnouncementRequest = z.infer<typeof AnnouncementRequest>;

/** A person as the host sees them. `bannedUntil`, `usedAt`: milliseconds since 1970, null: never. */
export const AdminUser = z.object({
  id: z.string(),
  name: z.string(),
  login: z.string().nullable(),
  host: z.boolean(),
  bannedUntil: z.number().nullable(),
  since: z.number(),
  usedAt: z.number().nullable(),
});
export type AdminUser = z.infer<typeof AdminUser>;

/** POST /api/admin/users/:id/ban. null: for good; 0: not any more. */
export const BanRequest = z.object({ days: z.number().int().min(0).max(3650).nullable() });
export type BanRequest = z.infer<typeof BanRequest>;

/** POST /api/tables/:id/report: of somebody at that table, to the host. */
export const ReportRequest = z.object({ person: z.string().max(64), reason: Text(500), invitation: z.string().max(64).optional() });
export type ReportRequest = z.infer<typeof ReportRequest>;

/** A report as the host reads it. */
export const Report = z.object({
  id: z.string(),
  table: z.string(),
  reporter: z.string(),
  reporterName: z.string(),
  person: z.string(),
  personName: z.string(),
  reason: z.string(),
  at: z.number(),
});
export type Report = z.infer<typeof Report>;

/** Characters that a report may have of each text. Longer ones are cut before they are sent. */
export const FAULT_LENGTHS = { part: 40, message: 300, stack: 3000, game: 40, version: 40 } as const;

/**
 * POST /api/faults: a fault that a page contained, for the server's log. It names no person and no table. `step`: the step that the table stood
 * at; null outside of a table.
 */
export const FaultReport = z.strictObject({
  part: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .max(FAULT_LENGTHS.part),
  message: z.string().max(FAULT_LENGTHS.message),
  stack: z.string().max(FAULT_LENGTHS.stack),
  game: z.string().max(FAULT_LENGTHS.game).nullable(),
  version: z.string().max(FAULT_LENGTHS.version).nullable(),
  step: z.number().int().min(0).max(1_000_000).nullable(),
});
export type FaultReport = z.infer<typeof FaultReport>;

/** The programs that a webhook of the server can write to, in their own form; `json`: any other program. */
export const WEBHOOK_FORMS = ['discord', 'slack', 'matrix', 'json'] as const;
export type WebhookForm = (typeof WEBHOOK_FORMS)[number];

/** What a webhook can be told of: public tables that look for players, public results, tournaments, and whose turn it is at turn-based public tables. */
export const WEBHOOK_EVENTS = ['tables', 'results', 'tournaments', 'turns'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

const WebhookAddress = z.url({ protocol: /^https?$/ }).max(1024);
const WebhookName = labelOf(60);
const WebhookLanguage = z.string().regex(/^[a-z]{2,3}$/);
const WebhookEvents = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length);
const common = { name: WebhookName, address: WebhookAddress, language: WebhookLanguage, events: WebhookEvents };

/** POST /api/admin/webhooks. `address` of Matrix: the homeserver's; `room`: the id of a room there; `token`: an access token of the account that writes. */
export const WebhookRequest = z.discriminatedUnion('form', [
  z.object({ form: z.literal('discord'), ...common }),
  z.object({ form: z.literal('slack'), ...common }),
  z.object({
    form: z.literal('matrix'),
    ...common,
    room: z
      .string()
      .max(255)
      .regex(/^![\x21-\x7e]+$/),
    token: z
      .string()
      .max(1024)
      .regex(/^[\x21-\x7e]+$/),
  }),
  z.object({ form: z.literal('json'), ...common }),
]);
export type WebhookRequest = z.infer<typeof WebhookRequest>;

/** PUT /api/admin/webhooks/:id. `address`: another one, with which the webhook gets a new id; absent: it stays. */
export const WebhookChange = z.object({ name: WebhookName, address: WebhookAddress.optional(), language: WebhookLanguage, events: WebhookEvents });
export type WebhookChange = z.infer<typeof WebhookChange>;

/** The answer to a new webhook. `secret`: signs what plain JSON is sent, shown this once; null: the form has no signature. */
export const NewWebhook = z.object({ id: z.string(), secret: z.string().nullable() });
export type NewWebhook = z.infer<typeof NewWebhook>;

/** A webhook as an admin sees it. `host`: that of its address, for the rest is a secret. `gone`, `failing`: nothing is sent there any more. */
export const WebhookView = z.object({
  id: z.string(),
  name: z.string(),
  form: z.enum(WEBHOOK_FORMS),
  host: z.string(),
  language: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  state: z.enum(['active', 'gone', 'failing']),
});
export type WebhookView = z.infer<typeof WebhookView>;

/** GET /api/admin/webhooks. `offered`: false where the server has no public address that a message could lead to. */
export const WebhookList = z.object({ offered: z.boolean(), webhooks: z.array(WebhookView) });
export type WebhookList = z.infer<typeof WebhookList>;
