import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { deadlineAfter, instantAt, restsBetween, stoppedTime } from '../../../core/clock/quiet-hours.ts';
import type { Services } from '../../../core/services.ts';
import { addVacation, endVacation, ownRest, setQuietHours } from '../../../features/vacation/change.ts';
import { newRegistry } from '../../../matches/broadcast/registry.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { afterwards } from '../../support/server.ts';
import { services } from '../../support/services.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NEW_YEAR = Date.UTC(2026, 0, 1);

/** Ada, who plays nowhere, on a day of January; the time is in the test's hands. */
async function ada(t: TestContext) {
  const storage = await openSqlite(':memory:');
  afterwards(t, () => storage.close());
  await storage.db.insertInto('people').values({ id: 'ada', name: 'Ada', language: null, created_at: 0 }).execute();
  const clock = { now: NEW_YEAR + 12 * HOUR };
  const own: Services = { ...services, storage, time: { ...services.time, now: () => clock.now } };
  const registry = newRegistry(own);
  const said = (result: Awaited<ReturnType<typeof addVacation>>) => (result.ok ? 'done' : result.problem);
  const take = async (first: string, last: string, days = 30, zone = 'UTC') =>
    said(await addVacation(own, registry, 'ada', { first, last, zone }, days));
  const back = async (from: number) => said(await endVacation(own, registry, 'ada', from));
  const quiet = async (from: number, to: number) => said(await setQuietHours(own, registry, 'ada', { from, to, zone: 'UTC' }));
  const none = async () => said(await setQuietHours(own, registry, 'ada', null));
  const rest = () => ownRest(own, 'ada', 30);
  const days = async () => (await rest()).holidays.map(({ from, to }) => [(from - NEW_YEAR) / DAY, (to - NEW_YEAR) / DAY]);
  return { clock, take, back, quiet, none, rest, days, db: storage.db };
}

test('holidays are whole days by one’s own clocks, from now on at the earliest', async (t) => {
  const { take, days, rest } = await ada(t);
  assert.deepEqual([await take('2026-02-01', '2026-02-02'), await take('2026-01-01', '2026-01-01')], ['done', 'done']);
  assert.deepEqual(await days(), [
    [0.5, 1],
    [31, 33],
  ]);
  assert.deepEqual(await take('2025-12-31', '2025-12-31'), { code: 'holiday-over' });
  assert.equal(await take('2026-03-01', '2026-03-01', 30, 'Asia/Seoul'), 'done');
  assert.deepEqual((await days()).at(-1), [59 - 9 / 24, 60 - 9 / 24]);
  const { quiet, taken, days: most } = await rest();
  assert.deepEqual([quiet, taken, most], [null, 4, 30]);
});

test('of a year so many days are taken and no more, none twice; the next year has its own', async (t) => {
  const { take, rest } = await ada(t);
  assert.equal(await take('2026-02-01', '2026-02-03', 4), 'done');
  assert.deepEqual(await take('2026-03-01', '2026-03-02', 4), { code: 'holiday-days', details: { most: 4, left: 1 } });
  assert.deepEqual(await take('2026-03-01', '2026-03-02', 2), { code: 'holiday-days', details: { most: 2, left: 0 } });
  for (const [first, last] of [
    ['2026-02-03', '2026-02-04'],
    ['2026-01-31', '2026-02-01'],
    ['2026-02-02', '2026-02-02'],
  ] as const)
    assert.deepEqual(await take(first, last), { code: 'holiday-twice' }, first);
  assert.equal(await take('2026-02-04', '2026-02-04', 4), 'done');
  assert.equal(await take('2027-02-04', '2027-02-07', 4), 'done');
  assert.equal((await rest()).taken, 4);
});

test('forty pieces of holidays are kept, and what ended more than a year ago is forgotten', async (t) => {
  const { take, none, clock, db } = await ada(t);
  const day = (nth: number) => new Date(NEW_YEAR + nth * DAY).toISOString().slice(0, 10);
  for (let nth = 1; nth <= 40; nth++) assert.equal(await take(day(2 * nth), day(2 * nth), 50), 'done');
  assert.deepEqual(await take(day(100), day(100), 50), { code: 'too-many', details: { of: 'holidays', most: 40 } });
  const kept = async () => JSON.parse((await db.selectFrom('people').select('rest').executeTakeFirstOrThrow()).rest ?? '{}').holidays.length;
  clock.now = NEW_YEAR + (3 + 366) * DAY - 1;
  await none();
  assert.equal(await kept(), 40);
  clock.now += 1;
  await none();
  assert.equal(await kept(), 39);
});

