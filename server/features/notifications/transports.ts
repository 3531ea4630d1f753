import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { NotificationOffer, WebhookShape } from '@madang/wire';
import { z } from 'zod';
import type { Config } from '../../core/config.ts';
import type { Services } from '../../core/services.ts';
import { type Answer, type GuardedFetch, newGuardedFetch } from './guarded-fetch.ts';
import { newMailer } from './mail.ts';
import { type Message, type SendResult, signedHeaders } from './message.ts';
import { type PushKeys, pushKeys } from './push-keys.ts';

/** Where it goes. */
interface Target {
  readonly id: string;
  readonly kind: string;
  readonly address: string;
  readonly details: string;
}

/** Sends messages, by the ways that this server has. */
export interface Transports {
  readonly outside: GuardedFetch;
  offer(): Promise<NotificationOffer>;
  send(target: Target, letter: Message): Promise<SendResult>;
  /** The secret that signs what a receiver is sent; null: its form has no signature. */
  secretOf(target: Target): string | null;
  /** The receiver whose link in a mail this is; undefined: it is none of ours. */
  unsubscribing(link: string): string | undefined;
  close(): void;
}

const PushDetails = z.object({ p256dh: z.string(), auth: z.string() });
const HookDetails = z.object({ shape: z.enum(['discord', 'plain']) });

/** Seconds for which a push service keeps what it cannot deliver. */
const PUSH_LASTS = 86_400;
const TOPIC_LETTERS = 32;

/** The post of a server. Without a public address it has no ways at all: nothing that is sent could lead anywhere. */
export function newTransports(
  { storage, log, time }: Pick<Services, 'storage' | 'log' | 'time'>,
  { publicUrl, mail, webhookNets, secret }: Config,
): Transports {
  const outside = newGuardedFetch(webhookNets);
  const mailer = mail && newMailer(mail, log);
  let keys: Promise<PushKeys> | undefined;
  const ownKeys = (): Promise<PushKeys> => {
    keys ??= pushKeys(storage.db);
    keys.catch(() => (keys = undefined));
    return keys;
  };
  const macOf = (receiver: string): string => createHmac('sha256', secret).update(`unsubscribe ${receiver}`).digest('base64url');
  const addressOf = ({ shared, path }: Message): string => `${publicUrl}${shared ?? path ?? '/'}`;

  const push = async ({ address, details }: Target, letter: Message): Promise<SendResult> => {
    const { p256dh, auth } = PushDetails.parse(JSON.parse(details));
    const { default: webPush } = await import('web-push');
    const topic = createHash('sha256').update(letter.id).digest('base64url').slice(0, TOPIC_LETTERS);
    const payload = JSON.stringify({ title: letter.title, body: letter.body, path: letter.path ?? '/', tag: letter.path ?? topic });
    const vapidDetails = { subject: contact(publicUrl, mail?.from), ...(await ownKeys()) };
    const asked = webPush.generateRequestDetails({ endpoint: address, keys: { p256dh, auth } }, payload, { vapidDetails, TTL: PUSH_LASTS, topic });
    const headers = Object.fromEntries(Object.entries(asked.headers).map(([name, value]) => [name, String(value)]));
    return outcome(await outside.post(address, headers, asked.body ?? Buffer.alloc(0)), [404, 410]);
  };
  const secretOf = (target: Target): string | null => signingSecret(secret, target);
  const hook = async (target: Target, letter: Message): Promise<SendResult> => {
    const { address, details } = target;
    const { shape } = HookDetails.parse(JSON.parse(details));
    const body = Buffer.from(JSON.stringify(hookBody(shape, letter, addressOf(letter))));
    const own = secretOf(target);
    const signed = own === null ? {} : signedHeaders(own, body, time.now());
    const headers = { 'content-type': 'application/json', 'content-length': body.length, 'user-agent': 'Madang', ...signed };
    return outcome(await outside.post(address, headers, body), shape === 'discord' ? [404, 410] : [410]);
  };
  const write = ({ id, address }: Target, letter: Message): Promise<SendResult> | SendResult =>
    mailer?.send(address, letter, letter.path === null ? null : addressOf(letter), `${publicUrl}/api/mail/unsubscribe/${id}.${macOf(id)}`) ??
    'failed';
  return {
    outside,
    async offer() {
      if (publicUrl === undefined) return { push: null, mail: false, webhook: false };
      return { push: (await ownKeys()).publicKey, mail: mailer !== undefined, webhook: true };
    },
    async send(target, letter) {
      switch (target.kind) {
        case 'push':
          return push(target, letter);
        case 'mail':
          return write(target, letter);
        default:
          return hook(target, letter);
      }
    },
    secretOf,
    unsubscribing(link) {
      const [receiver = '', mac = ''] = link.split('.');
      const [given, right] = [Buffer.from(mac), Buffer.from(macOf(receiver))];
      return given.length === right.length && timingSafeEqual(given, right) ? receiver : undefined;
    },
    close: () => mailer?.close(),
  };
}

/** The secret of a plain webhook, which follows from the server's own; null: other receivers have none. */
const signingSecret = (secret: string, { id, kind, details }: Target): string | null =>
  kind === 'webhook' && HookDetails.parse(JSON.parse(details)).shape === 'plain'
    ? createHmac('sha256', secret).update(`signature ${id}`).digest('base64url')
    : null;

/** Whom a push service may ask about this server: RFC 8292 wants a mail or a secure address. */
function contact(publicUrl: string | undefined, from: string | undefined): string {
  const address = /[^\s<>]+@[^\s<>]+/.exec(from ?? '')?.[0];
  if (address !== undefined) return `mailto:${address}`;
  return publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nobody@madang.invalid';
}

function outcome(answer: Answer, gone: readonly number[]): SendResult {
  if (answer.status === null) return 'failed';
  if (gone.includes(answer.status)) return 'gone';
  return answer.status >= 200 && answer.status < 300 ? 'sent' : 'failed';
}

/** Discord’s shape calls nobody by what somebody is named; the plain one has the facts beside the words. */
function hookBody(shape: WebhookShape, { id, title, body, facts }: Message, url: string): unknown {
  if (shape === 'plain') return { id, title, body, url, ...facts };
  const plain = (text: string): string => text.replaceAll(/[\\*_~`|>[\]()#<@-]/g, '\\$&');
  return { content: `**${plain(title)}**\n${plain(body)}\n<${url}>`, allowed_mentions: { parse: [] } };
}
