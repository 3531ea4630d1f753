import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Told } from '@madang/kernel';
import type { UnderwaterEvent } from '../../rules/index.ts';
import { position } from '../../test/position.ts';
import { moment } from '../moment.ts';

const made = (seat: number, points: number): UnderwaterEvent => ({
  event: 'produced',
  seat,
  by: 'farm',
  goods: { kelp: 1, points },
  times: 1,
  card: -1,
});
const fed = (seat: number): UnderwaterEvent => ({ event: 'fed', seat, cities: 1, kelp: 1, biomatter: 0, unfed: 0, points: 0 });

test('UWC-PROD-01 a Production that a card interrupts is counted up once, for all, when the cities are fed', () => {
  const before = position({ seats: 2 });
  const around = (earlier: readonly Told[]) => ({ before, after: () => before, earlier: () => earlier });
  assert.equal(moment([made(1, 3)], around([])), null);
  const told = moment([made(0, 2), fed(0), fed(1)], around([made(0, 9), fed(0), fed(1), made(1, 3)]));
  const [farms, feeding] = told?.rows ?? [];
  assert.deepEqual(farms?.points, [2, 3]);
  assert.ok(feeding?.notes.every((note) => note !== null));
  assert.deepEqual(
    told?.before,
    before.players.map(({ points }, seat) => points - (seat === 1 ? 3 : 0)),
  );
});
