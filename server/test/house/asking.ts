import { SHELF } from '@madang/games';
import type { ClientMessage } from '@madang/wire';
import type { Filled } from '../../../bench/house/fill.ts';
import type { Ground } from '../../../bench/house/ground.ts';
import type { Kind } from '../../../bench/house/templates.ts';
import { command } from '../support/server.ts';
import { REQUESTS } from './requests.ts';
import { comeIn, ROLES, type Role, type Scene, sceneOf } from './scene.ts';

/** The matches of which houses for tests are made: two games of the shelf. */
export const KINDS: readonly Kind[] = [
  [SHELF[0]?.name ?? '', 2],
  [SHELF[1]?.name ?? '', 4],
];

/** A house with a server on it. */
export interface House {
  readonly url: string;
  readonly ground: Ground;
  readonly filled: Filled;
}

/** What one request came to. */
export interface Answer {
  readonly asked: string;
  readonly route: string;
  readonly role: Role;
  readonly status: number;
  readonly bytes: number;
  readonly milliseconds: number;
}

/** What happens around each request: who is about to ask for what; and, if it is wanted, how it is sent. */
export interface Observer {
  before(asked: string): unknown;
  around?(ask: () => Promise<Answer>): Promise<Answer>;
}

/** Sends one request. */
export async function askOne(
  url: string,
  { cookie, role }: { readonly cookie: string; readonly role: Role },
  route: string,
  [path, body]: readonly [string, unknown?],
): Promise<Answer> {
  const [method = ''] = route.split(' ');
  const headers = { cookie, origin: url, ...(body !== undefined && { 'content-type': 'application/json' }) };
  const began = performance.now();
  const answer = await fetch(url + path, {
    method: method.toUpperCase(),
    headers,
    redirect: 'manual',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const bytes = (await answer.arrayBuffer()).byteLength;
  return { asked: `${role}: ${method} ${path}`, route, role, status: answer.status, bytes, milliseconds: performance.now() - began };
}

/** Every request of every role; each role comes in anew for each route, as a request may have ended its session. */
export async function askEverything({ url, ground, filled }: House, observer: Observer, roles: readonly Role[] = ROLES): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (const role of roles) {
    await observer.before('the test');
    const scene = await sceneOf(ground, url, filled.size, role);
    for (const [route, ask] of Object.entries(REQUESTS)) {
      const requests = ask(scene);
      if (requests.length === 0) continue;
      await observer.before('the test');
      const { cookie } = await comeIn(ground, url, scene);
      for (const request of requests) {
        await observer.before(`${role}: ${route}`);
        const ask = (): Promise<Answer> => askOne(url, { cookie, role }, route, request);
        answers.push(await (observer.around ? observer.around(ask) : ask()));
      }
    }
  }
  return answers;
}

/** One request of somebody who has played most and is a host. `before`: called just before it is sent. */
export async function askAlone({ url, ground, filled }: House, path: string, before: () => void): Promise<Answer> {
  const { role, me } = await sceneOf(ground, url, filled.size, 'busiest');
  await ground.run(`update people set host = 1 where id = '${me}'`);
  const { cookie } = await comeIn(ground, url, { me });
  before();
  return askOne(url, { cookie, role }, 'get', [path]);
}

/** A message of each type. A type without a row fails its test. */
export const MESSAGES: { readonly [T in ClientMessage['type']]: (scene: Scene) => Extract<ClientMessage, { readonly type: T }> } = {
  ping: () => ({ type: 'ping' }),
  away: () => ({ type: 'away', away: true }),
  watch: ({ live }) => ({ type: 'watch', table: live }),
  heard: ({ live }) => ({ type: 'heard', table: live, command: command(), line: 3 }),
  chat: ({ live }) => ({ type: 'chat', table: live, command: command(), text: 'hello' }),
  look: ({ live }) => ({ type: 'look', table: live, command: command(), seq: 1 }),
  react: ({ live }) => ({ type: 'react', table: live, command: command(), about: 'chat', line: 3, sign: 'yes' }),
  plan: ({ live }) => ({ type: 'plan', table: live, seat: 0, after: 0, command: command(), condition: 'offered', turns: [[1]] }),
  act: ({ live }) => ({ type: 'act', table: live, seat: 0, command: command(), act: { kind: 'sit-in', level: 'easy' } }),
  play: ({ live }) => ({ type: 'play', table: live, seat: 0, seq: 1, command: command(), moves: [{ id: 1 }] }),
  undo: ({ live }) => ({ type: 'undo', table: live, seat: 0, seq: 1, command: command() }),
  unwatch: ({ live }) => ({ type: 'unwatch', table: live }),
  subscribe: () => ({ type: 'subscribe', lists: 'lobby', pages: 2 }),
  unsubscribe: () => ({ type: 'unsubscribe' }),
};

/** A socket of every role says one message of each type, and hears an answer to whatever came before a last ping. */
export async function sayEverything({ url, ground, filled }: House, observer: Observer, roles: readonly Role[] = ROLES): Promise<void> {
  for (const role of roles) {
    await observer.before('the test');
    const scene = await sceneOf(ground, url, filled.size, role);
    const guest = await comeIn(ground, url, scene);
    await observer.before(`${role}: socket`);
    const line = await guest.line();
    await line.next('hello');
    for (const [type, message] of Object.entries(MESSAGES)) {
      await observer.before(`${role}: socket ${type}`);
      const said = message(scene);
      if ('command' in said) await line.ask(said);
      else line.send(said);
      if (said.type === 'watch') await line.next('view');
      if (said.type === 'subscribe') await line.next('lists');
      line.send({ type: 'ping' });
      await line.next('pong');
    }
    await line.close();
  }
}
