import { Problem, TableId } from '@madang/wire';
import { readSharedPath, sharedPath } from '@madang/wire/addresses';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Boards, picturePath } from '../../../features/sharing/boards/boards.ts';
import { FRAME, FRAME_POLICY, frameCode, framePage, isEmbeddable } from '../../../features/sharing/embed.ts';
import { PICTURE } from '../../../features/sharing/head.ts';
import { tablePreview } from '../../../features/sharing/preview.ts';
import { languageFor, sharingWords } from '../../../features/sharing/readers.ts';
import { siteOf } from '../../../features/sharing/site.ts';
import { findTable, type TableRecord } from '../../../matches/model/table.ts';
import { perMinute } from '../app.ts';
import { refuse } from '../problems.ts';
import type { Desk } from '../route-context.ts';
import { Language } from './pages.ts';

const tags = ['sharing'];
/** Requests of one address in a minute: each reads a table. */
const MOST = 120;
/** Seconds in which a site may take an answer for fresh. */
const FRESH = 60;

const Table = z.object({ id: TableId });
const Html = z.string();
const pixels = z.coerce.number().int().min(1).max(10_000).default(10_000);
const Wish = Language.extend({ url: z.url().max(500), format: z.string().max(10).default('json'), maxwidth: pixels, maxheight: pixels });
/** https://oembed.com, type rich. */
const Embedding = z.looseObject({ type: z.literal('rich'), version: z.literal('1.0'), html: z.string(), width: z.number(), height: z.number() });

/** Small boards of public tables for other sites, where the server's admin allows them. They know no session and change nothing. */
export function embedRoutes({ app, services, config }: Desk, boards: Boards): void {
  const site = siteOf(config);
  const limited = perMinute(MOST);

  /** The table that may be embedded; undefined: there is none, or this server embeds nothing. */
  const tableOf = async (id: string): Promise<TableRecord | undefined> => {
    const found = config.embedding ? await findTable(services.storage.db, id) : undefined;
    return found?.ok && isEmbeddable(found.value) ? found.value : undefined;
  };
  /** The table that an address of this server names. */
  const namedBy = async (url: string, request: FastifyRequest): Promise<TableRecord | undefined> => {
    const [home, { href, pathname, search }] = [site.address('/', request), new URL(url)];
    if (!href.startsWith(home)) return undefined;
    const place = readSharedPath(pathname.slice(new URL(home).pathname.length), search);
    return place && place.kind !== 'game' ? tableOf(place.id) : undefined;
  };

  app.get(
    '/embed/:id',
    { ...limited, schema: { tags, params: Table, querystring: Language, response: { 200: Html, '4xx': Problem } } },
    async (request, reply) => {
      const record = await tableOf(request.params.id);
      if (!record) return refuse(reply, { code: 'no-table' });
      const language = languageFor(request.headers['accept-language'], request.query.lang);
      const picture = picturePath(boards, site, { record, now: services.time.now() });
      const address = site.address(sharedPath({ kind: 'table', id: record.id, invitation: null, at: null }), request);
      reply.header('content-security-policy', FRAME_POLICY).removeHeader('x-frame-options').header('cross-origin-resource-policy', 'cross-origin');
      reply.header('cache-control', `public, max-age=${FRESH}`).header('vary', 'accept-language').type('text/html; charset=utf-8');
      return framePage({
        record,
        preview: await tablePreview(services, record, language),
        words: await sharingWords(language),
        address,
        picture: picture && `${config.basePath}${picture}`,
      });
    },
  );

  const schema = { tags, querystring: Wish, response: { 200: Embedding, '4xx': Problem, 501: Problem } };
  app.get('/oembed', { ...limited, schema }, async (request, reply) => {
    const { url, format, maxwidth, maxheight, lang } = request.query;
    const record = await namedBy(url, request);
    if (!record) return refuse(reply, { code: 'no-table' });
    // The specification's own answer to a format that a provider does not have.
    if (format !== 'json') return reply.code(501).send({ code: 'not-offered-here' });
    const { title } = await tablePreview(services, record, languageFor(request.headers['accept-language'], lang));
    const size = { width: Math.min(FRAME.width, maxwidth), height: Math.min(FRAME.height, maxheight) };
    const picture = picturePath(boards, site, { record, now: services.time.now() });
    reply.header('cache-control', `public, max-age=${FRESH}`).header('vary', 'accept-language');
    return {
      type: 'rich' as const,
      version: '1.0' as const,
      title,
      provider_name: 'Madang',
      provider_url: site.address('/', request),
      cache_age: FRESH,
      html: frameCode(site.address(`/embed/${record.id}`, request), title, size),
      ...size,
      ...(picture !== undefined && {
        thumbnail_url: site.address(picture, request),
        thumbnail_width: PICTURE.width,
        thumbnail_height: PICTURE.height,
      }),
    };
  });
}
