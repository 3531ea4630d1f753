import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SiberiaEvent } from '../../rules/events.ts';
import { wording } from '../index.ts';
import { inEveryLanguage } from './speech.ts';

const RULEBOOK = await wording.rulebook('en');

type Named<E> = Extract<SiberiaEvent, { readonly event: E }>;

/** One event of each name: forgetting one does not compile. */
const EVENTS: { readonly [E in SiberiaEvent['event']]: Named<E> } = {
  'side-chosen': { event: 'side-chosen', seat: 0, space: 1, exchange: 'tokyo' },
  'tiles-laid-out': { event: 'tiles-laid-out', rows: ['gas', 'manager'] },
  'start-marker': { event: 'start-marker', seat: 1 },
  'round-began': { event: 'round-began', round: 2, start: 1 },
  'taken-up': { event: 'taken-up', seat: 0, counters: ['manager'] },
  drawn: { event: 'drawn', seat: 0, counters: ['manager', 'worker/gas'] },
  drew: { event: 'drew', seat: 0, count: 6 },
  shown: { event: 'shown', seat: 0 },
  placed: { event: 'placed', seat: 0, counter: 'worker/gas', area: 'research' },
  'placing-done': { event: 'placing-done', seat: 0 },
  revealed: { event: 'revealed', seat: 0, counters: ['manager', 'worker/gas'], areas: ['research', 'gas'] },
  performed: { event: 'performed', seat: 0, area: 'gas', counters: ['worker/gas', 'seller/gas'] },
  passed: { event: 'passed', seat: 0 },
  forwent: { event: 'forwent', seat: 0 },
  'dead-counter': { event: 'dead-counter', seat: 0, counter: 'worker/gas' },
  deposited: { event: 'deposited', seat: 0, resource: 'coal', place: 'aldan' },
  'joker-laid': { event: 'joker-laid', seat: 0, row: 'gold' },
  stepped: { event: 'stepped', seat: 0, from: 'vladivostok', to: 'amur' },
  'seller-placed': { event: 'seller-placed', seat: 0, from: 'supply', exchange: 'london' },
  'worker-placed': { event: 'worker-placed', seat: 0, from: 'frankfurt' },
  'tile-taken': { event: 'tile-taken', seat: 0, row: 'oil' },
  'tile-turned-up': { event: 'tile-turned-up', row: 'coal' },
  extracted: { event: 'extracted', seat: 0, resource: 'gas', place: 'amur' },
  sold: { event: 'sold', seat: 0, resource: 'gas', exchange: 'tokyo', places: ['amur', 'aldan'], cubes: 2, price: 3000, income: 6000 },
  'nothing-sold': { event: 'nothing-sold', seat: 0, resource: 'gold', reason: 'no-buyer' },
  depleted: { event: 'depleted', place: 'sakhalin', counter: true },
  'sent-home': { event: 'sent-home', seat: 1, place: 'sakhalin', workers: 1 },
  'last-round': { event: 'last-round', reason: 'depletion' },
  'round-ended': { event: 'round-ended', round: 7, idleRounds: 2 },
  'surplus-removed': { event: 'surplus-removed', seat: 0, counter: 'manager', area: 'gas' },
  'game-over': { event: 'game-over', reason: 'reserves', winners: [0, 2] },
};

/** Events that another event's line tells as well. */
const SILENT: readonly string[] = ['start-marker', 'drew', 'shown', 'extracted'];

test('every event that is worth it has a line in every language, with a rule of the ledger', () => {
  for (const event of Object.values(EVENTS)) {
    const line = wording.logLine(event);
    assert.equal(line === undefined, SILENT.includes(event.event), event.event);
    if (!line) continue;
    inEveryLanguage(line.text);
    assert.ok(RULEBOOK[line.rule ?? ''], event.event);
  }
});

test('every kind of reason and of nothing sold has its line', () => {
  for (const reason of ['depletion', 'reserves', 'idle'] as const) say({ event: 'game-over', reason, winners: [1] });
  for (const reason of ['no-cube', 'no-buyer'] as const) say({ event: 'nothing-sold', seat: 0, resource: 'gas', reason });
  say({ event: 'depleted', place: 'amur', counter: false });
});

function say(event: SiberiaEvent): ReturnType<typeof inEveryLanguage> {
  const line = wording.logLine(event);
  assert.ok(line);
  return inEveryLanguage(line.text);
}

test('a sale in three languages', () => {
  assert.deepEqual(say(EVENTS.sold), {
    en: '하은 sold 2 gas (Amur, Aldan) in Tokyo for $6,000',
    ko: '하은이 도쿄에 가스 2개(아무르, 알단)를 판매해 $6,000를 벌었습니다',
    zh: '하은在东京卖出2个天然气（阿穆尔、阿尔丹），获得6,000美元',
  });
});

test('a placement is told by its rows, each once; what comes from the supply goes without saying', () => {
  const { revealed } = EVENTS;
  const counters = ['manager', 'manager', 'logistician/coal', 'seller/gas', 'investor/oil'] as const;
  assert.deepEqual(say({ ...revealed, counters, areas: ['manager', 'research', 'coal', 'manager', 'research'] }), {
    en: '하은 placed counters: Manager ×2, Research ×2, Coal',
    ko: '하은이 카운터를 놓았습니다: 매니저 ×2, 조사 ×2, 석탄',
    zh: '하은放置了标记：经理×2、勘探×2、煤炭',
  });
  assert.equal(say(EVENTS['seller-placed']).en, '하은 placed a seller in London');
  assert.equal(say({ ...EVENTS['seller-placed'], from: 'amur' }).en, '하은 placed a seller: Worker in Amur → London');
  assert.equal(say({ ...EVENTS['worker-placed'], from: 'supply' }).ko, '하은이 블라디보스토크에 일꾼을 놓았습니다');
  assert.equal(say(EVENTS['worker-placed']).en, '하은 placed a worker: Seller in Frankfurt → Vladivostok');
});

test('Korean particles fit the names in a line', () => {
  assert.equal(say(EVENTS.depleted).ko, '사할린이 고갈되었습니다');
  assert.equal(say({ ...EVENTS.depleted, place: 'kolyma' }).ko, '콜리마가 고갈되었습니다');
  assert.equal(say(EVENTS.deposited).ko, '하은이 알단에서 석탄을 발견했습니다');
  assert.equal(say({ ...EVENTS.deposited, seat: 1, resource: 'gas' }).ko, 'Bob이 알단에서 가스를 발견했습니다');
});

test('one winner wins, several share', () => {
  assert.equal(say({ ...EVENTS['game-over'], winners: [2] }).en, 'Game over (three reserves are empty). Winner: 小明');
  assert.equal(say(EVENTS['game-over']).en, 'Game over (three reserves are empty). Shared victory: 하은, 小明');
});

test('an event of another game has no line', () => {
  assert.equal(wording.logLine({ event: 'dam-built' }), undefined);
});
