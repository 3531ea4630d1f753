import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { Account, type Clock, type Rest, type ServerMessage } from '@madang/wire';
import fc from 'fast-check';
import { afterRest, afterStep, deadlines, startClocks, timeLeft, timeToCome } from '../../../core/clock/clocks.ts';
import { deadlineAfter, instantAt, restsBetween, stoppedTime } from '../../../core/clock/quiet-hours.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { type Guest, guestOf } from '../../support/guest.ts';
import { handTime } from '../../support/hand-time.ts';
import { chance, follow, playAny, startedTable } from '../../support/match.ts';
import { folderFor, serverFor, settings } from '../../support/server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 0, 1);
const NIGHT: Rest = { quiet: { from: 23 * 60, to: 8 * 60, zone: 'UTC' }, holidays: [] };

const zone = fc.constantFrom('UTC', 'Asia/Seoul', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata');
const quiet = fc.record({ from: fc.integer({ min: 0, max: 1439 }), long: fc.integer({ min: 1, max: 960 }), zone });
const holiday = fc.record({ from: fc.integer({ min: 0, max: 60 * DAY }), long: fc.integer({ min: 1, max: 20 * DAY }) });
const rest = fc.record({ quiet: fc.option(quiet), holidays: fc.array(holiday, { maxLength: 3 }) }).map(({ quiet: night, holidays }): Rest => {
  const hours = night && { from: night.from, to: (night.from + night.long) % 1440, zone: night.zone };
  return { quiet: hours, holidays: holidays.map(({ from, long }) => ({ from: START + from, to: START + from + long })) };
});
const pauses = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 60 * DAY }), fc.integer({ min: 1, max: DAY })), { maxLength: 3 })
  .map((all) => all.map(([from, long], i) => ({ from: START + i * 80 * DAY + from, to: START + i * 80 * DAY + from + long })));
const moment = fc.integer({ min: 0, max: 100 * DAY }).map((at) => START + at);

test('time that stands still adds up however it is cut, and is never more than has passed', () => {
  fc.assert(
    fc.property(rest, pauses, moment, moment, moment, (resting, still, ...moments) => {
      const [a = 0, b = 0, c = 0] = moments.sort((x, y) => x - y);
      const between = (from: number, to: number) => stoppedTime(still, resting, from, to);
      assert.equal(between(a, b) + between(b, c), between(a, c));
      assert.ok(between(a, b) >= 0 && between(a, b) <= b - a);
    }),
  );
});

test('what is left when its end comes is nothing, and a moment before it is not', () => {
  fc.assert(
    fc.property(rest, pauses, moment, fc.integer({ min: 1000, max: 20 * DAY }), (resting, still, from, left) => {
      const end = deadlineAfter(still, resting, from, left);
      assert.equal(end - from - stoppedTime(still, resting, from, end), left);
      assert.ok(end - 1 - from - stoppedTime(still, resting, from, end - 1) < left);
    }),
  );
});

test('in every zone a later minute never comes earlier, and a day ends as the next begins', () => {
  const set = fc.constantFrom('America/New_York', 'Australia/Lord_Howe', 'Antarctica/Troll', 'America/Santiago', 'Africa/Cairo', 'Asia/Seoul');
  const year = fc.tuple(set, fc.integer({ min: 0, max: 364 }), fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 1440 }));
  fc.assert(
    fc.property(year, ([name, later, one, other]) => {
      const first = START / DAY + later;
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      assert.ok(instantAt(name, first, early) <= instantAt(name, first, late));
      assert.ok(instantAt(name, first, 1440) === instantAt(name, first + 1, 0), 'a day ends as the next begins');
    }),
    { numRuns: 500 },
  );
});

test('nights go by the clocks of their zone, also where those are set forward and back', () => {
  const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date) / DAY;
  assert.equal(instantAt('Asia/Seoul', day(2026, 1, 2), 8 * 60), Date.UTC(2026, 0, 1, 23));
  assert.equal(instantAt('America/New_York', day(2026, 3, 7), 8 * 60), Date.UTC(2026, 2, 7, 13), 'winter');
  assert.equal(instantAt('America/New_York', day(2026, 3, 8), 8 * 60), Date.UTC(2026, 2, 8, 12), 'the day that has 23 hours');
  assert.equal(instantAt('America/New_York', day(2026, 11, 1), 8 * 60), Date.UTC(2026, 10, 1, 13), 'the day that has 25');
  assert.equal(instantAt('America/New_York', day(2026, 3, 8), 2 * 60), Date.UTC(2026, 2, 8, 7), 'a minute that clocks skip');
  assert.equal(instantAt('America/New_York', day(2026, 3, 8), 2 * 60 + 30), Date.UTC(2026, 2, 8, 7), 'another of them');
  assert.equal(instantAt('America/New_York', day(2026, 11, 1), 90), Date.UTC(2026, 10, 1, 5, 30), 'a minute shown twice');
  const short: Rest = { quiet: { from: 115, to: 120, zone: 'America/New_York' }, holidays: [] };
  assert.deepEqual(restsBetween(short, Date.UTC(2026, 2, 8), Date.UTC(2026, 2, 8, 20)), [
    { from: Date.UTC(2026, 2, 8, 6, 55), to: Date.UTC(2026, 2, 8, 7) },
  ]);
  const [first, second] = restsBetween(NIGHT, START + 12 * HOUR, START + 36 * HOUR + DAY);
  assert.deepEqual([first, second?.from], [{ from: START + 23 * HOUR, to: START + 32 * HOUR }, START + 47 * HOUR]);
  assert.deepEqual(restsBetween(NIGHT, START + 8 * HOUR, START + 23 * HOUR), [], 'what ends or begins at the border is not between');
});

