import type { Result } from '@madang/kernel';
import {
  GameView,
  ImportRequest,
  InviteRequest,
  JoinRequest,
  PageEnd,
  type Person,
  Problem,
  RemovalRequest,
  SeatRequest,
  StartRequest,
  TableChange,
  TableId,
  TableList,
  TableRequest,
  TableView,
} from '@madang/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Limits } from '../../core/config.ts';
import type { Services } from '../../core/services.ts';
import { syncTimeOff } from '../../features/vacation/worker.ts';
import { close, type Registry } from '../../matches/broadcast/registry.ts';
import { broadcastTable } from '../../matches/broadcast/reload.ts';
import { takeOver } from '../../matches/commands/take-over.ts';
import { changeTable } from '../../matches/lobby/access.ts';
import { createTable } from '../../matches/lobby/create.ts';
import { documentName, exportDocument, importDocument } from '../../matches/lobby/documents.ts';
import { cancelInvitation, inviteToTable } from '../../matches/lobby/invitations.ts';
import { rematchTable } from '../../matches/lobby/rematch.ts';
import { allowBack, removePlayer } from '../../matches/lobby/removal.ts';
import { joinTable, leaveTable, seatBot } from '../../matches/lobby/seating.ts';
import { startTable } from '../../matches/lobby/start.ts';
import { mayReplay, mayView } from '../../matches/model/serialize.ts';
import { findTable, type TableRecord } from '../../matches/model/table.ts';
import { lobbyLists, present } from '../lists/projection.ts';
import { type App, perMinute } from './app.ts';
import { refuse } from './problems.ts';
import { personOf } from './session.ts';

const Id = z.object({ id: TableId });
const Invitation = z.object({ invitation: z.string().max(64).optional() });
const Pages = z.object({ open: PageEnd.optional(), mine: PageEnd.optional() });
const answers = { 200: TableView, '4xx': Problem };
/** docs/match-format.md says what it holds. */
const MatchDocument = z.unknown();
const tags = ['tables'];
const IMPORT_BYTES = 2_097_152;

/** What the routes of the lobby work with. */
interface Lobby {
  readonly app: App;
  readonly services: Services;
  readonly registry: Registry;
  readonly limits: Limits;
}

/** The lobby: tables made, found, joined, started, and taken out as documents. */
export function tableRoutes(app: App, services: Services, registry: Registry, limits: Limits): void {
  const lobby: Lobby = { app, services, registry, limits };
  listRoutes(lobby);
  makingRoutes(lobby);
  seatRoutes(lobby);
  endingRoutes(lobby);
  documentRoutes(lobby);
}

async function reread(lobby: Lobby, id: string, person: string, reply: FastifyReply): Promise<TableView | Problem> {
  const record = await findTable(lobby.services.storage.db, id);
  return record.ok ? present(lobby, record.value, person) : refuse(reply, record.problem);
}

const changed = ({ services, registry }: Lobby, id: string): Promise<void> => broadcastTable(services, registry, id);

type OfTable = FastifyRequest & { readonly params: z.infer<typeof Id> };
type Action = (record: TableRecord, person: Person) => Promise<Result<unknown, Problem>>;

/** Does something with a table that the person may see, and answers with the table. */
async function act(lobby: Lobby, request: OfTable, reply: FastifyReply, action: Action, invitation?: string): Promise<TableView | Problem> {
  const person = await personOf(lobby.services, request);
  if (!person) return refuse(reply, { code: 'no-session' });
  const record = await findTable(lobby.services.storage.db, request.params.id);
  if (!record.ok || !mayView(record.value, person.id, invitation)) return refuse(reply, { code: 'no-table' });
  const done = await action(record.value, person);
  if (!done.ok) return refuse(reply, done.problem);
  await changed(lobby, record.value.id);
  return reread(lobby, record.value.id, person.id, reply);
}

/** What can be played, and where. */
function listRoutes(lobby: Lobby): void {
  const { app, services } = lobby;
  app.get('/api/games', { schema: { tags: ['games'], response: { 200: z.array(GameView) } } }, async () => {
    const games = await Promise.all(services.shelf.map((title) => title.rules()));
    return games.map(({ name, version, players, options, automas }) => ({
      name,
      version,
      seats: { ...players },
      options: Object.fromEntries(Object.entries(options).map(([option, values]) => [option, [...values]])),
      automas: automas ? { number: automas.number, level: automas.level } : null,
    }));
  });

  app.get('/api/tables', { schema: { tags, querystring: Pages, response: { 200: TableList } } }, async (request) => {
    const person = (await personOf(services, request))?.id ?? null;
    return lobbyLists(lobby, person, request.query);
  });

  app.get('/api/tables/:id', { schema: { tags, params: Id, querystring: Invitation, response: answers } }, async (request, reply) => {
    const person = (await personOf(services, request))?.id ?? null;
    const record = await findTable(services.storage.db, request.params.id);
    if (!record.ok || !mayReplay(record.value, person, request.query.invitation, services.time.now())) return refuse(reply, { code: 'no-table' });
    return present(lobby, record.value, person);
  });
}

/** New tables. */
function makingRoutes(lobby: Lobby): void {
  const { app, services, limits } = lobby;
  const { newPerMinute: max, tablesPerPerson: most } = limits;
  const making = perMinute(max);
  app.post('/api/tables', { ...making, schema: { tags, body: TableRequest, response: answers } }, async (request, reply) => {
    const person = await personOf(services, request);
    if (!person) return refuse(reply, { code: 'no-session' });
    const made = await createTable(services, person, request.body, most);
    if (made.ok) await changed(lobby, made.value);
    return made.ok ? reread(lobby, made.value, person.id, reply) : refuse(reply, made.problem);
  });

  // A document is played through before it is a table.
  const importing = { bodyLimit: IMPORT_BYTES, ...perMinute(Math.ceil((2 * max) / 3)) };
  app.post('/api/tables/import', { ...importing, schema: { tags, body: ImportRequest, response: answers } }, async (request, reply) => {
    const person = await personOf(services, request);
    if (!person) return refuse(reply, { code: 'no-session' });
    const made = await importDocument(services, person, request.body, most);
    if (made.ok) await changed(lobby, made.value);
    return made.ok ? reread(lobby, made.value, person.id, reply) : refuse(reply, made.problem);
  });
}

