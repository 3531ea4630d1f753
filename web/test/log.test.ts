import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type State, seatArgument, type Told, type Wording } from '@madang/kernel';
import { translator } from '@madang/text';
import { leadingName } from '../src/table/lines/leading-name.ts';
import { briefOf, dueIn, glanceAt, sentenceOf } from '../src/table/log/deeds.ts';
import { followingLine, sinceOwn, turnsOf } from '../src/table/log/log.ts';

const WORDS = translator('en', { dug: 'dug {n}', silent: '' }, { 'seat.0': 'Ann', 'seat.1': 'Ben', 'seat.2': 'Cem' });
const wording = (): Pick<Wording, 'logLine'> => ({
  logLine: (event: Told & { readonly n?: number }) => (event.event === 'dug' ? { text: { key: 'dug', args: { n: event.n ?? 0 } } } : undefined),
});
const view: State = { agenda: [], random: [0, 0, 0, 0], over: false };
const dug = (n: number) => ({ event: 'dug', n, seat: 0 });

const LOG = [
  { seq: 0, by: null, told: [dug(0)] },
  { seq: 1, by: 0, told: [dug(1)] },
  { seq: 2, by: 1, told: [dug(2), dug(3)] },
  { seq: 3, by: 1, told: [{ event: 'silent' }] },
  { seq: 4, by: 1, told: [dug(4)] },
  { seq: 5, by: 2, told: [dug(5)] },
];

const all = () => turnsOf({ ...stub, ...wording() }, WORDS, LOG, view);
const none = async () => ({});
const stub: Wording = {
  catalogues: none,
  rulebook: none,
  chapters: [],
  prompt: () => ({ key: 'dug' }),
  ruleOf: () => undefined,
  label: () => ({ key: 'dug' }),
  forecast: () => undefined,
  logLine: () => undefined,
  begins: [],
  headline: () => ({ key: 'dug' }),
  describe: () => [],
  parts: () => [],
};

test('the log is told turn by turn, with the lines of each turn in their order', () => {
  assert.deepEqual(
    all().map(({ by, from, to, lines }) => [by, from, to, lines.map(({ text }) => text)]),
    [
      [null, 0, 0, ['dug 0']],
      [0, 1, 1, ['dug 1']],
      [1, 2, 4, ['dug 2', 'dug 3', 'dug 4']],
      [2, 5, 5, ['dug 5']],
    ],
  );
});

test('what begins of itself stands by itself, is read by everybody since their last turn, and never twice', () => {
  const log = [...LOG, { seq: 6, by: 0, told: [dug(6), dug(7), dug(8)] }, { seq: 7, by: 0, told: [dug(9)] }];
  const begins = { ...stub, ...wording(), begins: ['flood'] };
  const flooded = log.map((step) => ({
    ...step,
    told: step.told.map((event) => ('n' in event && event.n === 7 ? { ...event, event: 'flood' } : event)),
  }));
  const flood: Wording['logLine'] = (event) => wording().logLine({ ...event, event: 'dug' }, view);
  const turns = turnsOf({ ...begins, logLine: flood }, WORDS, flooded, view);
  const told = (some: typeof turns) => some.map(({ by, from, to, lines }) => [by, from, to, lines.map(({ text }) => text).join()]);
  assert.deepEqual(told(turns).slice(4), [
    [0, 6, 6, 'dug 6'],
    [null, 6, 6, 'dug 7,dug 8'],
    [0, 7, 7, 'dug 9'],
  ]);
  assert.deepEqual(told(sinceOwn(turns.slice(0, -1), 0)), [[null, 6, 6, 'dug 7,dug 8']]);
  assert.deepEqual(told(sinceOwn(turns, 2)), [
    [0, 6, 6, 'dug 6,dug 7,dug 8'],
    [0, 7, 7, 'dug 9'],
  ]);
});

test('a step that was put into words is not put into words again', () => {
  const known = new WeakMap();
  let said = 0;
  const logLine: Wording['logLine'] = (event) => {
    said++;
    return wording().logLine(event, view);
  };
  const counting: Wording = { ...stub, logLine };
  const first = turnsOf(counting, WORDS, LOG.slice(0, 5), view, known);
  const before = said;
  const then = turnsOf(counting, WORDS, LOG, view, known);
  assert.equal(said, before + 1);
  assert.deepEqual(then.slice(0, 3), first);
});

test('since one’s own last turn stand the turns of the others; a spectator has none', () => {
  assert.deepEqual(
    sinceOwn(all(), 0).map(({ by }) => by),
    [1, 2],
  );
  assert.deepEqual(sinceOwn(all(), 2), []);
  assert.equal(sinceOwn(all(), 3).length, 3);
  assert.deepEqual(sinceOwn(all(), null), []);
});

test('a turn is said in one go', () => {
  assert.equal(all().slice(2, 3).map(sentenceOf).join(), 'dug 2 · dug 3 · dug 4');
});

