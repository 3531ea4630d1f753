// The rows of what people are told, and where: notices, mails and what their links are good for.

/** A person wants to be told of that kind of thing, so many milliseconds after it began; before it, where that is negative. */
export interface WishRow {
  person: string;
  kind: string;
  delay: number;
}

/**
 * Where a person is told: a browser's push, a mail address, a webhook. `details`: what is needed to reach it, as JSON. Nothing is sent
 * before it is confirmed, nor once it was dropped (why).
 */
export interface ReceiverRow {
  id: string;
  person: string;
  kind: string;
  address: string;
  details: string;
  name: string;
  confirmed_at: number | null;
  dropped: string | null;
  /** What could not be delivered since something was. */
  failures: number;
  created_at: number;
}

/** Something that a person is to be told of a table, from `due` on. A turn that was told stays until it is over, so it is told once. */
export interface NoticeRow {
  id: string;
  kind: string;
  person: string;
  table_id: string;
  /** When it came true. */
  since: number;
  due: number;
  told: number;
  claimed_until: number;
}

/** A message on its way to one receiver. */
export interface DeliveryRow {
  id: string;
  kind: string;
  person: string;
  table_id: string | null;
  receiver: string;
  since: number;
  due: number;
  attempts: number;
  claimed_until: number;
}

/** What a link in a mail is good for, once. `token`: the hash of what it says. */
export interface LinkRow {
  token: string;
  kind: string;
  person: string;
  receiver: string;
  until: number;
}

/**
 * A channel of a chat program, or a program, that is told of public tables. `details`: what is needed to write there, as JSON. `events`: with a
 * blank between them. `since`: nothing that was over before is told.
 */
export interface WebhookRow {
  id: string;
  name: string;
  form: string;
  address: string;
  details: string;
  language: string;
  events: string;
  since: number;
  /** Attempts that failed since one succeeded, and when the next one may be made. */
  failures: number;
  resting_until: number;
  /** Why nothing is sent there any more. */
  dropped: string | null;
}

/**
 * What one webhook was told of one table or tournament. `message`: the other program's id of it; null: it has none. `shown`: what it says, as JSON.
 * `due`: when to look again; null: it is over. `marks`: changes noted so far.
 */
export interface WebhookPostRow {
  subject: string;
  webhook: string;
  stage: string;
  message: string | null;
  shown: string;
  sent: number;
  sent_at: number;
  due: number | null;
  marks: number;
  claimed_until: number;
}

/** What a person is called in a chat program, by their own word. */
export interface ChatNameRow {
  person: string;
  program: string;
  name: string;
}
