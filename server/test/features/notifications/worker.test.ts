import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { SHELF } from '@madang/games';
import type { Services } from '../../../core/services.ts';
import type { Message } from '../../../features/notifications/message.ts';
import type { Transports } from '../../../features/notifications/transports.ts';
import { startNotificationWorker } from '../../../features/notifications/worker.ts';
import { newRegistry } from '../../../matches/broadcast/registry.ts';
import type { PlanRow } from '../../../storage/schema/premoves.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { newLog } from '../../support/log.ts';
import { addReceiverRow, addSeat, addTable } from '../../support/rows.ts';
import { afterwards } from '../../support/server.ts';
import { services } from '../../support/services.ts';

const NOW = Date.UTC(2026, 0, 1);

/** Tables at which Ada sits, is asked to sit, or sat, and one who tells her so, until what is due was told. */
async function place(t: TestContext, { site = 'Madang', reachable = true }: { readonly site?: string | null; readonly reachable?: boolean } = {}) {
  const storage = await openSqlite(':memory:');
  afterwards(t, () => storage.close());
  const { db } = storage;
  const { log, lines } = newLog();
  let rests: () => void = () => undefined;
  // A worker that polled rests until it is woken.
  const after = () => {
    rests();
    return () => undefined;
  };
  const own: Services = { ...services, storage, log, time: { now: () => NOW, steady: () => NOW, after } };
  for (const id of ['ada', 'bo']) await db.insertInto('people').values({ id, name: id, language: null, created_at: 0 }).execute();
  await addTable(db, 'turn', { owner: 'bo', waiting: '[1]' });
  await addTable(db, 'invited', { owner: 'bo', status: 'waiting' });
  await addTable(db, 'over', { owner: 'bo', status: 'over', scores: '[]' });
  await addTable(db, 'abandoned', { owner: 'bo', status: 'abandoned' });
  for (const table of ['turn', 'over', 'abandoned']) await addSeat(db, table, 1, { kind: 'person', person: 'ada' });
  await addSeat(db, 'invited', 1, { kind: 'invited', asked: 'ada' });
  const sent: Message[] = [];
  const send: Transports['send'] = async (_, letter) => {
    if (!reachable) throw new Error('no way there');
    sent.push(letter);
    return 'sent';
  };
  const post = { send, secretOf: () => null, offer: () => assert.fail(), unsubscribing: () => undefined, close: () => undefined };
  const outside = { mayReach: () => true, post: () => assert.fail(), exchange: () => assert.fail() };
  const told = async () => {
    const telling = startNotificationWorker(own, newRegistry(own), { ...post, outside }, site ?? undefined);
    await new Promise<void>((resolve) => {
      rests = resolve;
      telling.wake();
    });
    await telling.close();
    return sent.splice(0).map(({ id, title }) => `${id}: ${title}`);
  };
  const notice = (kind: string, table: string) =>
    db
      .insertInto('notices')
      .values({ id: `${kind} ${table}`, kind, person: 'ada', table_id: table, since: NOW, due: NOW, told: 0, claimed_until: 0 })
      .execute();
  const delivery = (id: string, kind: string, receiver: string, table: string | null) =>
    db
      .insertInto('deliveries')
      .values({ id, kind, person: 'ada', table_id: table, receiver, since: NOW, due: NOW, attempts: 0, claimed_until: 0 })
      .execute();
  const left = async () => {
    const deliveries = await db.selectFrom('deliveries').select('id').execute();
    const notices = await db.selectFrom('notices').select(['id', 'told']).orderBy('id').execute();
    return [...deliveries.map(({ id }) => id), ...notices.map((one) => `${one.id} ${one.told ? 'told' : 'waits'}`)];
  };
  const logged = () => lines.map(({ level, msg }) => `${level} ${msg}`);
  return { db, told, notice, delivery, left, logged };
}

test('what is true is told; what is true no more is not, and is done with', async (t) => {
  const { db, told, notice, left, logged } = await place(t);
  await addReceiverRow(db, 'mail');
  for (const table of ['turn', 'invited', 'over', 'abandoned', 'nowhere'])
    for (const kind of ['turn', 'invited', 'over', 'unheard']) await notice(kind, table);
  assert.deepEqual((await told()).sort(), [
    `invited invited ${NOW} mail: Invitation: tiny`,
    `over abandoned ${NOW} mail: Game over: tiny`,
    `over over ${NOW} mail: Game over: tiny`,
    `turn turn ${NOW} mail: Your turn: tiny`,
  ]);
  const kept = ['abandoned', 'invited', 'nowhere', 'over', 'turn'].map((table) => `turn ${table} told`);
  assert.deepEqual([await left(), logged()], [kept, []]);
});

