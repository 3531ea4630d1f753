import { fail, ok } from '@madang/kernel';
import {
  Account,
  AccountRequest,
  DeletionRequest,
  PasswordRequest,
  PasswordResetRequest,
  Person,
  Problem,
  ResetRequest,
  SignInRequest,
} from '@madang/wire';
import { z } from 'zod';
import { addressOf, neighbourhood } from '../../../core/client-address.ts';
import { takeToken } from '../../../core/rate-limit.ts';
import { requestPasswordReset, resetPassword } from '../../../features/notifications/password-reset.ts';
import { ownSettings } from '../../../features/profiles/profile.ts';
import { addPassword, changePassword, checkPassword, isGuest, loginOf, recentlyAuthenticated, signIn } from '../../../features/users/accounts.ts';
import { deletePerson } from '../../../features/users/deletion.ts';
import { isLinked } from '../../../features/users/openid/sign-in.ts';
import { passkeysOf } from '../../../features/users/passkeys.ts';
import { endSessions, mustBeOpen, sessionsOf } from '../../../features/users/sessions.ts';
import { ownRest } from '../../../features/vacation/change.ts';
import { perMinute } from '../app.ts';
import { refuse } from '../problems.ts';
import { answers, type Desk, enter, withUser } from '../route-context.ts';
import { forgetToken, sessionOf } from '../session.ts';

const tags = ['account'];
const SessionId = z.object({ id: z.string().max(64) });
/** Wrong passwords for one name, and in how many milliseconds one has them all again. */
export const FAILURES = { most: 10, over: 900_000 };
const MINUTE = 60_000;

/** Accounts: a guest becomes one, and its person signs in elsewhere, sees where, and ends that. */
export function accountRoutes(desk: Desk): void {
  readingRoutes(desk);
  passwordRoutes(desk);
  forgottenRoutes(desk);
  endingRoutes(desk);
}

function readingRoutes({ app, services, config, provider }: Desk): void {
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
    const { guestDays } = config.cleanUp;
    const forgottenAfter = guestDays > 0 && (await isGuest(services.storage.db, person.id)) ? guestDays : null;
    const login = await loginOf(services, person.id);
    const rest = await ownRest(services, person.id, config.limits.holidayDays);
    const openid = provider ? { name: provider.name, linked: await isLinked(services, provider, person.id) } : null;
    const mails = config.mail !== undefined;
    return { person, ...(await ownSettings(services, person.id)), login, mails, passkeys, openid, sessions, rest, forgottenAfter };
  });
}

/** Names and passwords: taken, changed, and signed in with. Whoever tries many is slowed down, by address and by name. */
function passwordRoutes(desk: Desk): void {
  const { app, services, passwords, config } = desk;
  const limited = perMinute(config.limits.signInsPerMinute);
  const mayTry = (key: string) => takeToken(services.storage.db, key, FAILURES, services.time.now());
  const perAddress = { most: config.limits.signInsPerMinute, over: MINUTE };
  const tooFast: Problem = { code: 'too-fast' };

  app.post('/api/account', { ...limited, schema: { tags, body: AccountRequest, response: answers } }, (request, reply) =>
    withUser(desk, request, reply, async (session) => {
      const shown = await recentlyAuthenticated(services, session);
      if (!shown.ok) return shown;
      const added = await addPassword(services, passwords, session, request.body);
      return added.ok ? ok({}) : added;
    }),
  );

  app.put('/api/account/password', { ...limited, schema: { tags, body: PasswordRequest, response: answers } }, (request, reply) =>
    withUser(desk, request, reply, async (session) => {
      if (!(await mayTry(`person ${session.person.id}`))) return fail(tooFast);
      const changed = await changePassword(services, passwords, session, request.body);
      return changed.ok ? ok({}) : changed;
    }),
  );

  app.post('/api/account/delete', { ...limited, schema: { tags, body: DeletionRequest, response: answers } }, (request, reply) =>
    withUser(desk, request, reply, async (session) => {
      const { person } = session;
      if (!(await mayTry(`person ${person.id}`))) return fail(tooFast);
      const confirmed = await checkPassword(services, passwords, session, request.body.current);
      if (!confirmed.ok) return confirmed;
      const deleted = await deletePerson(services, desk.registry, person.id, (db) => mustBeOpen(db, session));
      if (!deleted.ok) return deleted;
      forgetToken(reply);
      return ok({});
    }),
  );

  const signingIn = { ...limited, schema: { tags, body: SignInRequest, response: { 200: Person, '4xx': Problem, 503: Problem } } };
  app.post('/api/account/sign-in', signingIn, async (request, reply) => {
    const address = neighbourhood(addressOf(request.raw, config.trustProxy));
    if (!(await takeToken(services.storage.db, `address ${address}`, perAddress, services.time.now()))) return refuse(reply, tooFast);
    if (!(await mayTry(`login ${request.body.login}`))) return refuse(reply, tooFast);
    const signed = await signIn(services, passwords, request.body);
    if (!signed.ok) return refuse(reply, signed.problem);
    return enter(desk, request, reply, signed.value, request.body.bring);
  });
}

/** A password that was forgotten: a link by mail, and a new one by that link. */
function forgottenRoutes(desk: Desk): void {
  const { app, services, passwords, config } = desk;
  const limited = perMinute(config.limits.signInsPerMinute);

  app.post('/api/account/password-reset', { ...limited, schema: { tags, body: PasswordResetRequest, response: answers } }, async (request, reply) => {
    if (!config.mail) return refuse(reply, { code: 'not-offered-here' });
    const { name } = request.body;
    if (!(await takeToken(services.storage.db, `forgotten ${name}`, FAILURES, services.time.now()))) return refuse(reply, { code: 'too-fast' });
    // The answer waits for nothing that depends on whether there is anybody.
    void requestPasswordReset(services, name).catch((error: unknown) => services.log.error({ error }, 'a link for a new password cannot be sent'));
    return {};
  });

  const resetting = { ...limited, schema: { tags, body: ResetRequest, response: { 200: Person, '4xx': Problem, 503: Problem } } };
  app.post('/api/account/password-reset/confirm', resetting, async (request, reply) => {
    const reset = await resetPassword(services, passwords, request.body);
    return reset.ok ? enter(desk, request, reply, reset.value, false) : refuse(reply, reset.problem);
  });
}

/** Sessions ended from elsewhere. */
function endingRoutes(desk: Desk): void {
  const { app, services } = desk;
  app.delete('/api/account/sessions/:id', { schema: { tags, params: SessionId, response: answers } }, (request, reply) =>
    withUser(desk, request, reply, async ({ person }) => {
      const ended = await endSessions(services, person.id, { only: request.params.id });
      return ended === 0 ? fail({ code: 'not-found' }) : ok({});
    }),
  );
  app.delete('/api/account/sessions', { schema: { tags, response: answers } }, (request, reply) =>
    withUser(desk, request, reply, async ({ id, person }) => {
      await endSessions(services, person.id, { but: id });
      return ok({});
    }),
  );
}
