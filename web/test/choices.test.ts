import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Move } from '@madang/kernel';
import { readKey } from '../src/table/keys/keys.ts';
import { placeless } from '../src/table/line/placeless.ts';
import { arrange, choiceOfKey, onlyChoice, toldApart } from '../src/table/prompt/choices.ts';

interface Placed extends Move {
  readonly counter: string;
  readonly area: string;
}

const place = (id: number, counter: string, area: string): Placed => ({ id, kind: 'place', counter, area });
const stop: Move = { id: 0, kind: 'stop' };
const explain = (move: Move) => ({
  label: 'counter' in move && 'area' in move ? `${String(move.counter)} → ${String(move.area)}` : move.kind,
  forecast: null,
  rule: null,
});
const placings = ['A', 'B', 'C', 'D'].flatMap((counter, i) => ['x', 'y', 'z'].map((area, j) => place(10 * i + j + 1, counter, area)));

test('every move is a choice, once', () => {
  const choices = arrange([stop, ...placings], explain).flatMap((group) => group.choices);
  assert.deepEqual(new Set(choices.map(({ move }) => move)), new Set([stop, ...placings]));
  assert.equal(choices.length, placings.length + 1);
});

test('where there is little room choices stand without the words with which another begins', () => {
  const apart = (...labels: readonly string[]) => {
    const moves = labels.map((kind, id) => ({ id, kind, of: id }));
    const choices = arrange([...moves, stop], (move) => ({ label: move.kind, forecast: null, rule: null })).flatMap((group) => group.choices);
    return toldApart(choices).map(({ short, isCut = false }) => `${isCut ? '…' : ''}${short}`);
  };
  assert.deepEqual(apart('Build a city for 1 credit: middle left', 'Build a city for 1 credit: middle right'), [
    'middle left',
    'middle right',
    'stop',
  ]);
  assert.deepEqual(apart('No oil', '1 oil in place of 1 stone', '1 oil in place of 1 kelp'), ['No oil', '…stone', '…kelp', 'stop']);
  assert.deepEqual(apart('Use the crane', 'Use the mixer'), ['Use the crane', 'Use the mixer', 'stop']);
});

test('many choices are grouped by what they are about, and the caption is not said twice', () => {
  const groups = arrange(placings, explain);
  assert.deepEqual(
    groups.map((group) => group.caption),
    ['A', 'B', 'C', 'D'],
  );
  assert.deepEqual(
    groups[0]?.choices.map(({ short }) => short),
    ['x', 'y', 'z'],
  );
  assert.equal(arrange(placings.slice(0, 5), explain).length, 1);
});

test('number keys go along the list; doing without is 0 and stands last', () => {
  const groups = arrange([stop, ...placings], explain);
  assert.equal(choiceOfKey(groups, '1')?.move, placings[0]);
  assert.equal(choiceOfKey(groups, '9')?.move, placings[8]);
  assert.equal(choiceOfKey(groups, '0')?.move, stop);
  assert.equal(groups.at(-1)?.choices[0]?.quiet, true);
  assert.equal(choiceOfKey(arrange(placings, explain), '0')?.move, placings[9]);
});

test('what may be done beside what is asked stands last, under its caption, and has no key', () => {
  const beside = { caption: 'At any time', has: (move: Move) => placings.slice(0, 2).some(({ id }) => id === move.id) };
  const groups = arrange([stop, ...placings.slice(0, 4)], explain, '', beside);
  assert.deepEqual(
    groups.map(({ caption, choices }) => [caption, choices.map(({ key }) => key)]),
    [
      [null, ['1', '2']],
      [null, ['0']],
      ['At any time', [null, null]],
    ],
  );
  assert.deepEqual(
    groups.at(-1)?.choices.map(({ move }) => move),
    placings.slice(0, 2),
  );
});

