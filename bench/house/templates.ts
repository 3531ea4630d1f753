import { setTimeout as wait } from 'node:timers/promises';
import { seedRandom } from '@madang/kernel';
import { type Config, createServer } from '@madang/server';
import type { TableRequest } from '@madang/wire';
import { openMadangTable } from '../server/madang-table.ts';

/** A game and its number of seats, of which matches are played. */
export type Kind = readonly [game: string, seats: number];

/** The password of every account in a house. */
export const PASSWORD = 'a quiet courtyard';

/** Milliseconds in which a match that ended is counted. */
const COUNTED = 60_000;

const requestOf = ([game, seats]: Kind): TableRequest => ({
  game,
  options: {},
  seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? ({ kind: 'me' } as const) : ({ kind: 'open' } as const))),
  access: 'open',
  watchers: true,
  chances: false,
  clock: { kind: 'days', days: 1, out: 'decision' },
});

async function ask(url: string, method: string, path: string, cookie: string, body?: unknown): Promise<Response> {
  const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) };
  const answer = await fetch(url + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/**
 * Lets a server on an empty database play one match of each kind to its end and another one half-way, leave a table that waits, and write
 * a password: rows as the server writes them.
 */
export async function playTemplates(config: Config, kinds: readonly Kind[]): Promise<void> {
  const server = await createServer(config);
  try {
    const { url } = server;
    const begun = await ask(url, 'POST', '/api/session', '', { name: 'Ada' });
    const cookie = (begun.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    await ask(url, 'POST', '/api/account', cookie, { login: 'ada', password: PASSWORD });
    for (const kind of kinds) {
      await ask(url, 'POST', '/api/tables', cookie, requestOf(kind));
      const moves = await playMatch(url, kind, Number.POSITIVE_INFINITY);
      await playMatch(url, kind, Math.floor(moves / 2));
      await untilCounted(url, kind);
    }
  } finally {
    await server.close();
  }
}

/** Plays any moves, so many at most; how many it were. */
async function playMatch(url: string, kind: Kind, most: number): Promise<number> {
  const table = await openMadangTable([url], seedRandom(`house ${kind}`), requestOf(kind));
  let moves = 0;
  while (moves < most && (await table.act())) moves += 1;
  table.close();
  return moves;
}

async function untilCounted(url: string, [game, seats]: Kind): Promise<void> {
  for (const until = Date.now() + COUNTED; Date.now() < until; await wait(50)) {
    const ladder: unknown = await (await ask(url, 'GET', `/api/ladders/${game}/${seats}`, '')).json();
    if (typeof ladder === 'object' && ladder !== null && 'matches' in ladder && ladder.matches === 1) return;
  }
  throw new Error(`a match of ${game} was not counted`);
}
