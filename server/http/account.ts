import { fail, ok, type Result } from '@madang/kernel';
import { Account, AccountRequest, PasswordRequest, Person, Problem, SignInRequest } from '@madang/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Limits } from '../config.ts';
import { addPassword, changePassword, loginOf, signIn } from '../people/accounts.ts';
import { bringAlong } from '../people/bring.ts';
import type { Passwords } from '../people/passwords.ts';
import { endSessions, type Session, sessionsOf } from '../people/sessions.ts';
import { newTries } from '../people/tries.ts';
import type { Services } from '../services.ts';
import type { Registry } from '../tables/match/registry.ts';
import { tellTable } from '../tables/sight/refresh.ts';
import type { App } from './app.ts';
import { Done, refuse } from './problems.ts';
import { openSession, sessionOf } from './session.ts';

const tags = ['account'];
const answers = { 200: Done, '4xx': Problem, 503: Problem };
const SessionId = z.object({ id: z.string().max(64) });
/** Wrong passwords for one name, and in how many milliseconds one has them all again. */
const FAILURES = 10;
const FAILURES_OVER = 900_000;

/** What the routes of accounts work with. */
interface Desk {
  readonly app: App;
  readonly services: Services;
  readonly registry: Registry;
  readonly passwords: Passwords;
  readonly limits: Limits;
}

/** Accounts: a guest becomes one, and its person signs in elsewhere, sees where, and ends that. */
export function accountRoutes(desk: Desk): void {
  readingRoutes(desk);
  passwordRoutes(desk);
  endingRoutes(desk);
}

/** Does something for the person of a request, who must have a session. */
async function forPerson<T>(
  { services }: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  action: (session: Session) => Promise<Result<T, Problem>>,
): Promise<T | Problem> {
  const session = await sessionOf(services, request);
  if (!session) return refuse(reply, { code: 'no-session' });
  const done = await action(session);
  if (!done.ok) return refuse(reply, done.problem);
  return done.value;
}

function readingRoutes({ app, services }: Desk): void {
  app.get('/api/account', { schema: { tags, response: { 200: Account, 401: Problem } } }, async (request, reply) => {
    const session = await sessionOf(services, request);
    if (!session) return refuse(reply, { code: 'no-session' });
    const { person, id } = session;
    const rows = await sessionsOf(services, person.id);
    const sessions = rows.map((row) => {
      return { id: row.id, device: row.device, createdAt: row.created_at, usedAt: row.used_at, here: row.id === id };
    });
    return { person, login: await loginOf(services, person.id), sessions };
  });
}

/** Names and passwords: taken, changed, and signed in with. Whoever tries many is slowed down, by address and by name. */
function passwordRoutes(desk: Desk): void {
  const { app, services, passwords, limits } = desk;
  const limited = { config: { rateLimit: { max: limits.signInsPerMinute, timeWindow: '1 minute' } } };
  const failures = newTries(FAILURES, FAILURES_OVER, services.time);
  const tooFast: Problem = { code: 'too-fast' };

  app.post('/api/account', { ...limited, schema: { tags, body: AccountRequest, response: answers } }, (request, reply) =>
    forPerson(desk, request, reply, async ({ person }) => {
      const added = await addPassword(services, passwords, person.id, request.body);
      return added.ok ? ok({}) : added;
    }),
  );

  app.put('/api/account/password', { ...limited, schema: { tags, body: PasswordRequest, response: answers } }, (request, reply) =>
    forPerson(desk, request, reply, async ({ id, person }) => {
      if (!failures.take(`person ${person.id}`)) return fail(tooFast);
      const changed = await changePassword(services, passwords, person.id, request.body);
      if (!changed.ok) return changed;
      await endSessions(services, person.id, { but: id });
      return ok({});
    }),
  );

  const signingIn = { ...limited, schema: { tags, body: SignInRequest, response: { 200: Person, '4xx': Problem, 503: Problem } } };
  app.post('/api/account/sign-in', signingIn, async (request, reply) => {
    if (!failures.take(`login ${request.body.login}`)) return refuse(reply, tooFast);
    const signed = await signIn(services, passwords, request.body);
    if (!signed.ok) return refuse(reply, signed.problem);
    return enter(desk, request, reply, signed.value, request.body.bring);
  });
}

/** Lets a person who has shown who they are have this browser's session; its guest goes along or stays behind. */
async function enter(
  { services, registry }: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  bring: boolean,
): Promise<Person | Problem> {
  const person = await services.storage.db.selectFrom('people').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
  if (!person) return refuse(reply, { code: 'wrong-login' });
  const before = await sessionOf(services, request);
  const brought = before && bring ? await bringAlong(services, before.person.id, person) : [];
  // A session that is known from before is not carried on by whoever signs in.
  if (before) await endSessions(services, before.person.id, { only: before.id });
  await openSession(services, request, reply, id);
  for (const table of brought) await tellTable(services, registry, table);
  return person;
}

/** Sessions ended from elsewhere. */
function endingRoutes(desk: Desk): void {
  const { app, services } = desk;
  app.delete('/api/account/sessions/:id', { schema: { tags, params: SessionId, response: answers } }, (request, reply) =>
    forPerson(desk, request, reply, async ({ person }) => {
      const ended = await endSessions(services, person.id, { only: request.params.id });
      return ended === 0 ? fail({ code: 'not-found' }) : ok({});
    }),
  );
  app.delete('/api/account/sessions', { schema: { tags, response: answers } }, (request, reply) =>
    forPerson(desk, request, reply, async ({ id, person }) => {
      await endSessions(services, person.id, { but: id });
      return ok({});
    }),
  );
}
