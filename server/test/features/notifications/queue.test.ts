import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Services } from '../../../core/services.ts';
import { addChannel, channelsOf, mayAsk, preferencesOf, removeReceiver, setPreferences } from '../../../features/notifications/channels.ts';
import type { SendResult } from '../../../features/notifications/message.ts';
import {
  claimDeliveries,
  claimNotifications,
  fanOut,
  nextDue,
  postponeNotification,
  queueMail,
  recordAttempt,
  resolveNotification,
} from '../../../features/notifications/queue.ts';
import { enterAsGuest } from '../../../features/users/entry.ts';
import { findSession, type Session } from '../../../features/users/sessions.ts';
import { openSqlite } from '../../../storage/sqlite.ts';
import { addReceiverRow } from '../../support/rows.ts';
import { afterwards } from '../../support/server.ts';
import { services } from '../../support/services.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 1);

/** A database of its own, the time in the test's hands, and how often somebody was to be told at once. */
async function place(t: TestContext) {
  const storage = await openSqlite(':memory:');
  afterwards(t, () => storage.close());
  const clock = { now: START };
  let woken = 0;
  const notify = () => {
    woken += 1;
  };
  const own: Services = { ...services, storage, notify, time: { ...services.time, now: () => clock.now } };
  const sessionOf = async (id: string): Promise<Session> => {
    const guest = { id, name: id, language: null, created_at: 0 };
    return (await findSession(own, await enterAsGuest(own, guest, ''))) ?? assert.fail('no session');
  };
  const sessions = { ada: await sessionOf('ada'), bo: await sessionOf('bo'), cy: await sessionOf('cy') };
  return { own, db: storage.db, clock, sessions, woken: () => woken };
}
type Place = Awaited<ReturnType<typeof place>>;

const addNotice = ({ db, clock }: Place, id: string, due: number, more: { readonly kind?: string; readonly told?: number } = {}) =>
  db
    .insertInto('notices')
    .values({ id, kind: 'turn', person: 'ada', table_id: 't', since: START, due: clock.now + due, told: 0, claimed_until: 0, ...more })
    .execute();

test('what people are to be told is claimed when it is due, by one node for a minute, the oldest first, twenty at a time', async (t) => {
  const here = await place(t);
  const { own, clock } = here;
  const claimed = async () => (await claimNotifications(own)).map(({ id }) => id);
  await addNotice(here, 'later', 1);
  await addNotice(here, 'second', 0);
  await addNotice(here, 'first', -1);
  await addNotice(here, 'told', -5, { told: 1 });
  assert.equal(await nextDue(own), START + 1);
  assert.deepEqual([await claimed(), await claimed()], [['first', 'second'], []]);
  clock.now += 1;
  assert.equal(await nextDue(own), undefined);
  assert.deepEqual(await claimed(), ['later']);
  clock.now = START + MINUTE;
  assert.deepEqual(await claimed(), [], 'a claim holds a minute');
  clock.now += 1;
  assert.deepEqual(await claimed(), ['first', 'second']);
  for (let i = 0; i < 25; i++) await addNotice(here, `many ${i}`, 0);
  clock.now += 10 * MINUTE;
  assert.deepEqual([(await claimed()).length, (await claimed()).length, (await claimed()).length], [20, 8, 0]);
});

test('a turn that was told is remembered until it is over, anything else is done with; what is put off comes at its time', async (t) => {
  const here = await place(t);
  const { own, db, clock } = here;
  await addNotice(here, 'turn', 0);
  await addNotice(here, 'over', 0, { kind: 'over' });
  const kept = async () => (await db.selectFrom('notices').select(['id', 'told']).orderBy('id').execute()).map(({ id, told }) => `${id} ${told}`);
  const [over, turn] = (await claimNotifications(own)).toSorted((a, b) => a.id.localeCompare(b.id));
  assert.ok(over && turn);
  await resolveNotification(db, { ...turn, since: START - 1 });
  await resolveNotification(db, { ...over, since: START - 1 });
  assert.deepEqual(await kept(), ['over 0', 'turn 0'], 'another turn is another notice');
  await postponeNotification(db, turn, START + 5);
  assert.deepEqual([await nextDue(own), (await claimNotifications(own)).length], [START + 5, 0]);
  clock.now += 5;
  assert.equal((await claimNotifications(own)).length, 1);
  await resolveNotification(db, turn);
  await resolveNotification(db, over);
  assert.deepEqual(await kept(), ['turn 1']);
});

