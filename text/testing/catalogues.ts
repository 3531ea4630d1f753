import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Game, Wording } from '@madang/kernel';
import { idsIn, idsOf, type Ledger } from '@madang/kernel/testing';
import { argumentsOf, catalogueProblems, translator } from '../index.ts';
import { particleProblem, UNSAID } from './speech.ts';
import { readTexts, type Texts, WHOLE, type Whole } from './whole.ts';

/** What the tests of a game's texts need to know of it. */
export interface CataloguePlan {
  readonly game: Pick<Game, 'name' | 'options'>;
  readonly wording: Pick<Wording, 'catalogues' | 'rulebook' | 'chapters'>;
  readonly ledger: Ledger;
  /** The ledger's marks of sources and rulings, which no text for players has. */
  readonly marks: RegExp;
  /** The words that have names, by kind: `<game>.<kind>.<word>`. Names of a kind are all different. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

/** How each language quotes the option that a rule names. */
const QUOTED: Readonly<Record<Whole, RegExp>> = { en: /option “([^”]+)”/g, ko: /세부 규칙 ‘([^’]+)’/g, zh: /规则细节“([^”]+)”/g };

/** The script that a language does not use. */
export const FOREIGN: Readonly<Record<Whole, RegExp>> = { en: /[\p{sc=Hangul}\p{sc=Han}]/u, ko: /\p{sc=Han}/u, zh: /\p{sc=Hangul}/u };

/** Fails unless the texts are those needed, in every language, put into words with `args`, and no longer than `letters` says by the last part of a key. */
export function everyTextReads(
  texts: Texts,
  needed: readonly string[],
  letters: Readonly<Record<string, number>>,
  args: Readonly<Record<string, number>> = {},
): void {
  assert.deepEqual(Object.keys(texts.en).toSorted(), needed.toSorted());
  assert.deepEqual(catalogueProblems(texts), []);
  for (const language of WHOLE) {
    const { text } = translator(language, texts[language]);
    for (const key of needed) {
      const said = text(key, args);
      readsWell(language, said, `${language} ${key}`);
      const most = letters[key.slice(key.lastIndexOf('.') + 1)] ?? Number.POSITIVE_INFINITY;
      assert.ok(said.length <= most, `${language} ${key}: ${said.length} letters`);
    }
  }
}

/** Fails where something in a text was not put into words, or is in another language's script. */
export function readsWell(language: Whole, said: string, what: string): void {
  assert.doesNotMatch(said, UNSAID, what);
  if (language === 'ko') assert.equal(particleProblem(said), undefined, what);
  assert.doesNotMatch(said, FOREIGN[language], what);
}

/** Registers the tests that every game's catalogues and rulebooks must pass. */
export async function catalogueLaws(plan: CataloguePlan): Promise<void> {
  const texts = await readTexts(plan.wording.catalogues);
  const rules = await readTexts(plan.wording.rulebook);
  completeness(plan, texts, rules);
  options(plan, texts);
  for (const language of WHOLE) {
    rulebook(plan, texts, rules, language);
    names(plan, texts, language);
  }
}

/** Nothing is missing, nothing is too much. */
function completeness({ game, wording, ledger }: CataloguePlan, texts: Texts, rules: Texts): void {
  const { name } = game;

  test(`${name}: the catalogues have the same keys and arguments, and every text can be read`, () => {
    assert.deepEqual(catalogueProblems(texts), []);
  });

  test(`${name}: the rulebooks have the same ids, and every rule can be read`, () => {
    assert.deepEqual(catalogueProblems(rules), []);
  });

  test(`${name}: the rulebook has every rule of the ledger, in its order`, () => {
    for (const language of WHOLE) assert.deepEqual(Object.keys(rules[language]), idsOf(ledger));
  });

  test(`${name}: the chapters hold every rule once, in order, and have titles`, () => {
    assert.deepEqual(
      wording.chapters.flatMap((chapter) => chapter.rules),
      idsOf(ledger),
    );
    for (const { title } of wording.chapters) for (const language of WHOLE) assert.ok(texts[language][title.key], title.key);
  });

  const board = new URL('board/', ledger.folder);
  // A game may have words before it has a board.
  const boardTest = existsSync(board) ? test : undefined;
  boardTest?.(`${name}: every text that the board names exists`, () => {
    const sources = readdirSync(board, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
    const key = new RegExp(`(?<=')${name}\\.[\\w./-]+(?=')`, 'g');
    const named = sources.flatMap((path) => readFileSync(new URL(path, board), 'utf8').match(key) ?? []);
    assert.ok(named.length > 0);
    assert.deepEqual(
      named.filter((one) => texts.en[one] === undefined),
      [],
    );
  });

  test(`${name}: keys begin with the name of the game`, () => {
    for (const key of Object.keys(texts.en)) assert.ok(key.startsWith(`${name}.`), key);
  });

  test(`${name}: only Hangul in Korean, only Han in Chinese, neither in English`, () => {
    for (const language of WHOLE)
      for (const [key, text] of Object.entries({ ...texts[language], ...rules[language] })) assert.doesNotMatch(text, FOREIGN[language], key);
  });
}

/** Every option can be read and told from the others. */
function options({ game }: CataloguePlan, texts: Texts): void {
  const { name } = game;
  const table = Object.entries(game.options);

  test(`${name}: the title, the blurb, the points, every option and every value has a text`, () => {
    const keys = table.flatMap(([option, values]) => [option, `${option}.help`, ...values.map((value) => `${option}.${value}`)]);
    const needed = [`${name}.title`, `${name}.blurb`, `${name}.points`, ...keys.map((key) => `${name}.option.${key}`)];
    for (const language of WHOLE) for (const key of needed) assert.ok(texts[language][key], `${language} ${key}`);
    const known = Object.keys(texts.en).filter((key) => key.startsWith(`${name}.option.`));
    assert.equal(known.length, keys.length);
  });

  test(`${name}: the values of an option, and the options, have different names`, () => {
    for (const language of WHOLE) {
      const say = (key: string): string | undefined => texts[language][`${name}.option.${key}`];
      assert.equal(new Set(table.map(([option]) => say(option))).size, table.length);
      for (const [option, values] of table) assert.equal(new Set(values.map((value) => say(`${option}.${value}`))).size, values.length);
    }
  });
}

/** The rulebook of one language speaks to players. */
function rulebook({ game, ledger, marks }: CataloguePlan, texts: Texts, rules: Texts, language: Whole): void {
  const { name } = game;

  test(`${name}: rules name the option that changes them by its own name (${language})`, () => {
    const quoted = Object.values(rules[language]).flatMap((text) => [...text.matchAll(QUOTED[language])].map(([, option]) => option));
    const known = Object.keys(game.options).map((option) => texts[language][`${name}.option.${option}`]);
    assert.deepEqual(quoted.toSorted(), known.toSorted());
  });

  test(`${name}: rules are sentences for players, without marks of sources (${language})`, () => {
    for (const [id, text] of Object.entries(rules[language])) {
      assert.doesNotMatch(text, marks, id);
      assert.doesNotMatch(text, /[[\]{}<>*]/, id);
      assert.match(text, /[.。]$/, id);
      assert.deepEqual(argumentsOf(text), []);
    }
  });

  test(`${name}: rules that name others name rules that exist, in every language alike (${language})`, () => {
    const known = idsOf(ledger);
    const cited = (text: string | undefined): readonly string[] => idsIn(text ?? '', ledger).toSorted();
    for (const [id, text] of Object.entries(rules[language])) {
      assert.deepEqual(cited(text), cited(rules.en[id]), id);
      for (const other of cited(text)) assert.ok(known.includes(other), `${id} names ${other}`);
    }
  });
}

/** The texts of one language can be said, and names can be told apart. */
function names(plan: CataloguePlan, texts: Texts, language: Whole): void {
  const { name } = plan.game;

  test(`${name}: names of a kind are all different (${language})`, () => {
    for (const [kind, words] of Object.entries(plan.names)) {
      const said = words.map((word) => texts[language][`${name}.${kind}.${word}`]);
      assert.ok(!said.includes(undefined), kind);
      assert.equal(new Set(said).size, new Set(words).size, kind);
    }
  });

  test(`${name}: every text can be said (${language})`, () => {
    const { text } = translator(language, texts[language]);
    for (const [key, message] of Object.entries(texts[language])) {
      const args = Object.fromEntries(argumentsOf(message).map((argument) => [argument, 2]));
      const said = text(key, args);
      assert.doesNotMatch(said, UNSAID, key);
      if (language === 'ko') assert.equal(particleProblem(said), undefined, key);
    }
  });
}
