import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { decisions, type Move, type State } from '@madang/kernel';
import { TableList } from '@madang/wire';
import { tiny } from '../../../../kernel/test/tiny.ts';
import type { Thinker } from '../../../core/bot-pool.ts';
import type { Config } from '../../../index.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { guestOf, type Line } from '../../support/guest.ts';
import { handTime } from '../../support/hand-time.ts';
import { flat, follow, standing, startedTable } from '../../support/match.ts';
import { command, folderFor, serverFor } from '../../support/server.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const LIVE = { kind: 'live', minutes: 1, increment: 5, out: 'decision' } as const;
const BANK = 65_000;
const GRACE = 10_000;

/** Answers with the first offered move. */
const first: Thinker = {
  think: async ({ view, seat }) => decisions<State, Move>(tiny, view).find((one) => one.seat === seat)?.moves[0],
  close: async () => undefined,
};

/** A table for two, both of whom bid in secret at once, in a time of its own. */
async function clocked(t: TestContext, clock: object, config: Partial<Config> = {}) {
  const time = handTime();
  const parts = { thinker: first, ...time.parts };
  const server = await serverFor(t, config, parts);
  const { id, guests, lines } = await startedTable(server.url, 'tiny', 2, { clock });
  const [ada, bo] = guests;
  const [a, b] = lines;
  assert.ok(ada && bo && a && b);
  return { time, parts, server, id, ada, bo, a, b };
}

/** Plays the offered move number `at` of the line's own seat. */
async function answer(line: Line, table: string, at = 0) {
  const { seq, decisions: open } = standing(line);
  const decision = open[0];
  const move = decision?.moves[at];
  assert.ok(decision && move);
  return line.ask({ type: 'play', table, seat: decision.seat, seq, command: command(), moves: [flat(move)] });
}

/** The clocks as the line sees them once the steps up to `seq` have come. */
async function clocksAt(line: Line, seq: number) {
  if (standing(line).seq < seq) await line.next('step', (step) => step.seq === seq);
  const told = () => line.received.findLastIndex((message) => message.type === 'step' || message.type === 'view');
  const after = line.received.slice(told() + 1).findLast((message) => message.type === 'clocks');
  return after ?? line.next('clocks', () => standing(line).seq >= seq && line.received.at(-1)?.type === 'clocks');
}

const playedIn = (line: Line): number[] =>
  line.received.flatMap((message) => (message.type === 'clocks' ? message.forced.map(({ seq }) => seq) : []));

test('a table has no clock unless asked for, and shows the one it has', async (t) => {
  const { server, a, ada, id } = await clocked(t, LIVE);
  assert.deepEqual((await ada.table('GET', `/api/tables/${id}`)).clock, LIVE);
  assert.deepEqual((await a.next('clocks')).seats, [
    { left: BANK, running: true },
    { left: BANK, running: true },
  ]);
  const plain = await startedTable(server.url, 'tiny', 2);
  assert.equal((await plain.guests[0]?.table('GET', `/api/tables/${plain.id}`))?.clock, null);
  await plain.lines[0]?.next('chat');
  assert.equal(
    plain.lines[0]?.received.some((message) => message.type === 'clocks'),
    false,
  );
  for (const clock of [{ kind: 'live', minutes: 0, increment: 0 }, { kind: 'live', minutes: 9 }, { kind: 'days', days: 15 }, { kind: 'sand' }]) {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    assert.equal((await ada.request('POST', '/api/tables', { game: 'tiny', seats, clock })).status, 400);
  }
});

test('the list of one’s own tables tells how long one has left, where one is waited for', async (t) => {
  const { time, ada, bo, a, id } = await clocked(t, { kind: 'days', days: 1 });
  const leftFor = async (guest: typeof ada): Promise<readonly (number | null)[]> => {
    return TableList.parse((await guest.request('GET', '/api/tables')).body).mine.map(({ left }) => left);
  };
  assert.deepEqual([await leftFor(ada), await leftFor(bo)], [[DAY], [DAY]]);
  time.passQuietly(MINUTE);
  await answer(a, id);
  assert.deepEqual([await leftFor(ada), await leftFor(bo)], [[DAY], [DAY - MINUTE]]);
  await answer(a, id);
  assert.deepEqual([await leftFor(ada), await leftFor(bo)], [[null], [DAY - MINUTE]]);
});

