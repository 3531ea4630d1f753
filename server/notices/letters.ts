/** What people are told of a table, if they wish it: it is their turn, a seat is kept for them, the match is over. */
export type NoticeKind = 'turn' | 'invited' | 'over';

/** The name of a notice: of one kind there is at most one for a person at a table. */
export const noticeId = (kind: NoticeKind, table: string, person: string): string => `${kind} ${table} ${person}`;

/** What one receiver is told, in its person's language. `facts`: what a program may want of it. */
export interface Letter {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** Where it leads, on this server; null: nowhere. */
  readonly path: string | null;
  readonly facts: Readonly<Record<string, string | number>>;
  /** What stands below a mail that its person may want no more of; `{url}` is where they say so. Undefined: a mail that is part of something they do. */
  readonly ending?: (url: string) => string;
}

/** `gone`: there is no such receiver any more. */
export type Sent = 'sent' | 'gone' | 'failed';
