import { createHash, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Problem } from '@madang/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isOwnMachine } from '../../core/client-address.ts';
import { within } from '../../core/clock/time.ts';
import type { Config } from '../../core/config.ts';
import type { Services } from '../../core/services.ts';
import { PICTURES } from '../../features/sharing/site.ts';
import { pageBelow } from './addresses/base-path.ts';
import { type App, ASSETS } from './app.ts';
import { refuse, refuseOthers } from './problems.ts';

const YEAR = 31_536_000;
const DAY = 86_400;
/** Milliseconds in which a database that is well answers. */
const HEALTHY = 2000;

/** Digests have equal length, so the duration of the comparison reveals nothing. */
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What a host asks of the server: is it well, and how busy. */
export function healthRoutes(app: App, services: Services, { metricsToken }: Pick<Config, 'metricsToken'>): void {
  app.get(
    '/healthz',
    { schema: { tags: ['health'], response: { 200: z.object({ ok: z.literal(true) }), 503: Problem } }, config: { rateLimit: false } },
    async (_request, reply) => {
      const asked = services.storage.db.selectFrom('jobs').select('seq').limit(1).execute();
      const answered = asked.then(
        () => true,
        () => false,
      );
      // The heart writes every few seconds: where it cannot, no move can be kept either, whatever can be read.
      const well = !services.heart.missed && (await within(HEALTHY, answered)) && (await answered);
      return well ? ({ ok: true } as const) : refuse(reply, { code: 'unavailable' });
    },
  );
  const wanted = metricsToken === undefined ? undefined : hashOf(`Bearer ${metricsToken}`);
  app.get('/metrics', { schema: { tags: ['health'] }, config: { rateLimit: false } }, async (request, reply) => {
    if (wanted && !timingSafeEqual(wanted, hashOf(request.headers.authorization ?? ''))) {
      return reply.code(401).header('www-authenticate', 'Bearer').send({ code: 'no-token' });
    }
    if (!wanted && !isOwnMachine(request.raw)) return refuseOthers(reply, 'METRICS_TOKEN');
    reply.type(services.metrics.registry.contentType);
    return services.metrics.registry.metrics();
  });
}

/** The page of the built web app, as this server's path asks for it; undefined: it is not built. */
export function builtPage({ webFolder, basePath }: Pick<Config, 'webFolder' | 'basePath'>): string | undefined {
  const file = join(webFolder, 'index.html');
  return existsSync(file) ? pageBelow(readFileSync(file, 'utf8'), basePath) : undefined;
}

/** The built web app: files with a hash in their name for a year, the page itself always fresh, for every path of the app. */
export async function webRoutes(app: App, config: Config): Promise<void> {
  const page = builtPage(config);
  if (page === undefined) {
    app.setNotFoundHandler((_, reply) => notFound(reply));
    return;
  }
  const setHeaders = (reply: { header(name: string, value: string): unknown }, path: string): void => {
    reply.header('cache-control', keeping(path));
    // Chat programs show a preview's picture in pages of their own.
    if (path.includes(PICTURES)) reply.header('cross-origin-resource-policy', 'cross-origin');
  };
  await app.register(fastifyStatic, {
    root: config.webFolder,
    cacheControl: false,
    preCompressed: true,
    setHeaders,
    index: false,
    serve: false,
  });
  const below = config.basePath === '' ? undefined : page;
  const showPage = (reply: FastifyReply) =>
    below === undefined ? reply.sendFile('index.html') : reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(below);
  // The plugin's own route reads the whole folder for every file, to compare the case of names. No file here is guarded by its name. A path of the
  // app is no file: to look for one first would pass one answer through both.
  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, (request, reply) => {
    const path = `/${request.params['*']}`;
    return isPage(request) && extname(path) === '' ? showPage(reply) : reply.sendFile(path);
  });
  app.setNotFoundHandler((request, reply) => (isPage(request) ? showPage(reply) : notFound(reply)));
}

const notFound = (reply: FastifyReply) => reply.code(404).send({ code: 'not-found' });

function keeping(path: string): string {
  if (path.includes(ASSETS)) return `public, max-age=${YEAR}, immutable`;
  return path.includes(PICTURES) ? `public, max-age=${DAY}` : 'no-cache';
}

/** Whether a browser asks for a page, not for a file or an answer. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const others = ['/api/', ASSETS, '/docs/'];
  return method === 'GET' && !others.some((folder) => url.startsWith(folder)) && (headers.accept ?? '').includes('text/html');
}
