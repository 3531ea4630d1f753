import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ChatLine } from '../../../src/play/table.ts';
import { unreadOf } from '../../../src/table/chat/unread.ts';

const line = (id: number, person: string): ChatLine => ({ id, person, name: person, text: `line ${id}`, at: 0 });
const ids = (lines: readonly ChatLine[]): readonly number[] => lines.map(({ id }) => id);

test('the first line of a table is unread, and so is what was said while the reader was away', () => {
  assert.deepEqual(ids(unreadOf([line(1, 'ben')], 0, 'ann', [])), [1]);
  assert.deepEqual(ids(unreadOf([line(1, 'ben'), line(2, 'ben'), line(3, 'cid')], 1, 'ann', [])), [2, 3]);
});

test('a line of one’s own, and those before it, are read; muted people leave nothing unread', () => {
  assert.deepEqual(ids(unreadOf([line(1, 'ben'), line(2, 'ann'), line(3, 'ben')], 0, 'ann', [])), [3]);
  assert.deepEqual(ids(unreadOf([line(1, 'ben'), line(2, 'cid')], 0, 'ann', ['ben'])), [2]);
});
