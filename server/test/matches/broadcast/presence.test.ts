import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { tiny } from '../../../../kernel/test/tiny.ts';
import { within } from '../../../core/clock/time.ts';
import { newPresence } from '../../../core/presence.ts';
import type { Services } from '../../../core/services.ts';
import { enqueue } from '../../../matches/broadcast/live.ts';
import { isViewingHere } from '../../../matches/broadcast/presence.ts';
import { broadcastPresence, connectedTo, newRegistry, playersHere } from '../../../matches/broadcast/registry.ts';
import { isWatching, newSubscribers, subscribe, unsubscribe, watchersOf } from '../../../matches/broadcast/subscribers.ts';
import { beginFold } from '../../../matches/log/fold.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { addSeat, addTable } from '../../support/rows.ts';
import { afterwards } from '../../support/server.ts';
import { carried, services } from '../../support/services.ts';

const setup = { seats: 2, seed: 'looks', options: { tip: 'none', rounds: '1' } } as const;

/** Somebody at a page, and what they were sent. */
const watcher = (person: string, away = false) => {
  const heard: string[] = [];
  return { person, away, heard, send: (text: string) => void heard.push(text), expel: () => undefined };
};

test('who asks whether somebody looks at a table hears of that person at that table only, until they ask no more', async () => {
  const looks = newPresence();
  const said: string[] = [];
  const ask = (table: string, person: string) => {
    const asked = looks.next(table, person);
    asked.said.then(() => said.push(`${person} at ${table}`));
    return asked;
  };
  ask('a', 'ada');
  ask('a', 'bo');
  ask('b', 'ada');
  const gone = ask('b', 'cy');
  gone.forget();
  const heard = async (table: string, person: string) => {
    looks.heard(table, person);
    await new Promise(setImmediate);
    return said.splice(0);
  };
  assert.deepEqual(await heard('b', 'bo'), []);
  assert.deepEqual(await heard('a', 'ada'), ['ada at a']);
  assert.deepEqual(await heard('b', 'cy'), []);
  assert.deepEqual(await heard('a', 'bo'), ['bo at a']);
});

test('somebody looks at a table by a page that follows it and is in sight', () => {
  const { live } = carried(beginFold(tiny, setup));
  subscribe(live.audience, watcher('ada', true), [0]);
  assert.deepEqual([isViewingHere(live, 'ada'), isViewingHere(live, 'bo')], [false, false]);
  subscribe(live.audience, watcher('ada'), [0]);
  assert.deepEqual([isViewingHere(live, 'ada'), isViewingHere(live, 'bo')], [true, false]);
});

test('whoever follows a table does so once, through the eyes they have now', () => {
  const audience = newSubscribers();
  const [ada, bo] = [watcher('ada'), watcher('bo')];
  subscribe(audience, ada, [0]);
  subscribe(audience, bo, [0]);
  subscribe(audience, ada, [0, 1]);
  assert.deepEqual([audience.groups.size, [...watchersOf(audience)].length], [2, 2]);
  unsubscribe(audience, bo);
  assert.deepEqual([audience.groups.size, isWatching(audience, bo), isWatching(audience, ada)], [1, false, true]);
});

test('players are there while they follow a table here, or another node said so and has told again since', (t) => {
  const clock = { now: 1_000_000 };
  t.mock.method(Date, 'now', () => clock.now);
  const { live } = carried(beginFold(tiny, setup));
  const page = watcher('me');
  assert.deepEqual([playersHere(live), [...connectedTo(live)]], [[], []]);
  live.elsewhere.set('other', { people: ['me'], at: clock.now });
  clock.now += 749_999;
  assert.deepEqual([playersHere(live), [...connectedTo(live)]], [[], ['me']]);
  clock.now += 1;
  assert.deepEqual([...connectedTo(live)], []);
  subscribe(live.audience, watcher('stranger'), []);
  assert.deepEqual(playersHere(live), [], 'of nobody but players is it shown');
  subscribe(live.audience, page, [0]);
  assert.deepEqual([playersHere(live), [...connectedTo(live)]], [['me'], ['me']]);
  broadcastPresence(live);
  assert.equal(page.heard.length, 1);
  broadcastPresence(live);
  assert.equal(page.heard.length, 1, 'what all know is not said again');
});

test('what is asked of a table is done one after the other, also after something failed', async () => {
  const { live } = carried(beginFold(tiny, setup));
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = enqueue(live, async () => {
    await first.promise;
    done.push('one');
    throw new Error('broken');
  });
  const two = enqueue(live, async () => void done.push('two'));
  assert.deepEqual([done, live.asked], [[], 2]);
  first.resolve();
  await assert.rejects(one, /broken/);
  await two;
  await new Promise(setImmediate);
  assert.deepEqual([done, live.asked], [['one', 'two'], 0]);
});

/** A database with so many tables that wait. */
async function tables(t: TestContext, many: number): Promise<Services> {
  const storage = await openSqlite(':memory:');
  afterwards(t, () => storage.close());
  for (let i = 0; i < many; i++) {
    await addTable(storage.db, `t${i}`, { status: 'waiting' });
    await addSeat(storage.db, `t${i}`, 0);
  }
  return { ...services, storage };
}

test('of more tables than are held those longest unused that nobody follows are let go, a tenth at a time', async (t) => {
  const clock = { now: 1_000_000 };
  t.mock.method(Date, 'now', () => clock.now);
  const registry = newRegistry(await tables(t, 25), 20);
  for (let i = 0; i < 20; i++) {
    await registry.open(`t${i}`);
    clock.now += 1;
  }
  const first = await registry.open('t0');
  assert.ok(first);
  assert.equal(await registry.open('t0'), first);
  subscribe(first.audience, watcher('ada'), []);
  const held = async () => (await registry.all()).map(({ id }) => id);
  clock.now = 1_000_000 + 60_000;
  await registry.open('t20');
  assert.equal((await held()).length, 21, 'what was asked for within a minute may be under way');
  clock.now += 3;
  assert.equal(registry.loaded('t2')?.id, 't2');
  await registry.open('t21');
  assert.deepEqual(
    (await held()).slice(0, 3),
    ['t0', 't2', 't3'],
    't1 alone had been unused for longer than a minute, with t2 which was asked for again',
  );
  clock.now += 200_000;
  await registry.open('t22');
  assert.equal((await held()).length, 20);
  assert.ok((await held()).includes('t0'), 'somebody follows it');
  assert.deepEqual([await registry.open('nowhere'), registry.loaded('nowhere'), registry.held('nowhere')], [undefined, undefined, undefined]);
  registry.forget('t0');
  assert.equal(registry.loaded('t0'), undefined);
});

test('whether something ends in time is known when it ends, well or badly', async () => {
  assert.deepEqual([await within(60_000, Promise.resolve()), await within(60_000, Promise.reject(new Error('x')))], [true, true]);
  assert.equal(await within(1, new Promise(() => undefined)), false);
});
