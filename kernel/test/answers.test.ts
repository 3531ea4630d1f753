import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answers, moveSpace, namesOf, offer, offerAll, offered, PICKS, single, spell, tasks } from '../index.ts';

type Fields = { readonly kind: 'row'; readonly row: number } | { readonly kind: 'pass' } | { readonly kind: 'far'; readonly n: number };
const SPACE = moveSpace<Fields>(
  [{ kind: 'pass' }, ...[2, 0, 1].map((row) => ({ kind: 'row', row }) as const)],
  [{ size: 10, make: (n) => ({ kind: 'far', n }), pack: ({ n }) => (typeof n === 'number' ? n : undefined) }],
);
const ROW = answers(SPACE, 'row', (move) => move.row * move.row);
const rows = (list: readonly ({ readonly kind: string } | undefined)[]) => list.map((move) => (move && 'row' in move ? move.row : undefined));

test('answers: the moves of a kind by number, holes where there is none', () => {
  assert.deepEqual(rows(ROW), [0, 1, undefined, undefined, 2]);
  assert.throws(() => answers(SPACE, 'row', ({ row }) => row - 1), /slot -1 is taken or none/);
  assert.throws(() => answers(SPACE, 'row', () => 1), /slot 1 is taken or none/);
});

test('offered: the members of a set in order, those without a move left out; an offset for tables of several parts', () => {
  assert.deepEqual(rows(offered(ROW, 0b11101)), [0, 2]);
  const list = offered(ROW, 0b1);
  offer(list, ROW, 0b1001, 1);
  offerAll(list, ROW, [4, 3, 0]);
  assert.deepEqual(rows(list), [0, 1, 2, 2, 0]);
});

test('single: the only move of a kind', () => {
  assert.equal(single(SPACE, 'pass').kind, 'pass');
  assert.throws(() => single(SPACE, 'row'), /not exactly one/);
  assert.throws(() => single(SPACE, 'far'), /not exactly one/);
});

test('namesOf: looked up for the table, worked out for families, nothing for the kernel’s own moves', () => {
  const names = namesOf(SPACE, (move) => (move.kind === 'row' ? move.row : move.kind === 'far' ? 100 + move.n : -1), -9);
  const [pass, two] = SPACE.table;
  assert.ok(pass && two);
  assert.deepEqual([pass, two, SPACE.made(0, 7), SPACE.stop, ...PICKS.slice(-1)].map(names), [-1, 2, 107, -9, -9]);
});

test('namesOf: the names of the table are worked out once', () => {
  const names = namesOf(SPACE, (move) => ({ kind: move.kind }), undefined);
  for (const move of SPACE.table) assert.equal(names(move), names(move));
});

test('spell: a word by its number, and a bug if there is none', () => {
  assert.equal(spell(['coal', 'gas'], 1), 'gas');
  assert.throws(() => spell(['coal', 'gas'], 2), /no word 2 of 2/);
});

test('tasks: own tasks are told from frames, each with its rule', () => {
  type Own = { readonly task: 'dig'; readonly seat: number; readonly depth: number };
  const own = tasks<Own>('mine', { dig: 'MINE-DIG-01' });
  const dig: Own = { task: 'dig', seat: 0, depth: 2 };
  const frame = { task: 'in order', seat: -1 };
  assert.deepEqual([own.is(dig), own.is(frame), own.ruleOf(dig), own.ruleOf(frame)], [true, false, 'MINE-DIG-01', undefined]);
  assert.equal(own.own(dig).depth, 2);
  assert.throws(() => own.own(frame), /mine has no task 'in order'/);
});