test('time that runs out: exactly one decision is played for the seat, everybody is told, and the next one has its grace', async (t) => {
  const { time, id, a, b } = await clocked(t, LIVE);
  // Bo bids and keeps the bid, so only Ada is waited for.
  time.pass(5000);
  await answer(b, id);
  await answer(b, id);
  time.pass(BANK - 5000 - 1);
  time.pass(1);
  const clocks = await clocksAt(b, 3);
  const step = b.received.find((message) => message.type === 'step' && message.seq === 3);
  assert.equal(step?.type === 'step' && step.by, 0);
  assert.deepEqual(clocks.forced, [{ seq: 3, seat: 0 }]);
  assert.deepEqual(clocks.seats, [
    { left: GRACE, running: true },
    { left: 60_000, running: false },
  ]);
  // Ada is back: the decision after it is hers, and what follows is counted from there.
  await clocksAt(a, 3);
  time.pass(GRACE - 1);
  const done = await answer(a, id);
  assert.deepEqual([done.type, done.seq], ['done', 4]);
  await clocksAt(b, 4);
  assert.deepEqual(playedIn(b), [3]);
});

test('a move in time: its clock is at an end, and the other’s goes on', async (t) => {
  const { time, id, a, b } = await clocked(t, LIVE);
  time.pass(BANK - 1);
  await answer(a, id);
  await answer(a, id);
  assert.deepEqual((await clocksAt(b, 2)).seats, [
    // The second answer was to a decision of its own, with at least the grace.
    { left: GRACE, running: false },
    { left: 1, running: true },
  ]);
  time.pass(1);
  assert.deepEqual((await clocksAt(a, 3)).forced, [{ seq: 3, seat: 1 }]);
  assert.deepEqual(playedIn(a), [3]);
});

test('hidden bids of all at once: each clock runs out by itself and nobody learns more than that', async (t) => {
  const { time, a, b } = await clocked(t, LIVE);
  time.pass(BANK);
  await clocksAt(a, 2);
  await clocksAt(b, 2);
  assert.deepEqual(playedIn(a), [1, 2]);
  const steps = a.received.filter((message) => message.type === 'step');
  assert.deepEqual(steps.map((step) => step.by).sort(), [0, 1]);
  for (const step of steps) {
    assert.deepEqual(
      step.views[0]?.told.map((told) => told.event),
      [step.by === 0 ? 'bid' : 'bid sealed'],
    );
  }
});

test('the timer of the jobs is set to the next end, without anybody asking', async (t) => {
  const { time, a } = await clocked(t, LIVE);
  time.pass(BANK - 3000);
  await time.timerWithin(3000);
  time.passQuietly(3000);
  await clocksAt(a, 2);
  assert.deepEqual(playedIn(a), [1, 2]);
});

test('nobody ever comes back: the match still ends', async (t) => {
  const { time, a } = await clocked(t, { kind: 'days', days: 2 });
  while (!standing(a).over) {
    const { seq } = standing(a);
    // The days only for the first decision of a turn; what a stand-in begins it ends within minutes.
    time.pass(2 * DAY);
    await clocksAt(a, seq + 1);
  }
  const steps = a.received.filter((message) => message.type === 'step').length;
  await a.next('table', ({ table }) => table.status === 'over');
  assert.equal(new Set(playedIn(a)).size, steps);
});

test('a day for each decision: an answer has its day again, a stand-in only the grace', async (t) => {
  const { time, id, a, b } = await clocked(t, { kind: 'days', days: 1 });
  time.pass(DAY - 1000);
  await answer(a, id);
  assert.deepEqual((await clocksAt(b, 1)).seats, [
    { left: DAY, running: true },
    { left: 1000, running: true },
  ]);
  time.pass(1000);
  assert.deepEqual((await clocksAt(b, 2)).seats, [
    { left: DAY - 1000, running: true },
    { left: GRACE, running: true },
  ]);
});

