import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examplesOf, type Family, type Fields, inWords, moveSpace, notation } from '../index.ts';

interface Laid extends Fields {
  readonly kind: 'lay';
  readonly tile: string;
  readonly x: number;
}

const LAID: Family<Laid> = {
  size: 8,
  make: (packed) => ({ kind: 'lay', tile: 'stairs', x: packed - 4 }),
  pack: ({ kind, tile, x }) => (kind === 'lay' && tile === 'stairs' && typeof x === 'number' ? x + 4 : undefined),
};
const SPACE = moveSpace<Laid | { readonly kind: 'step'; readonly from: string; readonly steps: number }>(
  [{ kind: 'step', from: 'ob', steps: 2 }],
  [LAID],
);
const NOTATION = notation(SPACE, { lay: ['tile', 'x'] });
const { moveOf, line, script } = NOTATION;

test('every move is read back from its words', () => {
  for (const move of [SPACE.stop, ...SPACE.picks, ...SPACE.table, SPACE.made(0, 1)]) assert.equal(moveOf(inWords(move)).id, move.id);
  assert.equal(inWords(SPACE.made(0, 1)), 'lay stairs -3');
});

test('a script names each move by its fields, with the seat of its turn', () => {
  assert.deepEqual(script([1, 'step ob 2', 'stop'], [0, 'lay stairs 3']), [
    [1, { kind: 'step', from: 'ob', steps: 2 }],
    [1, { kind: 'stop' }],
    [0, { kind: 'lay', tile: 'stairs', x: 3 }],
  ]);
  assert.deepEqual(line('pick 2'), [{ kind: 'pick', index: 2 }]);
});

test('words that name no move throw', () => {
  for (const words of ['step ob 3', 'lay stairs 9', 'lay stairs', 'fly', '']) assert.throws(() => moveOf(words), /no move/);
});

test('a worked example is seen by the seat that plays first, from a position made anew', () => {
  const worked = [{ id: 'steps', rules: ['X-1'], position: 7, steps: [[1, 'step ob 2'] as const], refused: [{ at: 0, move: 'stop', rule: 'X-2' }] }];
  const made = examplesOf(NOTATION, (over) => ({ agenda: [], random: [over], over: false }), worked);
  assert.deepEqual(
    made.map(({ position: _, ...rest }) => rest),
    [
      {
        id: 'steps',
        rules: ['X-1'],
        seat: 1,
        steps: [[1, { kind: 'step', from: 'ob', steps: 2 }]],
        refused: [{ at: 0, rule: 'X-2', move: { kind: 'stop' } }],
      },
    ],
  );
  assert.deepEqual(made[0]?.position().random, [7]);
  assert.notEqual(made[0]?.position(), made[0]?.position());
});
