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
