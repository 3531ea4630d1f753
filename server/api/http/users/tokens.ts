import { fail, ok } from '@madang/kernel';
import { NewToken, Person, Problem, ProgramRequest, TokenRequest, TokenView } from '@madang/wire';
import { z } from 'zod';
import { takeToken } from '../../../core/rate-limit.ts';
import { checkPassword } from '../../../features/users/accounts.ts';
import { becomeProgram } from '../../../features/users/programs.ts';
import { addToken, removeToken, tokensOf } from '../../../features/users/tokens.ts';
import { perMinute } from '../app.ts';
import { answers, type Desk, withUser } from '../route-context.ts';
import { FAILURES } from './account.ts';

const tags = ['account'];
const Id = z.object({ id: z.string().max(64) });

/** API tokens: made, listed, ended; and the word that a program plays by this account. No token may do any of it. */
export function tokenRoutes(desk: Desk): void {
  const { app, services, passwords, config } = desk;
  const limited = perMinute(config.limits.signInsPerMinute);

  app.get('/api/account/tokens', { schema: { tags, response: { 200: z.array(TokenView), '4xx': Problem } } }, (request, reply) =>
    withUser(desk, request, reply, async ({ person }) => ok(await tokensOf(services, person.id))),
  );

  const mayTry = (person: string) => takeToken(services.storage.db, `person ${person}`, FAILURES, services.time.now());

  const making = { tags, body: TokenRequest, response: { 200: NewToken, '4xx': Problem, 503: Problem } };
  app.post('/api/account/tokens', { ...limited, schema: making }, (request, reply) =>
    withUser(desk, request, reply, async (session) => {
      if (!(await mayTry(session.person.id))) return fail({ code: 'too-fast' });
      const shown = await checkPassword(services, passwords, session, request.body.current);
      return shown.ok ? addToken(services, session, request.body) : shown;
    }),
  );

  const becoming = { tags, body: ProgramRequest, response: { 200: Person, '4xx': Problem, 503: Problem } };
  app.put('/api/account/program', { ...limited, schema: becoming }, (request, reply) =>
    withUser(desk, request, reply, async (session) => {
      if (!(await mayTry(session.person.id))) return fail({ code: 'too-fast' });
      const shown = await checkPassword(services, passwords, session, request.body.current);
      return shown.ok ? becomeProgram(services, session) : shown;
    }),
  );

  app.delete('/api/account/tokens/:id', { schema: { tags, params: Id, response: answers } }, (request, reply) =>
    withUser(desk, request, reply, async ({ person }) => {
      const removed = await removeToken(services, person.id, request.params.id);
      return removed.ok ? ok({}) : removed;
    }),
  );
}
