import type { Language } from '@madang/kernel';
import { tagOf } from '@madang/text';
import { sharedPath } from '@madang/wire/addresses';
import type { Services } from '../../core/services.ts';
import { shownTables, waitingTables } from '../../matches/model/lists.ts';
import { isSealed } from '../../matches/model/serialize.ts';
import type { TableRecord } from '../../matches/model/table.ts';
import type { Feed } from './atom.ts';
import { tablePreview } from './preview.ts';
import { sharingWords } from './readers.ts';

/** What a feed is about: public tables that wait for players, and public games that are over. */
export const FEEDS = ['open', 'finished'] as const;
export type FeedName = (typeof FEEDS)[number];

/** Entries of a feed. */
const MOST = 50;

/** The newest tables of a feed. */
const TABLES: Readonly<Record<FeedName, (services: Services) => Promise<readonly TableRecord[]>>> = {
  open: ({ storage }) => waitingTables(storage.db, MOST),
  finished: async ({ storage, time }) => (await shownTables(storage.db, MOST)).filter((record) => !isSealed(record, time.now())),
};

/** The feed of that name, as everybody may read it. `address`: a whole address of this server for a path. */
export async function readFeed(services: Services, name: FeedName, language: Language, address: (path: string) => string): Promise<Feed> {
  const words = await sharingWords(language);
  const entries = await Promise.all(
    (await TABLES[name](services)).map(async (record) => {
      const { title, text } = await tablePreview(services, record, language);
      const { id, createdAt, updatedAt } = record;
      const path = sharedPath(name === 'open' ? { kind: 'table', id, invitation: null, at: null } : { kind: 'replay', id, at: null });
      return { address: address(path), title, text, publishedAt: name === 'open' ? createdAt : updatedAt, changedAt: updatedAt };
    }),
  );
  return { self: address(`/feeds/${name}.atom`), home: address('/'), title: words.text(`feed.${name}`), language: tagOf(language), entries };
}
