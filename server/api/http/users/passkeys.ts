import { fail, ok, type Result } from '@madang/kernel';
import { PasskeyRegistration, PasskeySignIn, Person, Problem } from '@madang/wire';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { loginOf, recentlyAuthenticated } from '../../../features/users/accounts.ts';
import { addPasskey, askPasskey, offerPasskey, removePasskey, type Site, signInByPasskey } from '../../../features/users/passkeys.ts';
import { perMinute } from '../app.ts';
import { refuse } from '../problems.ts';
import { answers, type Desk, enter, withUser } from '../route-context.ts';

const tags = ['account'];
/** WebAuthn's own options, for the browser's credentials interface. */
const Options = z.looseObject({ challenge: z.string() });
const offered = { 200: Options, '4xx': Problem };
const PasskeyId = z.object({ id: z.string().max(1_400) });

/** The site that a page asks from. Programs name none, and have no passkeys. */
function siteOf({ headers }: FastifyRequest): Result<Site, Problem> {
  const { origin } = headers;
  return origin === undefined ? fail({ code: 'no-origin' }) : ok({ origin, host: new URL(origin).hostname });
}

/** Passkeys: made, signed in with, forgotten. */
export function passkeyRoutes(desk: Desk): void {
  const { app, services, config } = desk;
  const limited = perMinute(config.limits.signInsPerMinute);

  app.post('/api/account/passkeys/options', { ...limited, schema: { tags, response: offered } }, (request, reply) =>
    withUser(desk, request, reply, async (session) => {
      const shown = await recentlyAuthenticated(services, session);
      if (!shown.ok) return shown;
      const { person } = session;
      const site = siteOf(request);
      return site.ok ? offerPasskey(services, site.value, person, await loginOf(services, person.id)) : site;
    }),
  );

  app.post('/api/account/passkeys', { ...limited, schema: { tags, body: PasskeyRegistration, response: answers } }, (request, reply) =>
    withUser(desk, request, reply, async (session) => {
      const site = siteOf(request);
      if (!site.ok) return site;
      const shown = await recentlyAuthenticated(services, session);
      if (!shown.ok) return shown;
      const added = await addPasskey(services, site.value, session, request.body);
      return added.ok ? ok({}) : added;
    }),
  );

  app.delete('/api/account/passkeys/:id', { schema: { tags, params: PasskeyId, response: answers } }, (request, reply) =>
    withUser(desk, request, reply, async (session) => {
      const shown = await recentlyAuthenticated(services, session);
      if (!shown.ok) return shown;
      const removed = await removePasskey(services, session, request.params.id);
      return removed.ok ? ok({}) : removed;
    }),
  );

  app.post('/api/account/passkeys/sign-in/options', { ...limited, schema: { tags, response: offered } }, async (request, reply) => {
    const site = siteOf(request);
    return site.ok ? askPasskey(services, site.value) : refuse(reply, site.problem);
  });

  const signingIn = { ...limited, schema: { tags, body: PasskeySignIn, response: { 200: Person, '4xx': Problem } } };
  app.post('/api/account/passkeys/sign-in', signingIn, async (request, reply) => {
    const site = siteOf(request);
    const signed = site.ok ? await signInByPasskey(services, site.value, request.body) : site;
    if (!signed.ok) return refuse(reply, signed.problem);
    return enter(desk, request, reply, signed.value, request.body.bring);
  });
}