/** Takes a free seat before the start; once the match runs, one that is offered. */
async function sitDown({ services, registry }: Lobby, record: TableRecord, person: Person, request: JoinRequest): Promise<Result<void, Problem>> {
  const offered = record.status === 'running' && record.seats.some((seat) => seat.offered || seat.former !== null);
  const live = offered ? await registry.open(record.id) : undefined;
  if (!live) return joinTable(services, record.id, person, request);
  const taken = await takeOver(services, live, person, request);
  if (taken.ok && record.clock?.kind === 'days') await syncTimeOff(services, registry, person.id);
  return taken;
}

/** Seats taken, and the start. */
function seatRoutes(lobby: Lobby): void {
  const { app, services, limits } = lobby;
  app.post('/api/tables/:id/join', { schema: { tags, params: Id, body: JoinRequest, response: answers } }, (request, reply) =>
    act(lobby, request, reply, (record, person) => sitDown(lobby, record, person, request.body), request.body.invitation),
  );

  app.patch('/api/tables/:id', { schema: { tags, params: Id, body: TableChange, response: answers } }, (request, reply) =>
    act(lobby, request, reply, (record, person) => changeTable(services, record.id, person.id, request.body)),
  );

  app.post('/api/tables/:id/remove', { schema: { tags, params: Id, body: RemovalRequest, response: answers } }, (request, reply) =>
    act(lobby, request, reply, (record, person) => removePlayer(services, record.id, person.id, request.body.seat)),
  );

  const Somebody = Id.extend({ person: z.string().max(64) });
  app.delete('/api/tables/:id/removed/:person', { schema: { tags, params: Somebody, response: answers } }, (request, reply) =>
    act(lobby, request, reply, (record, person) => allowBack(services, record.id, person.id, request.params.person)),
  );

  // Somebody may be told of it, so it is as dear as a new table.
  const asking = perMinute(limits.newPerMinute);
  app.post('/api/tables/:id/invite', { ...asking, schema: { tags, params: Id, body: InviteRequest, response: answers } }, (request, reply) =>
    act(lobby, request, reply, (record, person) => inviteToTable(services, record.id, person.id, request.body)),
  );

  const Asked = Id.extend({ seat: z.coerce.number().int().min(0).max(7) });
  app.delete('/api/tables/:id/invited/:seat', { schema: { tags, params: Asked, response: answers } }, (request, reply) =>
    act(lobby, request, reply, (record, person) => cancelInvitation(services, record.id, person.id, request.params.seat)),
  );

  app.put('/api/tables/:id/seats/:seat', { schema: { tags, params: Asked, body: SeatRequest, response: answers } }, (request, reply) =>
    act(lobby, request, reply, (record, person) => seatBot(services, record.id, person.id, request.params.seat, request.body.level)),
  );

  app.post('/api/tables/:id/start', { schema: { tags, params: Id, body: StartRequest.nullish(), response: answers } }, (request, reply) =>
    act(lobby, request, reply, async (record, person) => {
      const started = await startTable(services, record.id, person.id, request.body ?? {});
      if (started.ok) services.wake();
      return started;
    }),
  );
}

/** Tables left, and played again. */
function endingRoutes(lobby: Lobby): void {
  const { app, services, registry, limits } = lobby;
  const leaving = { schema: { tags, params: Id, response: { 200: TableView.nullable(), '4xx': Problem } } };
  app.post('/api/tables/:id/leave', leaving, async (request, reply) => {
    let closed = false;
    const answer = await act(lobby, request, reply, async (record, person) => {
      const left = await leaveTable(services, record.id, person.id);
      closed = left.ok && left.value === 'closed';
      return left;
    });
    if (!closed) return answer;
    await close(registry, request.params.id);
    reply.code(200);
    return null;
  });

  app.post('/api/tables/:id/rematch', { schema: { tags, params: Id, response: answers } }, async (request, reply) => {
    let made: string | undefined;
    const answer = await act(lobby, request, reply, async (record, person) => {
      const rematch = await rematchTable(services, record, person, limits.tablesPerPerson);
      made = rematch.ok ? rematch.value : undefined;
      if (made !== undefined) await changed(lobby, made);
      return rematch;
    });
    const person = await personOf(services, request);
    return made === undefined || !person ? answer : reread(lobby, made, person.id, reply);
  });
}

/** Matches taken out. */
function documentRoutes({ app, services, registry }: Lobby): void {
  const taking = { schema: { tags, params: Id, querystring: Invitation, response: { 200: MatchDocument, '4xx': Problem } } };
  app.get('/api/tables/:id/document', taking, async (request, reply) => {
    const record = await findTable(services.storage.db, request.params.id);
    const person = (await personOf(services, request))?.id ?? null;
    if (!record.ok || !mayReplay(record.value, person, request.query.invitation, services.time.now())) return refuse(reply, { code: 'no-table' });
    const live = await registry.open(request.params.id);
    if (!live) return refuse(reply, { code: 'no-table' });
    const document = await exportDocument(services, live);
    if (!document.ok) return refuse(reply, document.problem);
    reply.header('content-disposition', `attachment; filename="${documentName(document.value)}"`);
    return document.value;
  });
}
