import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { tiny } from '../../../../kernel/test/tiny.ts';
import type { Config } from '../../../index.ts';
import { GRACE } from '../../../matches/broadcast/premoves.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { guestOf, type Line, newGuest } from '../../support/guest.ts';
import { type HandTime, handTime } from '../../support/hand-time.ts';
import { flat, follow, type Played, standing, startedTable } from '../../support/match.ts';
import { command, folderFor, serverFor } from '../../support/server.ts';

const idOf = (fields: object): number => {
  const move = tiny.moves.find(fields);
  assert.ok(move, JSON.stringify(fields));
  return move.id;
};
const STOP = tiny.moves.stop.id;
const [LAY = 0, WORK = 0] = tiny.moves.picks.map(({ id }) => id);
const cell = (x: number, y: number): number => idOf({ kind: 'stone', x, y });
const SLOW = { clock: { kind: 'days', days: 1, out: 'wait' } };

/** Makes a seat's moves, one by one, by their ids; everybody has seen them. */
async function make({ id, lines }: Pick<Played, 'id' | 'lines'>, seat: number, ids: readonly number[]): Promise<void> {
  const line = lines[seat];
  assert.ok(line);
  for (const move of ids) {
    const { seq, decisions } = standing(line);
    const offered = decisions.find((one) => one.seat === seat)?.moves.find((one) => one.id === move);
    assert.ok(offered, `${move} is not offered to ${seat} at ${seq}`);
    const answer = await line.ask({ type: 'play', table: id, seat, seq, command: command(), moves: [flat(offered)] });
    assert.equal(answer.type, 'done', JSON.stringify(answer));
    await seen(lines, answer.seq);
  }
}

/** Waits until all have seen that step. */
async function seen(lines: readonly Line[], seq: number): Promise<void> {
  for (const line of lines) while (standing(line).seq < seq) await line.next('step', (step) => step.seq >= seq);
}

/** A slow table of three in their turns: seat 0 has bid most. */
async function inTurns(t: TestContext, more: Partial<Config> = {}, hand: HandTime = handTime()) {
  const server = await serverFor(t, more, hand.parts);
  const played = await startedTable(server.url, 'tiny', 3, SLOW);
  await make(played, 0, [idOf({ kind: 'bid', coins: 2 }), STOP]);
  for (const seat of [1, 2]) await make(played, seat, [idOf({ kind: 'bid', coins: 0 }), STOP]);
  const [a, b, c] = played.lines;
  assert.ok(a && b && c);
  return { ...played, server, hand, a, b, c };
}

type Place = Awaited<ReturnType<typeof inTurns>>;

const lastOf = (line: Line, seat: number): number =>
  line.received.findLast((message) => message.type === 'step' && message.by === seat)?.type === 'step'
    ? Math.max(...line.received.flatMap((message) => (message.type === 'step' && message.by === seat ? [message.seq] : [])))
    : 0;

/** Plans for a seat on its line; gives the answer. */
const plan = (
  { id }: { readonly id: string },
  line: Line,
  seat: number,
  turns: number[][],
  { condition = 'offered', name = command() }: { readonly condition?: 'same' | 'offered'; readonly name?: string } = {},
) => line.ask({ type: 'plan', table: id, seat, after: lastOf(line, seat), command: name, condition, turns });

/** Lets the time pass that a plan leaves to whoever moved before. */
async function pass({ hand }: Pick<Place, 'hand'>): Promise<void> {
  await hand.timerWithin(GRACE);
  hand.pass(GRACE);
}

/** What follows the round: the bids of the next. */
const BIDS = [idOf({ kind: 'bid', coins: 0 }), STOP];
const TURN = [LAY, cell(1, 1), STOP];

test('what was planned is made when it is the seat’s turn, by itself, and its person alone is told of it', async (t) => {
  const warnings: string[] = [];
  const hand = handTime();
  const logTo = { write: (line: string) => void warnings.push(line) };
  const place = await inTurns(t, { logLevel: 'warn' }, { ...hand, parts: { ...hand.parts, logTo } });
  const { a, b, c } = place;
  assert.equal((await plan(place, b, 1, [TURN])).type, 'done');
  const told = await b.next('plan');
  assert.deepEqual(told.plan, { after: lastOf(b, 1), condition: 'offered', turns: [TURN], stopped: null });
  await make(place, 0, [LAY, cell(0, 0), STOP]);
  const { seq } = standing(a);
  await pass(place);
  await seen([a, b, c], seq + 3);
  assert.deepEqual(standing(c).waitingFor, [2]);
  assert.equal((await b.next('plan')).plan, null);
  for (const line of [a, c]) assert.ok(line.received.every(({ type }) => type !== 'plan'));
  assert.deepEqual(warnings, []);
});

