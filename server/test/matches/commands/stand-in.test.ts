import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { decisions, type Move, type State } from '@madang/kernel';
import type { DoneAct, TableAct } from '@madang/wire';
import { tiny } from '../../../../kernel/test/tiny.ts';
import type { Thinker } from '../../../core/bot-pool.ts';
import type { Config } from '../../../index.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { guestOf, type Line, newGuest } from '../../support/guest.ts';
import { handTime } from '../../support/hand-time.ts';
import { flat, follow, standing, startedTable } from '../../support/match.ts';
import { command, folderFor, serverFor } from '../../support/server.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const GRACE = 10_000;
const SECRET = 'a secret of thirty-two letters, or more';

/** Answers with the first offered move. */
const first: Thinker = {
  think: async ({ view, seat }) => decisions<State, Move>(tiny, view).find((one) => one.seat === seat)?.moves[0],
  close: async () => undefined,
};

/** A table for two in a time of its own. */
async function tableFor(t: TestContext, more: Readonly<Record<string, unknown>> = {}, config: Partial<Config> = {}) {
  const time = handTime();
  const parts = { thinker: first, ...time.parts };
  const server = await serverFor(t, { secret: SECRET, ...config }, parts);
  const { id, guests, lines } = await startedTable(server.url, 'tiny', 2, more);
  const [ada, bo] = guests;
  const [a, b] = lines;
  assert.ok(ada && bo && a && b);
  return { time, parts, server, id, ada, bo, a, b };
}

const act = (line: Line, table: string, seat: number, what: TableAct, name = command()) =>
  line.ask({ type: 'act', table, seat, command: name, act: what });

/** Plays the first offered move of the line's own seat. */
async function answer(line: Line, table: string) {
  const { seq, decisions: open } = standing(line);
  const move = open[0]?.moves[0];
  assert.ok(open[0] && move);
  return line.ask({ type: 'play', table, seat: open[0].seat, seq, command: command(), moves: [flat(move)] });
}

const reached = async (line: Line, seq: number) => standing(line).seq >= seq || line.next('step', (step) => step.seq >= seq);

/** What is told of acts, without their times. */
const shown = (acts: readonly DoneAct[]) => acts.map(({ seq, seat, by, act: { kind } }) => [seq, seat, by, kind]);

/** A bot plays for Ada until she is back. */
async function playedFor(t: TestContext, config: Partial<Config>): Promise<void> {
  const { id, parts, server, ada, bo, a, b } = await tableFor(t, {}, config);
  const name = command();
  const done = await act(a, id, 0, { kind: 'sit-in', level: 'easy' }, name);
  assert.deepEqual([done.type, done.seq], ['done', 1]);
  assert.deepEqual(shown((await b.next('acts')).acts), [[1, 0, 'player', 'sit-in']]);
  // Her two decisions are answered without her.
  await reached(b, 3);
  assert.deepEqual(
    b.received.flatMap((message) => (message.type === 'step' ? [[message.seq, message.by]] : [])),
    [
      [2, 0],
      [3, 0],
    ],
  );
  const refused = await a.ask({ type: 'play', table: id, seat: 0, seq: 0, command: command(), moves: [{ kind: 'bid', coins: 1 }] });
  assert.equal(refused.type === 'refused' && refused.problem.code, 'bot-plays');
  assert.equal((await ada.table('GET', `/api/tables/${id}`)).seats[0]?.standIn, 'easy');
  await server.close();
  // After a restart it is as it was, and what was sent again is known.
  const again = await serverFor(t, { secret: SECRET, ...config }, parts);
  const [line, other] = await Promise.all([ada, bo].map((guest) => follow(guestOf(again.url, guest.id, guest.cookie), id)));
  assert.ok(line && other);
  const repeated = await act(line, id, 0, { kind: 'sit-in', level: 'easy' }, name);
  assert.deepEqual([repeated.type, repeated.seq, repeated.type === 'done' && repeated.repeated], ['done', 1, true]);
  assert.deepEqual(shown((await line.next('acts')).acts), [[1, 0, 'player', 'sit-in']]);
  assert.equal((await act(line, id, 0, { kind: 'back' })).type, 'done');
  const table = await other.next('table', (message) => message.table.seats[0]?.standIn === null);
  assert.equal(table.table.seats[0]?.kind, 'person');
  // The match goes on by both of them.
  await other.next('acts', ({ acts }) => acts.some((one) => one.act.kind === 'back'));
  assert.equal((await answer(other, id)).type, 'done');
  assert.equal((await answer(other, id)).type, 'done');
  await reached(line, 6);
  assert.equal(standing(line).decisions[0]?.seat ?? standing(other).decisions[0]?.seat, standing(line).waitingFor[0]);
}

test('SQLite: a bot plays for somebody until they are back; everybody is told, and a restart forgets none of it', (t) =>
  playedFor(t, { dataFolder: folderFor(t) }));

test('PostgreSQL: a bot plays for somebody until they are back; everybody is told, and a restart forgets none of it', { skip: POSTGRES }, async (t) =>
  playedFor(t, { databaseUrl: await databaseFor(t) }),
);

