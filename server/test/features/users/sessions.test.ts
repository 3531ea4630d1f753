import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { purgeTokens, takeToken } from '../../../core/rate-limit.ts';
import type { Services } from '../../../core/services.ts';
import { newSessionSockets } from '../../../core/session-sockets.ts';
import { makeLink, takeLink } from '../../../features/notifications/links.ts';
import { addSession, closeStaleSockets, deleteSessions, findSession, sessionsOf } from '../../../features/users/sessions.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { afterwards } from '../../support/server.ts';
import { services } from '../../support/services.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const beginSession = ({ storage, time }: Services, person: string, device: string): Promise<string> =>
  storage.db.transaction().execute((db) => addSession(db, person, device, time.now()));

/** A database of its own in which Ada is known, and the time in the test's hands. */
async function place(t: TestContext) {
  const storage = await openSqlite(':memory:');
  afterwards(t, () => storage.close());
  const clock = { now: Date.UTC(2026, 0, 1) };
  const { db } = storage;
  await db.insertInto('people').values({ id: 'ada', name: 'Ada', language: null, created_at: 0 }).execute();
  const own: Services = { ...services, storage, lines: newSessionSockets(), time: { ...services.time, now: () => clock.now } };
  const used = async () => (await db.selectFrom('sessions').select('used_at').orderBy('used_at').execute()).map((row) => clock.now - row.used_at);
  return { own, db, clock, used };
}

test('a session lasts while somebody uses it, and ends when nobody did for four hundred days', async (t) => {
  const { own, clock } = await place(t);
  const token = await beginSession(own, 'ada', 'Firefox');
  clock.now += 400 * DAY;
  assert.deepEqual((await findSession(own, token))?.person, { id: 'ada', name: 'Ada' });
  clock.now += 400 * DAY;
  assert.equal((await sessionsOf(own, 'ada')).length, 1);
  assert.ok(await findSession(own, token));
  clock.now += 400 * DAY + 1;
  assert.equal(await findSession(own, token), undefined);
  assert.deepEqual(await sessionsOf(own, 'ada'), []);
  assert.equal(await findSession(own, `${token}x`), undefined);
});

test('when a session was used is written once an hour', async (t) => {
  const { own, clock, used } = await place(t);
  const token = await beginSession(own, 'ada', 'Firefox');
  clock.now += HOUR;
  await findSession(own, token);
  assert.deepEqual(await used(), [HOUR]);
  clock.now += 1;
  await findSession(own, token);
  assert.deepEqual(await used(), [0]);
});

test('who signs in again leaves behind what nobody used any more, and of a device’s name so much as one can read', async (t) => {
  const { own, clock, used } = await place(t);
  await beginSession(own, 'ada', 'x'.repeat(300));
  assert.equal((await sessionsOf(own, 'ada'))[0]?.device.length, 200);
  clock.now += 1;
  await beginSession(own, 'ada', 'y'.repeat(200));
  clock.now += 400 * DAY;
  await beginSession(own, 'ada', 'Safari');
  assert.deepEqual(await used(), [400 * DAY, 0]);
  const devices = (await sessionsOf(own, 'ada')).map(({ device }) => device.length);
  assert.deepEqual(devices, [6, 200], 'those used last first');
});

test('sessions end one, all but one, or all', async (t) => {
  const { own, db } = await place(t);
  const ids: string[] = [];
  for (let i = 0; i < 4; i++) ids.push((await findSession(own, await beginSession(own, 'ada', `${i}`)))?.id ?? '');
  const [first = '', second = ''] = ids;
  assert.deepEqual(await deleteSessions(db, 'bo'), []);
  assert.deepEqual(await deleteSessions(db, 'ada', { only: first }), [first]);
  assert.equal((await deleteSessions(db, 'ada', { but: second })).length, 2);
  assert.deepEqual(await deleteSessions(db, 'ada'), [second]);
});

test('of many open sessions exactly those are closed that have ended', async (t) => {
  const { own } = await place(t);
  const token = await beginSession(own, 'ada', 'Firefox');
  const known = (await findSession(own, token))?.id ?? '';
  const closed: string[] = [];
  const open = Array.from({ length: 1100 }, (_, i) => (i === 600 ? known : `session-${i}`));
  for (const session of open) own.lines.opened({ session, end: () => void closed.push(session) });
  await closeStaleSockets(own, open);
  assert.deepEqual(closed.toSorted(), open.filter((id) => id !== known).toSorted());
});

test('so many tries one has, and they come back evenly', async (t) => {
  const { db, clock } = await place(t);
  const allowance = { most: 4, over: 4000 };
  const tries = async (times: number) => {
    const taken: boolean[] = [];
    for (let i = 0; i < times; i++) taken.push(await takeToken(db, 'ada', allowance, clock.now));
    return taken.filter(Boolean).length;
  };
  assert.equal(await tries(6), 4);
  clock.now += 999;
  assert.equal(await tries(2), 0);
  clock.now += 1;
  assert.equal(await tries(2), 1);
  clock.now += 2000;
  assert.equal(await tries(3), 2);
  clock.now += 1_000_000;
  assert.equal(await tries(6), 4);
  assert.equal(await takeToken(db, 'bo', allowance, clock.now), true);
});

test('tries are forgotten after a day', async (t) => {
  const { db, clock } = await place(t);
  await takeToken(db, 'ada', { most: 1, over: 1e15 }, clock.now);
  const kept = async (now: number) => {
    await purgeTokens(db, now);
    return (await db.selectFrom('tries').select('key').execute()).length;
  };
  assert.deepEqual([await kept(clock.now + DAY), await kept(clock.now + DAY + 1)], [1, 0]);
});

test('a link is good once and for its kind, an address for a day and a password for an hour; a new one ends the one before', async (t) => {
  const { own, clock, db } = await place(t);
  const make = async (kind: 'confirm' | 'reset', receiver: string): Promise<string> => {
    const id = `${kind} ${receiver}`;
    const mail = { id, kind, person: 'ada', receiver };
    const row = { ...mail, table_id: null, since: 0, due: 0, attempts: 0, claimed_until: 0 };
    await db
      .insertInto('deliveries')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await makeLink(own, mail)) ?? assert.fail('the mail was called off');
  };
  const take = (kind: 'confirm' | 'reset', token: string) => takeLink(db, kind, token, clock.now);
  const good = async (kind: 'confirm' | 'reset', after: number) => {
    const token = await make(kind, 'mail');
    assert.equal(await take(kind === 'reset' ? 'confirm' : 'reset', token), undefined);
    clock.now += after;
    const [first, second] = [await take(kind, token), await take(kind, token)];
    assert.equal(second, undefined);
    return first?.person;
  };
  assert.deepEqual([await good('confirm', DAY), await good('confirm', DAY + 1)], ['ada', undefined]);
  assert.deepEqual([await good('reset', HOUR), await good('reset', HOUR + 1)], ['ada', undefined]);
  const [old, other] = [await make('reset', 'mail'), await make('reset', 'second')];
  const fresh = await make('reset', 'mail');
  assert.equal(await take('reset', old), undefined);
  assert.deepEqual([(await take('reset', other))?.receiver, (await take('reset', fresh))?.receiver], ['second', 'mail']);
});

test('a socket that is opened as its session ends is closed', () => {
  const lines = newSessionSockets();
  const closed: string[] = [];
  lines.end(['one']);
  for (const session of ['one', 'two']) lines.opened({ session, end: () => void closed.push(session) });
  assert.deepEqual(closed, ['one']);
});
