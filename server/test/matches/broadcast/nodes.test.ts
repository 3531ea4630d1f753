import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { decisions, type Move, type State } from '@madang/kernel';
import pg from 'pg';
import { tiny } from '../../../../kernel/test/tiny.ts';
import type { Thinker } from '../../../core/bot-pool.ts';
import type { Bus } from '../../../core/bus/bus.ts';
import type { Config, Parts } from '../../../index.ts';
import { databaseFor, NATS, NATS_URL, POSTGRES } from '../../support/backends.ts';
import { guestOf, type Line, newGuest } from '../../support/guest.ts';
import { chance, flat, follow, playAny, standing, startedTable, untilConnected } from '../../support/match.ts';
import { command, serverFor } from '../../support/server.ts';

const SECRET = 'a secret that both nodes share, 32 letters';

/** Two nodes on one database, and a table with a seat on each. */
async function twoNodes(t: TestContext, more: Partial<Config> = {}, parts: Parts = {}) {
  const shared = { databaseUrl: more.databaseUrl ?? (await databaseFor(t)), secret: SECRET, ...more };
  const east = await serverFor(t, shared, parts);
  const west = await serverFor(t, shared, parts);
  const { id, guests, lines } = await startedTable(east.url, 'tiny', 2);
  const [ada, bo] = guests;
  const [a, here] = lines;
  assert.ok(ada && bo && a && here);
  await here.close();
  const b = await follow(guestOf(west.url, bo.id, bo.cookie), id);
  return { id, a, b, ada, bo, east, west };
}

/** Plays the match to its end from both nodes in turn; both see every step. */
async function playOut(id: string, a: Line, b: Line): Promise<void> {
  const random = chance(3);
  while (!standing(a).over) {
    const { seq } = standing(a);
    const played = (await playAny(a, id, random)) ?? (await playAny(b, id, random));
    assert.equal(played, seq + 1);
    for (const line of [a, b]) if (standing(line).seq < seq + 1) await line.next('step', (step) => step.seq === seq + 1);
  }
  assert.equal(standing(b).over, true);
}

/** Both nodes are sent moves for one seq at the same time, again and again: one wins, the other is told or follows. */
async function race(id: string, a: Line, b: Line): Promise<void> {
  const both = [a, b];
  let acknowledged = 0;
  while (!standing(a).over) {
    const { seq } = standing(a);
    const answers = await Promise.all(
      both.flatMap((line) => {
        const decision = standing(line).decisions[0];
        const move = decision?.moves[0];
        if (!decision || !move) return [];
        return [line.ask({ type: 'play', table: id, seat: decision.seat, seq: standing(line).seq, command: command(), moves: [flat(move)] })];
      }),
    );
    const done = answers.filter((answer) => answer.type === 'done');
    assert.ok(done.length > 0, JSON.stringify(answers));
    acknowledged += done.length;
    const reached = Math.max(...done.map((answer) => answer.seq));
    assert.equal(reached, seq + done.length);
    for (const line of both) if (standing(line).seq < reached) await line.next('step', (step) => step.seq === reached);
  }
  assert.equal(standing(b).seq, acknowledged);
}

test('PostgreSQL with NOTIFY: two nodes see each other’s moves', { skip: POSTGRES }, async (t) => {
  const { id, a, b } = await twoNodes(t);
  await playOut(id, a, b);
});

test('PostgreSQL with NATS: two nodes see each other’s moves', { skip: POSTGRES || NATS }, async (t) => {
  const { id, a, b } = await twoNodes(t, { natsUrl: NATS_URL });
  await playOut(id, a, b);
});

test('two nodes race for the same seq and lose nothing', { skip: POSTGRES }, async (t) => {
  const { id, a, b } = await twoNodes(t);
  await race(id, a, b);
});

test('one seat raced for from two nodes: one command wins, and it wins once', { skip: POSTGRES }, async (t) => {
  const { id, a, ada, west } = await twoNodes(t);
  const other = await follow(guestOf(west.url, ada.id, ada.cookie), id);
  const same = command();
  const bid = (line: Line, name: string, coins: number) =>
    line.ask({ type: 'play', table: id, seat: 0, seq: 0, command: name, moves: [{ kind: 'bid', coins }] });
  const answers = await Promise.all([bid(a, same, 1), bid(other, same, 1)]);
  assert.deepEqual(
    answers.map((answer) => [answer.type, answer.seq]),
    [
      ['done', 1],
      ['done', 1],
    ],
  );
  assert.equal(answers.filter((answer) => answer.type === 'done' && answer.repeated).length, 1);
});

test('a bus that loses everything: sockets still catch up', { skip: POSTGRES }, async (t) => {
  const deaf: Bus = { publish: () => undefined, close: async () => undefined };
  const { id, a, b } = await twoNodes(t, { catchUpEvery: 30 }, { openBus: async () => deaf });
  await playOut(id, a, b);
});

test('chat and presence reach the other node', { skip: POSTGRES }, async (t) => {
  const { id, a, b, bo } = await twoNodes(t);
  await untilConnected(a, bo.id, true);
  b.send({ type: 'chat', table: id, command: command(), text: 'hello' });
  const said = await a.next('chat', ({ lines }) => lines.length > 0);
  assert.deepEqual([said.lines[0]?.person, said.lines[0]?.text], [bo.id, 'hello']);
  await b.close();
  await untilConnected(a, bo.id, false);
});

test('every connection to PostgreSQL cut: the nodes make new ones and lose nothing', { skip: POSTGRES }, async (t) => {
  const databaseUrl = await databaseFor(t);
  const { id, a, b } = await twoNodes(t, { databaseUrl, catchUpEvery: 30 });
  await playAny(a, id, chance(1));
  await b.next('step');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');
  await client.end();
  await playOut(id, a, b);
});

test('bots of a table that two nodes serve: each turn is played once', { skip: POSTGRES }, async (t) => {
  const first: Thinker = {
    think: async ({ view, seat }) => decisions<State, Move>(tiny, view).find((one) => one.seat === seat)?.moves[0],
    close: async () => undefined,
  };
  const shared = { databaseUrl: await databaseFor(t), secret: SECRET, catchUpEvery: 200 };
  const [east, west] = [await serverFor(t, shared, { thinker: first }), await serverFor(t, shared, { thinker: first })];
  const ada = await newGuest(east.url, 'Ada');
  const level = 'easy' as const;
  const made = await ada.create('tiny', [
    { kind: 'bot', level },
    { kind: 'bot', level },
    { kind: 'bot', level },
  ]);
  const line = await guestOf(west.url, ada.id, ada.cookie).line();
  line.send({ type: 'watch', table: made.id });
  await line.next('table');
  await ada.table('POST', `/api/tables/${made.id}/start`);
  const last = await line.next('step', (step) => step.over);
  // What was played before this node heard of the start came as a whole.
  const { seq } = await line.next('view');
  const seen = line.received.filter((message) => message.type === 'step').map((step) => step.seq);
  assert.deepEqual(
    seen,
    Array.from({ length: last.seq - seq }, (_, i) => seq + 1 + i),
  );
});
