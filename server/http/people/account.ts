import { fail, ok } from '@madang/kernel';
import { Account, AccountRequest, DeletionRequest, PasswordRequest, Person, Problem, SignInRequest } from '@madang/wire';
import { z } from 'zod';
import { addPassword, changePassword, confirm, loginOf, signIn } from '../../people/accounts.ts';
import { deletePerson } from '../../people/deletion.ts';
import { passkeysOf } from '../../people/passkeys.ts';
import { ownSettings } from '../../people/profile.ts';
import { endSessions, sessionsOf } from '../../people/sessions.ts';
import { newTries } from '../../people/tries.ts';
import { refuse } from '../problems.ts';
import { COOKIE, sessionOf } from '../session.ts';
import { answers, type Desk, enter, forPerson } from './desk.ts';

const tags = ['account'];
const SessionId = z.object({ id: z.string().max(64) });
/** Wrong passwords for one name, and in how many milliseconds one has them all again. */
const FAILURES = 10;
const FAILURES_OVER = 900_000;

/** Accounts: a guest becomes one, and its person signs in elsewhere, sees where, and ends that. */
export function accountRoutes(desk: Desk): void {
  readingRoutes(desk);
  passwordRoutes(desk);
  endingRoutes(desk);
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
    const keys = await passkeysOf(services, person.id);
    const passkeys = keys.map((row) => ({ id: row.id, name: row.name, createdAt: row.created_at, usedAt: row.used_at }));
    return { person, ...(await ownSettings(services, person.id)), login: await loginOf(services, person.id), passkeys, sessions };
  });
}

/** Names and passwords: taken, changed, and signed in with. Whoever tries many is slowed down, by address and by name. */
function passwordRoutes(desk: Desk): void {
  const { app, services, passwords, config } = desk;
  const limited = { config: { rateLimit: { max: config.limits.signInsPerMinute, timeWindow: '1 minute' } } };
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

  app.post('/api/account/delete', { ...limited, schema: { tags, body: DeletionRequest, response: answers } }, (request, reply) =>
    forPerson(desk, request, reply, async ({ person }) => {
      if (!failures.take(`person ${person.id}`)) return fail(tooFast);
      const confirmed = await confirm(services, passwords, person.id, request.body.current);
      if (!confirmed.ok) return confirmed;
      await deletePerson(services, desk.registry, person.id);
      reply.clearCookie(COOKIE, { path: '/' });
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
