import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arriving, hear, type Moment, type Phrases, type Sum } from '../../src/table/speech/hearing.ts';

const START: Moment = { asked: 'Choose an action', decision: '0.0', mine: true, lines: [], sums: [{ name: 'Money', value: 5 }], steps: 0 };
const WAITING = { asked: 'Waiting for Two', decision: '', mine: false } as const;
const line = (key: string, ripe = true) => ({ key, text: `line ${key}`, ripe });
const say: Phrases = {
  sum: ({ name, value }: Sum, change) => `${name} ${value} (${change})`,
  times: (text, count) => `${text} ×${count}`,
};

/** What is said at each moment to somebody who came at the start. */
const told = (...moments: readonly Partial<Moment>[]): readonly (readonly string[])[] => {
  let heard = arriving(START);
  return moments.map((moment) => {
    const next = hear(heard, { ...START, ...moment }, say);
    heard = next.heard;
    return next.sentences;
  });
};

test('the question comes first, then what happened, each line once', () => {
  const again = { decision: '1.0', lines: [line('a'), line('b')], steps: 1 };
  assert.deepEqual(told(again, again, { ...again, lines: [line('a'), line('b'), line('c')] }), [
    ['Choose an action', 'line a', 'line b'],
    [],
    ['line c'],
  ]);
});

test('the turn of another is told when it is over', () => {
  assert.deepEqual(told({ ...WAITING, lines: [line('a', false)] }, { decision: '1.0', lines: [line('a')] }), [[], ['Choose an action', 'line a']]);
});

test('a turn that goes on after it was told is not told again', () => {
  const moments = [
    { ...WAITING, lines: [line('a')] },
    { ...WAITING, lines: [line('a', false), line('b', false)] },
    { lines: [line('a'), line('b')] },
  ];
  assert.deepEqual(told(...moments), [['line a', 'Waiting for Two'], [], ['Choose an action', 'line b']]);
});

test('the same question of another decision is asked again', () => {
  assert.deepEqual(told({ decision: '0.1' }, { decision: '0.1' }, { decision: '0.2' }), [['Choose an action'], [], ['Choose an action']]);
});

test('where a choice leads to the same question, the choice is said before it', () => {
  assert.deepEqual(told({ decision: '0.1', tried: 'Price 4,000' }, { asked: 'Confirm', decision: '0.2', tried: 'Price 6,000' }), [
    ['Price 4,000', 'Choose an action'],
    ['Confirm'],
  ]);
});

test('whom all wait for is said with what led there, and not by itself', () => {
  assert.deepEqual(told(WAITING, { ...WAITING, asked: 'Waiting for Three' }, { ...WAITING, lines: [line('a')] }), [
    [],
    [],
    ['line a', 'Waiting for Two'],
  ]);
});

test('an own sum is said once with its change', () => {
  const paid = { decision: '1.0', sums: [{ name: 'Money', value: 2 }] };
  assert.deepEqual(told(paid, paid), [['Choose an action', 'Money 2 (-3)'], []]);
});

test('a step that was taken back and is made again is told again', () => {
  assert.deepEqual(told({ lines: [line('a')] }, { lines: [] }, { lines: [line('a')] }), [['line a'], [], ['line a']]);
});

test('the same several times on end is one sentence', () => {
  const turns = ['a', 'b', 'c'].map((key) => ({ key, text: 'Two turned the wheel', ripe: true }));
  assert.deepEqual(told({ lines: [...turns, line('d')] }), [['Two turned the wheel ×3', 'line d']]);
});
