import { createHmac } from 'node:crypto';

/** What one receiver is told, in its person's language. `facts`: what a program may want of it. */
export interface Message {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** Where it leads, on this server; null: nowhere. */
  readonly path: string | null;
  /** The same place for programs that show a preview of a link, as mails and chats do. Absent: `path` alone. */
  readonly shared?: string;
  readonly facts: Readonly<Record<string, string | number>>;
  /** What stands below a mail that its person may want no more of; `{url}` is where they say so. Undefined: a mail that is part of something they do. */
  readonly ending?: (url: string) => string;
}

/** `gone`: there is no such receiver any more. */
export type SendResult = 'sent' | 'gone' | 'failed';

/**
 * The header by which a receiver checks that a body is ours: the time of sending in seconds, and the HMAC-SHA256 of both with the receiver's
 * secret. `at`: milliseconds since 1970.
 */
export function signedHeaders(secret: string, body: Buffer, at: number): Readonly<Record<string, string>> {
  const seconds = Math.floor(at / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
  return { 'x-madang-signature': `t=${seconds},v1=${mac}` };
}
