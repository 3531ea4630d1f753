import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WHOLE } from '@madang/text/testing';
import { COMPANY_BOARDS, INCOME_ROWS, INCOME_STEPS } from '../../components/companies.ts';
import { CONTRACT_TILES, REWARDS } from '../../components/contracts.ts';
import type { Effect } from '../../components/effects.ts';
import { MANAGEMENT_SPACES } from '../../components/spaces.ts';
import { TECHNOLOGY_TILES } from '../../components/technology.ts';
import { CONTRACTS, OFFICERS, TILES } from '../../components/words.ts';
import { OPTIONS } from '../../rules/options.ts';
import { position } from '../../test/position.ts';
import { companyAbility, contractLine, effectsText, incomeText, officerAbility, tileLine } from '../effects.ts';
import { contractText } from '../names.ts';
import { english, inEveryLanguage } from './speech.ts';

/** Every list of effects that a tile, contract, income, ability or space has. */
const LISTS: readonly (readonly Effect[])[] = [
  ...TECHNOLOGY_TILES.map(({ effect }) => effect),
  ...MANAGEMENT_SPACES.map(({ effect }) => effect),
  ...COMPANY_BOARDS.map(({ ability }) => ability),
  ...COMPANY_BOARDS.flatMap(({ income }) => INCOME_ROWS.flatMap((row) => INCOME_STEPS.map((step) => income[row][step]))),
  ...OPTIONS['contracts.tileVariant'].flatMap((variant) => REWARDS[variant]),
];

test('every effect of the tables has its text', () => {
  for (const list of LISTS) inEveryLanguage(effectsText(list));
});

test('effects that differ have texts that differ, in every language', () => {
  const records = new Map(LISTS.flat().map((effect) => [JSON.stringify(effect), effect]));
  assert.ok(records.size > 60, `${records.size} effects`);
  const said = [...records.values()].map((effect) => inEveryLanguage(effectsText([effect])));
  // a conduit of any value and one of value 5 at most are the same, and so worded apart all the same
  for (const language of WHOLE) assert.equal(new Set(said.map((one) => one[language])).size, records.size);
});

test('a contract tells what it requires and gives, as the match has it', () => {
  const { options } = position();
  const line = (contract: (typeof CONTRACTS)[number], variant: 'bga' | 'ew' = 'bga'): ReturnType<typeof inEveryLanguage> =>
    inEveryLanguage(contractLine({ options: { ...options, 'contracts.tileVariant': variant } }, CONTRACTS.indexOf(contract)));
  assert.deepEqual(line('G10'), {
    en: 'Green contract · 3 energy → 4 VP, 2 credits',
    ko: '초록 수의계약 · 발전량 3 → 승점 4점, 크레딧 2개',
    zh: '绿色合约 · 3单位能源 → 4分、2元',
  });
  assert.equal(line('Y06').en, 'Yellow contract · 6 energy → build 1 base (plains, hills only)');
  assert.equal(line('G11').ko, '초록 수의계약 · 발전량 4 → 발전값 2 이하의 도관 건설');
  assert.equal(line('NC6').zh, '国家级合约 · 15单位能源 → 9分、放置3颗立即流动的水滴');
  assert.notEqual(line('G05').en, line('G05', 'ew').en);
});

test('a contract is named by its kind and what it requires, never by its id', () => {
  for (const { id, requires } of CONTRACT_TILES)
    for (const said of Object.values(inEveryLanguage(contractText(id)))) {
      assert.ok(said.includes(`${requires}`), said);
      assert.doesNotMatch(said, /[A-Z]/);
    }
});

test('no two contracts have the same line', () => {
  const { options } = position();
  const lines = CONTRACT_TILES.map((_, contract) => inEveryLanguage(contractLine({ options }, contract)));
  for (const language of WHOLE) assert.equal(new Set(lines.map((line) => line[language])).size, CONTRACT_TILES.length);
});

test('a technology tile tells its effect; a basic one is but named', () => {
  const line = (tile: (typeof TILES)[number]): string | undefined => english(tileLine(TILES.indexOf(tile)));
  assert.equal(line('basic-base'), 'Base tile');
  assert.equal(line('adv-2-conduit'), 'Conduit II: a conduit costs at most 5 excavators');
  assert.equal(line('adv-3-powerhouse'), 'Powerhouse III: 3 VP for each of your powerhouses');
  assert.equal(line('anton-tile'), 'Krylov’s tile: copies another tile on your wheel');
  for (const tile of TILES) inEveryLanguage(tileLine(TILES.indexOf(tile)));
});

test('incomes and abilities of companies, abilities of officers', () => {
  assert.equal(english(incomeText(0, 'elevation', 4)), 'place 2 drops that flow now, 2 VP');
  assert.equal(english(companyAbility(3)), 'requirement of every contract −3');
  assert.equal(english(companyAbility(2)), 'after each of your productions: energy marker +3');
  for (const company of COMPANY_BOARDS.keys()) inEveryLanguage(companyAbility(company));
  const abilities = OFFICERS.map((officer) => inEveryLanguage(officerAbility(officer)).ko);
  assert.equal(new Set(abilities).size, OFFICERS.length);
});