const CLOCK: Clock = { kind: 'days', days: 1, bank: 2, out: 'decision' };
const sitters = (resting: Rest | null) => [
  { timed: true, rest: resting },
  { timed: true, rest: null },
];

test('a change of quiet hours counts from then on, and nothing before it is counted anew', () => {
  fc.assert(
    fc.property(rest, rest, fc.integer({ min: 0, max: 3 * DAY }), fc.integer({ min: 0, max: 3 * DAY }), (before, after, at, later) => {
      const begun = startClocks(CLOCK, sitters(before), { waiting: [0], at: START });
      const changed = afterRest(begun, { seat: 0, rest: after, at: START + at });
      assert.equal(timeLeft(changed, 0, START + at), timeLeft(begun, 0, START + at));
      const left = timeLeft(changed, 0, START + at) ?? 0;
      const ran = later - stoppedTime([], after, START + at, START + at + later);
      assert.equal(timeLeft(changed, 0, START + at + later), Math.max(0, left - ran));
    }),
  );
});

test('a decision takes from the bank only what its own days do not give, and what it took stays taken', () => {
  const begun = startClocks(CLOCK, sitters(null), { waiting: [0], at: START });
  assert.equal(timeLeft(begun, 0, START), 3 * DAY);
  assert.equal(timeLeft(begun, 1, START), 2 * DAY);
  assert.equal(timeToCome(begun, 1), 3 * DAY, 'between decisions what the next one has');
  const answer = (clocks: typeof begun, by: number, next: number, at: number) => afterStep(clocks, { by, forced: false, waiting: [next], at });
  const quick = answer(answer(begun, 0, 1, START + HOUR), 1, 0, START + 2 * HOUR);
  assert.equal(timeLeft(quick, 0, START + 2 * HOUR), 3 * DAY, 'within its days nothing is taken');
  const slow = answer(answer(begun, 0, 1, START + DAY + 6 * HOUR), 1, 0, START + DAY + 7 * HOUR);
  assert.equal(timeLeft(slow, 0, START + DAY + 7 * HOUR), 3 * DAY - 6 * HOUR);
  assert.equal(timeLeft(answer(slow, 0, 0, START + DAY + 8 * HOUR), 0, START + DAY + 8 * HOUR), 3 * DAY - 6 * HOUR);
  assert.deepEqual(deadlines(startClocks({ ...CLOCK, bank: 0 }, sitters(NIGHT), { waiting: [0], at: START + 12 * HOUR })), [
    { seat: 0, due: START + DAY + 21 * HOUR },
  ]);
});

type Clocks = Extract<ServerMessage, { readonly type: 'clocks' }>;

/** What a guest is told of the clocks as they follow the table at that address. */
async function clocksFor(guest: Guest, table: string): Promise<Clocks['seats']> {
  const line = await follow(guest, table);
  const { seats } = await line.next('clocks');
  await line.close();
  return seats;
}

test('a change of quiet hours that a node could not tell to every table before it died is told by the next', async (t) => {
  const dataFolder = folderFor(t);
  const place = { dataFolder, secret: 's'.repeat(32) };
  const hand = handTime();
  const before = await serverFor(t, place, hand.parts);
  const [ada] = (await startedTable(before.url, 'tiny', 2, { clock: { kind: 'days', days: 1 } })).guests;
  assert.ok(ada);
  const seats = [{ kind: 'me' }, { kind: 'screen', name: 'Bo' }] as const;
  const second = await ada.create('tiny', seats, { clock: { kind: 'days', days: 1, out: 'wait' } });
  await ada.table('POST', `/api/tables/${second.id}/start`);
  const file = new DatabaseSync(join(dataFolder, 'madang.sqlite'));
  file.exec(`pragma busy_timeout = 10000;
    create trigger away before insert on moves when new.table_id = '${second.id}' begin select raise(abort, 'the disk is away'); end`);
  const quiet = { from: 0, to: 8 * 60, zone: 'UTC' };
  assert.equal((await ada.request('PUT', '/api/account/quiet-hours', { quiet })).status, 200);
  const told = () => file.prepare(`select distinct table_id from moves where move like '%"rest"%'`).all().length;
  assert.equal(told(), 1);
  await before.close();
  file.exec('drop trigger away');
  const after = await serverFor(t, place, hand.parts);
  for (let i = 0; told() < 2 && i < 500; i++) await new Promise((resolve) => setTimeout(resolve, 20));
  const resting = (await clocksFor(guestOf(after.url, ada.id, ada.cookie), second.id)).map(({ rests }) => (rests?.length ?? 0) > 0);
  assert.deepEqual(resting, [true, true], 'both seats of that screen');
  assert.equal(file.prepare('select count(*) as left from seats where rest_untold is not null').get()?.left, 0);
  file.close();
});

