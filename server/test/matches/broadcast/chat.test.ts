import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import { z } from 'zod';
import { tiny } from '../../../../kernel/test/tiny.ts';
import type { BusMessage } from '../../../core/bus/bus.ts';
import { chatMessage, history, say } from '../../../matches/broadcast/chat.ts';
import { subscribe } from '../../../matches/broadcast/subscribers.ts';
import { beginFold } from '../../../matches/log/fold.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { addPerson, addTable } from '../../support/rows.ts';
import { carried, services } from '../../support/services.ts';

/** A table at which Ada and Bo listen, and what each was sent. */
async function place(t: TestContext) {
  const storage = await openSqlite(':memory:');
  t.after(() => storage.close());
  const { db } = storage;
  const told: BusMessage[] = [];
  const bus = { publish: (message: BusMessage) => void told.push(message), close: async () => undefined };
  const node = { ...services, storage, bus };
  const { live } = carried(beginFold(tiny, { seats: 2, seed: 'chat', options: {} }));
  await addPerson(db, 'ada', 'Ada');
  await addPerson(db, 'bo', 'Bo');
  await addTable(db, 'table');
  const heard = new Map<string, Readonly<Record<string, unknown>>[]>();
  const watcher = (person: string) => {
    const all: Readonly<Record<string, unknown>>[] = [];
    heard.set(person, all);
    return { person, send: (text: string) => void all.push(JSON.parse(text)), expel: () => undefined };
  };
  const [ada, bo] = [watcher('ada'), watcher('bo')];
  for (const one of [ada, bo]) subscribe(live.audience, one, [null]);
  const says = (by: typeof ada, command: string, text: string) => say(node, live, by, { command, text });
  const sent = (person: string) => heard.get(person) ?? [];
  return { db, node, live, ada, bo, says, sent, told };
}

const Said = z.object({ lines: z.array(z.object({ id: z.number(), name: z.string(), text: z.string() })) });
const lines = (message: unknown): readonly string[] => Said.parse(message).lines.map(({ id, name, text }) => `${id} ${name}: ${text}`);

test('what is said is numbered and told to all, here and elsewhere; said again by the same command only its speaker is told it once more', async (t) => {
  const { ada, bo, says, sent, told, node } = await place(t);
  await says(ada, 'a', 'hello');
  await says(bo, 'b', 'hi');
  await says(ada, 'a', 'hello!');
  assert.deepEqual(sent('bo').map(lines), [['1 Ada: hello'], ['2 Bo: hi']]);
  assert.deepEqual(sent('ada').map(lines), [['1 Ada: hello'], ['2 Bo: hi'], ['1 Ada: hello']]);
  assert.deepEqual(told, [
    { kind: 'chat', table: 'table', id: 1 },
    { kind: 'chat', table: 'table', id: 2 },
  ]);
  assert.deepEqual(lines({ lines: await history(node, 'table') }), ['1 Ada: hello', '2 Bo: hi']);
  assert.deepEqual(await history(node, 'another'), []);
});

test('of what a blocked person says those who blocked them are sent the number alone, at once and in the history, until they are unblocked', async (t) => {
  const { db, node, live, ada, bo, says, sent } = await place(t);
  const block = { person: 'bo', other: 'ada', kind: 'blocked', at: 0 } as const;
  await db.insertInto('relations').values(block).execute();
  await says(ada, 'a', 'hello');
  await says(bo, 'b', 'hi');
  assert.deepEqual(sent('ada').map(lines), [['1 Ada: hello'], ['2 Bo: hi']]);
  assert.deepEqual(sent('bo').map(lines), [['1 : '], ['2 Bo: hi']]);
  assert.deepEqual(lines(await chatMessage(node, live, 'bo')), ['1 : ', '2 Bo: hi']);
  assert.deepEqual(lines(await chatMessage(node, live, 'ada')), ['1 Ada: hello', '2 Bo: hi']);
  await db.deleteFrom('relations').execute();
  assert.deepEqual(lines(await chatMessage(node, live, 'bo')), ['1 Ada: hello', '2 Bo: hi']);
});

test('of what was said the last hundred lines are known, the oldest first, or those after one', async (t) => {
  const { db, node } = await place(t);
  const line = { table_id: 'table', person: 'ada', name: 'Ada', at: 0 };
  await db
    .insertInto('chat')
    .values(Array.from({ length: 103 }, (_, i) => ({ ...line, id: i + 1, text: String(i), command: `c${i}` })))
    .execute();
  const ids = (await history(node, 'table')).map(({ id }) => id);
  assert.deepEqual([ids.length, ids[0], ids.at(-1)], [100, 4, 103]);
  assert.deepEqual(
    (await history(node, 'table', 101)).map(({ id }) => id),
    [102, 103],
  );
});

test('whose line others always come before is told after twenty tries that there is too much going on', async (t) => {
  const { db, ada, bo, says, sent } = await place(t);
  await sql`create table counted_tries (n integer)`.execute(db);
  await sql`create trigger others before insert on chat begin insert into counted_tries values (1); select raise(ignore); end`.execute(db);
  assert.deepEqual(await says(ada, 'a', 'hello'), { done: false, seq: 0, problem: { code: 'busy' } });
  assert.deepEqual([...sent('ada'), ...sent(bo.person)], []);
  const { rows } = await sql<{ n: number }>`select count(*) as n from counted_tries`.execute(db);
  assert.equal(rows[0]?.n, 20);
});

test('who is gone says nothing more: no line would name them', async (t) => {
  const { db, node, bo, says, sent } = await place(t);
  await db.deleteFrom('people').where('id', '=', 'bo').execute();
  assert.deepEqual(await says(bo, 'b', 'hi'), { done: false, seq: 0, problem: { code: 'no-session' } });
  assert.deepEqual([await history(node, 'table'), sent('ada')], [[], []]);
});
