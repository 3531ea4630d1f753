import type { Result } from '@madang/kernel';
import { type Person, Problem } from '@madang/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../core/config.ts';
import type { Services } from '../../core/services.ts';
import { enterBy } from '../../features/users/entry.ts';
import type { Provider } from '../../features/users/openid/provider.ts';
import type { Passwords } from '../../features/users/passwords.ts';
import type { Proof } from '../../features/users/proof.ts';
import type { Session } from '../../features/users/sessions.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import { broadcastTable } from '../../matches/broadcast/reload.ts';
import type { App } from './app.ts';
import { Done, refuse } from './problems.ts';
import { deviceOf, keepToken, sessionOf } from './session.ts';

/** What a request of a person about themselves is answered where there is nothing to say. */
export const answers = { 200: Done, '4xx': Problem, 503: Problem };

/** What the routes of accounts work with. */
export interface Desk {
  readonly app: App;
  readonly services: Services;
  readonly registry: Registry;
  readonly passwords: Passwords;
  readonly config: Config;
  /** By which people may sign in besides; undefined: there is none. */
  readonly provider: Provider | undefined;
}

/** Does something for the person of a request, who must have a session. */
export async function withUser<T>(
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

/** Lets a person who has shown who they are have this browser's session; its guest goes along or stays behind. */
export async function enter(
  { services, registry }: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  proof: Proof,
  bring: boolean,
): Promise<Person | Problem> {
  const before = await sessionOf(services, request);
  const entered = await enterBy(services, { proof, device: deviceOf(request), before, bring });
  if (!entered.ok) return refuse(reply, entered.problem);
  const { person, token, tables } = entered.value;
  keepToken(reply, token);
  for (const table of tables) await broadcastTable(services, registry, table);
  return person;
}
