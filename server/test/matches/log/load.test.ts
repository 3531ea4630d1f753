import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newMatch } from '@madang/kernel';
import { type Tiny, tiny } from '../../../../kernel/test/tiny.ts';
import { beginFold } from '../../../matches/log/fold.ts';
import { foldRows } from '../../../matches/log/load.ts';
import { guestOf } from '../../support/guest.ts';
import { follow, standing, startedTable } from '../../support/match.ts';
import { command, folderFor, serverFor, TINY } from '../../support/server.ts';

const PAIRS = 150;

test('steps that were taken back are not played again when a table is loaded; their commands are known all the same', async (t) => {
  let resolved = 0;
  const rule = tiny.rules.bid;
  assert.ok(rule);
  const resolve: typeof rule.resolve = (state: Tiny, ...rest) => {
    resolved += 1;
    rule.resolve(state, ...rest);
  };
  const counting = { ...tiny, rules: { ...tiny.rules, bid: { ...rule, resolve } } };
  const parts = { shelf: [{ ...TINY, rules: async () => counting }] };
  const dataFolder = folderFor(t);
  const secret = 'a secret of more than thirty-two letters';
  const server = await serverFor(t, { dataFolder, secret }, parts);
  const { id, guests, lines } = await startedTable(server.url, 'tiny', 2);
  const [ada] = guests;
  const [a] = lines;
  assert.ok(ada && a);
  const names: string[] = [];
  for (let i = 0; i < PAIRS; i++) {
    const name = command();
    names.push(name);
    await a.ask({ type: 'play', table: id, seat: 0, seq: 2 * i, command: name, moves: [{ kind: 'bid', coins: i % 4 }] });
    await a.ask({ type: 'undo', table: id, seat: 0, seq: 2 * i + 1, command: command() });
  }
  await a.ask({ type: 'play', table: id, seat: 0, seq: 2 * PAIRS, command: command(), moves: [{ kind: 'bid', coins: 2 }] });
  await server.close();
  resolved = 0;
  const again = await serverFor(t, { dataFolder, secret }, parts);
  const line = await follow(guestOf(again.url, ada.id, ada.cookie), id);
  assert.equal(resolved, 1);
  assert.equal(standing(line).seq, 2 * PAIRS + 1);
  const view = line.received.find((message) => message.type === 'view');
  assert.deepEqual(
    view?.views[0]?.log.map((entry) => entry.seq),
    [0, 2 * PAIRS + 1],
  );
  const [first] = names;
  const repeated = await line.ask({ type: 'play', table: id, seat: 0, seq: 0, command: first ?? '', moves: [{ kind: 'stop' }] });
  assert.deepEqual([repeated.type, repeated.seq, repeated.type === 'done' && repeated.repeated], ['done', 1, true]);
  const old = await line.ask({ type: 'play', table: id, seat: 0, seq: 2 * PAIRS, command: command(), moves: [{ kind: 'stop' }] });
  assert.equal(old.type === 'refused' && old.problem.code, 'stale');
  const undone = await line.ask({ type: 'undo', table: id, seat: 0, seq: 2 * PAIRS + 1, command: command() });
  assert.equal(undone.type, 'done');
});

test('at one table so many steps are taken back and no more: its log is kept for ever', async (t) => {
  const { url } = await serverFor(t);
  const { id, lines } = await startedTable(url, 'tiny', 2);
  const [a] = lines;
  assert.ok(a);
  for (let i = 0; i < 1000; i++) {
    await a.ask({ type: 'play', table: id, seat: 0, seq: 2 * i, command: command(), moves: [{ kind: 'bid', coins: 1 }] });
    const undone = await a.ask({ type: 'undo', table: id, seat: 0, seq: 2 * i + 1, command: command() });
    assert.equal(undone.type, 'done');
  }
  await a.ask({ type: 'play', table: id, seat: 0, seq: 2000, command: command(), moves: [{ kind: 'bid', coins: 1 }] });
  const refused = await a.ask({ type: 'undo', table: id, seat: 0, seq: 2001, command: command() });
  assert.deepEqual(refused.type === 'refused' && refused.problem, { code: 'too-many', details: { of: 'undone', most: 1000 } });
  const on = await a.ask({ type: 'play', table: id, seat: 0, seq: 2001, command: command(), moves: [{ kind: 'stop' }] });
  assert.equal(on.type, 'done');
});

test('while many rows are folded others have their turn', async () => {
  const rule = tiny.rules.bid;
  assert.ok(rule);
  const resolve: typeof rule.resolve = (state: Tiny, ...rest) => {
    for (const began = performance.now(); performance.now() - began < 2; );
    rule.resolve(state, ...rest);
  };
  const slow = { ...tiny, rules: { ...tiny.rules, bid: { ...rule, resolve } } };
  const fold = beginFold(slow, { seats: 2, seed: 'slow', options: newMatch(tiny, { seats: 2, seed: 'slow' }).options });
  const rows = Array.from({ length: 100 }, (_, i) => {
    const move = i % 2 === 0 ? JSON.stringify({ kind: 'bid', coins: 1 }) : null;
    return { table_id: 'table', seq: i + 1, seat: 0, move, command: null, at: 0 };
  });
  let turns = 0;
  let folding = true;
  const others = () => {
    turns += 1;
    if (folding) setImmediate(others);
  };
  setImmediate(others);
  await foldRows(fold, rows, () => undefined);
  folding = false;
  assert.equal(fold.seq, 100);
  assert.ok(turns >= 8, `${turns} turns in 50 × 2 ms`);
});