test('a notice goes to everywhere where its person is told, once', async (t) => {
  const here = await place(t);
  const { own, db, clock } = here;
  for (const id of ['phone', 'mail']) await addReceiverRow(db, id);
  await addReceiverRow(db, 'unconfirmed', { confirmed_at: null });
  await addReceiverRow(db, 'gone', { dropped: 'gone' });
  await addReceiverRow(db, 'bo', { person: 'bo' });
  await addNotice(here, 'turn', 0);
  const [notice] = await claimNotifications(own);
  assert.ok(notice);
  await fanOut(own, notice);
  await fanOut(own, notice);
  const sent = await claimDeliveries(own);
  assert.deepEqual(sent.map(({ receiver, due }) => [receiver, due]).toSorted(), [
    ['mail', START],
    ['phone', START],
  ]);
  assert.deepEqual([await claimNotifications(own), await claimDeliveries(own)], [[], []]);
  clock.now += MINUTE + 1;
  assert.equal((await claimDeliveries(own)).length, 2, 'a claim holds a minute');
  assert.equal((await db.selectFrom('notices').select('told').executeTakeFirst())?.told, 1);
});

test('what cannot be delivered is tried after one, five, thirty, a hundred and twenty and three hundred and sixty minutes, then given up', async (t) => {
  const here = await place(t);
  const { own, db, clock } = here;
  await addReceiverRow(db, 'mail');
  await addNotice(here, 'turn', 0);
  const [notice] = await claimNotifications(own);
  assert.ok(notice);
  const receiver = await db.selectFrom('receivers').selectAll().executeTakeFirstOrThrow();
  const attempt = async (sent: SendResult) => {
    const [delivery] = await claimDeliveries(own);
    assert.ok(delivery);
    await recordAttempt(own, delivery, receiver, sent);
    const next = await nextDue(own);
    if (next === undefined) return undefined;
    const after = (next - clock.now) / MINUTE;
    clock.now = next;
    return after;
  };
  const state = async () => {
    const { failures, dropped } = await db.selectFrom('receivers').selectAll().executeTakeFirstOrThrow();
    return `${failures} ${dropped}`;
  };
  for (const after of ['1 null', '2 null', '3 failing']) {
    await db.deleteFrom('deliveries').execute();
    await fanOut(own, notice);
    const waits: (number | undefined)[] = [];
    for (let i = 0; i < 6; i++) waits.push(await attempt('failed'));
    assert.deepEqual(waits, [1, 5, 30, 120, 360, undefined]);
    assert.equal(await state(), after);
  }
  await db.updateTable('receivers').set({ dropped: null, failures: 2 }).execute();
  await fanOut(own, notice);
  assert.deepEqual([await attempt('sent'), await state()], [undefined, '0 null'], 'what arrives makes good what failed');
  await fanOut(own, notice);
  await queueMail(db, 'confirm', { person: 'ada', receiver: 'mail' }, own.time.now());
  assert.deepEqual([await attempt('gone'), await state(), (await claimDeliveries(own)).length], [undefined, '1 gone', 0]);
});

test('a mail with a link is on its way once, however often it is asked for, and at once', async (t) => {
  const { own, db, clock } = await place(t);
  await queueMail(db, 'reset', { person: 'ada', receiver: 'mail' }, own.time.now());
  clock.now += 5;
  await db
    .updateTable('deliveries')
    .set({ attempts: 3, due: clock.now + 1000 })
    .execute();
  await queueMail(db, 'reset', { person: 'ada', receiver: 'mail' }, own.time.now());
  const rows = await db.selectFrom('deliveries').select(['attempts', 'due', 'claimed_until']).execute();
  assert.deepEqual(
    rows.map((one) => ({ ...one })),
    [{ attempts: 0, due: START + 5, claimed_until: 0 }],
  );
});

