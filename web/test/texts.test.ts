import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { literally, translator } from '@madang/text';
import { particleProblem, readTexts } from '@madang/text/testing';
import { explainProblem, refusalIn } from '../src/words/problems.ts';
import { tableWords } from '../src/words/words.ts';
import en from '../text/en/page.json' with { type: 'json' };
import { words as sources } from '../text/sources.ts';

const CATALOGUES = await readTexts(sources);
const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const FIGURES = {
  gone: 6,
  other: 7,
  of: 8,
  reason: '돈: 2 대신 5',
  changes: '크레딧 −2',
  host: 'discord.com',
  stars: 2,
  one: 1,
  two: 2,
  three: 4,
  now: 1,
  lacking: 2,
  hint: '한 수',
  page: '하은',
  alone: 'yes',
  behind: 2,
  puzzle: 1500,
  tries: 12,
  bot: '봇(쉬움)',
  own: 1200,
  solved: 3,
  reached: 3,
  loss: 4,
  line: '한 수',
  path: '하은',
  min: 2,
  max: 4,
  most: 2,
  count: 2,
  people: 8,
  bank: 3,
  taken: 2,
  left: 3,
  from: '하은',
  to: '하은',
  zone: '하은',
  tables: 2,
  matches: 5,
  before: 1,
  last: 1,
  par: 1,
  rounds: 3,
  round: 1,
  number: 1,
  level: '하은',
  owner: '하은',
  names: '하은',
  sign: '박수',
  name: '하은',
  key: 'u',
  action: 'undo',
  points: 1000,
  summary: '하은',
  text: '하은',
  at: 1,
  length: 2,
  speed: 0.5,
  game: '하은',
  query: '하은',
  code: '하은',
  clock: '하은',
  time: '하은',
  minutes: 20,
  seconds: 10,
  days: 1,
  hours: 2,
  field: '하은',
  least: 10,
  login: '하은',
  place: 1,
  played: 3,
  share: 0.5,
  moves: 100,
  seats: 4,
  found: 2,
  here: '하은',
  asked: '하은',
  expected: '하은',
  move: '하은',
  question: '하은',
  known: 'yes',
  condition: 'same',
  verdict: '하은',
  cost: '하은',
  error: '하은',
  gain: '1',
  why: '하은',
  what: '하은',
  more: '하은',
  others: 2.5,
  value: 3,
  change: -2,
  rank: 1,
  source: '하은',
  parts: '하은',
  head: '석탄',
  tail: '가스',
};

const argumentsOf = (message: string): string[] => [...new Set([...message.matchAll(/\{([a-z]\w*)[,}]/g)].map((match) => match[1] ?? ''))].sort();

test('the three catalogues have the same keys and arguments, and every message can be said', () => {
  for (const [language, catalogue] of Object.entries(CATALOGUES)) {
    assert.deepEqual(Object.keys(catalogue).sort(), Object.keys(en).sort(), language);
    const words = translator(language === 'ko' ? 'ko' : language === 'zh' ? 'zh' : 'en', catalogue);
    for (const [key, message] of Object.entries(catalogue)) {
      const english = Object.entries(en).find(([name]) => name === key)?.[1] ?? '';
      assert.deepEqual(argumentsOf(message), argumentsOf(english), `${language} ${key}`);
      const said = words.text(key, FIGURES);
      assert.notEqual(said.trim(), '', `${language} ${key}`);
      if (language === 'ko') assert.equal(particleProblem(said), undefined, key);
    }
  }
});

test('every key that the code writes out exists', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const used = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/\.text\('([\w.-]+)'/g)].map((match) => match[1] ?? ''),
  );
  assert.ok(used.length > 100);
  assert.deepEqual(
    used.filter((key) => !Object.hasOwn(en, key)),
    [],
  );
});

test('a player’s name is shown as it is, whatever signs it has', () => {
  for (const name of ["O'Neil", '{money}', "it''s", '{{', '{}', '#1 <b>', '하은']) {
    assert.equal(translator('en', { name: literally(name) }).text('name'), name);
    assert.equal(tableWords('ko', CATALOGUES.ko, {}, [name]).text('seat.0'), name);
  }
});

test('one winner wins, several share', () => {
  assert.equal(translator('ko', CATALOGUES.ko).text('over.title', { names: '하은', count: 1 }), '하은 승리');
  assert.equal(translator('ko', CATALOGUES.ko).text('over.title', { names: '하은, 나', count: 2 }), '하은, 나 공동 승리');
});

test('a refusal by a rule says the rule’s reason; an unknown problem shows its code', () => {
  const words = translator('en', en, { 'tiny.refuse.full': 'No room for {count} more.' });
  const problem = { code: 'not-offered', details: { refusal: { rule: 'TINY-01', why: { key: 'tiny.refuse.full', args: { count: 2 } } } } };
  assert.equal(explainProblem(words, problem), 'No room for 2 more.');
  assert.equal(refusalIn(problem)?.rule, 'TINY-01');
  assert.match(explainProblem(words, { code: 'never-heard-of' }), /never-heard-of/);
  assert.match(explainProblem(words, { code: 'nothing-to-undo', details: { reason: 'revealed' } }), /revealed/);
  assert.match(explainProblem(words, { code: 'wrong-version', details: { expected: '2', found: '1' } }), /version 1.*version 2/);
});
