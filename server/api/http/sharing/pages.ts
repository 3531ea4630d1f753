import { Problem, TableId } from '@madang/wire';
import { readSharedPath, type SharedPlace, sharedPath } from '@madang/wire/addresses';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { gameWords } from '../../../core/game-words.ts';
import { type Boards, picturePath } from '../../../features/sharing/boards/boards.ts';
import { isEmbeddable } from '../../../features/sharing/embed.ts';
import { withHead } from '../../../features/sharing/head.ts';
import { homePreview, type Preview, previewOf } from '../../../features/sharing/preview.ts';
import { languageFor, sharingWords } from '../../../features/sharing/readers.ts';
import { siteOf } from '../../../features/sharing/site.ts';
import { perMinute } from '../app.ts';
import { refuse } from '../problems.ts';
import type { Desk } from '../route-context.ts';
import { builtPage } from '../serving.ts';

const tags = ['sharing'];
/** Requests of one address in a minute: each reads a table. */
const MOST = 120;
const Html = z.string();
/** What a server without a built page answers: a preview needs no more. */
const BARE = '<!doctype html><html><head><meta charset="utf-8" /><title></title></head><body></body></html>';

/** `lang`: the language of the preview, for programs that name none in their headers. */
export const Language = z.object({ lang: z.string().max(20).optional() });
const Query = Language.extend({ at: z.string().max(20).optional() });
const id = TableId;
/** The addresses with what stands in them. */
const WAYS = {
  '/t/:id': z.object({ id }),
  '/join/:id/:invitation': z.object({ id, invitation: z.string().max(64) }),
  '/replay/:id': z.object({ id }),
  '/g/:game': z.object({ game: z.string().max(40) }),
} as const;

/** Addresses that people send each other: the page of the app with a preview of what the link leads to. They change nothing and know no session. */
export function shareRoutes({ app, services, config }: Desk, boards: Boards): void {
  const site = siteOf(config);
  const built = builtPage(config);
  const page = built ?? BARE;
  const limited = perMinute(MOST);

  /** The path of the picture for a link: of its table's board as it stands, or of its game. */
  const pictureOf = ({ game, table }: Preview, place: SharedPlace | null): string | undefined => {
    const invitation = (place?.kind === 'table' && place.invitation) || undefined;
    if (table) return picturePath(boards, site, { record: table, invitation, now: services.time.now() });
    return game === null ? undefined : site.picture(game);
  };

  const show = async (request: FastifyRequest, reply: FastifyReply, place: SharedPlace | null, lang: string | undefined): Promise<string> => {
    const language = languageFor(request.headers['accept-language'], lang);
    const preview = await (place ? previewOf(services, place, language) : homePreview(language));
    const { game, table } = preview;
    const picture = pictureOf(preview, place);
    const words = await sharingWords(language);
    const address = site.address(place ? sharedPath(place) : '/', request);
    const alt = game === null ? '' : words.text('share.picture', { game: (await gameWords(services, game, language)).title });
    const embeds = config.embedding && table !== null && isEmbeddable(table);
    reply.header('cache-control', 'no-cache').header('vary', 'accept-language').type('text/html; charset=utf-8');
    return withHead(page, {
      preview,
      language,
      address,
      picture: picture === undefined ? null : { address: site.address(picture, request), alt },
      icon: site.address('/icon-512.png', request),
      oembed: embeds ? site.address(`/oembed?url=${encodeURIComponent(address)}`, request) : null,
      isListed: place === null || place.kind === 'game',
    });
  };

  for (const [path, params] of Object.entries(WAYS)) {
    app.get(path, { ...limited, schema: { tags, params, querystring: Query, response: { 200: Html, 404: Problem } } }, async (request, reply) => {
      const [way = '', query] = request.url.split('?', 2);
      const place = readSharedPath(way, query);
      return place ? show(request, reply, place, request.query.lang) : refuse(reply, { code: 'not-found' });
    });
  }
  if (built === undefined) return;
  const { basePath } = config;
  app.get('/', { schema: { hide: true } }, (request, reply) =>
    // Relative addresses and the page's worker need the slash.
    basePath !== '' && request.originalUrl === basePath ? reply.redirect(`${basePath}/`, 308) : show(request, reply, null, undefined),
  );
}
