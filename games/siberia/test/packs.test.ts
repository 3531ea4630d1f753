import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  begin,
  decision,
  decisionOf,
  isCombinator,
  type Message,
  newMatch,
  openDecisions,
  openDocument,
  play,
  playMove,
  readDocument,
  readPack,
  seedRandom,
  toDocument,
} from '@madang/kernel';
import { packOf, playWatched } from '@madang/kernel/testing';
import { translator } from '@madang/text';
import { readTexts, WHOLE, type Whole } from '@madang/text/testing';
import fc from 'fast-check';
import { expertise } from '../bot/index.ts';
import { figuresOf, OURS, parseFigures } from '../components/packs/index.ts';
import { PLACES } from '../components/words.ts';
import { oneStepFrom, price, siberia } from '../rules/index.ts';
import { MOVES } from '../rules/moves.ts';
import { wording } from '../text/index.ts';
import { BOX } from './box.ts';

const pack = packOf(siberia, BOX);
const setup = { seats: 2, seed: 'box', options: { figures: pack.id, exchangeSides: 'random' }, pack };
const PIECE = MOVES.find({ kind: 'piece', from: 'amur' });
const STEP = MOVES.find({ kind: 'step', from: 'vladivostok', to: 'amur' });
const texts = await readTexts(wording.catalogues);
const seats = { 'seat.0': 'Ada', 'seat.1': 'Bo' };
const speaker = (language: Whole) => translator(language, { ...texts[language], ...seats });
const say = { en: speaker('en'), ko: speaker('ko'), zh: speaker('zh') };

/** What is wrong with the pack where these fields differ. */
function problemsWith(changes: object): readonly unknown[] {
  const read = readPack(siberia, JSON.parse(JSON.stringify({ ...BOX, ...changes })));
  return read.ok ? [] : read.problem.map(({ code, card, field }) => [code, card, field]);
}

test('SIB-COMP-04, -10, -12, Q-26: a pack has other borders, prices and counters in states, views and imagined positions', () => {
  const state = begin(siberia, setup);
  const view = siberia.redact(state, 0);
  for (const one of [state, view, siberia.imagine(view, seedRandom('a')), siberia.clone(state), JSON.parse(JSON.stringify(view))]) {
    assert.deepEqual(figuresOf(one).prices.zurich, { gold: 7000 });
    assert.equal(price(one, 0, 0), 2000);
    assert.equal(oneStepFrom(one, 0, 0), (1 << PLACES.indexOf('khabarovsk')) | (1 << PLACES.indexOf('ob')));
    assert.equal(figuresOf(one).counters[20], 3 - 1);
  }
  assert.equal(state.bag.reduce((a, b) => a + b, 0) + state.players.reduce((sum, one) => sum + one.drawn.length, 0), 70);
  assert.equal(figuresOf(begin(siberia, { seats: 2, seed: 'box' })), OURS);
});

test('what a pack leaves out is ours', () => {
  const least = parseFigures({ format: 'siberia-figures', name: 'a', version: '1' });
  assert.ok(least.ok);
  assert.deepEqual({ ...least.value, name: '', version: '' }, { ...OURS, name: '', version: '' });
});

test('a match with a pack replays from its document, and a changed figure is refused', () => {
  const match = newMatch(siberia, setup);
  while (!match.state.over) {
    const [open] = openDecisions(match);
    assert.ok(open && playMove(match, open.seat, open.moves[match.log.length % open.moves.length]).ok);
  }
  const text = JSON.stringify(toDocument(match));
  const read = readDocument(JSON.parse(text));
  assert.ok(read.ok && openDocument(siberia, read.value).ok);
  const changed = readDocument(JSON.parse(text.replace('"gold":7000', '"gold":6000')));
  assert.ok(changed.ok && !openDocument(siberia, changed.value).ok);
});

test('bots play to the end with a pack, and their judgement reads its prices', () => {
  const state = begin(siberia, setup);
  const random = seedRandom('bots');
  let asked = 0;
  for (let next = decision(siberia, state); next; next = decision(siberia, state)) {
    assert.ok(expertise.evaluate(siberia.redact(state, next.seat)).every(Number.isFinite));
    play(siberia, state, next.seat, expertise.rollout(state, next, random));
    asked += 1;
  }
  assert.ok(state.over && asked > 50);
});

