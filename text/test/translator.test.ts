import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { argumentsOf, catalogueProblems, literally, translator } from '../index.ts';
import { WHOLE } from '../testing/index.ts';

test('nested messages are said first', () => {
  const english = translator('en', { outer: 'You sold {what} for {price}', gas: 'gas', price: '{amount, number, ::currency/USD precision-integer}' });
  const message = { key: 'outer', args: { what: { key: 'gas' }, price: { key: 'price', args: { amount: 6000 } } } };
  assert.equal(english.say(message), 'You sold gas for $6,000');
});

test('a sentence begins with a capital, a part inside of another text does not', () => {
  const english = translator('en', { 'card.sentence': '{text}', gain: 'gain {n} credits', slot: 'Green 1: {text}' });
  const gain = { key: 'gain', args: { n: 2 } };
  assert.equal(english.say({ key: 'card.sentence', args: { text: gain } }), 'Gain 2 credits');
  assert.equal(english.say({ key: 'slot', args: { text: gain } }), 'Green 1: gain 2 credits');
});

test('a later catalogue wins', () => {
  const names = translator('en', { 'seat.0': 'Seat 1' }, { 'seat.0': 'Haeun' });
  assert.equal(names.text('seat.0'), 'Haeun');
  assert.equal(names.has('seat.0'), true);
  assert.equal(names.has('seat.1'), false);
});

test('an unknown key is a bug and throws', () => {
  for (const language of WHOLE) assert.throws(() => translator(language, {}).text('nowhere'), /no (en|ko|zh) text for 'nowhere'/);
});

test('English counts in plurals', () => {
  const english = translator('en', { left: '{count, plural, one {# counter} other {# counters}} left' });
  assert.equal(english.text('left', { count: 1 }), '1 counter left');
  assert.equal(english.text('left', { count: 1200 }), '1,200 counters left');
});

test('Korean particles fit what was put in, also inside nested messages', () => {
  const korean = translator('ko', { sold: '{who}은(는) {what}을(를) 팔았습니다', pair: '{a}과(와) {b}', coal: '석탄', gas: '가스' });
  const what = { key: 'pair', args: { a: { key: 'coal' }, b: { key: 'gas' } } };
  assert.equal(korean.say({ key: 'sold', args: { who: '하은', what } }), '하은은 석탄과 가스를 팔았습니다');
});

test('particles are left alone in other languages', () => {
  assert.equal(translator('en', { raw: '석탄을(를)' }).text('raw'), '석탄을(를)');
});

test('what looks like a tag is plain text', () => {
  assert.equal(translator('en', { name: '{who} <b>' }).text('name', { who: '<i>' }), '<i> <b>');
});

test('arguments are found in every branch, once', () => {
  assert.deepEqual(argumentsOf('{b, number} {a} {n, plural, =0 {} other {# {c}}} {s, select, x {{a}} other {}}'), ['a', 'b', 'c', 'n', 's']);
  assert.deepEqual(argumentsOf('plain'), []);
  assert.throws(() => argumentsOf('{'), SyntaxError);
});

test('problems between catalogues are named', () => {
  const en = { same: '{a}', gone: 'here', other: '{a}', broken: 'fine', blank: 'x' };
  const ko = { same: '{a}', other: '{b}', broken: '{', blank: ' ' };
  assert.deepEqual(catalogueProblems({ en, ko, zh: en }), [
    { code: 'missing', language: 'ko', key: 'gone' },
    { code: 'other-arguments', language: 'ko', key: 'other' },
    { code: 'unreadable', language: 'ko', key: 'broken' },
    { code: 'empty', language: 'ko', key: 'blank' },
  ]);
  assert.deepEqual(catalogueProblems({ en, ko: en, zh: en }), []);
});

test('a name is said as it was typed', () => {
  const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom("'", '{', '}', '#', '<', 'a', ' ') }));
  fc.assert(fc.property(typed, (name) => translator('en', { 'seat.0': literally(name) }).text('seat.0') === name));
});

test('a number below zero has a minus sign; ranges, dates and names keep their hyphens', () => {
  const words = translator('en', { less: 'at ({x, number}, {n, number, ::sign-always})', plain: '{text}' });
  assert.equal(words.text('less', { x: -4, n: -2 }), 'at (−4, −2)');
  assert.equal(translator('zh', { less: '涡轮机房{n, number}（1，{n, number}）' }).text('less', { n: -1 }), '涡轮机房−1（1，−1）');
  for (const text of ['5-9', '2026-11-26', 'Powerhouse 8-2', 'a-1']) assert.equal(words.text('plain', { text }), text);
});

test('names are joined as the language joins them', () => {
  const joined = (['en', 'ko', 'zh', 'de'] as const).map((language) => translator(language, {}).list(['Ada', 'Bo', 'Cy']));
  assert.deepEqual(joined, ['Ada, Bo, and Cy', 'Ada, Bo, Cy', 'Ada、Bo、Cy', 'Ada, Bo und Cy']);
});

test('a text is kept for its own arguments alone', () => {
  const english = translator('en', { cost: '{n, number} for {what}', one: 'one', other: 'other' });
  const cost = (n: number, what: string) => english.text('cost', { n, what: { key: what } });
  assert.deepEqual([cost(1000, 'one'), cost(1000, 'one'), cost(2000, 'one')], ['1,000 for one', '1,000 for one', '2,000 for one']);
  assert.equal(cost(1000, 'other'), '1,000 for other');
});

test('Intl is asked once for a text with its arguments', (context) => {
  const english = translator('en', { left: '{count, plural, one {# counter} other {# counters}} left' });
  english.text('left', { count: 3 });
  const select = context.mock.method(Intl.PluralRules.prototype, 'select');
  assert.equal(english.text('left', { count: 3 }), '3 counters left');
  assert.equal(select.mock.callCount(), 0);
  english.text('left', { count: 4 });
  assert.ok(select.mock.callCount() > 0);
});
