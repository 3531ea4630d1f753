import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { newMatch } from '@madang/kernel';
import { tiny } from '../../../../kernel/test/tiny.ts';
import type { Services } from '../../../core/services.ts';
import { executeCommand } from '../../../matches/commands/handle.ts';
import { beginFold } from '../../../matches/log/fold.ts';
import type { Append } from '../../../storage/storage.ts';
import { command } from '../../support/server.ts';
import { carried, services } from '../../support/services.ts';

/** A table at whose database each write goes as `append` says, and a bid at it. */
function tableAt(append: (nth: number) => boolean, more: Partial<Services> = {}) {
  let asked = 0;
  const { options } = newMatch(tiny, { seats: 2, seed: 'carried' });
  const { live } = carried(beginFold(tiny, { seats: 2, seed: 'carried', options }));
  const written: Append[] = [];
  const storage = {
    ...services.storage,
    append: async (entry: Append) => {
      asked += 1;
      const kept = append(asked);
      if (kept) written.push(entry);
      return kept;
    },
  };
  const own = { ...services, storage, ...more };
  const bid = async (seq = 0) => {
    const moves = [{ kind: 'bid', coins: 1 }];
    const outcome = await executeCommand(own, live, { person: 'me' }, { seat: 0, seq, command: command(), moves });
    return outcome.done ? `done at ${outcome.seq}` : `${outcome.problem.code} at ${outcome.seq}`;
  };
  return { live, bid, written, asked: () => asked };
}

const away = (): boolean => {
  throw new Error('the database is away');
};

test('a command that loses the race again and again is tried twenty times, and then refused as busy', async () => {
  const table = tableAt(() => false);
  assert.deepEqual([await table.bid(), table.asked()], ['busy at 0', 20]);
  const last = tableAt((nth) => nth === 20);
  assert.deepEqual([await last.bid(), last.asked()], ['done at 1', 20]);
});

test('a write that fails is tried four times more, and then refused; nothing of it stands', async () => {
  const table = tableAt(away);
  assert.deepEqual([await table.bid(), table.asked()], ['unavailable at 0', 5]);
  assert.deepEqual([table.live.fold?.seq, table.live.fold?.match.log.length], [0, 0]);
  const last = tableAt((nth) => nth === 5 || away());
  assert.deepEqual([await last.bid(), last.asked(), last.written.length], ['done at 1', 5, 1]);
});

/** The machine's clock as the test tells it; whole milliseconds, for ten seconds after a fraction may be a hair more than ten. */
function clockOf(t: TestContext): { now: number } {
  const clock = { now: Math.round(performance.now()) };
  t.mock.method(performance, 'now', () => clock.now);
  return clock;
}

test('a write that failed is not tried again once ten seconds are over', async (t) => {
  const clock = clockOf(t);
  const slowly = (after: number) =>
    tableAt((nth) => {
      if (nth > 1) return true;
      clock.now += after;
      return away();
    });
  assert.equal(await slowly(10_000).bid(), 'done at 1');
  const late = slowly(10_001);
  assert.deepEqual([await late.bid(), late.asked()], ['unavailable at 0', 1]);
  // A sender that only lost the race has waited for no missing database.
  const raced = tableAt((nth) => {
    clock.now += 20_000;
    return nth === 2;
  });
  assert.equal(await raced.bid(), 'done at 1');
});

test('a command that waited ten seconds for its turn is not carried out any more', async (t) => {
  const clock = clockOf(t);
  const waited = async (milliseconds: number) => {
    const table = tableAt(() => true);
    const turn = Promise.withResolvers<void>();
    table.live.queue = turn.promise;
    table.live.asked = 1;
    const bid = table.bid();
    clock.now += milliseconds;
    turn.resolve();
    return bid;
  };
  assert.equal(await waited(10_000), 'done at 1');
  assert.equal(await waited(10_001), 'unavailable at 0');
});

test('five hundred commands may wait at one table, and no more', async () => {
  const crowded = tableAt(() => true);
  crowded.live.asked = 501;
  assert.deepEqual([await crowded.bid(), crowded.asked()], ['unavailable at 0', 0]);
  crowded.live.asked = 500;
  assert.equal(await crowded.bid(), 'done at 1');
  assert.equal(crowded.live.asked, 500);
});

test('a command for a state that this node has not seen is carried out only once it has looked', async () => {
  const table = tableAt(() => true);
  assert.equal(await table.bid(1), 'stale at 0');
  // The database cannot be read: nobody knows whether there is such a state.
  const db = { ...services.storage.db, selectFrom: away };
  const unread = tableAt(() => true, { storage: { ...services.storage, db: Object.assign(Object.create(services.storage.db), db) } });
  assert.equal(await unread.bid(1), 'unavailable at 0');
});

test('at a table whose rules failed, or that is over or was ended, nothing is carried out', async () => {
  const table = tableAt(() => true);
  const { live } = table;
  live.obstacle = { code: 'wrong-version' };
  assert.equal(await table.bid(), 'wrong-version at 0');
  live.obstacle = undefined;
  for (const status of ['waiting', 'frozen'] as const) {
    live.record = { ...live.record, status };
    assert.equal(await table.bid(), `${status === 'waiting' ? 'not-started' : status} at 0`);
  }
  live.record = { ...live.record, status: 'running' };
  assert.ok(live.fold);
  live.fold.abandoned = true;
  assert.equal(await table.bid(), 'abandoned at 0');
  live.fold.abandoned = false;
  assert.equal(await table.bid(), 'done at 1');
});

test('a move that was written stands in the log with its state; the seats without a bot or a clock have no jobs', async () => {
  const table = tableAt(() => true);
  await table.bid();
  const [entry] = table.written;
  assert.deepEqual([entry?.seq, entry?.waiting, entry?.status, entry?.scores, entry?.asked, entry?.released], [1, '[0,1]', 'running', null, [], []]);
  assert.deepEqual([table.live.record.seq, table.live.record.waitingFor, table.live.record.status], [1, [0, 1], 'running']);
});
