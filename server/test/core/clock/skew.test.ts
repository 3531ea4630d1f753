import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Heart } from '../../../core/clock/downtime.ts';
import { skewAware } from '../../../core/clock/skew.ts';
import { machineTime, readTime, type Time } from '../../../core/clock/time.ts';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { newGuest } from '../../support/guest.ts';
import { handTime } from '../../support/hand-time.ts';
import { afterwards, folderFor, serverFor } from '../../support/server.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const BEAT = 5 * SECOND;

const newHeart = (time: Pick<Time, 'now' | 'steady'>): Heart => ({
  pauses: [],
  missed: false,
  astray: false,
  started: readTime(time),
  step: undefined,
});

test('a node does not follow a clock that steps three days ahead, and goes on evenly meanwhile', () => {
  const { parts, step, passQuietly } = handTime();
  assert.ok(parts.time);
  const start = parts.time.now();
  const heart = newHeart(parts.time);
  const time = skewAware(parts.time, heart, false);
  const at = () => time.now() - start;
  passQuietly(10 * MINUTE);
  assert.equal(at(), 10 * MINUTE, 'time passes where nobody asks');
  step(3 * DAY);
  passQuietly(20 * SECOND);
  assert.equal(at(), 10 * MINUTE + 20 * SECOND);
  step(-3 * DAY);
  assert.deepEqual([at(), heart.step, heart.astray], [10 * MINUTE + 20 * SECOND, undefined, false]);
  step(30 * SECOND);
  assert.equal(at(), 10 * MINUTE + 50 * SECOND, 'seconds of a clock that is set right are followed');
  step(-2 * MINUTE);
  assert.deepEqual([at(), heart.astray], [8 * MINUTE + 50 * SECOND, true]);
});

test('a node beside others follows its clock in neither direction until that is accepted, and starts by the time of the database', () => {
  const { parts, step, passQuietly } = handTime();
  const start = parts.time.now();
  // The database was asked before the machine's clock stepped.
  const heart = newHeart(parts.time);
  step(-3 * DAY);
  const time = skewAware(parts.time, heart, true);
  const at = () => time.now() - start;
  passQuietly(MINUTE);
  assert.deepEqual([at(), heart.step?.ahead, heart.astray], [MINUTE, -3 * DAY, false]);
  step(3 * DAY);
  assert.deepEqual([at(), heart.step], [MINUTE, undefined], 'right again');
  step(-5 * MINUTE);
  passQuietly(SECOND);
  assert.equal(at(), MINUTE + SECOND);
  step(-DAY);
  heart.step?.accept();
  assert.equal(at(), SECOND - 4 * MINUTE, 'the step that was accepted, not the one after it');
  assert.deepEqual([heart.step?.ahead, heart.astray], [-DAY, true]);
});

test('the time is in whole milliseconds, also while a step is not followed: databases keep no others', () => {
  const { parts, step, passQuietly } = handTime();
  const { time: hand } = parts;
  assert.ok(hand);
  const heart = newHeart(parts.time);
  const time = skewAware({ ...hand, steady: () => hand.steady() * 1.000_001 + 0.25 }, heart, false);
  step(3 * DAY);
  passQuietly(20 * SECOND);
  const now = time.now();
  assert.ok(heart.step);
  assert.deepEqual([now % 1, now + heart.step.ahead - Math.round(now + heart.step.ahead)], [0, 0]);
});

/** A match with a clock of a day at a server whose machine's clock is in the test's hand. */
async function slowMatch(t: Parameters<typeof serverFor>[0]) {
  const time = handTime();
  const dataFolder = folderFor(t);
  const { url } = await serverFor(t, { dataFolder }, time.parts);
  const [ada, bo] = [await newGuest(url, 'Ada'), await newGuest(url, 'Bo')];
  const { id } = await ada.create('tiny', [{ kind: 'me' }, { kind: 'open' }], { clock: { kind: 'days', days: 1, out: 'seat' } });
  await bo.table('POST', `/api/tables/${id}/join`, {});
  await ada.table('POST', `/api/tables/${id}/start`);
  const file = new DatabaseSync(join(dataFolder, 'madang.sqlite'));
  t.after(() => file.close());
  const pass = async (milliseconds: number, beats: number): Promise<void> => {
    for (let i = 0; i < beats; i++) {
      time.pass(milliseconds / beats);
      for (let turn = 0; turn < 5; turn++) await fetch(`${url}/healthz`);
    }
  };
  const status = () => file.prepare('select count(*) as bots from seats where table_id = ? and stand_in is not null').get(id)?.bots;
  const due = (): number => Number(file.prepare('select due from jobs where table_id = ?').get(id)?.due);
  const pauses = () => file.prepare('select to_at - from_at as ms from pauses order by from_at').all();
  return { time, pass, status, due, pauses };
}

