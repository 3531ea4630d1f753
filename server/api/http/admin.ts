import { randomBytes } from 'node:crypto';
import { AdminUser, Announcement, AnnouncementRequest, BanRequest, Problem, Report, ReportRequest, TableId, TablePage } from '@madang/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addReport, announce, announcement, closeReport, reports } from '../../features/admin/announcements.ts';
import { ban, findPeople, isAdmin } from '../../features/admin/users.ts';
import { deletePerson } from '../../features/users/deletion.ts';
import { announceEnded } from '../../features/users/sessions.ts';
import { deleteTable } from '../../matches/lobby/delete.ts';
import { allTables } from '../../matches/model/lists.ts';
import { mayView, serializeTable } from '../../matches/model/serialize.ts';
import { findTable } from '../../matches/model/table.ts';
import { perMinute } from './app.ts';
import { Done, refuse } from './problems.ts';
import type { Desk } from './route-context.ts';
import { personOf } from './session.ts';

const tags = ['admin'];
const Id = z.object({ id: z.string().max(64) });
const Search = z.object({ text: z.string().max(64).default('') });
const Page = z.object({ after: TablePage.shape.more.unwrap().optional() });
const done = { 200: Done, '4xx': Problem };
/** Reports that one address may send in a minute. */
const REPORTS = 5;

/** What the host does by the page, and what everybody hears of it. */
export function hostRoutes(desk: Desk): void {
  everybodysRoutes(desk);
  peopleRoutes(desk);
  thingsRoutes(desk);
}

/** Does something for a host; others are told that there is nothing here. */
export async function forHost<T>(
  { services }: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  action: (host: string) => Promise<T | undefined>,
): Promise<T | Problem> {
  const person = await personOf(services, request);
  const allowed = person && (await isAdmin(services.storage.db, person.id));
  const answer = allowed ? await action(person.id) : undefined;
  const nothing: Problem = { code: 'not-found' };
  return answer ?? refuse(reply, nothing);
}

function everybodysRoutes({ app, services }: Desk): void {
  const { db } = services.storage;
  app.get('/api/announcement', { schema: { tags, response: { 200: Announcement.nullable() } } }, () => announcement(db));

  const limited = perMinute(REPORTS);
  const reporting = { ...limited, schema: { tags, params: z.object({ id: TableId }), body: ReportRequest, response: done } };
  app.post('/api/tables/:id/report', reporting, async (request, reply) => {
    const reporter = await personOf(services, request);
    if (!reporter) return refuse(reply, { code: 'no-session' });
    const record = await findTable(db, request.params.id);
    if (!record.ok || !mayView(record.value, reporter.id, request.body.invitation)) return refuse(reply, { code: 'no-table' });
    const { person, reason } = request.body;
    const id = randomBytes(12).toString('base64url');
    await addReport(db, { id, table: record.value.id, reporter: reporter.id, person, reason, at: services.time.now() });
    return {};
  });
}

function peopleRoutes(desk: Desk): void {
  const { app, services, registry } = desk;
  const { db } = services.storage;
  const listing = { schema: { tags, querystring: Search, response: { 200: z.array(AdminUser), 404: Problem } } };
  app.get('/api/admin/users', listing, (request, reply) => forHost(desk, request, reply, () => findPeople(db, request.query.text)));

  app.post('/api/admin/users/:id/ban', { schema: { tags, params: Id, body: BanRequest, response: done } }, (request, reply) =>
    forHost(desk, request, reply, async () => {
      announceEnded(services, await ban(db, request.params.id, request.body.days, services.time.now()));
      return {};
    }),
  );

  app.delete('/api/admin/users/:id', { schema: { tags, params: Id, response: done } }, (request, reply) =>
    forHost(desk, request, reply, async () => {
      const deleted = await deletePerson(services, registry, request.params.id);
      return deleted.ok ? {} : undefined;
    }),
  );
}

function thingsRoutes(desk: Desk): void {
  const { app, services, registry } = desk;
  const { db } = services.storage;
  app.post('/api/admin/announcement', { schema: { tags, body: AnnouncementRequest, response: done } }, (request, reply) =>
    forHost(desk, request, reply, async () => {
      await announce(db, request.body.text, services.time.now());
      return {};
    }),
  );

  app.get('/api/admin/reports', { schema: { tags, response: { 200: z.array(Report), 404: Problem } } }, (request, reply) =>
    forHost(desk, request, reply, () => reports(db)),
  );

  app.delete('/api/admin/reports/:id', { schema: { tags, params: Id, response: done } }, (request, reply) =>
    forHost(desk, request, reply, async () => {
      await closeReport(db, request.params.id);
      return {};
    }),
  );

  app.get('/api/admin/tables', { schema: { tags, querystring: Page, response: { 200: TablePage, 404: Problem } } }, (request, reply) =>
    forHost(desk, request, reply, async () => {
      const { tables, more } = await allTables(db, request.query.after ?? undefined);
      // As a stranger sees them: a host has no right to anybody's invitation or hidden cards.
      return { tables: tables.map((table) => serializeTable(table, null, new Set())), more };
    }),
  );

  app.delete('/api/admin/tables/:id', { schema: { tags, params: z.object({ id: TableId }), response: done } }, (request, reply) =>
    forHost(desk, request, reply, async () => ((await deleteTable(services, registry, request.params.id)) ? {} : undefined)),
  );
}
