import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { tiny } from '../../../../kernel/test/tiny.ts';
import { commandIdHash } from '../../../matches/log/command-id.ts';
import { standing, startedTable } from '../../support/match.ts';
import { command, folderFor, serverFor, TINY } from '../../support/server.ts';

const begun = async (t: TestContext) => {
  const { url } = await serverFor(t);
  const { id, lines, guests } = await startedTable(url, 'tiny', 2);
  const [a, b] = lines;
  assert.ok(a && b);
  const play = (line: typeof a, seat: number, seq: number, ...moves: Record<string, string | number>[]) =>
    line.ask({ type: 'play', table: id, seat, seq, command: command(), moves });
  return { url, id, a, b, play, guests };
};

test('a command sent again is answered as the first time and carried out once', async (t) => {
  const { id, a } = await begun(t);
  const bid = { type: 'play', table: id, seat: 0, seq: 0, command: command(), moves: [{ kind: 'bid', coins: 1 }] } as const;
  const first = await a.ask({ ...bid, moves: [...bid.moves] });
  const second = await a.ask({ ...bid, moves: [...bid.moves] });
  assert.deepEqual([first.type, first.seq, second.type, second.seq], ['done', 1, 'done', 1]);
  assert.equal(second.type === 'done' && second.repeated, true);
});

/** Two names that are the same as numbers. */
function alike(): readonly [string, string] {
  const names = new Map<number, string>();
  for (let i = 0; ; i++) {
    const name = `command-${i}`;
    const other = names.get(commandIdHash(name));
    if (other !== undefined) return [other, name];
    names.set(commandIdHash(name), name);
  }
}

test('names of commands that look alike to the server are two commands, each carried out once', async (t) => {
  const { id, a, b } = await begun(t);
  const [first, second] = alike();
  const bid = (line: typeof a, seat: number, name: string) =>
    line.ask({ type: 'play', table: id, seat, seq: 0, command: name, moves: [{ kind: 'bid', coins: 1 }] });
  const answers = [await bid(a, 0, first), await bid(b, 1, second), await bid(a, 0, first), await bid(b, 1, second)];
  assert.deepEqual(
    answers.map((answer) => answer.type === 'done' && [answer.seq, answer.repeated]),
    [
      [1, false],
      [2, false],
      [1, true],
      [2, true],
    ],
  );
  const taken = await bid(b, 1, first);
  assert.equal(taken.type === 'refused' && taken.problem.code, 'command-taken');
});

test('several moves are played all or none', async (t) => {
  const { play, a, b } = await begun(t);
  const refused = await play(a, 0, 0, { kind: 'bid', coins: 1 }, { kind: 'bid', coins: 9 });
  assert.equal(refused.type, 'refused');
  assert.deepEqual([refused.seq, refused.type === 'refused' && refused.problem.details?.index], [0, 1]);
  const done = await play(a, 0, 0, { kind: 'bid', coins: 1 }, { kind: 'stop' });
  assert.deepEqual([done.type, done.seq], ['done', 2]);
  assert.equal((await b.next('step')).seq, 1);
  assert.equal((await b.next('step')).seq, 2);
});

test('a refusal names the rule, its figures and what is allowed', async (t) => {
  const { play, a } = await begun(t);
  const refused = await play(a, 0, 0, { kind: 'bid', coins: 9 });
  assert.ok(refused.type === 'refused');
  assert.equal(refused.problem.code, 'not-offered');
  assert.deepEqual(refused.problem.details?.refusal, { rule: 'TINY-02', why: { key: 'tiny.tooDear', args: { coins: 3 } } });
  assert.deepEqual(
    refused.problem.details?.offered,
    tiny.moves.table.slice(0, 4).map((move) => ({ ...move })),
  );
});

test('who acts at the same time as others need not see their moves first; whoever’s own decision changed must look again', async (t) => {
  const { play, a, b } = await begun(t);
  assert.equal((await play(a, 0, 0, { kind: 'bid', coins: 2 })).type, 'done');
  const late = await play(b, 1, 0, { kind: 'bid', coins: 1 });
  assert.deepEqual([late.type, late.seq], ['done', 2]);
  const again = await play(b, 1, 0, { kind: 'bid', coins: 1 });
  assert.ok(again.type === 'refused');
  assert.deepEqual([again.problem.code, again.seq], ['stale', 2]);
});

test('nobody plays for a seat of others, and spectators for none', async (t) => {
  const { id, b, play } = await begun(t);
  const refused = await play(b, 0, 0, { kind: 'bid', coins: 1 });
  assert.ok(refused.type === 'refused');
  assert.deepEqual(refused.problem, { code: 'not-your-seat', details: { mine: [1] } });
  const undo = await b.ask({ type: 'undo', table: id, seat: 0, seq: 0, command: command() });
  assert.ok(undo.type === 'refused' && undo.problem.code === 'not-your-seat');
});