test('only who has a seat and who owns the table lets a bot play it, and only a person’s', async (t) => {
  const { id, server, a, b } = await tableFor(t);
  const stranger = await follow(await newGuest(server.url), id);
  for (const line of [b, stranger]) {
    const refused = await act(line, id, 0, { kind: 'sit-in', level: 'easy' });
    assert.equal(refused.type === 'refused' && refused.problem.code, 'not-your-seat');
  }
  const none = await act(b, id, 1, { kind: 'back' });
  assert.equal(none.type === 'refused' && none.problem.code, 'no-stand-in');
  assert.equal((await act(a, id, 1, { kind: 'sit-in', level: 'random' })).type, 'done');
  assert.deepEqual(shown((await b.next('acts')).acts), [[1, 1, 'owner', 'sit-in']]);
  const twice = await act(a, id, 1, { kind: 'sit-in', level: 'easy' });
  assert.equal(twice.type === 'refused' && twice.problem.code, 'bot-plays');
  await reached(a, 3);
  assert.equal((await act(b, id, 1, { kind: 'back' })).type, 'done');
  const empty = await act(a, id, 7, { kind: 'sit-in', level: 'easy' });
  assert.equal(empty.type === 'refused' && empty.problem.code, 'not-your-seat');
});

/** Time runs out at a table where a bot then takes the seat. */
async function takenByTheClock(t: TestContext, config: Partial<Config>): Promise<void> {
  const { time, id, a, b } = await tableFor(t, { clock: { kind: 'days', days: 1, out: 'seat' } }, config);
  await answer(b, id);
  await answer(b, id);
  await reached(a, 2);
  time.pass(DAY);
  assert.deepEqual(shown((await a.next('acts')).acts), [[3, 0, 'clock', 'sit-in']]);
  // It plays on without anybody's clock: no step is played by the clock, and no time is waited for.
  await reached(a, 5);
  const clocks = await a.next('clocks', ({ seats }) => seats[0]?.running === false);
  assert.deepEqual(clocks.forced, []);
  const { seq } = standing(a);
  assert.equal((await act(a, id, 0, { kind: 'back' })).type, 'done');
  // What she is asked next is a new decision: she has all her time for it.
  const back = await a.next('clocks', ({ seats }) => seats[0]?.left === DAY || seats[0]?.running === false);
  const waits = standing(a).waitingFor.includes(0);
  assert.equal(back.seats[0]?.left === DAY, waits);
  assert.ok(seq >= 5);
}

test('SQLite: time that runs out gives the seat to a bot where the table chose that', (t) => takenByTheClock(t, { dataFolder: folderFor(t) }));

test('PostgreSQL: time that runs out gives the seat to a bot where the table chose that', { skip: POSTGRES }, async (t) =>
  takenByTheClock(t, { databaseUrl: await databaseFor(t) }),
);

test('time that runs out changes nothing where the table waits, and whoever is late still plays', async (t) => {
  const { time, id, a, b } = await tableFor(t, { clock: { kind: 'live', minutes: 1, increment: 0, out: 'wait' } });
  time.pass(3 * MINUTE);
  await answer(b, id);
  const clocks = await a.next('clocks', ({ seats }) => seats[0]?.left === 0);
  assert.deepEqual([clocks.forced, clocks.seats[0]?.running], [[], true]);
  time.pass(3 * MINUTE);
  assert.equal((await answer(a, id)).type, 'done');
  await a.next('step', (step) => step.seq === 2);
  assert.ok(a.received.every((message) => message.type !== 'clocks' || message.forced.length === 0));
});

test('a table says what it does when time is up, and one from before that choice answers one decision', async (t) => {
  const { id, ada, server } = await tableFor(t, { clock: { kind: 'days', days: 2, out: 'wait' } });
  assert.deepEqual((await ada.table('GET', `/api/tables/${id}`)).clock, { kind: 'days', days: 2, out: 'wait' });
  const plain = await startedTable(server.url, 'tiny', 2, { clock: { kind: 'days', days: 2 } });
  assert.deepEqual((await ada.table('GET', `/api/tables/${plain.id}`)).clock, { kind: 'days', days: 2, out: 'decision' });
});

test('giving the seat away and taking it back gains no time for the same decision', async (t) => {
  const time = handTime();
  // A bot that never answers.
  const silent: Thinker = { think: () => new Promise(() => undefined), close: async () => undefined };
  const server = await serverFor(t, {}, { thinker: silent, ...time.parts });
  const { id, lines } = await startedTable(server.url, 'tiny', 2, { clock: { kind: 'days', days: 1, out: 'wait' } });
  const [a] = lines;
  assert.ok(a);
  time.passQuietly(DAY - 1000);
  await act(a, id, 0, { kind: 'sit-in', level: 'easy' });
  time.passQuietly(MINUTE);
  await act(a, id, 0, { kind: 'back' });
  const clocks = await a.next('clocks', ({ seats }) => seats[0]?.running === true && seats[0].left !== DAY);
  assert.deepEqual(clocks.seats[0], { left: GRACE, running: true });
});

test('two nodes: whichever writes next, the bot that plays for somebody goes on', { skip: POSTGRES }, async (t) => {
  const config = { databaseUrl: await databaseFor(t) };
  const { id, parts, bo, a } = await tableFor(t, {}, config);
  const west = await serverFor(t, { secret: SECRET, ...config }, parts);
  const b = await follow(guestOf(west.url, bo.id, bo.cookie), id);
  await act(a, id, 0, { kind: 'sit-in', level: 'easy' });
  await b.next('acts');
  await reached(b, 3);
  while (!standing(b).over && standing(b).decisions.length > 0) {
    const { seq } = standing(b);
    await answer(b, id);
    await reached(b, seq + 1);
    while (!standing(b).over && !standing(b).waitingFor.includes(1)) await reached(b, standing(b).seq + 1);
  }
  assert.ok(standing(b).over);
});
