import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Fields, misfits, type Shape } from '@madang/kernel/shapes';
import { deedShape, lastingShape, scoringShape, yieldShape } from '../../components/decks/language.ts';

const PAGE = readFileSync(new URL('../../../../docs/underwater-effects.md', import.meta.url), 'utf8');

/** The fields of each word of a tagged union. */
const wordsOf = (shape: Shape | undefined): Readonly<Record<string, Fields>> => (shape?.is === 'tagged' ? shape.by() : assert.fail('no words'));

const per: Shape | undefined = wordsOf(deedShape).per?.needed.count;
const trigger: Shape | undefined = wordsOf(lastingShape).trigger?.needed.on;

const CHAPTERS: readonly (readonly [heading: string, shape: Shape | undefined])[] = [
  ['Deeds', deedShape],
  ['Lasting effects', lastingShape],
  ['Events', trigger],
  ['Production', yieldShape],
  ['Scoring', scoringShape],
  ['Counts', per],
];

interface Row {
  readonly word: string;
  readonly named: readonly string[];
  readonly example: string;
}

/** The rows of a chapter's table. */
function rowsOf(heading: string): readonly Row[] {
  const chapter = PAGE.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...chapter.matchAll(/^\| `(\w+)` \| .* \| (.*) \| `(\{.*\})` \|$/gm)].map(([, word = '', fields = '', example = '']) => {
    return { word, named: [...fields.matchAll(/(?<!: )`(\w+)`/g)].map(([, name = '']) => name), example };
  });
}

for (const [heading, shape] of CHAPTERS) {
  test(`${heading.toLowerCase()} of a deck stand in the docs with all their fields, and each example can be read`, () => {
    const words = wordsOf(shape);
    const rows = rowsOf(heading);
    assert.deepEqual(rows.map(({ word }) => word).sort(), Object.keys(words).sort());
    for (const { word, named, example } of rows) {
      const { needed = {}, optional = {} } = words[word] ?? {};
      assert.deepEqual([...named].sort(), Object.keys({ ...needed, ...optional }).sort(), word);
      assert.deepEqual(shape && misfits(shape, JSON.parse(example), word), [], example);
      assert.ok(example.includes(`"${word}"`), example);
    }
  });
}
