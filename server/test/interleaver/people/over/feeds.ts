import type { FeedName } from '../../../../features/sharing/feeds.ts';
import { readFeed } from '../../../../features/sharing/feeds.ts';
import type { Answer, Client } from '../client.ts';

/** Reads a feed, as everybody may; `given.entries`: path and words of each. */
export const readNews = (me: Client, name: FeedName): Promise<Answer> =>
  me.ask({
    what: 'feed',
    facts: { name },
    again: true,
    work: async ({ services }) => {
      const { entries } = await readFeed(services, name, 'en', (path) => path);
      return { answer: 'done', given: { entries: JSON.stringify(entries.map(({ address, title, text }) => [address, `${title} ${text}`])) } };
    },
  });