test('a clock that runs three days ahead for twenty seconds costs nobody a day', async (t) => {
  const { time, pass, status, due } = await slowMatch(t);
  const before = due();
  time.step(3 * DAY);
  await pass(20 * SECOND, 4);
  assert.equal(status(), 0, 'no bot took the seat');
  time.step(-3 * DAY);
  await pass(20 * SECOND, 4);
  assert.ok(before > 0);
  assert.deepEqual([status(), due()], [0, before]);
});

test('a clock that stays three days ahead is followed in the end, and the step counts as a pause', async (t) => {
  const { time, pass, status, due, pauses } = await slowMatch(t);
  const before = due();
  time.step(3 * DAY);
  await pass(11 * MINUTE, (11 * MINUTE) / BEAT);
  const [pause, ...more] = pauses().map(({ ms }) => Number(ms));
  assert.ok(pause !== undefined && pause >= 3 * DAY && pause <= 3 * DAY + BEAT, `${pause} ms: the step, from the last beat on`);
  assert.deepEqual([status(), due() - before, more], [0, pause, []]);
  await pass(23 * 60 * MINUTE, 4);
  assert.equal(status(), 0, 'the day is not over yet');
  await pass(2 * 60 * MINUTE, 4);
  assert.notEqual(status(), 0, 'and now it is');
});

/** A clock of PostgreSQL that stands so far off, in place of its own. */
const faked = (off: number): string => `
  create or replace function public.clock_timestamp() returns timestamptz language sql volatile as
  $$ select pg_catalog.clock_timestamp() + interval '${off / SECOND} seconds' $$`;

/** A node on PostgreSQL whose machine's clock and whose database's clock are so far off the real time. Its timers run twenty times as fast. */
async function sharedNode(t: Parameters<typeof serverFor>[0], off: number, databaseOff: number) {
  const clock = { off };
  const after = (milliseconds: number, work: () => void) => machineTime.after(milliseconds / 20, work);
  const databaseUrl = `${await databaseFor(t)}?options=-c%20search_path%3Dpublic%2Cpg_catalog`;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  afterwards(t, () => client.end());
  await client.query(faked(databaseOff));
  await serverFor(t, { databaseUrl }, { time: { ...machineTime, now: () => Date.now() + clock.off, after } });
  const read = async (sql: string): Promise<readonly number[]> => (await client.query(sql)).rows.map((row: { readonly n: string }) => Number(row.n));
  const beaten = async (times: number): Promise<void> => {
    for (let last = await read('select at as n from heart'); times > 0; times--)
      for (const before = last; last[0] === before[0]; last = await read('select at as n from heart')) await setTimeout(20);
  };
  /** Minutes by which the last beat is off the real time. */
  const offBy = async (): Promise<number> => Math.round((((await read('select at as n from heart'))[0] ?? 0) - Date.now()) / MINUTE) || 0;
  const set = async (all: number): Promise<void> => {
    clock.off = all;
    await client.query(faked(all));
  };
  return { clock, set, beaten, offBy, pauses: () => read('select to_at - from_at as n from pauses') };
}

test('PostgreSQL: a machine that slept for three hours follows the time again at once, and the sleep is a pause', { skip: POSTGRES }, async (t) => {
  const { set, beaten, pauses } = await sharedNode(t, -180 * MINUTE, -180 * MINUTE);
  await beaten(2);
  await set(0);
  await beaten(3);
  const [slept, ...more] = await pauses();
  assert.ok(slept !== undefined && Math.abs(slept - 180 * MINUTE) < MINUTE, `${slept} ms`);
  assert.deepEqual(more, [], 'once');
});

test('PostgreSQL: a clock that the database does not agree with is followed in neither direction', { skip: POSTGRES }, async (t) => {
  const { clock, set, beaten, offBy, pauses } = await sharedNode(t, 0, 0);
  await beaten(2);
  for (const off of [3 * DAY, -3 * DAY]) {
    clock.off = off;
    await beaten(5);
    assert.deepEqual([await pauses(), await offBy()], [[], 0]);
  }
  await set(-180 * MINUTE);
  await beaten(3);
  assert.equal(await offBy(), -180, 'the database agrees');
});

test('PostgreSQL: a node that starts by a wrong clock lives by the clock of the database', { skip: POSTGRES }, async (t) => {
  for (const off of [3 * DAY, -3 * DAY]) {
    const { clock, beaten, offBy, pauses } = await sharedNode(t, off, 0);
    assert.equal(await offBy(), 0);
    await beaten(2);
    clock.off = 0;
    await beaten(2);
    assert.deepEqual([await pauses(), await offBy()], [[], 0]);
  }
});
