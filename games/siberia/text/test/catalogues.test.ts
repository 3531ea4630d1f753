import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogueLaws, readTexts, WHOLE } from '@madang/text/testing';
import { AREAS, COUNTERS, EXCHANGES, PLACES } from '../../components/words.ts';
import { siberia } from '../../rules/index.ts';
import { LEDGER } from '../../test/ledger.ts';
import { wording } from '../index.ts';

const SOURCES = ['supply', ...EXCHANGES, ...PLACES];

await catalogueLaws({
  game: siberia,
  wording,
  ledger: LEDGER,
  marks: /Q-\d/,
  names: { area: AREAS, counter: COUNTERS, place: PLACES, exchange: EXCHANGES, from: SOURCES },
});

const texts = await readTexts(wording.catalogues);

for (const language of WHOLE) {
  test(`a counter is called as its person and resource are (${language})`, () => {
    const say = (key: string): string => texts[language][`siberia.${key}`] ?? '';
    for (const counter of COUNTERS) {
      assert.equal(
        say(`counter.${counter}`),
        counter
          .split('/')
          .map((part) => say(`area.${part}`))
          .join('/'),
      );
    }
  });

  test(`a source is called after its exchange or place (${language})`, () => {
    for (const [group, words] of Object.entries({ exchange: EXCHANGES, place: PLACES })) {
      for (const word of words)
        assert.ok(texts[language][`siberia.from.${word}`]?.includes(texts[language][`siberia.${group}.${word}`] ?? '?'), word);
    }
  });
}
