import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type Catalogue, FALLBACK, textsOf } from '@madang/kernel';
import { catalogueProblems } from '@madang/text';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const textsAt = (path: string): Catalogue => JSON.parse(readFileSync(`${ROOT}/${path}`, 'utf8'));

test('what a language has of a room’s texts can be read, with the arguments of English', () => {
  const files = globSync('**/text/*/*.json', { cwd: ROOT, exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path) });
  assert.ok(files.length > 90, `${files.length} files`);
  const wrong = files
    .filter((file) => !file.endsWith('/synonyms.json'))
    .flatMap((file) => {
      const english = textsAt(file.replace(/[^/]+(?=\/[^/]+$)/, FALLBACK));
      const own = textsAt(file);
      const unknown = Object.keys(own).filter((key) => english[key] === undefined);
      const problems = catalogueProblems({ [FALLBACK]: english, own }).filter(({ code }) => code !== 'missing');
      return [...unknown, ...problems.map(({ key, code }) => `${key}: ${code}`)].map((what) => `${file} ${what}`);
    });
  assert.deepEqual(wrong, []);
});

test('a language that lacks a text says it in English, and one that has no folder says all in English', async () => {
  const load = (texts: Catalogue) => async () => ({ default: texts });
  const texts = textsOf({ en: [load({ a: 'one', b: 'two' })], de: [load({ a: 'one', b: 'two' }), load({ a: 'eins' })] });
  assert.deepEqual(await texts('de'), { a: 'eins', b: 'two' });
  assert.deepEqual(await texts('fr'), { a: 'one', b: 'two' });
});