test('everything that is said of a match has the names of its pack, in every language', () => {
  const said: Record<Whole, string> = { en: '', ko: '', zh: '' };
  const add = (message: Message | undefined): void => {
    for (const language of WHOLE) said[language] += message ? `${say[language].say(message)}\n` : '';
  };
  for (const seed of ['a', 'b']) {
    const state = begin(siberia, { ...setup, seed });
    for (const line of wording.describe(siberia.redact(state, 0), 0)) add(line);
    const first = decision(siberia, state);
    if (first && PIECE) add(wording.label(state, first, PIECE));
    const random = seedRandom(seed);
    playWatched(siberia, state, random, 3000, {
      before({ seat, move }) {
        const view = siberia.redact(state, seat);
        const next = decisionOf(siberia, view, seat);
        if (!next || isCombinator(next.task)) return;
        add(wording.prompt(view, next));
        add(wording.label(view, next, move));
        add(wording.forecast(view, seat, next, move));
      },
      tell: (event) => add(wording.logLine(event, state)?.text),
    });
  }
  const ours = { en: /Amur\b|Ob Basin|Zurich/, ko: /아무르|오비|취리히/, zh: /阿穆尔|鄂毕|苏黎世/ };
  for (const language of WHOLE) assert.doesNotMatch(said[language], ours[language]);
  for (const name of ['Tynda', 'West Ridge', 'Worker in Tynda', 'Geneva']) assert.ok(said.en.includes(name), name);
  for (const name of ['틴다의 일꾼', '서쪽 능선', '제네바']) assert.ok(said.ko.includes(name), name);
  for (const name of ['滕达的工人', '西岭', '日内瓦']) assert.ok(said.zh.includes(name), name);
});

test('why a move is not offered is told with the names of the pack', () => {
  const state = begin(siberia, setup);
  const found = STEP && siberia.rules.step?.refuse?.(state, { task: 'step', seat: 0 }, STEP);
  assert.equal(found && say.en.say(found.why).includes('Tynda'), true);
});

test('a wrong pack is refused with everything that is wrong, by region, exchange or person and field', () => {
  assert.deepEqual(
    problemsWith({
      extra: 1,
      regions: { amur: { en: 'A', ko: '가' }, paris: { en: 'P', ko: '파', zh: '巴' }, lena: { en: '{x}', ko: '나', zh: '列' }, vladivostok: {} },
      exchanges: {
        tokyo: { name: { en: 'T', ko: '도', zh: '东' }, prices: { gas: 2000 } },
        dubai: { prices: { gas: 1500, gold: 2000, iron: 1000 } },
        mumbai: { prices: {} },
        london: { prices: { gas: 4000, coal: 4000, oil: 4000, gold: 4000, diamond: 4000 } },
      },
      counters: { worker: { gas: 1, coal: 1, oil: 1, gold: -1 }, manager: {} },
    }),
    [
      ['unknown-field', '', 'extra'],
      ['unknown-field', 'paris', 'regions'],
      ['unknown-field', 'vladivostok', 'regions'],
      ['missing', 'amur', 'name.zh'],
      ['not-a-text', 'lena', 'name.en'],
      ['unknown-field', 'tokyo', 'name'],
      ['known-price', 'tokyo', 'prices.gas'],
      ['unknown-field', 'dubai', 'prices.iron'],
      ['not-a-price', 'dubai', 'prices.gas'],
      ['buys-too-few', 'mumbai', 'prices'],
      ['buys-too-many', 'london', 'prices'],
      ['unknown-field', 'manager', 'counters'],
      ['not-a-whole-number', 'worker', 'gold'],
      ['missing', 'worker', 'diamond'],
      ['too-low', 'dubai', 'prices.gold'],
    ],
  );
});

test('a pack keeps what is attested: 56 combinations, a way to every region, Frankfurt cheaper than all others', () => {
  assert.deepEqual(problemsWith({ counters: { worker: { gas: 1, coal: 1, oil: 1, gold: 1, diamond: 1 } } }), [['wrong-total', '', 'counters']]);
  assert.deepEqual(problemsWith({ exchanges: { frankfurt: { prices: { gas: 1000, coal: 1000, oil: 1000, gold: 2000 } } } }), [
    ['buys-too-few', 'frankfurt', 'prices.diamond'],
  ]);
  assert.deepEqual(problemsWith({ borders: [...(BOX.borders ?? []), ['amur', 'khabarovsk'], ['amur', 'amur'], ['amur', 'x']] }), [
    ['same-border', '', 'borders[15]'],
    ['same-border', '', 'borders[16]'],
    ['not-one-of', '', 'borders[17][1]'],
  ]);
  const cut = BOX.borders?.filter((border) => !border.includes('lena'));
  assert.deepEqual(problemsWith({ borders: cut }), [['out-of-reach', 'lena', 'borders']]);
  const twin = { en: 'Tynda', ko: '틴다가', zh: '滕' };
  assert.deepEqual(problemsWith({ regions: { ...BOX.regions, lena: twin } }), [['same-name', 'lena', 'name.en']]);
});

test('hostile documents are refused and nothing throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('regions', 'exchanges', 'counters', 'borders', 'name'), (json, field) => {
      const read = readPack(siberia, { ...BOX, [field]: json });
      assert.equal(typeof read.ok, 'boolean');
    }),
    { numRuns: 300 },
  );
});