test('a holiday is taken back: one to come as if it had never been, one that has begun from now on', async (t) => {
  const { take, back, days, clock } = await ada(t);
  await take('2026-01-03', '2026-01-04');
  await take('2026-01-10', '2026-01-11');
  assert.deepEqual(await back(NEW_YEAR + 5 * DAY), { code: 'not-found' });
  assert.equal(await back(NEW_YEAR + 9 * DAY), 'done');
  assert.deepEqual(await days(), [[2, 4]]);
  clock.now = NEW_YEAR + 3 * DAY;
  assert.equal(await back(NEW_YEAR + 2 * DAY), 'done');
  assert.equal(await take('2026-01-04', '2026-01-04'), 'done', 'the rest of it is free again');
  clock.now = NEW_YEAR + 4 * DAY;
  assert.deepEqual(await back(NEW_YEAR + 3 * DAY), { code: 'not-found' }, 'one that is over stays as it was');
});

test('a clock runs for eight hours of every day; nights may be left out altogether', async (t) => {
  const { quiet, none, rest } = await ada(t);
  const tooLong = { code: 'quiet-too-long', details: { most: 16 } };
  assert.deepEqual([await quiet(0, 960), await quiet(0, 961), await quiet(60, 60)], ['done', tooLong, tooLong]);
  assert.deepEqual([await quiet(1380, 900), await quiet(1380, 901), await quiet(1380, 420)], ['done', tooLong, 'done']);
  assert.deepEqual((await rest()).quiet, { from: 1380, to: 420, zone: 'UTC' });
  assert.equal(await none(), 'done');
  assert.equal((await rest()).quiet, null);
});

const night = (from: number, to: number, zone = 'UTC') => ({ quiet: { from: from * 60, to: to * 60, zone }, holidays: [] });
const at = (hours: number): number => NEW_YEAR + hours * HOUR;
const hours = (pieces: readonly { readonly from: number; readonly to: number }[]) =>
  pieces.map(({ from, to }) => `${(from - NEW_YEAR) / HOUR}–${(to - NEW_YEAR) / HOUR}`);

test('nights are those between two moments, by the clocks of their zone', () => {
  assert.deepEqual(hours(restsBetween(night(23, 7), at(0), at(48))), ['-1–7', '23–31', '47–55']);
  assert.deepEqual(hours(restsBetween(night(1, 5), at(0), at(24))), ['1–5']);
  assert.deepEqual(hours(restsBetween(night(1, 5), at(5), at(25))), [], 'what only touches is not between');
  assert.deepEqual(hours(restsBetween(night(23, 7, 'Asia/Seoul'), at(0), at(24))), ['14–22']);
  // In Berlin the clocks go forward on 29 March 2026: that night is an hour shorter.
  const march = Date.UTC(2026, 2, 28, 12);
  const [short] = restsBetween(night(23, 7, 'Europe/Berlin'), march, march + DAY);
  assert.equal(((short?.to ?? 0) - (short?.from ?? 0)) / HOUR, 7);
  assert.equal(instantAt('Europe/Berlin', 0, 60), 0);
  const holidays = [{ from: at(30), to: at(40) }];
  assert.deepEqual(hours(restsBetween({ quiet: null, holidays }, at(0), at(30))), []);
  assert.deepEqual(hours(restsBetween({ quiet: null, holidays }, at(40), at(50))), []);
  assert.deepEqual(hours(restsBetween({ ...night(23, 7), holidays }, at(24), at(48))), ['23–31', '30–40', '47–55']);
});

test('what stands still is counted once, however much of it lies over each other, and time ends so much later', () => {
  const rest = { ...night(23, 7), holidays: [{ from: at(30), to: at(40) }] };
  const pauses = [
    { from: at(35), to: at(42) },
    { from: at(100), to: at(101) },
  ];
  const stood = (from: number, to: number) => stoppedTime(pauses, rest, at(from), at(to)) / HOUR;
  assert.deepEqual([stood(8, 20), stood(8, 24), stood(8, 47), stood(25, 26), stood(41, 43)], [0, 1, 19, 1, 1]);
  const end = (from: number, left: number) => (deadlineAfter(pauses, rest, at(from), left * HOUR) - NEW_YEAR) / HOUR;
  assert.deepEqual([end(8, 5), end(8, 15), end(8, 16), end(24, 1), end(8, 20)], [13, 23, 43, 43, 47]);
  const none = { quiet: null, holidays: [] };
  assert.equal((deadlineAfter([], none, at(0), 90 * DAY) - NEW_YEAR) / DAY, 90);
  assert.equal((deadlineAfter([], { quiet: null, holidays: [{ from: at(24), to: at(48) }] }, at(0), 90 * DAY) - NEW_YEAR) / DAY, 91);
  assert.equal((deadlineAfter([], night(12, 0), at(0), 60 * DAY) - NEW_YEAR) / DAY, 119.5, 'every second half of a day');
});