test('the last own move is taken back by a row of its own; what revealed something stands', async (t) => {
  const { id, a, b, play } = await begun(t);
  await play(a, 0, 0, { kind: 'bid', coins: 2 });
  const undone = await a.ask({ type: 'undo', table: id, seat: 0, seq: 1, command: command() });
  assert.deepEqual([undone.type, undone.seq], ['done', 2]);
  const view = await b.next('view');
  assert.deepEqual([view.seq, view.waitingFor, view.views[0]?.log.map((entry) => entry.seq)], [2, [0, 1], [0]]);
  const stale = await a.ask({ type: 'undo', table: id, seat: 0, seq: 1, command: command() });
  assert.ok(stale.type === 'refused' && stale.problem.code === 'stale');
  await play(a, 0, 2, { kind: 'bid', coins: 2 }, { kind: 'stop' });
  const others = await b.ask({ type: 'undo', table: id, seat: 1, seq: 4, command: command() });
  assert.ok(others.type === 'refused');
  assert.deepEqual(others.problem, { code: 'nothing-to-undo', details: { reason: 'not-your-move' } });
  await play(b, 1, 4, { kind: 'bid', coins: 1 }, { kind: 'stop' });
  const shown = await b.ask({ type: 'undo', table: id, seat: 1, seq: 6, command: command() });
  assert.ok(shown.type === 'refused');
  assert.deepEqual(shown.problem.details, { reason: 'revealed' });
});

test('two clients that race for one decision: one wins, the other is told, nothing is lost', async (t) => {
  const { id, a, guests } = await begun(t);
  const other = await guests[0]?.line();
  assert.ok(other);
  const bid = (line: typeof a, coins: number) =>
    line.ask({ type: 'play', table: id, seat: 0, seq: 0, command: command(), moves: [{ kind: 'bid', coins }] });
  const answers = await Promise.all([bid(a, 1), bid(other, 2)]);
  assert.deepEqual(answers.map((answer) => answer.type).sort(), ['done', 'refused']);
});

test('a rule that throws freezes its table; its document is kept, nobody is told the seed, other tables go on', async (t) => {
  const rule = tiny.rules.bid;
  assert.ok(rule);
  const failing = {
    ...tiny,
    rules: {
      ...tiny.rules,
      bid: {
        ...rule,
        resolve: (...args: Parameters<typeof rule.resolve>) => {
          if (args[2] === tiny.moves.find({ kind: 'bid', coins: 3 })) throw new Error('no such coin');
          rule.resolve(...args);
        },
      },
    },
  };
  const dataFolder = folderFor(t);
  const { url } = await serverFor(t, { dataFolder }, { shelf: [{ ...TINY, rules: async () => failing }] });
  const { id, lines, guests } = await startedTable(url, 'tiny', 2);
  const other = await startedTable(url, 'tiny', 2);
  const [a, b] = lines;
  assert.ok(a && b);
  const refused = await a.ask({ type: 'play', table: id, seat: 0, seq: 0, command: command(), moves: [{ kind: 'bid', coins: 3 }] });
  assert.ok(refused.type === 'refused');
  assert.deepEqual(refused.problem, { code: 'frozen', details: {} });
  const { table } = await b.next('table', (message) => message.table.status === 'frozen');
  assert.equal(table.seed, null);
  const later = await b.ask({ type: 'play', table: id, seat: 1, seq: 0, command: command(), moves: [{ kind: 'bid', coins: 1 }] });
  assert.ok(later.type === 'refused' && later.problem.code === 'frozen');
  const file = new DatabaseSync(join(dataFolder, 'madang.sqlite'), { readOnly: true });
  const kept = file.prepare('select frozen from tables where id = ?').get(id);
  file.close();
  assert.match(
    String(kept?.frozen),
    /^{"error":"no such coin","document":{"format":"madang-match",.*"moves":\[\[0,{"id":20,"kind":"bid","coins":3}\]\]}}$/,
  );
  const document = await guests[0]?.request('GET', `/api/tables/${id}/document`);
  assert.equal(document?.status, 409);
  const [c] = other.lines;
  assert.ok(c);
  const done = await c.ask({ type: 'play', table: other.id, seat: 0, seq: 0, command: command(), moves: [{ kind: 'bid', coins: 2 }] });
  assert.equal(done.type, 'done');
});

test('whoever missed steps gets those only, and the whole view where one was taken back', async (t) => {
  const { id, a, play, guests } = await begun(t);
  await play(a, 0, 0, { kind: 'bid', coins: 2 }, { kind: 'stop' });
  const back = await guests[1]?.line();
  assert.ok(back);
  back.send({ type: 'watch', table: id, from: 1 });
  const step = await back.next('step');
  assert.deepEqual([step.seq, step.by, step.decisions.map((one) => one.seat)], [2, 0, [1]]);
  await back.next('chat');
  assert.equal(back.received.filter((message) => message.type === 'view').length, 0);
  assert.deepEqual(standing(back).seq, 2);
  const present = await guests[1]?.line();
  assert.ok(present);
  present.send({ type: 'watch', table: id, from: 2 });
  await present.next('chat');
  assert.deepEqual(
    present.received.filter(({ type }) => type === 'view' || type === 'step'),
    [],
    'who missed nothing is sent nothing',
  );
  await a.ask({ type: 'undo', table: id, seat: 0, seq: 2, command: command() });
  const again = await guests[0]?.line();
  again?.send({ type: 'watch', table: id, from: 2 });
  assert.equal((await again?.next('view'))?.seq, 3);
});
