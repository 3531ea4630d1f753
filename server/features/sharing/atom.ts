import { escaped } from './markup.ts';
import type { Preview } from './preview.ts';

/** One entry of a feed. */
export interface FeedEntry extends Pick<Preview, 'title' | 'text'> {
  /** The whole address of what it is about, which is its name too. */
  readonly address: string;
  readonly publishedAt: number;
  readonly changedAt: number;
}

/** A feed. `self`: its own whole address, which is its name too; `home`: that of the server. */
export interface Feed {
  readonly self: string;
  readonly home: string;
  readonly title: string;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly entries: readonly FeedEntry[];
}

const moment = (at: number): string => new Date(at).toISOString();

/** When something of a feed changed last; a feed without entries has never changed. */
export const changedAt = ({ entries }: Pick<Feed, 'entries'>): number => entries.reduce((last, entry) => Math.max(last, entry.changedAt), 0);

const entryElement = ({ address, title, text, publishedAt, changedAt: changed }: FeedEntry): string =>
  [
    '<entry>',
    `<id>${escaped(address)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escaped(address)}"/>`,
    `<published>${moment(publishedAt)}</published>`,
    `<updated>${moment(changed)}</updated>`,
    `<summary>${escaped(text)}</summary>`,
    '</entry>',
  ].join('');

/** A feed as RFC 4287 writes it. */
export const atomText = (feed: Feed): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(feed.language)}">`,
    `<id>${escaped(feed.self)}</id>`,
    `<title>${escaped(feed.title)}</title>`,
    `<updated>${moment(changedAt(feed))}</updated>`,
    '<author><name>Madang</name></author>',
    `<link rel="self" type="application/atom+xml" href="${escaped(feed.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(feed.home)}"/>`,
    ...feed.entries.map(entryElement),
    '</feed>\n',
  ].join('\n');