test('what somebody wants to be told is what they chose, and the usual before they chose', async (t) => {
  const here = await place(t);
  const { own } = here;
  const warned = { mention: true, time: true, low: 360, last: 60 };
  const silent = { ...warned, mention: false, time: false };
  const usual = { turn: true, invited: true, over: true, minutes: 5, ...warned };
  assert.deepEqual(await preferencesOf(own, 'ada'), usual);
  await setPreferences(own, 'ada', { turn: true, invited: false, over: true, minutes: 30, mention: false, time: true, low: 720, last: 15 });
  assert.deepEqual(await preferencesOf(own, 'ada'), {
    turn: true,
    invited: false,
    over: true,
    minutes: 30,
    mention: false,
    time: true,
    low: 720,
    last: 15,
  });
  await setPreferences(own, 'ada', { turn: false, invited: true, over: false, minutes: 30, ...silent });
  assert.deepEqual(await preferencesOf(own, 'ada'), { turn: false, invited: true, over: false, minutes: 5, ...silent });
  const delays = await here.db.selectFrom('wishes').select(['kind', 'delay']).execute();
  assert.deepEqual(
    delays.map(({ kind, delay }) => [kind, delay]),
    [['invited', MINUTE]],
  );
  await setPreferences(own, 'ada', { turn: false, invited: false, over: false, minutes: 1, ...silent });
  assert.deepEqual(await preferencesOf(own, 'ada'), usual, 'who is told nowhere has chosen nothing');
  await addReceiverRow(here.db, 'mail');
  assert.deepEqual(await preferencesOf(own, 'ada'), { turn: false, invited: false, over: false, minutes: 5, ...silent });
});

test('a person is told in ten places at most; the first brings the usual wishes, a mail waits for its link', async (t) => {
  const here = await place(t);
  const { own, db, sessions, woken } = here;
  const offer = { push: 'key', mail: true, webhook: true };
  const outside = { mayReach: (address: string) => !address.includes('private'), post: async () => ({ status: 200 }) };
  const hook = async (address: string) => {
    const added = await addChannel(own, outside, offer, sessions.ada, { kind: 'webhook', address, shape: 'plain' });
    return added.ok ? 'done' : added.problem;
  };
  assert.deepEqual(await hook('https://private/x'), { code: 'not-reachable' });
  for (let i = 0; i < 10; i++) assert.equal(await hook(`https://hooks.example/${i}`), 'done');
  assert.equal((await db.selectFrom('wishes').select('kind').execute()).length, 6);
  assert.deepEqual(await hook('https://hooks.example/11'), { code: 'too-many', details: { of: 'receivers', most: 10 } });
  await db.updateTable('receivers').set({ dropped: 'failing', failures: 3 }).where('address', 'like', '%/9').execute();
  assert.equal(await hook('https://hooks.example/9'), 'done', 'one that is known is taken again');
  const views = await channelsOf(own, 'ada');
  assert.ok(views.every(({ kind, name, state }) => kind === 'webhook' && name === 'hooks.example' && state === 'active'));
  assert.deepEqual([await removeReceiver(own, 'bo', views[0]?.id ?? ''), await removeReceiver(own, 'ada', views[0]?.id ?? '')], [false, true]);
  assert.equal((await channelsOf(own, 'ada')).length, 9);
  const mail = { kind: 'mail', address: 'Bo@Mail.example', name: 'x' } as const;
  const add = () => addChannel(own, outside, offer, sessions.bo, mail);
  assert.ok((await add()).ok);
  const [own1] = await channelsOf(own, 'bo');
  assert.deepEqual([own1?.state, own1?.name, woken()], ['unconfirmed', 'Bo@Mail.example', 1]);
  await db.updateTable('receivers').set({ confirmed_at: 1 }).where('person', '=', 'bo').execute();
  assert.ok((await add()).ok);
  assert.deepEqual([(await channelsOf(own, 'bo'))[0]?.state, woken()], ['active', 1], 'one that is confirmed stays so');
  assert.deepEqual(await addChannel(own, outside, { ...offer, mail: false }, sessions.cy, mail), {
    ok: false,
    problem: { code: 'not-offered-here' },
  });
});

test('five mails that ask for something go to one person and to one address in an hour', async (t) => {
  const { own, clock } = await place(t);
  const asks = async (person: (i: number) => string, address: (i: number) => string) => {
    const may: boolean[] = [];
    for (let i = 0; i < 7; i++) may.push(await mayAsk(own, person(i), address(i)));
    return may.filter(Boolean).length;
  };
  assert.equal(
    await asks(
      () => 'ada',
      (i) => `a${i}`,
    ),
    5,
  );
  assert.equal(
    await asks(
      (i) => `p${i}`,
      () => 'bo',
    ),
    5,
  );
  clock.now += 60 * MINUTE;
  assert.equal(
    await asks(
      () => 'ada',
      () => 'cy',
    ),
    5,
  );
});
