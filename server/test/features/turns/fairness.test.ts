import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { decisions, type Move, type State } from '@madang/kernel';
import { tiny } from '../../../../kernel/test/tiny.ts';
import type { Thinker, Turn } from '../../../core/bot-pool.ts';
import type { Config } from '../../../index.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { type Guest, newGuest } from '../../support/guest.ts';
import { handTime } from '../../support/hand-time.ts';
import { standing, startedTable } from '../../support/match.ts';
import { serverFor } from '../../support/server.ts';

/** Answers quick levels at once, and slow ones only when it is told to; keeps the order in which it was asked. */
function slowThinker() {
  const asked: Turn[] = [];
  const waiting: (() => void)[] = [];
  const think = async (turn: Turn): Promise<unknown> => {
    asked.push(turn);
    const { view, seat, level } = turn;
    if (level === 'expert') await new Promise<void>((resolve) => waiting.push(resolve));
    return decisions<State, Move>(tiny, view).find((one) => one.seat === seat)?.moves[0];
  };
  const letGo = () => {
    for (const go of waiting.splice(0)) go();
  };
  const thinker: Thinker = { think, close: async () => letGo() };
  return { thinker, asked, waiting, letGo };
}

/** Starts tables of two bots of that level. */
async function botTables(guest: Guest, level: 'expert' | 'easy', count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const { id } = await guest.create('tiny', [
      { kind: 'bot', level },
      { kind: 'bot', level },
    ]);
    await guest.table('POST', `/api/tables/${id}/start`);
    ids.push(id);
  }
  return ids;
}

async function quickFirst(t: TestContext, more: Partial<Config> = {}) {
  const { thinker, asked } = slowThinker();
  const { url } = await serverFor(t, more, { thinker });
  const [eve, bo] = [await newGuest(url, 'Eve'), await newGuest(url, 'Bo')];
  await botTables(eve, 'expert', 30);
  const [id] = await botTables(bo, 'easy', 1);
  const line = await bo.line();
  line.send({ type: 'watch', table: id ?? '' });
  await line.next('step', (step) => step.over);
  assert.ok(asked.some((turn) => turn.level === 'expert'));
}

test('thirty tables of experts that never answer: another’s easy bots play their match to its end', (t) => quickFirst(t));

test('the same with PostgreSQL', { skip: POSTGRES }, async (t) => quickFirst(t, { databaseUrl: await databaseFor(t) }));

test('of slow bots everybody’s first comes before anybody’s second', async (t) => {
  const { thinker, asked, waiting, letGo } = slowThinker();
  const { url } = await serverFor(t, {}, { thinker });
  const [eve, bo] = [await newGuest(url, 'Eve'), await newGuest(url, 'Bo')];
  await botTables(eve, 'expert', 20);
  const [own] = await botTables(bo, 'expert', 1);
  const line = await bo.line();
  line.send({ type: 'watch', table: own ?? '' });
  await line.next('view');
  let rounds = 0;
  const stepped = line.next('step').then(() => true);
  while (!(await Promise.race([stepped, new Promise<false>((resolve) => setImmediate(() => resolve(false)))]))) {
    if (waiting.length === 0) continue;
    letGo();
    rounds += 1;
  }
  assert.ok(rounds <= 5, `${rounds} answers came before it`);
  assert.ok(asked.length > 1);
});

test('the time of a player who is away ends although slow bots think', async (t) => {
  const { thinker } = slowThinker();
  const time = handTime();
  const { url } = await serverFor(t, {}, { thinker, ...time.parts });
  const eve = await newGuest(url, 'Eve');
  await botTables(eve, 'expert', 20);
  const { lines } = await startedTable(url, 'tiny', 2, { clock: { kind: 'live', minutes: 1, increment: 0 } });
  const [a] = lines;
  assert.ok(a);
  time.pass(60_000);
  await a.next('step');
  assert.ok(standing(a).seq >= 1);
});
