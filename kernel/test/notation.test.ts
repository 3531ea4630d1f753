import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Family, type Fields, inWords, moveSpace, notation } from '../index.ts';

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
const { moveOf, line, script } = notation(SPACE, { lay: ['tile', 'x'] });

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
