import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { tiny } from '../../../../kernel/test/tiny.ts';
import type { BusMessage } from '../../../core/bus/bus.ts';
import type { Services } from '../../../core/services.ts';
import { follow } from '../../../features/premoves/follow.ts';
import { lastStepOf } from '../../../features/premoves/premove.ts';
import { savePlan } from '../../../features/premoves/save.ts';
import { subscribe } from '../../../matches/broadcast/subscribers.ts';
import { beginFold } from '../../../matches/log/fold.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { addPerson, addSeat, addTable } from '../../support/rows.ts';
import { command } from '../../support/server.ts';
import { carried, services } from '../../support/services.ts';

const idOf = (fields: object): number => tiny.moves.find(fields)?.id ?? Number.NaN;
const STOP = tiny.moves.stop.id;
const [LAY = 0, WORK = 0] = tiny.moves.picks.map(({ id }) => id);
const cell = (x: number, y: number): number => idOf({ kind: 'stone', x, y });
const BIDS = [idOf({ kind: 'bid', coins: 0 }), STOP];
const TURN = [LAY, cell(1, 1), STOP];

/** A table of three in their turns, of which the first is seat 0’s; seat 1 plans. Nothing happens there by itself. */
async function place(t: TestContext, turns: readonly (readonly number[])[], condition: 'offered' | 'same' = 'offered') {
  const storage = await openSqlite(':memory:');
  t.after(() => storage.close());
  const { db } = storage;
  const told: BusMessage[] = [];
  const bus = { publish: (message: BusMessage) => void told.push(message), close: async () => undefined };
  const node: Services = { ...services, storage, bus };
  await addPerson(db, 'me');
  await addTable(db, 'table', { owner: 'me', seed: 'seed' });
  for (const seat of [0, 1, 2]) await addSeat(db, 'table', seat, { kind: 'person', person: 'me', screen: Number(seat > 0), name: 'Me' });
  const { live, send } = carried(beginFold(tiny, { seats: 3, seed: 'plans', options: {} }));
  /** Makes a seat's moves, one by one. */
  const make = async (seat: number, ids: readonly number[]) => {
    for (const id of ids) {
      const offered = live.fold?.open.find((one) => one.seat === seat)?.moves.find((one) => one.id === id);
      assert.ok(offered, `${id} is not offered to ${seat}`);
      assert.equal((await send(seat, [offered])).done, true);
    }
  };
  await make(0, [idOf({ kind: 'bid', coins: 2 }), STOP]);
  for (const seat of [1, 2]) await make(seat, BIDS);
  const shown: unknown[] = [];
  const watcher = {
    person: 'me',
    send: (text: string) => {
      const message = JSON.parse(text);
      if (message.type === 'plan') shown.push(message.plan);
    },
    expel: () => undefined,
  };
  subscribe(live.audience, watcher, [0, 1, 2]);
  assert.ok(live.fold);
  const after = lastStepOf(live.fold, 1);
  const wanted = turns.map((ids) => [...ids]);
  const message = { type: 'plan', table: 'table', seat: 1, after, command: command(), condition, turns: wanted } as const;
  assert.equal((await savePlan(node, live, 'me', message)).done, true);
  shown.length = 0;
  told.length = 0;
  const row = async () => {
    const found = await db.selectFrom('plans').selectAll().where('table_id', '=', 'table').where('seat', '=', 1).executeTakeFirst();
    return found && { left: JSON.parse(found.turns).map((moves: { id: number }[]) => moves.map(({ id }) => id)), stopped: found.stopped };
  };
  const followed = async (by: Services = node) => {
    const before = live.fold?.seq ?? 0;
    await follow(by, live, 1);
    return (live.fold?.seq ?? 0) - before;
  };
  const saidPlanned = () => told.filter(({ kind }) => kind === 'planned').length;
  return { db, node, live, make, row, followed, shown, saidPlanned };
}

test('the first turn of a plan is made, and what comes later waits; its person is shown that, here and on other nodes', async (t) => {
  const { make, row, followed, live, shown, saidPlanned } = await place(t, [TURN, BIDS]);
  assert.deepEqual([await followed(), shown, saidPlanned()], [0, [], 0], 'it is not the seat’s turn');
  await make(0, [LAY, cell(0, 0), STOP]);
  assert.equal(await followed(), 3);
  assert.deepEqual(await row(), { left: [BIDS], stopped: null });
  assert.deepEqual([shown, saidPlanned()], [[{ after: live.fold?.seq, condition: 'offered', turns: [BIDS], stopped: null }], 1]);
  assert.deepEqual([await followed(), shown.length], [0, 1], 'done once');
});

