import { randomBytes } from 'node:crypto';
import { Person, Problem, SESSION_COOKIE, SessionRequest } from '@madang/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Limits } from '../../core/config.ts';
import type { Services } from '../../core/services.ts';
import { enterAsGuest } from '../../features/users/entry.ts';
import { shownName } from '../../features/users/programs.ts';
import { renameAtTables } from '../../features/users/rename.ts';
import { endSessions, findSession, type Session } from '../../features/users/sessions.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import { broadcastTable } from '../../matches/broadcast/reload.ts';
import { type App, perMinute } from './app.ts';
import { admitToken, admittedBy, tokenIn } from './bearer/bearer.ts';
import { Done, refuse, statusOf } from './problems.ts';

const YEAR = 31_536_000;

/** The token in a request's signed cookie; null: none, or one that is not ours. */
function signedToken(request: FastifyRequest): string | null {
  const cookie = request.cookies[SESSION_COOKIE];
  if (cookie === undefined) return null;
  const signed = request.unsignCookie(cookie);
  return signed.valid ? signed.value : null;
}

/** Lets requests with an API token do what that token may, and nothing else. It comes after the limits of an address, before any handler. */
export function tokenGuard(app: App, services: Services): void {
  app.addHook('preParsing', async (request, reply) => {
    const problem = await admitToken(services, request);
    if (!problem) return;
    if (problem.code === 'wrong-token') reply.header('www-authenticate', 'Bearer');
    await reply.code(statusOf(problem)).send(problem);
  });
}

/** The session of a request; undefined: it has none, or one that has ended. With an API token its cookie does not count. */
export async function sessionOf(services: Services, request: FastifyRequest): Promise<Session | undefined> {
  if (tokenIn(request.headers) !== undefined) return admittedBy(request);
  const token = signedToken(request);
  return token === null ? undefined : findSession(services, token);
}

/** The person of a request. */
export const personOf = async (services: Services, request: FastifyRequest): Promise<Person | undefined> =>
  (await sessionOf(services, request))?.person;

/** What a request's browser calls itself. */
export const deviceOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';

/** True if the page was loaded over TLS. A proxy's word is not needed for it: a browser names the origin of the page that asks. */
const isSecure = ({ protocol, headers }: FastifyRequest): boolean => protocol === 'https' || headers.origin?.startsWith('https://') === true;

/** Lets this browser keep a session. */
export function keepToken(reply: FastifyReply, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, { signed: true, httpOnly: true, sameSite: 'lax', secure: isSecure(reply.request), maxAge: YEAR });
}

/** Lets this browser forget its session. */
export function forgetToken(reply: FastifyReply): void {
  reply.setCookie(SESSION_COOKIE, '', { expires: new Date(1) });
}

/** Sessions: a guest's begins with the first request and lasts as long as its cookie, unless it is ended. */
export function sessionRoutes(app: App, services: Services, registry: Registry, limits: Limits): void {
  const { db } = services.storage;
  const tags = ['session'];

  app.get('/api/session', { schema: { tags, response: { 200: Person, 401: Problem } } }, async (request, reply) => {
    return (await personOf(services, request)) ?? refuse(reply, { code: 'no-session' });
  });

  // A page asks for its session whenever it is opened.
  const beginning = perMinute(limits.newPerMinute * 4);
  app.post('/api/session', { ...beginning, schema: { tags, body: SessionRequest, response: { 200: Person } } }, async (request, reply) => {
    const known = await personOf(services, request);
    if (!known) return beginAsGuest(request, reply, request.body);
    const token = signedToken(request);
    if (token !== null) keepToken(reply, token);
    return goOn(known, request.body);
  });

  const beginAsGuest = async (request: FastifyRequest, reply: FastifyReply, { name, language, zone }: SessionRequest) => {
    const id = randomBytes(12).toString('base64url');
    const person = { id, name: name ?? `Guest ${id.slice(0, 4)}` };
    const guest = { ...person, language: language ?? null, zone: zone ?? null, created_at: Date.now() };
    keepToken(reply, await enterAsGuest(services, guest, deviceOf(request)));
    return person;
  };

  /** A time zone that was chosen before stays. */
  const goOn = async (known: Person, { name, language, zone }: SessionRequest): Promise<Person> => {
    if (zone !== undefined) await db.updateTable('people').set({ zone }).where('id', '=', known.id).where('zone', 'is', null).execute();
    if (name === undefined && language === undefined) return known;
    return rename(known, { ...(name !== undefined && { name }), ...(language !== undefined && { language }) });
  };

  const renaming = perMinute(limits.newPerMinute);
  app.patch(
    '/api/session',
    { ...renaming, schema: { tags, body: SessionRequest, response: { 200: Person, 401: Problem } } },
    async (request, reply) => {
      const known = await personOf(services, request);
      return known ? rename(known, request.body) : refuse(reply, { code: 'no-session' });
    },
  );

  app.delete('/api/session', { schema: { tags, response: { 200: Done } } }, async (request, reply) => {
    const session = await sessionOf(services, request);
    if (session) await endSessions(services, session.person.id, { only: session.id });
    forgetToken(reply);
    return {};
  });

  /** A new name also stands on the seats that the person sits on. */
  const rename = async (known: Person, { name, language, zone }: SessionRequest): Promise<Person> => {
    const row = {
      ...(name !== undefined && { name: marked(name) }),
      ...(language !== undefined && { language }),
      ...(zone !== undefined && { zone }),
    };
    if (Object.keys(row).length === 0) return known;
    const written = await db.updateTable('people').set(row).where('id', '=', known.id).returning('name').executeTakeFirst();
    const person = { ...known, name: written?.name ?? known.name };
    if (name !== undefined) await renameSeats(person);
    return person;
  };

  /** A new name, with the mark where a program plays by the account: decided by the statement that writes it. */
  const marked = (name: string) => sql<string>`case when program = 1 then ${shownName(name, true)} else ${name} end`;

  const renameSeats = async (person: Person): Promise<void> => {
    for (const table of await renameAtTables(db, person)) await broadcastTable(services, registry, table);
  };
}