test('a step taken back takes its time back; what was played for a seat stays', async (t) => {
  const { time, id, a, b } = await clocked(t, LIVE);
  time.pass(BANK - 2000);
  await answer(a, id, 1);
  await clocksAt(a, 1);
  assert.equal((await a.ask({ type: 'undo', table: id, seat: 0, seq: 1, command: command() })).type, 'done');
  assert.deepEqual((await a.next('clocks', ({ seats }) => seats[0]?.left === 2000)).seats[0], { left: 2000, running: true });
  time.pass(2000);
  await clocksAt(b, 4);
  await clocksAt(a, 4);
  assert.deepEqual(playedIn(b), [3, 4]);
  const { seat } = [standing(b), standing(a)].map((one) => one.decisions[0]).find((one) => one?.seat === lastBy(b)) ?? { seat: -1 };
  const refused = await (seat === 0 ? a : b).ask({ type: 'undo', table: id, seat, seq: 4, command: command() });
  assert.deepEqual(refused.type === 'refused' && refused.problem, { code: 'nothing-to-undo', details: { reason: 'clock' } });
});

const lastBy = (line: Line) => {
  const last = line.received.findLast((message) => message.type === 'step');
  return last?.type === 'step' ? last.by : null;
};

test('a restart keeps the clock, and a job done again does no harm', async (t) => {
  const dataFolder = folderFor(t);
  const { time, parts, server, id, bo, a } = await clocked(t, LIVE, { dataFolder, secret: 'a secret of thirty-two letters, or more' });
  await answer(a, id);
  await server.close();
  const again = await serverFor(t, { dataFolder, secret: 'a secret of thirty-two letters, or more' }, parts);
  const line = await follow(guestOf(again.url, bo.id, bo.cookie), id);
  time.pass(BANK);
  await clocksAt(line, 3);
  const before = standing(line).seq;
  // Every job is due once more, as if another node had not seen that they were done.
  const database = new DatabaseSync(join(dataFolder, 'madang.sqlite'));
  database.exec('pragma busy_timeout = 5000; update jobs set due = 0, claimed_until = 0');
  database.close();
  time.pass(GRACE - 1);
  const done = await answer(line, id);
  assert.deepEqual([done.type, done.seq], ['done', before + 1]);
  assert.deepEqual(playedIn(line), [2, 3]);
});

test('two nodes do the same jobs: each decision is played once', { skip: POSTGRES }, async (t) => {
  const shared = { databaseUrl: await databaseFor(t), secret: 'a secret that both nodes share, 32 letters' };
  const { time, parts, id, bo, a } = await clocked(t, LIVE, shared);
  const west = await serverFor(t, shared, parts);
  const b = await follow(guestOf(west.url, bo.id, bo.cookie), id);
  time.pass(BANK);
  for (const line of [a, b]) await clocksAt(line, 2);
  time.pass(GRACE);
  for (const line of [a, b]) {
    await clocksAt(line, 4);
    assert.deepEqual([...new Set(playedIn(line))], [1, 2, 3, 4]);
  }
});

test('a machine’s clock that jumps an hour ahead and back stops nobody’s time', async (t) => {
  const { time, id, a, b } = await clocked(t, { kind: 'days', days: 1 });
  time.passQuietly(60 * MINUTE);
  await answer(b, id);
  await answer(b, id);
  time.passQuietly(-60 * MINUTE);
  time.pass(6000);
  const { seats } = await a.next('clocks', (message) => message.seats[0]?.left === DAY - 60 * MINUTE);
  assert.equal(seats[0]?.running, true);
  time.pass(DAY - 60 * MINUTE);
  if (standing(a).seq < 3) await a.next('step', (step) => step.seq === 3);
  assert.deepEqual(playedIn(a), [3]);
});
