import type { Result } from '@madang/kernel';
import { GameView, ImportRequest, JoinRequest, type Person, Problem, TableId, TableList, TableRequest, TableView } from '@madang/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { dueTimes } from '../clock/due.ts';
import { createTable } from '../tables/create.ts';
import { documentName, exportDocument, importDocument } from '../tables/documents.ts';
import { refresh } from '../tables/follow.ts';
import type { House } from '../tables/live.ts';
import { maySee, presentTable } from '../tables/present.ts';
import { findTable, listTables, type TableRecord } from '../tables/record.ts';
import { close, connectedTo, type Registry } from '../tables/registry.ts';
import { rematchTable } from '../tables/rematch.ts';
import { joinTable, leaveTable } from '../tables/seating.ts';
import { startTable } from '../tables/start.ts';
import type { App } from './app.ts';
import { refuse, statusOf } from './problems.ts';
import { personOf, signedPerson } from './session.ts';

const Id = z.object({ id: TableId });
const Invitation = z.object({ invitation: z.string().max(64).optional() });
const answers = { 200: TableView, '4xx': Problem };
/** docs/match-format.md says what it holds. */
const MatchDocument = z.unknown();
const tags = ['tables'];
const IMPORT_BYTES = 2_097_152;

/** The lobby: tables made, found, joined, started, and taken out as documents. */
export function tableRoutes(app: App, house: House, registry: Registry): void {
  const present = async (record: TableRecord, person: string | null): Promise<TableView> => {
    const live = await registry.held(record.id);
    return presentTable(record, person, live ? connectedTo(live) : new Set());
  };
  const reread = async (id: string, person: string, reply: FastifyReply): Promise<TableView | Problem> => {
    const record = await findTable(house.storage.db, id);
    return record.ok ? present(record.value, person) : refuse(reply, 404, record.problem);
  };
  /** Tells everybody, here and on the other nodes, that the table's row changed. */
  const changed = async (id: string): Promise<void> => {
    house.bus.publish({ kind: 'table', table: id });
    const live = await registry.held(id);
    if (live) await refresh(house, live);
  };
  type Action = (record: TableRecord, person: Person) => Promise<Result<unknown, Problem>>;
  /** Does something with a table that the person may see, and answers with the table. */
  const act = async (
    request: FastifyRequest & { readonly params: z.infer<typeof Id> },
    reply: FastifyReply,
    invitation: string | undefined,
    action: Action,
  ) => {
    const person = await personOf(house, request);
    if (!person) return refuse(reply, 401, { code: 'no-session' });
    const record = await findTable(house.storage.db, request.params.id);
    if (!record.ok || !maySee(record.value, person.id, invitation)) return refuse(reply, 404, { code: 'no-table' });
    const done = await action(record.value, person);
    if (!done.ok) return refuse(reply, statusOf(done.problem), done.problem);
    await changed(record.value.id);
    return reread(record.value.id, person.id, reply);
  };

  app.get('/api/games', { schema: { tags: ['games'], response: { 200: z.array(GameView) } } }, async () => {
    const games = await Promise.all(house.shelf.map((title) => title.rules()));
    return games.map(({ name, version, players, options, automas }) => {
      return {
        name,
        version,
        seats: { ...players },
        options: Object.fromEntries(Object.entries(options).map(([option, values]) => [option, [...values]])),
        automas: automas ? { number: automas.number, level: automas.level } : null,
      };
    });
  });

  app.get('/api/tables', { schema: { tags, response: { 200: TableList } } }, async (request) => {
    const person = signedPerson(request);
    const { open, mine } = await listTables(house.storage.db, person);
    const shown = (records: readonly TableRecord[]) => Promise.all(records.map((record) => present(record, person)));
    const due = person === null ? new Map<string, number>() : await dueTimes(house.storage.db, mine, person);
    const now = house.time.now();
    const leftAt = (table: string): number | null => {
      const ends = due.get(table);
      return ends === undefined ? null : Math.max(0, ends - now);
    };
    return { open: await shown(open), mine: (await shown(mine)).map((table) => ({ ...table, left: leftAt(table.id) })) };
  });

  app.post('/api/tables', { schema: { tags, body: TableRequest, response: answers } }, async (request, reply) => {
    const person = await personOf(house, request);
    if (!person) return refuse(reply, 401, { code: 'no-session' });
    const made = await createTable(house, person, request.body);
    return made.ok ? reread(made.value, person.id, reply) : refuse(reply, statusOf(made.problem), made.problem);
  });

  app.get('/api/tables/:id', { schema: { tags, params: Id, querystring: Invitation, response: answers } }, async (request, reply) => {
    const person = signedPerson(request);
    const record = await findTable(house.storage.db, request.params.id);
    if (!record.ok || !maySee(record.value, person, request.query.invitation)) return refuse(reply, 404, { code: 'no-table' });
    return present(record.value, person);
  });

  app.post('/api/tables/:id/join', { schema: { tags, params: Id, body: JoinRequest, response: answers } }, (request, reply) =>
    act(request, reply, request.body.invitation, (record, person) => joinTable(house, record, person, request.body)),
  );

  app.post('/api/tables/:id/start', { schema: { tags, params: Id, response: answers } }, (request, reply) =>
    act(request, reply, undefined, async (record, person) => {
      const started = await startTable(house, record, person.id);
      if (started.ok) house.wake();
      return started;
    }),
  );

  app.post(
    '/api/tables/:id/leave',
    { schema: { tags, params: Id, response: { 200: TableView.nullable(), '4xx': Problem } } },
    async (request, reply) => {
      let closed = false;
      const answer = await act(request, reply, undefined, async (record, person) => {
        const left = await leaveTable(house, record, person.id);
        closed = left.ok && left.value === 'closed';
        return left;
      });
      if (!closed) return answer;
      await close(registry, request.params.id);
      reply.code(200);
      return null;
    },
  );

  app.post('/api/tables/:id/rematch', { schema: { tags, params: Id, response: answers } }, async (request, reply) => {
    let made: string | undefined;
    const answer = await act(request, reply, undefined, async (record, person) => {
      const rematch = await rematchTable(house, record, person.id);
      made = rematch.ok ? rematch.value : undefined;
      return rematch;
    });
    const person = signedPerson(request);
    return made === undefined || person === null ? answer : reread(made, person, reply);
  });

  app.get(
    '/api/tables/:id/document',
    { schema: { tags, params: Id, querystring: Invitation, response: { 200: MatchDocument, '4xx': Problem } } },
    async (request, reply) => {
      const record = await findTable(house.storage.db, request.params.id);
      if (!record.ok || !maySee(record.value, signedPerson(request), request.query.invitation)) return refuse(reply, 404, { code: 'no-table' });
      const live = await registry.open(request.params.id);
      if (!live) return refuse(reply, 404, { code: 'no-table' });
      const document = await exportDocument(live);
      if (!document.ok) return refuse(reply, statusOf(document.problem), document.problem);
      reply.header('content-disposition', `attachment; filename="${documentName(document.value)}"`);
      return document.value;
    },
  );

  const importing = { bodyLimit: IMPORT_BYTES, config: { rateLimit: { max: 20, timeWindow: '1 minute' } } };
  app.post('/api/tables/import', { ...importing, schema: { tags, body: ImportRequest, response: answers } }, async (request, reply) => {
    const person = await personOf(house, request);
    if (!person) return refuse(reply, 401, { code: 'no-session' });
    const made = await importDocument(house, person, request.body);
    return made.ok ? reread(made.value, person.id, reply) : refuse(reply, statusOf(made.problem), made.problem);
  });
}
