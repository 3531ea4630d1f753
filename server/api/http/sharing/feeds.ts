import { Problem } from '@madang/wire';
import { z } from 'zod';
import { atomText, changedAt } from '../../../features/sharing/atom.ts';
import { FEEDS, readFeed } from '../../../features/sharing/feeds.ts';
import { languageFor } from '../../../features/sharing/readers.ts';
import { siteOf } from '../../../features/sharing/site.ts';
import { perMinute } from '../app.ts';
import type { Desk } from '../route-context.ts';
import { Language } from './pages.ts';

const tags = ['sharing'];
/** Requests of one address in a minute: each reads fifty tables. */
const MOST = 30;
/** RFC 4287. */
const Atom = z.string();

/** Seconds in which a feed's reader may take it for fresh. */
const FRESH = 120;

/** Feeds of public tables, for feed readers: they know no session and change nothing. */
export function feedRoutes({ app, services, config }: Desk): void {
  const site = siteOf(config);
  for (const name of FEEDS) {
    const schema = { tags, querystring: Language, response: { 200: Atom, '4xx': Problem } };
    app.get(`/feeds/${name}.atom`, { ...perMinute(MOST), schema }, async (request, reply) => {
      const language = languageFor(request.headers['accept-language'], request.query.lang);
      const feed = await readFeed(services, name, language, (path) => site.address(path, request));
      reply.header('cache-control', `public, max-age=${FRESH}`).header('vary', 'accept-language');
      reply.header('last-modified', new Date(changedAt(feed)).toUTCString());
      reply.type('application/atom+xml; charset=utf-8');
      return atomText(feed);
    });
  }
}
