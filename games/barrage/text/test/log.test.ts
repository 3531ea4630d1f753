import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AUTOMA_TILES } from '../../components/automa.ts';
import { STEP_OUTCOMES } from '../../rules/automa-words.ts';
import type { BarrageEvent } from '../../rules/events.ts';
import { wording } from '../index.ts';
import { inEveryLanguage } from './speech.ts';

const RULEBOOK = await wording.rulebook('en');

type Named<E> = Extract<BarrageEvent, { readonly event: E }>;

const SYSTEM = { powerhouse: 'P8-2', dam: 'D5l', conduit: 'C5a' } as const;

/** One event of each name: forgetting one does not compile. */
const EVENTS: { readonly [E in BarrageEvent['event']]: Named<E> } = {
  'company-taken': { event: 'company-taken', seat: 0, company: 'italy', officer: 'jill-mcdowell' },
  'starting-contract-taken': { event: 'starting-contract-taken', seat: 0, contract: 'S1' },
  'copyable-officers': { event: 'copyable-officers', officers: ['anton-krylov', 'wilhelm-adler'] },
  'round-began': { event: 'round-began', round: 2, order: [1, 0] },
  income: { event: 'income', seat: 0, company: 'usa', row: 'base', step: 2, uncovered: false },
  gained: { event: 'gained', seat: 0, good: 'mixers', n: 2 },
  'headstream-filled': { event: 'headstream-filled', headstream: 'A', drops: 2 },
  'space-used': { event: 'space-used', seat: 0, space: 'turbine-plus2-right', engineers: 3, credits: 3 },
  banked: { event: 'banked', seat: 0, engineers: 2 },
  'construction-begun': { event: 'construction-begun', seat: 0, space: 4, engineers: 3, credits: 3 },
  'officer-copied': { event: 'officer-copied', seat: 0, side: 'right', officer: 'anton-krylov', credits: 3 },
  passed: { event: 'passed', seat: 0 },
  inserted: { event: 'inserted', seat: 0, tile: 'basic-base', copied: null, excavators: 4, mixers: 0, credits: 3 },
  'wheel-turned': { event: 'wheel-turned', seat: 0, open: 1, tile: 'adv-1-base', excavators: 3, mixers: 1 },
  built: { event: 'built', seat: 0, structure: 'base', site: 'D5u', fee: 3, free: false },
  produced: {
    event: 'produced',
    seat: 0,
    ...SYSTEM,
    drops: 2,
    value: 3,
    gross: 6,
    bonus: -1,
    companyBonus: 1,
    total: 6,
    second: false,
  },
  'conduit-fee': { event: 'conduit-fee', seat: 0, to: 1, credits: 2, paid: 'credits', gained: 'credits', vp: 2 },
  energy: { event: 'energy', seat: 0, n: 3, energy: 8, reason: 'italy' },
  'contract-fulfilled': { event: 'contract-fulfilled', seat: 0, contract: 'G10', total: 5 },
  'drop-placed': { event: 'drop-placed', seat: 0, headstream: 'C', flow: 'later' },
  flowed: { event: 'flowed', from: 'B', passed: ['D2l', 'strip-5'], end: 'D5u' },
  'dam-filled': { event: 'dam-filled', seat: 0, dam: 'D5u', drops: 2 },
  declined: { event: 'declined', seat: 0, what: 'drop', origin: null },
  lost: { event: 'lost', seat: 0, structure: 'conduit' },
  'contract-taken': { event: 'contract-taken', seat: 0, contract: 'R01' },
  'contract-discarded': { event: 'contract-discarded', seat: 0, contract: 'Y02', from: 'held' },
  'contract-turned-up': { event: 'contract-turned-up', contract: 'G03' },
  'pile-shuffled': { event: 'pile-shuffled', colour: 'green', contracts: 4 },
  'patent-taken': { event: 'patent-taken', seat: 0, tile: 'adv-2-wild', slot: 1 },
  'patents-discarded': { event: 'patents-discarded', tiles: ['adv-1-base'] },
  'patents-dealt': { event: 'patents-dealt', tiles: ['adv-1-base', 'adv-1-wild'] },
  'water-flows': { event: 'water-flows', round: 3 },
  'rank-scored': { event: 'rank-scored', seat: 0, rank: 1, energy: 9, vp: 6 },
  'credits-scored': { event: 'credits-scored', seat: 0, energy: 0, credits: 3, vp: -3 },
  'bonus-scored': { event: 'bonus-scored', seat: 0, tile: 'bonus-powerhouse', count: 3, section: 2, missing: 1, vp: 11 },
  'order-set': { event: 'order-set', order: [2, 0, 1] },
  'objective-scored': { event: 'objective-scored', seat: 0, tile: 'obj-red-sites', count: 4, rank: 2, vp: 10 },
  'goods-scored': { event: 'goods-scored', seat: 0, goods: 18, vp: 3 },
  'drops-scored': { event: 'drops-scored', seat: 0, drops: 2, vp: 2 },
  'automa-turn': { event: 'automa-turn', seat: 1, actions: 16, criteria: 3 },
  'automa-step': { event: 'automa-step', seat: 1, tile: 16, number: 3, step: 'construction', rule: 'BAR-AUTOMA-18', outcome: 'no-site' },
  'automa-narrowed': {
    event: 'automa-narrowed',
    seat: 1,
    of: 'site',
    rule: 'BAR-AUTOMA-20',
    by: 'owned-powerhouse',
    criterion: 2,
    before: ['D8l', 'D9u', 'D10l'],
    after: ['D8l', 'D10l'],
  },
  'automa-engineers': { event: 'automa-engineers', seat: 1, post: 'workshop', space: 'workshop-rotate1-left', engineers: 1, vp: 0 },
  'automa-tile-turned': { event: 'automa-tile-turned', criteria: 16, actions: 4, shuffled: false },
  'game-over': { event: 'game-over', winners: [0, 2] },
};

