import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Primer, Wording } from '@madang/kernel';
import { catalogueProblems, translator } from '../index.ts';
import { FOREIGN, readsWell } from './catalogues.ts';
import { readTexts, WHOLE } from './whole.ts';

/** What the tests of a game's first pages need to know of it. */
export interface PrimerPlan {
  readonly game: { readonly name: string };
  readonly wording: Pick<Wording, 'catalogues'>;
  readonly primer: Primer;
}

/** A minute's reading: words of English, and letters of a language without blanks. */
const MINUTE = { words: 260, letters: 560 } as const;

/** Registers the tests that a game's first pages can be read in every language, and that its tables are whole. */
export async function primerLaws({ game: { name }, wording, primer }: PrimerPlan): Promise<void> {
  const texts = await readTexts(primer.catalogues);
  const own = await readTexts(wording.catalogues);
  const paragraphs = primer.parts.flatMap((part) => [`${name}.primer.${part}.title`, `${name}.primer.${part}.text`]);

  test(`${name}: the first pages have the same texts in every language`, () => {
    assert.deepEqual(catalogueProblems(texts), []);
    for (const key of Object.keys(texts.en)) assert.ok(key.startsWith(`${name}.primer.`), key);
    for (const language of WHOLE) for (const [key, text] of Object.entries(texts[language])) assert.doesNotMatch(text, FOREIGN[language], key);
  });

  test(`${name}: the first page is read in a minute`, () => {
    const { text } = translator('en', texts.en);
    const words = paragraphs.flatMap((key) => text(key).split(/\s+/));
    assert.ok(primer.parts.length > 0 && words.length <= MINUTE.words, `${words.length} words`);
    const letters = paragraphs.map((key) => translator('zh', texts.zh).text(key)).join('').length;
    assert.ok(letters <= MINUTE.letters, `${letters} letters`);
  });

  test(`${name}: every figure and every sign of the first pages can be said, in rows as long as their head`, () => {
    assert.equal(new Set(primer.symbols.map(({ id }) => id)).size, primer.symbols.length);
    for (const language of WHOLE) {
      const { say } = translator(language, own[language], texts[language]);
      for (const { title, head, rows } of primer.tables) {
        const cells = [title, ...head, ...rows.flat()].filter((cell) => cell !== null && typeof cell !== 'number');
        for (const cell of cells) readsWell(language, say(cell), say(title));
        for (const row of rows) assert.equal(row.length, head.length, say(title));
      }
      const said = primer.symbols.map(({ words }) => say(words));
      assert.equal(new Set(said).size, said.length, 'no two signs are called the same');
    }
  });
}
