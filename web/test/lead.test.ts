import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leadOf } from '../src/chart/lead.ts';
import { titlesOf } from '../src/chart/titles.ts';

test('a match turns at the step after which its winner was never caught up again', () => {
  const lead = leadOf([
    [0, 0],
    [3, 1],
    [3, 3],
    [3, 5],
  ]);
  assert.deepEqual(lead, { shares: [0.25, 0.25], turned: { seat: 1, step: 3 } });
});

test('a shared victory turns nowhere', () => {
  assert.equal(
    leadOf([
      [0, 0],
      [2, 2],
    ]).turned,
    null,
  );
});

test('who alone has most of a source has a title, the greatest leads first, two at most; alone nobody has', () => {
  const part = (key: string, points: readonly number[]) => ({ name: { key }, rule: '', points });
  const parts = [
    part('rooms', [9, 2, 8]),
    part('money', [1, 5, 0]),
    part('cards', [3, 3, 0]),
    part('fines', [0, -2, 0]),
    part('favors', [4, 0, 1]),
    part('end', [7, 0, 0]),
  ];
  assert.deepEqual(
    titlesOf(parts, 3).map((titles) => titles.map(({ key }) => key)),
    [['end', 'favors'], ['money'], []],
  );
  assert.deepEqual(titlesOf([part('rooms', [9])], 1), [[]]);
});
