import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Catalogue, LANGUAGES, type Language } from '@madang/kernel';
import { argumentsOf, catalogueProblems, translator } from '@madang/text';
import {
  COMPANIES,
  CONDUIT_SITES,
  CONTRACTS,
  DAM_SITES,
  HEADSTREAMS,
  OBJECTIVE_TILES,
  OFFICERS,
  POWERHOUSE_SITES,
  SPACES,
  STRUCTURES,
  TILES,
} from '../../components/words.ts';
import { NARROWINGS, STEP_OUTCOMES } from '../../rules/automa/words.ts';
import { OPTIONS } from '../../rules/options.ts';
import { wording } from '../index.ts';

const load = async (sources: typeof wording.catalogues): Promise<Record<Language, Catalogue>> => ({
  en: await sources.en(),
  ko: await sources.ko(),
  zh: await sources.zh(),
});

const texts = await load(wording.catalogues);
const rules = await load(wording.rulebook);

/** The ids of the ledger, in its order. */
const LEDGER = [...readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8').matchAll(/^- \*\*(BAR-[A-Z]+-\d\d)\*\*/gm)].map(
  ([, id = '']) => id,
);

test('the catalogues have the same keys and arguments, and every text can be read', () => {
  assert.deepEqual(catalogueProblems(texts), []);
});

test('the rulebooks have the same ids, and every rule can be read', () => {
  assert.deepEqual(catalogueProblems(rules), []);
});

test('the rulebook has every rule of the ledger, in its order', () => {
  assert.equal(LEDGER.length, 328);
  for (const language of LANGUAGES) assert.deepEqual(Object.keys(rules[language]), LEDGER);
});

test('the chapters hold every rule once, in order, and have titles', () => {
  assert.deepEqual(
    wording.chapters.flatMap((chapter) => chapter.rules),
    LEDGER,
  );
  for (const { title } of wording.chapters) for (const language of LANGUAGES) assert.ok(texts[language][title.key], title.key);
});

test('every text that the board names exists', () => {
  const board = new URL('../../board/', import.meta.url);
  const sources = readdirSync(board, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  const named = sources.flatMap((path) => readFileSync(new URL(path, board), 'utf8').match(/(?<=')barrage\.[\w./-]+(?=')/g) ?? []);
  assert.ok(named.length > 0);
  assert.deepEqual(
    named.filter((key) => texts.en[key] === undefined),
    [],
  );
});

test('keys begin with the name of the game', () => {
  for (const key of Object.keys(texts.en)) assert.match(key, /^barrage\./);
});

test('the title, the blurb, every option and every value has a text', () => {
  const options = Object.entries(OPTIONS).flatMap(([option, values]) => [option, `${option}.help`, ...values.map((value) => `${option}.${value}`)]);
  const needed = ['barrage.title', 'barrage.blurb', ...options.map((key) => `barrage.option.${key}`)];
  for (const language of LANGUAGES) for (const key of needed) assert.ok(texts[language][key], `${language} ${key}`);
  const known = Object.keys(texts.en).filter((key) => key.startsWith('barrage.option.'));
  assert.equal(known.length, options.length);
});

test('the values of an option, and the options, have different names', () => {
  for (const language of LANGUAGES) {
    const say = (key: string): string | undefined => texts[language][`barrage.option.${key}`];
    const names = Object.keys(OPTIONS).map(say);
    assert.equal(new Set(names).size, names.length);
    for (const [option, values] of Object.entries(OPTIONS))
      assert.equal(new Set(values.map((value) => say(`${option}.${value}`))).size, values.length);
  }
});

/** How each language quotes the option that a rule names. */
const QUOTED: Readonly<Record<Language, RegExp>> = { en: /option “([^”]+)”/g, ko: /옵션 ‘([^’]+)’/g, zh: /选项“([^”]+)”/g };

for (const language of LANGUAGES) {
  test(`rules name the option that changes them by its own name (${language})`, () => {
    const quoted = Object.values(rules[language]).flatMap((text) => [...text.matchAll(QUOTED[language])].map(([, name]) => name));
    const names = Object.keys(OPTIONS).map((option) => texts[language][`barrage.option.${option}`]);
    assert.deepEqual(quoted.toSorted(), names.toSorted());
  });

  test(`rules are sentences for players, without marks of sources (${language})`, () => {
    for (const [id, text] of Object.entries(rules[language])) {
      assert.doesNotMatch(text, /\b(?:D|R|EX)-\d\d|[[\]{}<>*]/, id);
      assert.match(text, /[.。]$/, id);
      assert.deepEqual(argumentsOf(text), []);
    }
  });

  test(`rules that name others name rules that exist, in every language alike (${language})`, () => {
    const cited = (text: string | undefined): string[] => (text?.match(/BAR-[A-Z]+-\d\d/g) ?? []).toSorted();
    for (const [id, text] of Object.entries(rules[language])) {
      assert.deepEqual(cited(text), cited(rules.en[id]), id);
      for (const other of cited(text)) assert.ok(LEDGER.includes(other), `${id} names ${other}`);
    }
  });

  test(`names of a kind are all different (${language})`, () => {
    const sites = [...DAM_SITES, ...CONDUIT_SITES, ...POWERHOUSE_SITES];
    const kinds = {
      company: COMPANIES,
      contract: CONTRACTS,
      headstream: HEADSTREAMS,
      narrowing: NARROWINGS,
      objective: OBJECTIVE_TILES,
      officer: OFFICERS,
      outcome: STEP_OUTCOMES,
      place: [...DAM_SITES, ...CONDUIT_SITES],
      site: sites,
      space: SPACES,
      structure: STRUCTURES,
      tile: TILES,
    };
    for (const [group, words] of Object.entries(kinds)) {
      const names = words.map((word) => texts[language][`barrage.${group}.${word}`]);
      assert.ok(!names.includes(undefined), group);
      assert.equal(new Set(names).size, new Set(words).size, group);
    }
  });

  test(`every text can be said (${language})`, () => {
    const { text } = translator(language, texts[language]);
    for (const [key, message] of Object.entries(texts[language])) {
      const args = Object.fromEntries(argumentsOf(message).map((name) => [name, 2]));
      assert.doesNotMatch(text(key, args), /[{}#]|은\(는\)|이\(가\)|을\(를\)|과\(와\)|\(으\)로/, key);
    }
  });
}

test('only Hangul in Korean, only Han in Chinese, neither in English', () => {
  const wrong: Readonly<Record<Language, RegExp>> = { en: /[\p{sc=Hangul}\p{sc=Han}]/u, ko: /\p{sc=Han}/u, zh: /\p{sc=Hangul}/u };
  for (const language of LANGUAGES)
    for (const [key, text] of Object.entries({ ...texts[language], ...rules[language] })) assert.doesNotMatch(text, wrong[language], key);
});