function say(event: BarrageEvent): ReturnType<typeof inEveryLanguage> {
  const line = wording.logLine(event);
  assert.ok(line, event.event);
  assert.ok(RULEBOOK[line.rule ?? ''], line.rule);
  return inEveryLanguage(line.text);
}

test('every event has a line in every language, with a rule of the ledger', () => {
  for (const event of Object.values(EVENTS)) say(event);
});

const isSilent = (event: BarrageEvent): boolean => wording.logLine(event) === undefined;

test('what another line tells has none: energy of a production, nothing gained', () => {
  assert.ok(isSilent({ ...EVENTS.energy, reason: 'production' }));
  assert.ok(isSilent({ ...EVENTS.gained, n: 0 }));
  assert.ok(isSilent({ ...EVENTS['patents-discarded'], tiles: [] }));
});

test('every kind of energy, of doing without, of good, and of flow has its line', () => {
  for (const reason of ['effect', 'tile', 'usa', 'italy', 'automa'] as const) say({ ...EVENTS.energy, reason });
  for (const what of ['drop', 'piece', 'production', 'contract', 'fill'] as const) say({ ...EVENTS.declined, what });
  for (const good of ['credits', 'vp', 'excavators', 'mixers'] as const) for (const n of [1, 3, -2]) say({ ...EVENTS.gained, good, n });
  say({ ...EVENTS['drop-placed'], flow: 'now' });
});

test('steps and outcomes of automas', () => {
  const steps = new Set(AUTOMA_TILES.flatMap(({ front }) => front.map(({ step }) => step)));
  for (const step of steps) say({ ...EVENTS['automa-step'], step });
  for (const outcome of STEP_OUTCOMES) say({ ...EVENTS['automa-step'], outcome });
});

test('a production tells its system and its parts', () => {
  assert.deepEqual(say(EVENTS.produced), {
    en: '하은 produced 6 energy: Lower dam 5 → Conduit 5A → Powerhouse 8-2 (2 × 3, −1 for the action, +1 for powerhouses)',
    ko: '하은이 전기 6단위를 생산했습니다: 5번 아래 댐 → 도관 5A → 발전소 8-2 (2 × 3, 행동 −1, 발전소 +1)',
    zh: '하은生产了6单位能源：5号下方水坝 → 水道5A → 发电站8-2（2 × 3、行动−1、发电站+1）',
  });
  const raised = say({ ...EVENTS.produced, drops: 1, value: 1, gross: 4, bonus: -2, companyBonus: 0, total: 2 });
  assert.equal(raised.en, '하은 produced 2 energy: Lower dam 5 → Conduit 5A → Powerhouse 8-2 (1 × 1, counted as 4, −2 for the action)');
});

test('BAR-AUTOMA-11 a conduit’s fee is told in what was paid and gained: automas know points only', () => {
  assert.deepEqual(say(EVENTS['conduit-fee']), {
    en: '하은 paid 2 credits for the conduit. Bob gained 2 credits, 2 VP',
    ko: '하은이 도관 사용료로 크레딧 2개를 냈습니다. Bob 획득: 크레딧 2개, 승점 2점',
    zh: '하은支付了2元水道费。Bob获得了2元、2分',
  });
  const automas = { ...EVENTS['conduit-fee'], paid: 'vp', gained: 'vp' } as const;
  assert.equal(say(automas).en, '하은 paid 2 VP for the conduit. Bob gained 4 VP');
});

test('BAR-AUTOMA-17 a contract that an automa throws off the market names its own rule', () => {
  assert.equal(wording.logLine(EVENTS['contract-discarded'])?.rule, 'BAR-OFFICE-04');
  const thrown: BarrageEvent = { ...EVENTS['contract-discarded'], from: 'market' };
  assert.equal(wording.logLine(thrown)?.rule, 'BAR-AUTOMA-17');
});