test('whoever planned their turn is told of it ten seconds later, if the plan was not followed; a minute after it began all the same', async (t) => {
  const due = async (plan: Partial<PlanRow>, since = NOW, kind = 'turn') => {
    const { db, told, notice, logged } = await place(t);
    await addReceiverRow(db, 'mail');
    const whole = { person: 'ada', command: 'c', condition: 'same', turns: '[[{"id":1,"told":[]}]]', after_seq: 0, stopped: null, at: NOW };
    await db
      .insertInto('plans')
      .values({ table_id: kind, seat: 1, ...whole, ...plan })
      .execute();
    await notice(kind, kind);
    await db.updateTable('notices').set({ since }).execute();
    const letters = (await told()).length;
    const left = await db.selectFrom('notices').select('due').executeTakeFirst();
    assert.deepEqual(logged(), []);
    return [letters, (left?.due ?? NOW) - NOW];
  };
  assert.deepEqual(await due({}), [0, 10_000]);
  assert.deepEqual(await due({}, NOW - 60_000), [0, 10_000]);
  assert.deepEqual(await due({}, NOW - 60_001), [1, 0]);
  assert.deepEqual(await due({ stopped: 'revealed' }), [1, 0], 'a plan that stopped is for its person to look at');
  assert.deepEqual(await due({ turns: '[]' }), [1, 0]);
  assert.deepEqual(await due({ person: 'bo' }), [1, 0]);
  assert.deepEqual(await due({ table_id: 'elsewhere' }), [1, 0]);
  assert.deepEqual(await due({}, NOW, 'over'), [1, 0], 'that a match is over is told at once');
});

test('what became untrue on its way is not told, nor who is not to be told, and nobody fails', async (t) => {
  const { db, told, notice, delivery, left, logged } = await place(t);
  await addReceiverRow(db, 'mail');
  await addReceiverRow(db, 'unconfirmed', { confirmed_at: null });
  await addReceiverRow(db, 'dropped', { dropped: 'gone' });
  await delivery('started', 'invited', 'mail', 'turn');
  await delivery('going on', 'over', 'mail', 'turn');
  await delivery('another turn', 'turn', 'mail', 'turn');
  await delivery('gone', 'over', 'mail', 'nowhere');
  await delivery('no table', 'over', 'mail', null);
  await delivery('unheard', 'unheard', 'mail', 'over');
  await delivery('nobody', 'over', 'nobody', 'over');
  for (const receiver of ['unconfirmed', 'dropped']) await delivery(receiver, 'over', receiver, 'over');
  assert.deepEqual([await told(), await left(), logged()], [[], [], []]);
  await delivery('over', 'over', 'mail', 'over');
  await notice('turn', 'turn');
  assert.deepEqual((await told()).sort(), ['over: Game over: tiny', `turn turn ${NOW} mail: Your turn: tiny`]);
});

test('an address is asked to confirm itself before anything else; a new password goes to a confirmed one of somebody with a login', async (t) => {
  const { db, told, delivery } = await place(t);
  await addReceiverRow(db, 'mail');
  await addReceiverRow(db, 'unconfirmed', { confirmed_at: null });
  const both = async () => {
    await delivery('a', 'confirm', 'unconfirmed', null);
    await delivery('b', 'reset', 'unconfirmed', null);
    await delivery('c', 'reset', 'mail', null);
    return (await told()).sort();
  };
  assert.deepEqual(await both(), ['a: Confirm your email address'], 'a guest has no password');
  await db.insertInto('passwords').values({ person: 'ada', login: 'ada', hash: 'x', changed_at: 0 }).execute();
  assert.deepEqual(await both(), ['a: Confirm your email address', 'c: Reset your password']);
});