test('a name is said once in a turn, in every language, and stays where the sentence needs it', () => {
  const rest = (text: string, name: string): string => text.slice(leadingName(text, name));
  assert.equal(rest('Bot 2 bought Salon for 6,000', 'Bot 2'), 'bought Salon for 6,000');
  assert.equal(rest('Bot 2, income: 3 credits', 'Bot 2'), 'income: 3 credits');
  assert.equal(rest('Bot 2가 ‘살롱’을 샀습니다', 'Bot 2'), '‘살롱’을 샀습니다');
  assert.equal(rest('민지는 패스했습니다', '민지'), '패스했습니다');
  assert.equal(rest('Bot 2买下“沙龙”', 'Bot 2'), '买下“沙龙”');
  for (const text of ['Bot 2’s turn', 'Bot 21 passed', 'Bot 2의 차례', 'Bot 2的回合', 'Round 2 ended']) assert.equal(rest(text, 'Bot 2'), text);
  const words = translator('en', { dug: '{seat} dug {n}' }, { 'seat.0': 'Ann', 'seat.1': 'Ben' });
  const named: Wording = {
    ...stub,
    logLine: ({ seat = 0, n = 0 }: Told & { readonly seat?: number; readonly n?: number }) => ({
      text: { key: 'dug', args: { n, seat: seatArgument(seat) } },
    }),
  };
  const by = (seat: number, n: number) => ({ event: 'dug', seat, n });
  const [turn] = turnsOf(named, words, [{ seq: 1, by: 0, told: [by(0, 1), by(0, 2), by(1, 1), by(0, 3)] }], view);
  assert.ok(turn);
  assert.equal(sentenceOf(turn), 'Ann dug 1 · Dug 2 · Ben dug 1 · Ann dug 3');
  assert.deepEqual(turn.lines.map(followingLine), ['Dug 1', 'Dug 2', 'Dug 1', 'Dug 3']);
});

test('a turn is told by its deed: that stands first, what repeats is said once, and what it brings the reader is said as theirs', () => {
  const words = translator('en', { line: '{seat} {what}', fee: '+1 credit' }, { 'seat.0': 'Ann', 'seat.1': 'Ben', 'seat.2': 'Cem' });
  const deeds: Wording = {
    ...stub,
    deeds: ['used', 'built'],
    logLine: ({ event, seat = 0 }: Told & { readonly seat?: number }) => ({ text: { key: 'line', args: { seat: seatArgument(seat), what: event } } }),
    due: (event) => (event.event === 'paid' ? { seat: 2, what: { key: 'fee' } } : undefined),
  };
  const told = ['used', 'turned', 'built', 'turned', 'paid'].map((event) => ({ event, seat: 1 }));
  const [turn] = turnsOf(deeds, words, [{ seq: 1, by: 1, told: [...told, { event: 'used', seat: 0 }] }], view);
  assert.ok(turn);
  assert.equal(sentenceOf(turn), 'Ben built · Used · Turned · Paid · Ann used', 'a deed of another is not what the turn is about');
  assert.deepEqual(glanceAt(turn), { before: 'Ben used · Turned', deed: 'Built', after: 'Paid · Ann used' }, 'in the order of time, each name once');
  assert.deepEqual([dueIn(turn, 2), dueIn(turn, 0), dueIn(turn, 1), dueIn(turn, null)], [['+1 credit'], [], [], []], 'a deed turned up is no gain');
  const [whole] = turnsOf({ ...deeds, mains: ['used'] }, words, [{ seq: 1, by: 1, told }], view);
  assert.ok(whole);
  assert.deepEqual(briefOf(whole), { name: 'Ben ', deed: 'used', rest: ['Built'] }, 'looked back at, without costs');
  assert.equal(sentenceOf(whole), 'Ben used · Turned · Built · Paid', 'a whole turn is told by what was chosen, whatever follows');
  assert.equal(glanceAt(whole)?.deed, 'Built', 'while it is shown, by the latest deed');
  const [gain] = turnsOf(deeds, words, [{ seq: 1, by: 1, told: [...told, { event: 'turned', seat: 0 }] }], view);
  assert.deepEqual(gain && dueIn(gain, 0), ['turned']);
  const long = turnsOf(deeds, words, [{ seq: 1, by: 1, told: ['used', 'x'.repeat(140), 'y', 'built'].map((event) => ({ event, seat: 1 })) }], view);
  assert.deepEqual(glanceAt(long[0]), { before: 'Ben used · Y', deed: 'Built', after: '' }, 'what has no room is left out, deeds last');
  const [poor] = turnsOf(deeds, words, [{ seq: 1, by: 1, told: ['used', 'found'].map((event) => ({ event, seat: 1 })) }], view);
  assert.deepEqual(poor && briefOf(poor).rest, ['Found'], 'nothing else was done: what came of it');
  assert.equal(glanceAt(all()[2])?.deed, 'dug 4', 'without deeds the latest line stands for the turn');
});
