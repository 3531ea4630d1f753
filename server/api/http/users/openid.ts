import { fail, ok } from '@madang/kernel';
import { OpenidRequest, Problem } from '@madang/wire';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { addressOf, neighbourhood } from '../../../core/client-address.ts';
import { takeToken } from '../../../core/rate-limit.ts';
import { recentlyAuthenticated } from '../../../features/users/accounts.ts';
import { type Provider, RETURN_PATH } from '../../../features/users/openid/provider.ts';
import { beginSignIn, finishSignIn, isLinked, unlink } from '../../../features/users/openid/sign-in.ts';
import { perMinute } from '../app.ts';
import { answers, type Desk, enter, withUser } from '../route-context.ts';
import { sessionOf } from '../session.ts';

const tags = ['account'];
const MINUTE = 60_000;
const leaving = { 200: z.object({ url: z.string() }), '4xx': Problem, 503: Problem };

/** The host's OpenID provider as a way in: to it, back from it, and that way given up. Only where there is one. */
export function openidRoutes(desk: Desk, provider: Provider): void {
  const { app, services, config } = desk;
  const limited = perMinute(config.limits.signInsPerMinute);
  const perAddress = { most: config.limits.signInsPerMinute, over: MINUTE };

  app.post('/api/account/openid', { ...limited, schema: { tags, body: OpenidRequest, response: leaving } }, (request, reply) =>
    withUser(desk, request, reply, async (session) => {
      const address = neighbourhood(addressOf(request.raw, config.trustProxy));
      if (!(await takeToken(services.storage.db, `address ${address}`, perAddress, services.time.now()))) return fail({ code: 'too-fast' });
      // A user who signs in by the provider needs no other proof. For a new user it is one more way into their account.
      const shown = (await isLinked(services, provider, session.person.id)) ? ok(undefined) : await recentlyAuthenticated(services, session);
      if (!shown.ok) return shown;
      try {
        return ok({ url: await beginSignIn(services, provider, session, request.body.bring) });
      } catch (error) {
        services.log.error({ error }, 'the OpenID provider cannot be asked');
        return fail({ code: 'unavailable' });
      }
    }),
  );

  /** To the page of the account, which says what went wrong. */
  const toAccount = (reply: FastifyReply, problem?: string): FastifyReply =>
    reply.header('cache-control', 'no-store').redirect(`${config.basePath}/#/account${problem === undefined ? '' : `?problem=${problem}`}`, 303);

  // A browser comes here by a link of the provider: what it brings counts for the session alone that left.
  app.get(RETURN_PATH, { ...limited, schema: { tags, hide: true } }, async (request, reply) => {
    const session = await sessionOf(services, request);
    if (!session) return toAccount(reply, 'wrong-openid');
    const back = await finishSignIn(services, provider, session, request.raw.url?.split('?')[1] ?? '');
    if (!back.ok) return toAccount(reply, back.problem.code);
    const { proof, bring } = back.value;
    if (proof === undefined) return toAccount(reply);
    const entered = await enter(desk, request, reply, proof, bring);
    return toAccount(reply, 'code' in entered ? entered.code : undefined);
  });

  app.delete('/api/account/openid', { ...limited, schema: { tags, response: answers } }, (request, reply) =>
    withUser(desk, request, reply, async (session) => {
      const shown = await recentlyAuthenticated(services, session);
      if (!shown.ok) return shown;
      const unlinked = await unlink(services, session);
      return unlinked.ok ? ok({}) : unlinked;
    }),
  );
}