test('a plan stops at the first move that is not offered any more, and says so to whoever comes back', async (t) => {
  const place = await inTurns(t);
  const { a, b, c, id, guests } = place;
  await plan(place, b, 1, [TURN, BIDS]);
  await b.next('plan');
  await make(place, 0, [LAY, cell(1, 1), STOP]);
  const { seq } = standing(a);
  await pass(place);
  await seen([a, b, c], seq + 1);
  const left = { after: seq + 1, condition: 'offered', turns: [[cell(1, 1), STOP], BIDS], stopped: 'not-offered' };
  assert.deepEqual((await b.next('plan')).plan, left);
  assert.deepEqual(standing(b).waitingFor, [1]);
  const [, bo] = guests;
  assert.ok(bo);
  assert.deepEqual((await (await follow(bo, id)).next('plan')).plan, left);
});

test('a plan stops at what it reveals', async (t) => {
  const place = await inTurns(t);
  const { b, c } = place;
  // work first, then draw, then perhaps more: what is drawn nobody knows
  const answer = await plan(place, b, 1, [[WORK, LAY, STOP]]);
  assert.equal(answer.type === 'refused' && answer.problem.details?.reason, 'revealed');
  await plan(place, b, 1, [[WORK, WORK]]);
  await make(place, 0, [LAY, cell(0, 0), STOP]);
  await pass(place);
  const { seq } = standing(b);
  await seen([b, c], seq + 2);
  assert.deepEqual(standing(c).waitingFor, [1], 'what follows is for its person to decide');
});

test('an own move drops a plan, and so does who takes it back', async (t) => {
  const place = await inTurns(t);
  const { a, b, c, hand } = place;
  await plan(place, b, 1, [TURN, BIDS]);
  await plan(place, c, 2, [[LAY, cell(2, 2), STOP]]);
  await plan(place, c, 2, []);
  assert.deepEqual((await c.next('plan', ({ plan: shown }) => shown === null)).plan, null);
  await make(place, 0, [LAY, cell(0, 0), STOP]);
  // before the plan: the seat moves by itself
  await make(place, 1, [LAY]);
  const { seq } = standing(a);
  await pass(place);
  await b.next('plan', ({ plan: shown }) => shown === null);
  assert.equal(standing(b).seq, seq);
  await make(place, 1, [cell(3, 3), STOP]);
  hand.pass(GRACE);
  const refused = await plan(place, a, 0, [TURN]);
  assert.equal(refused.type === 'refused' && refused.problem.details?.reason, 'no-turn');
  assert.deepEqual(standing(c).waitingFor, [2]);
});

test('nobody plans for another’s seat, on their own turn, from an older state or at a live table; sent again a plan is known', async (t) => {
  const place = await inTurns(t);
  const { id, a, b, c, server } = place;
  const codeOf = (answer: Awaited<ReturnType<typeof plan>>) => (answer.type === 'refused' ? answer.problem.code : 'done');
  assert.equal(codeOf(await plan(place, a, 1, [TURN])), 'not-your-seat');
  assert.equal(codeOf(await plan(place, a, 0, [TURN])), 'your-turn');
  assert.equal(codeOf(await b.ask({ type: 'plan', table: id, seat: 1, after: 0, command: command(), condition: 'same', turns: [TURN] })), 'stale');
  assert.equal(codeOf(await plan(place, b, 1, [[LAY, LAY]])), 'cannot-plan');
  const name = command();
  assert.equal(codeOf(await plan(place, c, 2, [TURN], { condition: 'same', name })), 'done');
  const again = await plan(place, c, 2, [TURN], { condition: 'same', name });
  assert.equal(again.type === 'done' && again.repeated, true);
  const ada = await newGuest(server.url, 'Ada');
  const waiting = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }], SLOW);
  const early = await ada.line();
  assert.equal(codeOf(await plan(waiting, early, 0, [TURN])), 'not-started');
  const live = await startedTable(server.url, 'tiny', 2, { clock: { kind: 'live', minutes: 5, increment: 5, out: 'wait' } });
  const [, bo] = live.lines;
  assert.ok(bo);
  assert.equal(codeOf(await plan(live, bo, 1, [TURN])), 'cannot-plan');
});

