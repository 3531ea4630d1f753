import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TableList } from '@madang/wire';
import { type Guest, newGuest } from '../../support/guest.ts';
import { handTime } from '../../support/hand-time.ts';
import { follow, startedTable } from '../../support/match.ts';
import { command, serverFor } from '../../support/server.ts';

/** What the list says of the one table of a guest. */
async function listed(guest: Guest) {
  const { mine } = TableList.parse((await guest.request('GET', '/api/tables')).body);
  assert.equal(mine.length, 1);
  return { unread: mine[0]?.unread, question: mine[0]?.question, asking: mine[0]?.asking };
}

test('a person who talks without end is refused after twenty lines, and may go on when time has passed', async (t) => {
  const time = handTime();
  const { url } = await serverFor(t, {}, time.parts);
  const { id, lines } = await startedTable(url, 'tiny', 2);
  const [a] = lines;
  assert.ok(a);
  const say = () => a.ask({ type: 'chat', table: id, command: command(), text: 'and another thing' });
  const answers = await Promise.all(Array.from({ length: 30 }, say));
  assert.equal(answers.filter(({ type }) => type === 'done').length, 20);
  const refused = answers.find((answer) => answer.type === 'refused');
  assert.deepEqual(refused?.type === 'refused' && refused.problem, { code: 'too-fast' });
  time.passQuietly(6000);
  const later = [await say(), await say(), await say()];
  assert.deepEqual(
    later.map(({ type }) => type),
    ['done', 'done', 'refused'],
  );
});

test('a line that was said is answered as said when it is sent again, also by a person who may say nothing more', async (t) => {
  const time = handTime();
  const { url } = await serverFor(t, {}, time.parts);
  const { id, lines } = await startedTable(url, 'tiny', 2);
  const [a] = lines;
  assert.ok(a);
  const first = command();
  const say = (name: string) => a.ask({ type: 'chat', table: id, command: name, text: 'hello' });
  assert.equal((await say(first)).type, 'done');
  for (let i = 1; i < 20; i++) await say(command());
  assert.equal((await say(command())).type, 'refused');
  const again = await say(first);
  assert.deepEqual([again.type, again.type === 'done' && again.repeated], ['done', true]);
});

test('spectators share one allowance: other guests do not talk a table full, and its players may still talk', async (t) => {
  const time = handTime();
  const { url } = await serverFor(t, {}, time.parts);
  const { id, lines } = await startedTable(url, 'tiny', 2);
  const strangers = await Promise.all([1, 2, 3].map(async (i) => follow(await newGuest(url, `Stranger ${i}`), id)));
  const said = strangers.flatMap((line) => Array.from({ length: 15 }, () => line.ask({ type: 'chat', table: id, command: command(), text: 'buy!' })));
  const answers = await Promise.all(said);
  assert.equal(answers.filter(({ type }) => type === 'done').length, 20);
  const player = await lines[0]?.ask({ type: 'chat', table: id, command: command(), text: 'please' });
  assert.equal(player?.type, 'done');
});

test('the list of tables counts the lines that its reader has not seen, whichever device they saw them on', async (t) => {
  const { url } = await serverFor(t);
  const { id, guests, lines } = await startedTable(url, 'tiny', 2);
  const [ada, bo] = guests;
  const [a, b] = lines;
  assert.ok(ada && bo && a && b);
  const say = (text: string) => a.ask({ type: 'chat', table: id, command: command(), text });
  await say('one');
  await say('two');
  assert.equal((await listed(bo)).unread, 2);
  assert.equal((await listed(ada)).unread, 0, 'own lines are read');
  assert.equal((await b.ask({ type: 'heard', table: id, command: command(), line: 2 })).type, 'done');
  assert.equal((await listed(bo)).unread, 0);
  await say('three');
  await b.ask({ type: 'heard', table: id, command: command(), line: 1 });
  assert.equal((await listed(bo)).unread, 1, 'what was seen stays seen');
  const phone = await bo.line();
  phone.send({ type: 'watch', table: id });
  const chat = await phone.next('chat');
  assert.deepEqual([chat.heard, chat.lines.length], [2, 3]);
  const stranger = await (await newGuest(url, 'Eve')).line();
  stranger.send({ type: 'watch', table: id });
  assert.equal((await stranger.next('chat')).heard, 0, 'who is new has seen nothing');
});

test('the list of tables names the question that waits for its reader’s answer, and no other', async (t) => {
  const { url } = await serverFor(t);
  const { id, guests, lines } = await startedTable(url, 'tiny', 2);
  const [ada, bo] = guests;
  const [a, b] = lines;
  assert.ok(ada && bo && a && b);
  assert.equal((await listed(bo)).question, null);
  const ask = () => a.ask({ type: 'act', table: id, seat: 0, command: command(), act: { kind: 'ask', question: { kind: 'abandon' } } });
  await ask();
  assert.deepEqual([(await listed(bo)).question, (await listed(ada)).question], ['abandon', null]);
  assert.deepEqual([(await listed(bo)).asking, (await listed(ada)).asking], [null, 'abandon']);
  await a.ask({ type: 'act', table: id, seat: 0, command: command(), act: { kind: 'refuse' } });
  assert.equal((await listed(bo)).question, null);
  await ask();
  await b.ask({ type: 'act', table: id, seat: 1, command: command(), act: { kind: 'agree' } });
  assert.deepEqual([(await listed(bo)).question, (await listed(ada)).question], [null, null]);
});
