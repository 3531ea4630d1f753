import { randomUUID } from 'node:crypto';
import { translator } from '@madang/text';
import type { Services } from '../../core/services.ts';
import type { GuardedFetch, ReadAnswer } from '../notifications/guarded-fetch.ts';
import { isMessageLost, messageIn, type Post, requestOf, waitIn } from './forms.ts';
import { noteSuccess } from './health.ts';
import { words } from './text/sources.ts';
import type { Webhook } from './webhook.ts';

/**
 * The outcome of an attempt. `sent`: `message` is the other program's id. `later`: the receiver asks to wait until `at`. `refused`: it does not
 * take this message. `lost`: the message to edit was deleted there. `gone`: the webhook does not exist any more.
 */
export type Outcome =
  | { readonly kind: 'sent'; readonly message: string | null }
  | { readonly kind: 'later'; readonly at: number }
  | { readonly kind: 'refused' | 'lost' | 'gone' | 'failed' };

const LIMITED = 429;
const LONGEST_WAIT = 3_600_000;
const USUAL_WAIT = 60_000;

/** Statuses by which each program says that nothing can be sent there any more. */
const GONE: Readonly<Record<Webhook['form'], readonly number[]>> = {
  discord: [401, 404, 410],
  slack: [404, 410],
  matrix: [401],
  json: [410],
};

/** Statuses that may be others at the next attempt, or say that the receiver is set up wrongly. */
const PASSING: readonly number[] = [401, 403, 404, 405, 408, 425];

/** Sends a post once, or edits its message. */
export async function sendPost({ time }: Pick<Services, 'time'>, outside: GuardedFetch, webhook: Webhook, post: Post): Promise<Outcome> {
  const answer = await outside.exchange(requestOf(webhook, post));
  return outcomeOf(answer, webhook, post, time.now());
}

function outcomeOf(answer: ReadAnswer, { form }: Webhook, post: Post, now: number): Outcome {
  if (answer.status === null) return { kind: 'failed' };
  const { status, text, retryAfter } = answer;
  // An edit in Matrix is an event of its own; the first one stays the message.
  if (status >= 200 && status < 300) return { kind: 'sent', message: post.message ?? messageIn(form, text) };
  if (status === LIMITED) {
    const wait = waitIn(retryAfter, text, now) ?? USUAL_WAIT;
    return { kind: 'later', at: now + Math.min(LONGEST_WAIT, Math.max(1000, Math.ceil(wait))) };
  }
  if (form === 'discord' && post.message !== null && isMessageLost(text)) return { kind: 'lost' };
  if (GONE[form].includes(status)) return { kind: 'gone' };
  return { kind: status >= 400 && status < 500 && !PASSING.includes(status) ? 'refused' : 'failed' };
}

/** Sends what shows that a webhook works; one that was switched off goes on. False: it did not arrive. */
export async function sendTest(services: Services, outside: GuardedFetch, webhook: Webhook, publicUrl: string): Promise<boolean> {
  const own = translator(webhook.language, await words(webhook.language));
  const story = { stage: 'test', title: own.text('webhook.test.title'), body: own.text('webhook.test.body'), facts: {} } as const;
  const common = { mentions: [], added: [], message: null, at: services.time.now() };
  const outcome = await sendPost(services, outside, webhook, { id: `test-${randomUUID()}`, story, url: `${publicUrl}/`, ...common });
  if (outcome.kind !== 'sent') return false;
  await noteSuccess(services, webhook.id);
  return true;
}