test('while a bot sits in nothing can be planned, and what was planned waits', async (t) => {
  const place = await inTurns(t);
  const { id, b, guests } = place;
  await plan(place, b, 1, [TURN]);
  await b.ask({ type: 'act', table: id, seat: 1, command: command(), act: { kind: 'sit-in', level: 'random' } });
  const answer = await plan(place, b, 1, [TURN]);
  assert.equal(answer.type === 'refused' && answer.problem.code, 'bot-plays');
  await b.ask({ type: 'act', table: id, seat: 1, command: command(), act: { kind: 'back' } });
  const [, bo] = guests;
  assert.ok(bo);
  assert.notEqual((await (await follow(bo, id)).next('plan')).plan, null);
});

test('a plan outlives the server, and nothing in what its person may take along names others', async (t) => {
  const dataFolder = folderFor(t);
  const hand = handTime();
  const place = await inTurns(t, { dataFolder, secret: 's'.repeat(32) }, hand);
  const { id, b, server, guests } = place;
  await plan(place, b, 1, [TURN]);
  const [ada, bo] = guests;
  assert.ok(ada && bo);
  const own = await bo.request('GET', '/api/account/export');
  assert.ok(JSON.stringify(own.body).includes(JSON.stringify([TURN])));
  assert.ok(JSON.stringify((await ada.request('GET', '/api/account/export')).body).includes('"plans":[]'));
  await make(place, 0, [LAY, cell(0, 0), STOP]);
  const { seq } = standing(b);
  await server.close();
  const again = await serverFor(t, { dataFolder, secret: 's'.repeat(32) }, hand.parts);
  const line = await follow(guestOf(again.url, bo.id, bo.cookie), id);
  hand.pass(GRACE);
  await seen([line], seq + 3);
});

test('on two nodes a plan is followed once, and shown wherever its person looks', { skip: POSTGRES }, async (t) => {
  const databaseUrl = await databaseFor(t);
  const shared = { databaseUrl, secret: 's'.repeat(32), catchUpEvery: 50 };
  const hand = handTime();
  const { time } = hand.parts;
  const place = await inTurns(t, shared, { ...hand, parts: time ? { time } : {} } as HandTime);
  const { id, a, b, c, guests } = place;
  const west = await serverFor(t, shared, time ? { time } : {});
  const [, bo] = guests;
  assert.ok(bo);
  const there = await follow(guestOf(west.url, bo.id, bo.cookie), id);
  await plan(place, b, 1, [TURN]);
  assert.notEqual((await there.next('plan')).plan, null);
  await make({ id, lines: [a, b, c, there] }, 0, [LAY, cell(0, 0), STOP]);
  const { seq } = standing(a);
  await pass(place);
  await seen([a, b, c, there], seq + 3);
  assert.equal(standing(a).seq, seq + 3);
  // Somebody who has just come may be shown the plan twice.
  await there.next('plan', (shown) => shown.plan === null);
});

/** What reaches one seat while another seat's moves are made: by itself with a plan, or by hand. */
async function reaching(t: TestContext, planned: boolean): Promise<readonly (readonly string[])[]> {
  const place = await inTurns(t);
  const { a, b, c } = place;
  const from = [a, c].map((line) => line.texts.length);
  if (planned) await plan(place, b, 1, [TURN, BIDS]);
  await make(place, 0, [LAY, cell(0, 0), STOP]);
  // A player by hand takes as long, for steps carry the time of day.
  const { seq } = standing(a);
  await pass(place);
  if (planned) await seen([a, b, c], seq + 3);
  else await make(place, 1, TURN);
  await make(place, 2, [LAY, cell(3, 3), STOP]);
  const plain = (text: string) => text.replaceAll(place.id, 'TABLE').replaceAll(/command-\d+-\d+/g, 'COMMAND');
  return [a, c].map((line, i) =>
    line.texts
      .slice(from[i])
      .map(plain)
      .filter((text) => !text.includes('"clocks"')),
  );
}

test('what reaches the others is the same byte for byte, whether a seat has planned or not', async (t) => {
  assert.deepEqual(await reaching(t, true), await reaching(t, false));
});
