import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BarrageEvent } from '../../rules/events.ts';
import { position } from '../../test/position.ts';
import { moment } from '../moment.ts';

const flows = (): BarrageEvent => ({ event: 'water-flows', round: 4 });
const bonus = (seat: number, count: number, section: number, missing: number, vp: number): BarrageEvent => ({
  event: 'bonus-scored',
  seat,
  tile: 'bonus-base',
  count,
  section,
  missing,
  vp,
});

test('BAR-SCORE-10 the end of a round says how the bonus tile comes to its points: times what it gives, less the sections short', () => {
  const after = position();
  const told = [flows(), bonus(0, 4, 3, 1, 12), bonus(1, 4, 4, 0, 16)];
  const rows = moment(told, { before: after, after: () => after, earlier: () => [] })?.rows ?? [];
  const notes = rows.at(-1)?.notes.slice(0, 2);
  assert.deepEqual(
    notes?.map((note) => [note?.key, note?.args?.less]),
    [
      ['barrage.moment.short', 4],
      ['barrage.moment.counted', undefined],
    ],
  );
});