test('a turn is made up to what it reveals, and no further', async (t) => {
  const { make, row, followed, live, shown } = await place(t, [[WORK, WORK]]);
  await make(0, [LAY, cell(0, 0), STOP]);
  assert.equal(await followed(), 2);
  assert.deepEqual(
    [await row(), live.fold?.open.map(({ seat }) => seat), shown],
    [{ left: [], stopped: null }, [1], [null]],
    'what follows is for its person to decide',
  );
});

test('a move that is not offered any more stops a plan, which keeps what is left of the turn', async (t) => {
  const { make, row, followed, shown, saidPlanned } = await place(t, [TURN, BIDS]);
  await make(0, [LAY, cell(1, 1), STOP]);
  assert.equal(await followed(), 1);
  assert.deepEqual(await row(), { left: [[cell(1, 1), STOP], BIDS], stopped: 'not-offered' });
  assert.deepEqual([shown.length, saidPlanned()], [1, 1]);
});

test('a turn that is to come to the same is not begun where a later move of it is taken: nothing is made, all of it is left', async (t) => {
  const { make, row, followed, shown, saidPlanned } = await place(t, [TURN, BIDS], 'same');
  await make(0, [LAY, cell(1, 1), STOP]);
  assert.equal(await followed(), 0);
  assert.deepEqual(await row(), { left: [TURN, BIDS], stopped: 'not-offered' });
  assert.deepEqual([shown.length, saidPlanned()], [1, 1]);
});

test('a match of kept rules has no plans followed: nothing is made, and they stay as they are', async (t) => {
  const { make, row, followed, live, shown, saidPlanned } = await place(t, [TURN]);
  await make(0, [LAY, cell(0, 0), STOP]);
  assert.ok(live.fold);
  live.fold = { ...live.fold, engine: { ...live.fold.engine } };
  assert.equal(await followed(), 0);
  assert.deepEqual(await row(), { left: [TURN], stopped: 'rules' });
  assert.deepEqual([shown.length, saidPlanned()], [1, 1]);
});

test('a plan that an own move has overtaken, or whose seat is another’s now, is dropped', async (t) => {
  const overtaken = await place(t, [TURN]);
  await overtaken.make(0, [LAY, cell(0, 0), STOP]);
  await overtaken.make(1, [LAY]);
  assert.equal(await overtaken.followed(), 0);
  assert.deepEqual([await overtaken.row(), overtaken.shown, overtaken.saidPlanned()], [undefined, [null], 1]);
  const given = await place(t, [TURN]);
  await given.make(0, [LAY, cell(0, 0), STOP]);
  await given.db.updateTable('seats').set({ person: 'eve' }).where('seat', '=', 1).execute();
  assert.deepEqual([await given.followed(), await given.row(), given.saidPlanned()], [0, undefined, 1]);
});

test('a plan waits while a bot sits in, while the match cannot be written, and for ever where it is over', async (t) => {
  const { make, row, followed, live, node, shown, saidPlanned, db } = await place(t, [TURN]);
  await make(0, [LAY, cell(0, 0), STOP]);
  assert.ok(live.fold);
  live.fold.standIns = [undefined, 'easy', undefined];
  assert.equal(await followed(), 0);
  live.fold.standIns = [undefined, undefined, undefined];
  assert.equal(await followed({ ...node, storage: { ...node.storage, append: async () => false } }), 0);
  await db.updateTable('tables').set({ status: 'abandoned' }).execute();
  assert.equal(await followed(), 0);
  assert.deepEqual([await row(), shown, saidPlanned()], [{ left: [TURN], stopped: null }, [], 0]);
  await db.updateTable('tables').set({ status: 'running' }).execute();
  assert.equal(await followed(), 3);
  assert.deepEqual([(await row())?.left, shown, saidPlanned()], [[], [null], 1]);
});

test('nobody plans for a seat that passed to somebody else while they did, nor once they are gone', async (t) => {
  const { make, live, node, db } = await place(t, []);
  await make(0, [LAY, cell(0, 0), STOP]);
  assert.ok(live.fold);
  const after = lastStepOf(live.fold, 2);
  const plan = () =>
    savePlan(node, live, 'me', { type: 'plan', table: 'table', seat: 2, after, command: command(), condition: 'offered', turns: [TURN] });
  await db.updateTable('seats').set({ person: 'eve' }).where('seat', '=', 2).execute();
  const given = await plan();
  assert.equal(!given.done && given.problem.code, 'not-your-seat');
  await db.updateTable('seats').set({ person: 'me' }).where('seat', '=', 2).execute();
  await db.deleteFrom('people').execute();
  const gone = await plan();
  assert.equal(!gone.done && gone.problem.code, 'no-session');
  assert.deepEqual(await db.selectFrom('plans').selectAll().execute(), []);
});
