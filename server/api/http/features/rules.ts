import { Problem } from '@madang/wire';
import { z } from 'zod';
import type { Services } from '../../../core/services.ts';
import type { App } from '../app.ts';
import { refuse } from '../problems.ts';

const Version = z.object({ game: z.string().max(40), version: z.string().max(40) });
/** One module with the rules of a version and what folds by them; it changes nothing and needs nothing. */
const Module = z.unknown();

const DAY = 86_400;

/** Kept rules of other versions, by which a page shows a match that began with them. Everybody may read rules. */
export function ruleRoutes(app: App, services: Services): void {
  const asked = { schema: { tags: ['games'], params: Version, response: { 200: Module, 404: Problem } } };
  app.get('/api/rules/:game/:version', asked, async (request, reply) => {
    const code = await services.kept.code(request.params.game, request.params.version);
    if (code === undefined) return refuse(reply, { code: 'not-found' });
    return reply.header('cache-control', `public, max-age=${DAY}`).type('text/javascript; charset=utf-8').send(code);
  });
}
