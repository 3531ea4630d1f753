import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FACES, ROOMS, SHAPES } from '../../components/index.ts';
import { furnitureOf } from '../rooms/plan/recipes.ts';

test('every face is furnished by paths that can be drawn', () => {
  for (const face of FACES) {
    const marks = furnitureOf(face).flat();
    assert.ok(marks.length > 0, face.name);
    for (const { d, ink, at } of marks) {
      assert.match(d, /^M/, face.name);
      assert.doesNotMatch(`${d} ${at} ${ink}`, /NaN|undefined|Infinity/, face.name);
    }
  }
});

test('furniture stands inside its room', () => {
  for (const face of FACES) {
    const { rows } = SHAPES[face.shape];
    for (const { at } of furnitureOf(face).flat()) {
      const [, x, y] = /^translate\((\S+) (\S+)\)/.exec(at ?? '') ?? [];
      const cell = rows[Math.floor(Number(y) / 20)]?.[Math.floor(Number(x) / 20)];
      assert.ok(cell !== undefined && cell !== '.', `${face.name}: ${at}`);
    }
  }
});

test('no two of the 75 rooms of one shape and type are furnished alike, and motifs are shared', () => {
  const rooms = FACES.slice(0, ROOMS.length);
  const seen = new Map<string, string>();
  const pieces = new Map<string, Set<string>>();
  for (const face of rooms) {
    const furniture = furnitureOf(face);
    const key = `${face.shape} ${face.type} ${JSON.stringify(furniture)}`;
    assert.equal(seen.get(key), undefined, `${face.name} is as ${seen.get(key)}`);
    seen.set(key, face.name);
    for (const piece of furniture) {
      const drawn = piece.map(({ d }) => d).join('');
      pieces.set(drawn, (pieces.get(drawn) ?? new Set()).add(face.name));
    }
  }
  assert.ok([...pieces.values()].filter((names) => names.size > 1).length >= 25);
});
