import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { keep, kept } from '../src/page/storage.ts';
import { preferredLanguage, readSettings } from '../src/settings/settings.ts';

test('the first language is the browser’s first that exists here', () => {
  assert.equal(preferredLanguage(['de-DE', 'zh-TW', 'ko']), 'zh');
  assert.equal(preferredLanguage(['ko-KR']), 'ko');
  assert.equal(preferredLanguage(['fr']), 'en');
});

test('whatever was kept, settings are whole; what was chosen stays', () => {
  fc.assert(
    fc.property(fc.anything(), (kept) => {
      const settings = readSettings(kept, ['ko']);
      assert.deepEqual(readSettings(settings, ['en']), settings);
    }),
  );
  assert.equal(readSettings({ theme: 'night', language: 'xx' }, ['zh']).theme, 'night');
  assert.equal(readSettings({ theme: 'night', language: 'xx' }, ['zh']).language, 'zh');
});

/** A browser's storage with room for that many signs. */
function storage(room: number): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      if (value.length > room) throw new DOMException('no room', 'QuotaExceededError');
      items.set(key, value);
    },
  };
}

test('what a browser has damaged is as good as nothing, and what it does not take is told', () => {
  const where = storage(20);
  assert.equal(keep('a', { moves: [1, 2] }, where), true);
  assert.deepEqual(kept('a', where), { moves: [1, 2] });
  where.setItem('a', '{"moves":[1,');
  assert.equal(kept('a', where), undefined);
  assert.equal(keep('a', 'x'.repeat(30), where), false);
});