test('a filter keeps what contains it and numbers that', () => {
  const groups = arrange(placings, explain, ' c → Y');
  assert.equal(onlyChoice(groups)?.move, placings[7]);
  assert.equal(onlyChoice(groups)?.key, '1');
  assert.deepEqual(arrange(placings, explain, 'nothing like it'), []);
});

test('keys mean the same in every layout and with Caps Lock, and nothing while somebody writes', () => {
  const press = (key: string, code = '', shiftKey = false) => ({ key, code, shiftKey, ctrlKey: false, metaKey: false, altKey: false });
  assert.deepEqual(readKey(press('ㅕ', 'KeyU'), 'page'), { action: 'undo' });
  assert.deepEqual(readKey(press('ㅑ', 'KeyI'), 'page'), { action: 'next' });
  assert.deepEqual(readKey(press('I', 'KeyI'), 'page'), { action: 'next' }, 'Caps Lock');
  assert.deepEqual(readKey(press('I', 'KeyI', true), 'page'), { action: 'previous' });
  assert.deepEqual(readKey(press('i', 'KeyI', true), 'page'), { action: 'previous' }, 'Caps Lock and Shift');
  assert.deepEqual(readKey(press('ㅑ', 'KeyI', true), 'page'), { action: 'previous' });
  assert.deepEqual(readKey(press('ю', 'Period'), 'page'), undefined);
  assert.deepEqual(readKey(press('é', 'Digit2'), 'page'), { action: 'choose', key: '2' });
  assert.deepEqual(readKey(press('２', 'Digit2'), 'page'), { action: 'choose', key: '2' });
  assert.deepEqual(readKey(press('7'), 'control'), { action: 'choose', key: '7' });
  assert.deepEqual(readKey(press('Enter'), 'page'), { action: 'confirm' });
  assert.equal(readKey(press('Enter'), 'control'), undefined);
  assert.equal(readKey(press('u'), 'text'), undefined);
  assert.equal(readKey({ ...press('u'), ctrlKey: true }, 'page'), undefined);
});

test('choices that one piece answers all alone stand beside the question, those of several pieces do not', () => {
  const moves = [
    { id: 1, kind: 'pay', mixers: 2 },
    { id: 2, kind: 'pay', mixers: 0 },
  ];
  const decision = { seat: 0, task: { task: 'pay', seat: 0 }, moves };
  const groups = arrange(moves, explain);
  const besides = (piecesOf: (move: Move) => string[]): number[] => placeless({ piecesOf }, decision, groups).lying.map(({ move }) => move.id);
  assert.deepEqual(
    besides(() => ['open']),
    [1, 2],
  );
  assert.deepEqual(
    besides(({ id }) => [`site:${id}`]),
    [],
  );
  assert.deepEqual(
    besides(({ id }) => (id === 1 ? ['open'] : [])),
    [1, 2],
  );
});

test('what only a faint piece answers stands in the line as well; more than there is room for are one button', () => {
  const moves: Move[] = [1, 2, 3, 4, 5].map((id) => ({ id, kind: 'spend', of: id }));
  const offered = (count: number, withStop: boolean) => {
    const asked = [...moves.slice(0, count), ...(withStop ? [stop] : [])];
    const answering = { piecesOf: ({ id }: Move) => (id === 0 ? [] : [`good:${id}`]), isFaint: (piece: string) => piece.startsWith('good:') };
    const { lying, folded } = placeless(answering, { seat: 0, task: { task: 'pay', seat: 0 }, moves: asked }, arrange(asked, explain));
    return { lying: lying.map(({ move }) => move.id), folded };
  };
  assert.deepEqual(offered(4, false), { lying: [1, 2, 3, 4], folded: 0 });
  assert.deepEqual(offered(3, true), { lying: [1, 2, 3, 0], folded: 0 });
  assert.deepEqual(offered(5, false), { lying: [], folded: 5 });
  assert.deepEqual(offered(4, true), { lying: [0], folded: 4 });
  assert.deepEqual(offered(1, false), { lying: [1], folded: 0 }, 'a lesson lights one answer alone');
});
