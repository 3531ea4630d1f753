import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { tiny } from '../../../../kernel/test/tiny.ts';
import type { Services } from '../../../core/services.ts';
import { syncTimeOff } from '../../../features/vacation/worker.ts';
import { newRegistry } from '../../../matches/broadcast/registry.ts';
import { beginFold } from '../../../matches/log/fold.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { newLog } from '../../support/log.ts';
import { addSeat, addTable } from '../../support/rows.ts';
import { carried, services } from '../../support/services.ts';

const NOW = Date.UTC(2026, 0, 1);
const HOLIDAYS = [
  { from: NOW - 9, to: NOW },
  { from: NOW - 9, to: NOW + 1 },
];

/** A match of Ada, whose rest its log does not know yet; and Bo, who never rests. */
async function place(t: TestContext) {
  const storage = await openSqlite(':memory:');
  t.after(() => storage.close());
  const { db } = storage;
  const { log, lines } = newLog();
  const node: Services = { ...services, storage, log, time: { ...services.time, now: () => NOW } };
  const { live } = carried(beginFold(tiny, { seats: 2, seed: 'rest', options: {} }));
  const people = ['ada', 'bo'] as const;
  live.record = { ...live.record, seats: live.record.seats.map((seat, i) => ({ ...seat, screen: false, person: people[i] ?? null })) };
  await addTable(db, 'table', { owner: 'ada', seed: 'seed' });
  const rest = JSON.stringify({ quiet: null, holidays: HOLIDAYS });
  for (const [seat, id] of people.entries()) {
    await db
      .insertInto('people')
      .values({ id, name: id, language: null, zone: null, banned_until: null, created_at: 0, rest: id === 'ada' ? rest : null })
      .execute();
    await addSeat(db, 'table', seat, { kind: 'person', person: id, rest_untold: 5 + seat });
  }
  const registry = { ...newRegistry(node), open: async (id: string) => (id === 'table' ? live : undefined) };
  const tell = async (by: Services = node, person?: string) => {
    await syncTimeOff(by, registry, person);
    const seats = await db.selectFrom('seats').select('rest_untold').where('table_id', '=', 'table').orderBy('seat').execute();
    return seats.map(({ rest_untold }) => rest_untold);
  };
  const logged = () => lines.map(({ level, msg, problem }) => `${level} ${msg}: ${problem?.code}`);
  return { db, node, live, tell, logged };
}

test('the log of a match is told what still counts of its people’s rest, once; who never rests has nothing to tell', async (t) => {
  const { tell, live, logged } = await place(t);
  assert.deepEqual(await tell(undefined, 'bo'), [5, null], 'of one person alone');
  assert.deepEqual(await tell(), [null, null]);
  assert.deepEqual(
    live.fold?.acts.map(({ seat, act }) => [seat, act]),
    [[0, { kind: 'rest', rest: { quiet: null, holidays: HOLIDAYS.slice(1) } }]],
  );
  await tell();
  assert.deepEqual([live.fold?.acts.length, logged()], [1, []]);
});

test('what cannot be told for now is told later; what a match takes no more is done with, and written down', async (t) => {
  const { tell, node, live, logged } = await place(t);
  const away = { ...node.storage, append: () => Promise.reject(new Error('the disk is full')) };
  assert.deepEqual(await tell({ ...node, storage: away }), [5, null]);
  const told = (code: string) => `40 a clock does not know when its person rests: ${code}`;
  assert.equal(logged().at(-1), told('unavailable'));
  live.record = { ...live.record, status: 'frozen' };
  assert.deepEqual(await tell(), [null, null]);
  assert.equal(logged().at(-1), told('frozen'));
  assert.equal(live.fold?.acts.length, 0);
});

test('nothing is told to a table that is gone, nor done with where it changed meanwhile', async (t) => {
  const { db, tell, live, node, logged } = await place(t);
  await db.updateTable('seats').set({ table_id: 'gone' }).where('seat', '=', 1).execute();
  await db
    .updateTable('people')
    .set({ rest: JSON.stringify({ quiet: null, holidays: [] }) })
    .execute();
  const append: typeof node.storage.append = async (entry) => {
    await db.updateTable('seats').set({ rest_untold: 9 }).where('table_id', '=', 'table').execute();
    return node.storage.append(entry);
  };
  assert.deepEqual(await tell({ ...node, storage: { ...node.storage, append } }), [9]);
  const gone = await db.selectFrom('seats').select('rest_untold').where('table_id', '=', 'gone').executeTakeFirst();
  assert.deepEqual([gone?.rest_untold, live.fold?.acts.length, logged()], [null, 1, []]);
});
