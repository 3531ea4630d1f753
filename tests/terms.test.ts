import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { WHOLE, type Whole } from '@madang/text/testing';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A word that no text may have, as a regular expression, and what is said in its place. */
interface Term {
  readonly not: string;
  readonly say: string;
}

type Table = Readonly<Record<string, readonly Term[]>>;

const ROOMS = [
  'web',
  'cli',
  'server/features/notifications',
  'server/features/sharing',
  'server/features/webhooks',
  ...globSync('games/*/text', { cwd: ROOT }).map((path) => path.slice(0, -'/text'.length)),
  'text/frames',
  'kernel/plain',
];

const tableAt = (path: string): Table => (existsSync(`${ROOT}/${path}`) ? JSON.parse(readFileSync(`${ROOT}/${path}`, 'utf8')) : {});

/** Every text of a room in a language, by file and key. */
const textsOf = (room: string, language: string): readonly (readonly [where: string, text: string])[] =>
  globSync(`${room}/text/${language}/*.json`, { cwd: ROOT })
    .filter((file) => !file.endsWith('/synonyms.json'))
    .flatMap((file) =>
      Object.entries<string>(JSON.parse(readFileSync(`${ROOT}/${file}`, 'utf8'))).map(([key, text]) => [`${file} ${key}`, text] as const),
    );

/** A message without the names and selectors of its arguments, which nobody reads. A selector follows the bracket of the one before it. */
const read = (message: string): string =>
  message.replaceAll(/\{\w+(, *(plural|select|selectordinal|number)[^{}]*)?/g, ' ').replaceAll(/(?<=\}) *[=\w]+ *(?=\{)/g, ' ');

const COMMON = tableAt('text/terms.json');

for (const room of ROOMS) {
  const own = tableAt(`${room}/text/terms.json`);
  for (const language of WHOLE) {
    test(`${room}: no text says in ${language} what the word table keeps out`, () => {
      const texts = textsOf(room, language);
      assert.ok(texts.length > 0);
      const terms = [...(COMMON[language] ?? []), ...(own[language] ?? [])].map(({ not, say }) => ({ not: new RegExp(not, 'iu'), say }));
      const found = texts.flatMap(([where, text]) =>
        terms.filter(({ not }) => not.test(read(text))).map(({ not, say }) => `${where}: ${not} (say: ${say}): ${text}`),
      );
      assert.deepEqual(found, []);
    });
  }
}

test('the page says the words of the glossary', () => {
  const glossary = Object.entries<Readonly<Record<Whole, string>>>(JSON.parse(readFileSync(`${ROOT}/web/text/glossary.json`, 'utf8')));
  for (const language of WHOLE) {
    const texts = new Map(Object.entries<string>(JSON.parse(readFileSync(`${ROOT}/web/text/${language}/page.json`, 'utf8'))));
    for (const [key, words] of glossary) assert.equal(texts.get(key), words[language], `${key} in ${language}`);
  }
});

test('a word table finds its word in a text, and not in the names of arguments', () => {
  assert.match(read('{n, plural, one {# dear card} other {# dear cards}}'), /dear cards/);
  assert.doesNotMatch(read('{dear, select, dear {a} other {b}}'), /dear/);
  assert.match(read('a dear {n, plural, one {card} other {cards}}'), /dear/);
});