test('a message that cannot be sent is written down and stays; a server without an address tells nobody anything', async (t) => {
  const broken = await place(t, { reachable: false });
  await addReceiverRow(broken.db, 'mail');
  await broken.delivery('over', 'over', 'mail', 'over');
  assert.deepEqual([await broken.told(), await broken.left(), broken.logged()], [[], ['over'], ['50 somebody cannot be told']]);
  const silent = await place(t, { site: null });
  await addReceiverRow(silent.db, 'mail');
  await silent.delivery('over', 'over', 'mail', 'over');
  await silent.notice('over', 'over');
  assert.deepEqual([await silent.told(), await silent.left()], [[], ['over', 'over over waits']]);
});

test('a person is told of sixty things in an hour at most', async (t) => {
  const { db, told, notice, left } = await place(t);
  await addReceiverRow(db, 'mail');
  for (let i = 0; i < 62; i++) {
    await addTable(db, `t${i}`, { owner: 'bo', status: 'over' });
    await addSeat(db, `t${i}`, 0);
    await notice('over', `t${i}`);
  }
  assert.deepEqual([(await told()).length, await left()], [60, []]);
});

test('a game is called as its players call it, in the language of whoever is told', async (t) => {
  const { db, told, notice } = await place(t);
  await addReceiverRow(db, 'mail');
  for (const [game, language] of [
    ['siberia', 'en'],
    ['barrage', 'ko'],
    ['underwater', 'zh'],
  ] as const) {
    await db.updateTable('people').set({ language }).where('id', '=', 'ada').execute();
    await addTable(db, game, { game, owner: 'bo', status: 'over' });
    await addSeat(db, game, 0);
    await notice('over', game);
    const [title = ''] = await told();
    const wording = await SHELF.find(({ name }) => name === game)?.wording();
    const words = (await wording?.catalogues(language)) ?? assert.fail();
    assert.ok(title.endsWith(String(words[`${game}.title`])), title);
    assert.ok(!title.endsWith(game), title);
  }
});

test('a warning comes before the end of the time as it stands now: later where time was given, and not with a turn that is hardly longer', async (t) => {
  const HOUR = 3_600_000;
  const warned = async (ends: number, { since = NOW - 24 * HOUR, wished = true } = {}) => {
    const { db, told, notice } = await place(t);
    await addReceiverRow(db, 'mail');
    await db.updateTable('tables').set({ clock: '{"kind":"days","days":2,"out":"wait"}' }).where('id', '=', 'turn').execute();
    await db
      .insertInto('jobs')
      .values({ table_id: 'turn', seat: 1, seq: 0, due: NOW + ends, attempts: 0, claimed_until: 0 })
      .execute();
    if (wished)
      await db
        .insertInto('wishes')
        .values({ person: 'ada', kind: 'low', delay: -6 * HOUR })
        .execute();
    await notice('low', 'turn');
    await db.updateTable('notices').set({ since }).execute();
    const letters = await told();
    const left = await db.selectFrom('notices').select('due').executeTakeFirst();
    return [letters.map((letter) => letter.split(': ')[1]), left && left.due - NOW];
  };
  assert.deepEqual(await warned(6 * HOUR), [['Your time is running out'], undefined]);
  assert.deepEqual(await warned(HOUR), [['Your time is running out'], undefined]);
  assert.deepEqual(await warned(30 * HOUR), [[], 24 * HOUR]);
  assert.deepEqual(await warned(6 * HOUR, { since: NOW }), [[], undefined]);
  assert.deepEqual(await warned(6 * HOUR, { wished: false }), [[], undefined]);
});

test('a mention is told with its line, unless it was read meanwhile', async (t) => {
  const { db, told, notice, delivery, left } = await place(t);
  await addReceiverRow(db, 'mail');
  const line = { table_id: 'turn', person: 'bo', name: 'Bo', text: '@ada look', command: 'c', at: NOW };
  await db
    .insertInto('chat')
    .values({ ...line, id: 1 })
    .execute();
  await notice('mention', 'turn');
  assert.deepEqual(await told(), [`mention turn ${NOW} mail: You were mentioned: tiny`]);
  await db.updateTable('seats').set({ heard: 1 }).where('table_id', '=', 'turn').execute();
  await notice('mention', 'turn');
  assert.deepEqual(await told(), []);
  await delivery('late', 'mention', 'mail', 'turn');
  assert.deepEqual([await told(), await left()], [[], []]);
});