test('every node counts the same: by the rows of the table, also one that never heard of the change', { skip: POSTGRES }, async (t) => {
  const databaseUrl = await databaseFor(t);
  const secret = 's'.repeat(32);
  const hand = handTime();
  const one = await serverFor(t, { databaseUrl, secret }, hand.parts);
  const two = await serverFor(t, { databaseUrl, secret }, hand.parts);
  const { id, guests, lines } = await startedTable(one.url, 'tiny', 2, { clock: { kind: 'days', days: 1 } });
  const [ada] = guests;
  assert.ok(ada);
  await clocksFor(guestOf(two.url, ada.id, ada.cookie), id);
  hand.pass(HOUR);
  const now = hand.parts.time?.now() ?? 0;
  const minutes = Math.floor((now % DAY) / 60_000);
  const hours = { from: (minutes + 60) % 1440, to: (minutes + 180) % 1440, zone: 'UTC' };
  assert.equal((await ada.request('PUT', '/api/account/quiet-hours', { quiet: hours })).status, 200);
  hand.pass(4 * HOUR);
  const mover = lines.findIndex((line) => line.received.some((message) => message.type === 'view' && message.decisions.length > 0));
  const [seat] = await clocksFor(ada, id);
  assert.equal(seat?.left, 24 * HOUR - 5 * HOUR + 2 * HOUR);
  assert.ok(mover >= 0);
  assert.deepEqual((await clocksFor(guestOf(two.url, ada.id, ada.cookie), id))[0], seat);
  await playAny(lines[0] ?? assert.fail(), id, chance(1));
});

test('holidays: so many days a year, from today on, not twice; a clock that rests runs out later', async (t) => {
  const hand = handTime();
  const limits = { ...settings().limits, holidayDays: 5 };
  const { url } = await serverFor(t, { dataFolder: folderFor(t), limits }, hand.parts);
  const { id, guests } = await startedTable(url, 'tiny', 2, { clock: { kind: 'days', days: 2 } });
  const [ada] = guests;
  assert.ok(ada);
  const add = async (first: string, last: string) => {
    const { status, body } = await ada.request('POST', '/api/account/vacations', { first, last, zone: 'UTC' });
    return status === 200 ? 200 : JSON.stringify(body).split('"')[3];
  };
  assert.equal(await add('2025-12-30', '2025-12-31'), 'holiday-over');
  assert.equal(await add('2026-01-02', '2026-01-04'), 200);
  assert.equal(await add('2026-01-04', '2026-01-04'), 'holiday-twice');
  assert.equal(await add('2026-02-01', '2026-02-03'), 'holiday-days');
  assert.equal(await add('2026-02-01', '2026-02-02'), 200);
  const account = async () => Account.parse((await ada.request('GET', '/api/account')).body).rest;
  assert.deepEqual([(await account()).taken, (await account()).days], [5, 5]);
  // The first of January is one of the two days of her first decision; the second to the fourth do not count.
  hand.pass(3.5 * DAY);
  const line = await follow(ada, id);
  const { seats, forced } = await line.next('clocks');
  assert.deepEqual([seats[0]?.left, forced.filter(({ seat }) => seat === 0)], [DAY, []]);
  await line.close();
  const [first] = (await account()).holidays;
  const ended = await ada.request('DELETE', `/api/account/vacations/${first?.from}`);
  assert.equal(ended.status, 200);
  assert.deepEqual(
    (await account()).holidays.map(({ from }) => from),
    [Date.UTC(2026, 1, 1)],
  );
  for (const bad of [
    { from: 0, to: 0 },
    { from: 0, to: 17 * 60 },
  ]) {
    const { status, body } = await ada.request('PUT', '/api/account/quiet-hours', { quiet: { ...bad, zone: 'UTC' } });
    assert.deepEqual([status, JSON.stringify(body).includes('quiet-too-long')], [422, true]);
  }
  const longest = { from: 0, to: 16 * 60, zone: 'UTC' };
  assert.equal((await ada.request('PUT', '/api/account/quiet-hours', { quiet: longest })).status, 200);
});
