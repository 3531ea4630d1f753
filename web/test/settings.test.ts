import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
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
