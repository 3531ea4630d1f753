import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Reaction, ReactionSign } from '@madang/wire';
import { databaseFor, POSTGRES } from '../../support/backends.ts';
import { onBothDatabases, together } from '../../support/databases.ts';
import { guestOf, type Line, newGuest } from '../../support/guest.ts';
import { handTime } from '../../support/hand-time.ts';
import { chance, follow, playAny, startedTable } from '../../support/match.ts';
import { command, serverFor } from '../../support/server.ts';

type About = Reaction['about'];

const react = async (line: Line, table: string, about: About, to: number, sign: ReactionSign | null) => {
  const answer = await line.ask({ type: 'react', table, command: command(), about, line: to, sign });
  return answer.type === 'refused' ? answer.problem.code : 'done';
};

/** What a line knows of the reactions: the last word about each. */
function known(line: Line): readonly string[] {
  const all = line.received.flatMap((message) => (message.type === 'reactions' ? message.reactions : []));
  const last = new Map(all.map((one) => [`${one.about} ${one.line} ${one.name === '' ? '' : one.name}`, one.sign]));
  return [...last].map(([key, sign]) => `${key} ${sign}`).sort();
}

async function say(line: Line, table: string, text: string): Promise<void> {
  const said = await line.ask({ type: 'chat', table, command: command(), text });
  assert.equal(said.type, 'done');
}

onBothDatabases('each person has one sign at a line, however often and at once it is set; only lines that are there take one', async (t, config) => {
  const server = await serverFor(t, config);
  const { id, guests, lines } = await startedTable(server.url, 'tiny', 2);
  const [ada] = guests;
  const [a, b] = lines;
  assert.ok(ada && a && b);
  await say(a, id, 'hello');
  await playAny(a, id, chance(2));
  assert.deepEqual(await together(3, () => react(b, id, 'chat', 1, 'clap')), ['done', 'done', 'done']);
  assert.deepEqual(await Promise.all([react(a, id, 'chat', 1, 'wow'), react(b, id, 'chat', 1, 'yes'), react(a, id, 'step', 1, 'laugh')]), [
    'done',
    'done',
    'done',
  ]);
  const fresh = await follow(ada, id);
  await fresh.next('reactions');
  assert.deepEqual(known(fresh), ['chat 1 Guest 0 wow', 'chat 1 Guest 1 yes', 'step 1 Guest 0 laugh']);
  assert.deepEqual([await react(a, id, 'chat', 2, 'yes'), await react(a, id, 'step', 99, 'yes')], ['not-found', 'not-found']);
  assert.equal(await react(a, id, 'chat', 1, null), 'done');
  const later = await follow(ada, id);
  await later.next('reactions');
  assert.deepEqual(known(later), ['chat 1 Guest 1 yes', 'step 1 Guest 0 laugh']);
  for (const [about, line] of [
    ['chat', b],
    ['step', a],
  ] as const)
    assert.equal(await react(line, id, about, 1, null), 'done');
  const back = await ada.line();
  back.send({ type: 'watch', table: id, from: 1 });
  const { all, reactions } = await back.next('reactions');
  assert.deepEqual([all, reactions], [true, []], 'one that comes back learns that the last sign is gone');
  a.send(JSON.parse('{"type":"react","table":"x","command":"command-x","about":"chat","line":1,"sign":"<b>"}'));
  await a.next('problem');
});

onBothDatabases('who reacts too often is refused, and so are spectators of a table together', async (t, config) => {
  // No time passes, however slow the machine is.
  const server = await serverFor(t, config, handTime().parts);
  const { id, lines } = await startedTable(server.url, 'tiny', 2);
  const [a] = lines;
  assert.ok(a);
  await say(a, id, 'hello');
  const answers = await together(34, (i) => react(a, id, 'chat', 1, i % 2 === 0 ? 'yes' : 'clap'));
  assert.equal(answers.filter((answer) => answer === 'too-fast').length, 4);
  const guests = await together(3, () => newGuest(server.url));
  const watching = await Promise.all(guests.map((guest) => follow(guest, id)));
  const theirs = await Promise.all(watching.flatMap((line) => Array.from({ length: 22 }, () => react(line, id, 'chat', 1, 'wow'))));
  assert.equal(theirs.filter((answer) => answer === 'done').length, 60);
});

onBothDatabases('a spectator’s unread lines are the same on every device', async (t, config) => {
  const server = await serverFor(t, config);
  const { id, lines } = await startedTable(server.url, 'tiny', 2);
  const [a] = lines;
  assert.ok(a);
  const eve = await newGuest(server.url, 'Eve');
  const phone = await follow(eve, id);
  for (const text of ['one', 'two', 'three']) await say(a, id, text);
  const heard = (line: number) => phone.ask({ type: 'heard', table: id, command: command(), line });
  assert.deepEqual(
    (await Promise.all([heard(3), heard(2)])).map(({ type }) => type),
    ['done', 'done'],
  );
  const laptop = await follow(eve, id);
  assert.equal((await laptop.next('chat')).heard, 3);
});

test('PostgreSQL: a reaction on one node is seen on the other', { skip: POSTGRES }, async (t: TestContext) => {
  const shared = { databaseUrl: await databaseFor(t), secret: 'a secret that both nodes share, 32 letters' };
  const [east, west] = [await serverFor(t, shared), await serverFor(t, shared)];
  const { id, guests, lines } = await startedTable(east.url, 'tiny', 2);
  const [, bo] = guests;
  const [a] = lines;
  assert.ok(bo && a);
  const far = await follow(guestOf(west.url, bo.id, bo.cookie), id);
  await say(a, id, 'hello');
  assert.equal(await react(a, id, 'chat', 1, 'yes'), 'done');
  const { reactions } = await far.next('reactions');
  assert.deepEqual(
    reactions.map(({ line, name, sign }) => [line, name, sign]),
    [[1, 'Guest 0', 'yes']],
  );
  assert.equal(await react(a, id, 'chat', 1, null), 'done');
  // A node that looks for what it may have missed tells the first one again.
  const signs: (string | null)[] = [];
  while (signs.at(-1) !== null) signs.push(...(await far.next('reactions')).reactions.map(({ sign }) => sign));
  assert.deepEqual(
    [...new Set(signs)].filter((sign) => sign !== 'yes'),
    [null],
  );
});
