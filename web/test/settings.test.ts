import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { forget, isStorageBlocked, keep, kept, keptKeys } from '../src/page/storage.ts';
import { preferredLanguage, readSettings } from '../src/settings/settings.ts';

test('the first language is the browser’s first that exists here', () => {
  assert.equal(preferredLanguage(['fr', 'zh-TW', 'ko']), 'zh');
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
  assert.equal(readSettings({ choices: 'everywhere' }, []).choices, 'board');
  assert.equal(readSettings({ choices: 'list' }, []).choices, 'list');
  assert.equal(readSettings({}, []).keys, 'on');
  assert.equal(readSettings({ keys: 'off' }, []).keys, 'off');
});

/** A browser's storage with room for that many signs. */
function storage(room: number) {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('no room', 'QuotaExceededError');
      items.set(key, value);
    },
  };
}

/** A page whose browser has this storage, or throws when a page names it. */
function browse(t: TestContext, get: () => unknown): void {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
  t.after(() => Reflect.deleteProperty(globalThis, 'localStorage'));
}

test('what a browser has damaged is as good as nothing, and what it does not take is told and lasts as long as the page', (t) => {
  const where = storage(20);
  browse(t, () => where);
  assert.equal(keep('a', { moves: [1, 2] }), true);
  assert.deepEqual(kept('a'), { moves: [1, 2] });
  where.setItem('a', '{"moves":[1,');
  assert.equal(kept('a'), undefined);
  assert.equal(keep('a', 'x'.repeat(30)), false);
  assert.equal(kept('a'), 'x'.repeat(30));
  assert.equal(isStorageBlocked(), false);
  assert.equal(keep('a', 'short again'), true);
  forget('a');
  assert.equal(kept('a'), undefined);
});

test('a browser that blocks site data keeps everything as long as the page, and the page says so', (t) => {
  browse(t, () => {
    throw new DOMException('no', 'SecurityError');
  });
  assert.equal(isStorageBlocked(), true);
  assert.equal(kept('match.1'), undefined);
  assert.equal(keep('match.1', { moves: [] }), false);
  assert.deepEqual(kept('match.1'), { moves: [] });
  assert.deepEqual(keptKeys('match.'), ['match.1']);
  forget('match.1');
  assert.deepEqual(keptKeys('match.'), []);
});

test('only one file names the storage of the browser, so nothing else can stop where it is blocked', () => {
  const sources = fileURLToPath(new URL('../src', import.meta.url));
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const naming = files.filter((file) => /\b(local|session)Storage\b|\bindexedDB\b/.test(readFileSync(join(sources, file), 'utf8')));
  assert.deepEqual(naming, [join('page', 'storage.ts')]);
});
