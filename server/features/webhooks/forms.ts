import type { WebhookForm } from '@madang/wire';
import { z } from 'zod';
import type { Outgoing } from '../notifications/guarded-fetch.ts';
import { signedHeaders } from '../notifications/message.ts';
import { escaped } from '../sharing/markup.ts';
import type { Stage, Story } from './story.ts';
import type { Webhook } from './webhook.ts';

/** One message to one webhook. `id`: the same at each attempt, so that a receiver can drop repetitions. */
export interface Post {
  readonly id: string;
  readonly story: Pick<Story, 'title' | 'body' | 'facts'> & { readonly stage: Stage | 'test' };
  /** The whole address that it leads to. */
  readonly url: string;
  /** User ids of the other program. `added`: those who were not mentioned before. */
  readonly mentions: readonly string[];
  readonly added: readonly string[];
  /** The other program's id of the message to edit; null: a new one. */
  readonly message: string | null;
  readonly at: number;
}

/** Forms whose messages can be edited. */
export const isEditable = (form: WebhookForm): boolean => form === 'discord' || form === 'matrix';

/** Letters of a message at most: Discord takes 2,000, and an escape doubles a letter. */
const LONGEST = 900;
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

const request = (method: Outgoing['method'], address: string, body: Buffer, headers: Readonly<Record<string, string>> = {}): Outgoing => ({
  method,
  address,
  headers: { 'content-type': 'application/json', 'content-length': body.length, 'user-agent': 'Madang', ...headers },
  body,
});

/** Discord takes a backslash before any sign, so that no name is formatting, a link or a mention. */
const discordText = (text: string): string => cut(text).replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');

function discordPost({ address }: Webhook, { story, url, mentions, message }: Post): Outgoing {
  const target = new URL(address);
  target.searchParams.set('wait', 'true');
  if (message !== null) target.pathname = `${target.pathname.replace(/\/$/, '')}/messages/${encodeURIComponent(message)}`;
  const said = [discordText(story.body), ...mentions.map((id) => `<@${id}>`)].filter((part) => part !== '').join(' ');
  const content = [`**${discordText(story.title)}**`, said, `<${url}>`].filter((line) => line !== '').join('\n');
  const body = json({ content, allowed_mentions: { parse: [], users: [...mentions] } });
  return request(message === null ? 'POST' : 'PATCH', target.href, body);
}

/** Slack reads commands and links only between these. */
const slackText = (text: string): string => cut(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function slackPost({ address }: Webhook, { story, url }: Post): Outgoing {
  const text = [slackText(story.title), slackText(story.body), `<${url}>`].filter((line) => line !== '').join('\n');
  return request('POST', address, json({ text, mrkdwn: false, unfurl_links: false, unfurl_media: false }));
}

/** A word joiner behind each @, for clients that look for mentions in the text. */
const matrixText = (text: string): string => cut(text).replaceAll('@', '@\u2060');

function matrixPost({ address, room, token }: Webhook, { id, story, url, mentions, added, message }: Post): Outgoing {
  const [title, body] = [matrixText(story.title), matrixText(story.body)];
  const pills = mentions.map((user) => `<a href="https://matrix.to/#/${encodeURIComponent(user)}">${escaped(user)}</a>`);
  const lines = [`<strong>${escaped(title)}</strong>`, [escaped(body), ...pills].filter((part) => part !== '').join(' '), escaped(url)];
  const plain = [title, [body, ...mentions].filter((part) => part !== '').join(' '), url].filter((line) => line !== '').join('\n');
  const content = {
    msgtype: 'm.text',
    body: plain,
    format: 'org.matrix.custom.html',
    formatted_body: lines.filter((line) => line !== '').join('<br>'),
    'm.mentions': { user_ids: [...mentions] },
  };
  const sent =
    message === null
      ? content
      : {
          ...content,
          body: `* ${plain}`,
          formatted_body: `* ${content.formatted_body}`,
          'm.mentions': { user_ids: [...added] },
          'm.new_content': content,
          'm.relates_to': { rel_type: 'm.replace', event_id: message },
        };
  const path = `/_matrix/client/v3/rooms/${encodeURIComponent(room)}/send/m.room.message/${encodeURIComponent(id)}`;
  return request('PUT', `${address.replace(/\/+$/, '')}${path}`, json(sent), { authorization: `Bearer ${token}` });
}

function jsonPost({ address, secret }: Webhook, { id, story, url, at }: Post): Outgoing {
  const { stage, title, body, facts } = story;
  const payload = json({ id, event: NAMES[stage], at, title, body, url, ...facts });
  return request('POST', address, payload, signedHeaders(secret, payload, at));
}

/** Stages as programs read them. */
const NAMES = {
  open: 'table-open',
  playing: 'table-turn',
  over: 'table-over',
  stopped: 'table-over',
  gone: 'table-closed',
  gathering: 'tournament-open',
  running: 'tournament-started',
  finished: 'tournament-over',
  test: 'test',
} as const;

const FORMS: Readonly<Record<WebhookForm, (webhook: Webhook, post: Post) => Outgoing>> = {
  discord: discordPost,
  slack: slackPost,
  matrix: matrixPost,
  json: jsonPost,
};

/** The request that sends a post, or edits its message. */
export const requestOf = (webhook: Webhook, post: Post): Outgoing => FORMS[webhook.form](webhook, post);

const Discord = z.object({ id: z.string().regex(/^\d{1,20}$/) });
const Matrix = z.object({ event_id: z.string().min(1).max(255) });

const read = <T>(form: z.ZodType<T>, text: string): T | undefined => {
  try {
    return form.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** The other program's id of a message, by its answer; null: it gave none. */
export function messageIn(form: WebhookForm, answer: string): string | null {
  if (form === 'discord') return read(Discord, answer)?.id ?? null;
  return form === 'matrix' ? (read(Matrix, answer)?.event_id ?? null) : null;
}

const Code = z.object({ code: z.number() });
/** Discord’s code for a message that somebody deleted, beside that for a webhook. */
const UNKNOWN_MESSAGE = 10_008;

/** True if Discord says that only the message is gone, not the webhook. */
export const isMessageLost = (answer: string): boolean => read(Code, answer)?.code === UNKNOWN_MESSAGE;

const Retry = z.object({ retry_after: z.number().optional(), retry_after_ms: z.number().optional() });

/** Milliseconds after which a limited request may be made again: by the header, or as Discord or Matrix writes them; undefined: none are named. */
export function waitIn(retryAfter: string | undefined, answer: string, now: number): number | undefined {
  const seconds = Number(retryAfter);
  if (retryAfter !== undefined && retryAfter.trim() !== '' && Number.isFinite(seconds)) return seconds * 1000;
  const date = Date.parse(retryAfter ?? '');
  if (Number.isFinite(date)) return date - now;
  const named = read(Retry, answer);
  if (named?.retry_after_ms !== undefined) return named.retry_after_ms;
  return named?.retry_after === undefined ? undefined : named.retry_after * 1000;
}
