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
