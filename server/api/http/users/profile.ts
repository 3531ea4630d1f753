import { Readable } from 'node:stream';
import { Acquaintance, OwnReached, PageEnd, Problem, Profile, TablePage } from '@madang/wire';
import { z } from 'zod';
import { exportOf } from '../../../features/profiles/everything.ts';
import { findProfile, historyOf } from '../../../features/profiles/profile.ts';
import { achievementsOf } from '../../../features/ratings/achievements.ts';
import { acquaintancesOf } from '../../../matches/lobby/invitations.ts';
import { serializeTable } from '../../../matches/model/serialize.ts';
import { perMinute } from '../app.ts';
import { refuse } from '../problems.ts';
import type { Desk } from '../route-context.ts';
import { personOf } from '../session.ts';

const tags = ['users'];
const Id = z.object({ id: z.string().max(64) });
const Page = z.object({ after: PageEnd.optional() });
/** Downloads of everything that a person and their address may ask for in a minute: each reads many rows. */
const EXPORTS = 3;

/** What people show of themselves, what they have played, and all that is kept of them. */
export function profileRoutes({ app, services }: Desk): void {
  app.get('/api/users/:id', { schema: { tags, params: Id, response: { 200: Profile, 404: Problem } } }, async (request, reply) => {
    const asking = (await personOf(services, request))?.id ?? null;
    return (await findProfile(services, request.params.id, asking)) ?? refuse(reply, { code: 'not-found' });
  });

  const listing = { schema: { tags, params: Id, querystring: Page, response: { 200: TablePage } } };
  app.get('/api/users/:id/matches', listing, async (request) => {
    const asking = (await personOf(services, request))?.id ?? null;
    const { tables, more } = await historyOf(services, request.params.id, asking, request.query.after);
    return { tables: tables.map((table) => serializeTable(table, asking, new Set())), more };
  });

  app.get('/api/acquaintances', { schema: { tags, response: { 200: z.array(Acquaintance), 401: Problem } } }, async (request, reply) => {
    const person = await personOf(services, request);
    return person ? acquaintancesOf(services.storage.db, person.id) : refuse(reply, { code: 'no-session' });
  });

  app.get('/api/achievements', { schema: { tags, response: { 200: z.array(OwnReached), 401: Problem } } }, async (request, reply) => {
    const person = await personOf(services, request);
    return person ? [...(await achievementsOf(services, person.id))] : refuse(reply, { code: 'no-session' });
  });

  const exporting = perMinute(EXPORTS);
  app.get('/api/account/export', { ...exporting, schema: { tags, response: { 200: z.unknown(), 401: Problem } } }, async (request, reply) => {
    const person = await personOf(services, request);
    if (!person) return refuse(reply, { code: 'no-session' });
    reply.header('content-disposition', 'attachment; filename="madang.json"').header('cache-control', 'no-store');
    return reply.type('application/json; charset=utf-8').send(Readable.from(await exportOf(services, person.id)));
  });
}
