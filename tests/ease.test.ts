import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHELF } from '@madang/games';
import type { Catalogue } from '@madang/kernel';
import { argumentsOf, translator } from '@madang/text';

/** The school year that reads with ease what players are asked, refused and taught. */
const GRADE = 8;

/** Two lines of 360 px hold about so many letters, beside the mark of a seat. */
const TWO_LINES = { en: 50, ko: 30, zh: 28 } as const;
const LANGUAGES = ['en', 'ko', 'zh'] as const;

/** The syllables of an English word: its groups of vowels, without a silent e. */
const syllables = (word: string): number =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/(?<=[^aeiouyl])e$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  );

/** The Flesch-Kincaid grade of English prose. */
export function gradeOf(texts: readonly string[]): number {
  const sentences = texts.flatMap((text) => text.split(/[.!?:;]+(?:\s|$)/).filter((part) => /\p{L}/u.test(part)));
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}’]+/gu) ?? []);
  const syllable = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllable / words.length) - 15.59;
}

/** The messages of these keys, every argument a 2. */
function saidIn(language: (typeof LANGUAGES)[number], texts: Catalogue, part: RegExp): readonly (readonly [key: string, said: string])[] {
  const { text } = translator(language, texts);
  return Object.entries(texts)
    .filter(([key]) => part.test(key))
    .map(([key, message]) => [key, text(key, Object.fromEntries(argumentsOf(message).map((name) => [name, 2])))]);
}

for (const title of SHELF) {
  const wording = await title.wording();
  const english = { ...(await wording.catalogues('en')), ...(await (await title.lesson?.())?.catalogues('en')) };

  for (const [kind, part] of [
    ['prompts', /^\w+\.prompt\./],
    ['refusals', /^\w+\.refuse\./],
    ['lesson', /^\w+\.lesson\..*text$/],
  ] as const) {
    test(`${title.name}: the ${kind} are easy to read`, (t) => {
      const all = saidIn('en', english, part).map(([, one]) => one);
      if (all.length === 0) return;
      const grade = gradeOf(all);
      t.diagnostic(`grade ${grade.toFixed(1)}, ${all.length} texts`);
      assert.ok(grade <= GRADE, `grade ${grade.toFixed(1)}`);
    });
  }

  for (const language of LANGUAGES) {
    test(`${title.name}, ${language}: a prompt fits two lines of a phone`, async () => {
      const prompts = saidIn(language, await wording.catalogues(language), /^\w+\.prompt\./);
      assert.deepEqual(
        prompts.filter(([, one]) => one.length > TWO_LINES[language]),
        [],
      );
    });
  }
}

test('the grade tells a simple text from a hard one', () => {
  assert.ok(gradeOf(['The cat sat on the mat. It was warm.']) < 2);
  assert.ok(
    gradeOf(['Notwithstanding considerable administrative complications, organisational responsibilities necessitate immediate consideration.']) > 16,
  );
});
