import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellAt, laid, turnedOf } from '../../rules/castle/index.ts';
import { COVER_CASTLE } from '../cover/rooms.ts';
import { doorStates } from '../rooms/doors.ts';

test('the castle on the cover could stand on a table: no two rooms overlap, and each is joined to another by a door', () => {
  const seen = new Set<number>();
  for (const tile of COVER_CASTLE) {
    const { x, y } = laid(tile);
    for (const { cell } of turnedOf(tile).full) {
      const at = cellAt(x, y) + cell;
      assert.ok(!seen.has(at), laid(tile).tile);
      seen.add(at);
    }
  }
  for (const [i, doors] of doorStates(COVER_CASTLE).entries()) assert.ok(doors.includes('joined'), laid(COVER_CASTLE[i] ?? 0).tile);
});