test('a drop tells the full dams that it passed, and where it ends', () => {
  assert.equal(say(EVENTS.flowed).en, 'A drop flowed from Headstream B past Lower dam 2 to Upper dam 5');
  assert.equal(say({ ...EVENTS.flowed, passed: ['strip-5'] }).en, 'A drop flowed from Headstream B to Upper dam 5');
  assert.equal(say({ ...EVENTS.flowed, from: 'P11-1', passed: [], end: 'exit-left' }).en, 'A drop flowed from Powerhouse 11-1 off the map');
});

test('the wheel: what goes on it, what comes back', () => {
  assert.equal(say(EVENTS.inserted).en, '하은 put on the wheel: Base tile, 4 excavators, 3 credits instead of machines');
  assert.equal(say(EVENTS['wheel-turned']).ko, '하은이 회전판을 1칸 돌려 회수했습니다: 기초부 I, 굴착기 3대, 레미콘 1대');
  assert.equal(say({ ...EVENTS['wheel-turned'], tile: null, excavators: 0, mixers: 0 }).zh, '하은的轮盘转了1格');
});

test('a look of an automa tells what it leaves, and all candidates at first', () => {
  const looked = EVENTS['automa-narrowed'];
  assert.equal(say(looked).en, 'Bob, criterion 2, connected to one of its powerhouses: lower 8, lower 10 (of 3)');
  assert.equal(say({ ...looked, after: looked.before }).en, 'Bob, criterion 2, connected to one of its powerhouses: no difference (3 left)');
  assert.equal(say({ ...looked, by: 'possible', criterion: 0, after: looked.before }).en, 'Bob, possible dam sites: lower 8, upper 9, lower 10');
  const systems = ['P8-2 D5l C5a'] as const;
  assert.equal(
    say({ ...looked, of: 'system', by: 'highest-total', criterion: 0, before: [...systems, 'P8-1 D5u C5a'], after: systems }).ko,
    'Bob, 가장 많은 발전량: 5번 아래 → 5A → 8-2 (2개 중)',
  );
  for (const [of, after] of [
    ['contract', ['G01']],
    ['headstream', ['D']],
    ['tile', ['adv-1-base']],
    ['system', systems],
    ['site', ['C1a']],
    ['site', ['P5-1']],
  ] as const)
    for (const by of ['possible', 'leftmost'] as const) say({ ...looked, of, by, criterion: 0, before: after, after });
});

test('a conduit and a powerhouse are told by the name of their site, an income by what no line after it tells', () => {
  const conduit = { ...EVENTS.built, structure: 'conduit', site: 'C5a' } as const;
  assert.equal(say({ ...conduit, fee: 0 }).en, '하은 built Conduit 5A');
  assert.equal(say({ ...conduit, fee: 0, free: true }).zh, '하은无需费用建造了水道5A');
  assert.equal(
    say({ ...EVENTS.built, structure: 'powerhouse', site: 'P5-1' }).ko,
    '하은이 발전소 5-1을 건설했습니다 (빨간 부지 추가 수수료 크레딧 3개)',
  );
  assert.equal(say({ ...EVENTS.income, uncovered: true }).en, '하은 uncovered an income');
  assert.equal(say({ ...EVENTS.income, company: 'usa', row: 'elevation', step: 2 }).en, '하은 received income: 1 machine of your choice');
});

test('an automa’s engineers stand on a space, beside a section, on its board or in the bank', () => {
  const placed = EVENTS['automa-engineers'];
  assert.equal(say(placed).en, 'Bob placed 1 engineer: Workshop, 1 segment, left');
  assert.equal(say({ ...placed, space: null }).en, 'Bob placed 1 engineer: beside Workshop');
  assert.equal(say({ ...placed, vp: 3 }).en, 'Bob placed 1 engineer and paid 3 VP: Workshop, 1 segment, left');
  assert.equal(say({ ...placed, post: 'construction', space: null }).en, 'Bob placed 1 engineer: its company board');
  assert.equal(say({ ...placed, post: 'bank', space: null }).zh, 'Bob放置了1名工程师：银行');
});

test('a company without energy receives credits and loses points', () => {
  const { en, ko } = say({ event: 'credits-scored', seat: 2, energy: 0, credits: 3, vp: -3 });
  assert.deepEqual([en, ko], ['小明 received 3 credits and lost 3 VP: 0 energy', '小明가 크레딧 3개를 얻고 승점 3점을 잃었습니다: 발전량 0']);
});

test('one winner wins, several share', () => {
  assert.equal(say({ ...EVENTS['game-over'], winners: [2] }).en, 'Game over. Winner: 小明');
  assert.equal(say(EVENTS['game-over']).ko, '게임 종료. 공동 승리: 하은, 小明');
});

test('an event of another game has no line', () => {
  assert.equal(wording.logLine({ event: 'joker-laid' }), undefined);
});

test('a turn whose player then passes is about what they did, and the pass is told after it', () => {
  const turn: readonly BarrageEvent['event'][] = ['space-used', 'passed'];
  assert.deepEqual(
    turn.filter((event) => wording.deeds?.includes(event)),
    ['space-used'],
  );
});
