import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisions, type Move, type State } from '@madang/kernel';
import { tiny } from '../../../../kernel/test/tiny.ts';
import type { Thinker } from '../../../core/bot-pool.ts';
import { createServer } from '../../../index.ts';
import { databaseFor, NATS, NATS_URL, POSTGRES } from '../../support/backends.ts';
import { newGuest } from '../../support/guest.ts';
import { chance, follow, playAny, standing } from '../../support/match.ts';
import { folderFor, serverFor, settings } from '../../support/server.ts';

/** Answers the first move, and counts how often it was asked. */
function counting(): Thinker & { readonly asked: { times: number } } {
  const asked = { times: 0 };
  const think: Thinker['think'] = async ({ view, seat }) => {
    asked.times += 1;
    return decisions<State, Move>(tiny, view).find((one) => one.seat === seat)?.moves[0];
  };
  return { asked, think, close: async () => undefined };
}

test('a worker answers for the bots of a node that leaves thinking to it, over PostgreSQL and NATS', { skip: POSTGRES || NATS }, async (t) => {
  const shared = { databaseUrl: await databaseFor(t), natsUrl: NATS_URL, secret: 'a secret of more than thirty-two letters' };
  const [here, there] = [counting(), counting()];
  const node = await serverFor(t, { ...shared, thinks: false }, { thinker: here });
  const worker = await serverFor(t, { ...shared, role: 'worker' }, { thinker: there });
  const ada = await newGuest(node.url);
  const made = await ada.create('tiny', [{ kind: 'me' }, { kind: 'bot', level: 'easy' }], { options: { rounds: '1' } });
  await ada.table('POST', `/api/tables/${made.id}/start`);
  const line = await follow(ada, made.id);
  const random = chance(9);
  while (!standing(line).over) {
    const { seq, decisions: mine } = standing(line);
    if (mine.length > 0) await playAny(line, made.id, random);
    else await line.next('step', (step) => step.seq > seq);
  }
  assert.ok(there.asked.times > 0);
  assert.equal(here.asked.times, 0);
  const status = async (path: string) => (await fetch(`${worker.url}${path}`)).status;
  assert.deepEqual([await status('/healthz'), await status('/metrics')], [200, 200]);
  for (const path of ['/api/games', '/api/session', '/docs', '/']) assert.equal(await status(path), 404, path);
});

test('a worker without a database that nodes share says what it needs, and does not start', async (t) => {
  await assert.rejects(createServer(settings({ role: 'worker', dataFolder: folderFor(t) })), /DATABASE_URL/);
});
