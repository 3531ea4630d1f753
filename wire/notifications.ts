import { z } from 'zod';
import { labelOf } from './session.ts';

/** What people may be told of: their turn, that their time ends (twice), a seat that is kept for them, a mention in the chat, the end of a match. */
export const NOTIFICATION_KINDS = ['turn', 'low', 'last', 'invited', 'mention', 'over'] as const;

/** How a webhook wants to be told. */
const WebhookShape = z.enum(['discord', 'plain']);
export type WebhookShape = z.infer<typeof WebhookShape>;

/** The ways in which this server tells. `push`: the key that browsers subscribe with; null: not at all. */
export const NotificationOffer = z.object({ push: z.string().nullable(), mail: z.boolean(), webhook: z.boolean() });
export type NotificationOffer = z.infer<typeof NotificationOffer>;

const DAY_MINUTES = 1440;

/** Minutes before the end of somebody's time at which they are warned. */
const Warning = z
  .number()
  .int()
  .min(5)
  .max(7 * DAY_MINUTES);

/**
 * PUT /api/account/notifications: what a person wants to be told of, and their turn after how many minutes. `time`: that their time ends under a
 * clock of days, twice: so many minutes before (`low`, `last`).
 */
export const NotificationWishes = z.object({
  turn: z.boolean(),
  invited: z.boolean(),
  over: z.boolean(),
  minutes: z.number().int().min(0).max(DAY_MINUTES),
  mention: z.boolean().default(false),
  time: z.boolean().default(false),
  low: Warning.default(360),
  last: Warning.default(60),
});
export type NotificationWishes = z.infer<typeof NotificationWishes>;

/** Where a person is told. `unconfirmed`: a mail address whose link was not followed yet; `gone`, `failing`: nothing arrived there any more; `unsubscribed`: somebody who gets its mails wants none. */
export const ChannelView = z.object({
  id: z.string(),
  kind: z.enum(['push', 'mail', 'webhook']),
  name: z.string(),
  state: z.enum(['active', 'unconfirmed', 'gone', 'failing', 'unsubscribed']),
  /** Signs what a plain webhook is sent; null: other receivers have none. */
  secret: z.string().nullable().default(null),
});
export type ChannelView = z.infer<typeof ChannelView>;

/** GET /api/account/notifications. */
export const NotificationSettings = z.object({ offer: NotificationOffer, wishes: NotificationWishes, receivers: z.array(ChannelView) });
export type NotificationSettings = z.infer<typeof NotificationSettings>;

const Address = z.url({ protocol: /^https?$/ }).max(1024);
const Key = z
  .string()
  .max(256)
  .regex(/^[\w-]+=*$/);
/** What one calls a browser. */
const ReceiverName = labelOf(60);

/** POST /api/account/channels. A mail needs the password of whoever has one: by mail a new one can be had. */
export const ChannelRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('push'), address: Address, keys: z.object({ p256dh: Key, auth: Key }), name: ReceiverName }),
  z.object({ kind: z.literal('mail'), address: z.email().max(254), current: z.string().max(128).optional() }),
  z.object({ kind: z.literal('webhook'), address: Address, shape: WebhookShape }),
]);
export type ChannelRequest = z.infer<typeof ChannelRequest>;

/** POST /api/mail/confirm: what a link in a mail says. */
export const MailLink = z.object({ token: z.string().max(128) });
export type MailLink = z.infer<typeof MailLink>;

/** Chat programs in which a message of the server can mention a person. */
export const CHAT_PROGRAMS = ['discord', 'matrix'] as const;
export type ChatProgram = (typeof CHAT_PROGRAMS)[number];

/** PUT /api/account/chat-names: the person's user ID at Discord and at Matrix, by which messages about their turn mention them; null: none. */
export const ChatNames = z.object({
  discord: z
    .string()
    .regex(/^\d{15,20}$/)
    .nullable(),
  matrix: z
    .string()
    .max(255)
    .regex(/^@[a-z0-9._=/+-]+:[a-zA-Z0-9.:[\]-]+$/)
    .nullable(),
});
export type ChatNames = z.infer<typeof ChatNames>;

/** GET /api/account/chat-names. `used`: the programs in which this server mentions people. */
export const ChatNameSettings = z.object({ names: ChatNames, used: z.array(z.enum(CHAT_PROGRAMS)) });
export type ChatNameSettings = z.infer<typeof ChatNameSettings>;
