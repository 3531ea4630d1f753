import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whenSaid } from '../../../src/table/lines/when.ts';

test('a line of today shows its time, an older one its day too, in each language', () => {
  const noon = new Date(2026, 4, 3, 12, 30).getTime();
  assert.equal(whenSaid('en', noon, noon + 60_000), '12:30 PM');
  assert.match(whenSaid('en', noon, noon + 24 * 3_600_000), /May 3, 12:30 PM/);
  assert.match(whenSaid('ko', noon, noon + 24 * 3_600_000), /5월 3일 오후 12:30/);
  assert.match(whenSaid('zh', noon, noon + 24 * 3_600_000), /5月3日 12:30/);
});
