import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  anyOrder,
  type Decision,
  inOrder,
  type Move,
  moveSpace,
  oneOf,
  optional,
  type State,
  type Task,
  upTo,
  upToMore,
  type Wording,
} from '@madang/kernel';
import { words as frames } from '../frames/text/sources.ts';
import { catalogueProblems, framed, translator } from '../index.ts';
import { readTexts, WHOLE } from '../testing/index.ts';

const { stop, picks, table } = moveSpace([{ kind: 'row' }, { kind: 'dig' }]);
const DIG: Task = { task: 'dig', seat: 0 };
const SWIM: Task = { task: 'swim', seat: 0 };
const view: State = { agenda: [], random: [0, 0, 0, 0], over: false };

const texts = { dig: 'dig a well', swim: 'swim', ask: 'Which well', move: 'the {kind}', forecast: 'deep' };
const wording: Wording = {
  catalogues: async () => texts,
  rulebook: async () => ({}),
  chapters: [],
  prompt: (_, { task }) => ({ key: task.task === 'dig' ? 'ask' : 'no such prompt' }),
  ruleOf: (_, { task }) => `RULE-${task.task}`,
  label: (_, { task }, { kind }) => ({ key: task.task === 'dig' ? 'move' : 'no such label', args: { kind } }),
  task: (_, { task }) => ({ key: task }),
  forecast: () => ({ key: 'forecast' }),
  logLine: () => undefined,
  begins: [],
  headline: () => ({ key: 'dig' }),
  describe: () => [],
  parts: () => [],
};
const words = framed(wording);
const english = translator('en', await frames('en'), texts);
const ask = (task: Task, ...moves: readonly Move[]): Decision => ({ seat: 0, task, moves });
const said = (decision: Decision) => [
  english.say(words.prompt(view, decision)),
  ...decision.moves.map((move) => english.say(words.label(view, decision, move))),
];

test('the texts of frames are the same in every language', async () => {
  assert.deepEqual(catalogueProblems(await readTexts(frames)), []);
});

test('a frame of several tasks asks which, and says each by what there is to do', () => {
  assert.deepEqual(said(ask(anyOrder(0, DIG, SWIM), ...picks.slice(0, 2))), ['Choose what to do first', 'dig a well', 'swim']);
  assert.deepEqual(said(ask(oneOf(0, DIG, SWIM), ...picks.slice(1, 2))), ['Choose one', 'swim']);
});

test('an optional task asks what the task asks, and may be declined; once something was done it may be ended', () => {
  assert.deepEqual(said(ask(optional(DIG), stop, ...table)), ['Which well (optional)', 'Skip', 'the row', 'the dig']);
  assert.deepEqual(said(ask(upTo(3, DIG), stop, ...table.slice(0, 1))), ['Which well (up to 3)', 'Skip', 'the row']);
  assert.deepEqual(said(ask(upToMore(2, DIG), stop, ...table.slice(0, 1))), ['Which well (up to 2)', 'Done', 'the row']);
  assert.deepEqual(said(ask(upToMore(1, DIG), stop, ...table.slice(0, 1))), ['Which well (optional)', 'Done', 'the row']);
});

test('an optional task that would resolve by itself is offered as a thing to do', () => {
  assert.deepEqual(said(ask(optional(SWIM), stop, ...picks.slice(0, 1))), ['swim (optional)', 'Skip', 'swim']);
});

test('a choice that may be done without asks what it asks, and its picks are its own', () => {
  assert.deepEqual(said(ask(optional(oneOf(0, DIG, SWIM)), stop, ...picks.slice(0, 2))), ['Choose one (optional)', 'Skip', 'dig a well', 'swim']);
});

test('frames inside frames are said by what they are made of', () => {
  const nested = oneOf(0, inOrder(DIG, SWIM), anyOrder(0, DIG, SWIM), upTo(2, SWIM), oneOf(0, DIG, SWIM), inOrder());
  assert.deepEqual(said(ask(nested, ...picks.slice(0, 5))).slice(1), [
    'dig a well, then swim',
    'dig a well and swim',
    'swim (up to 2)',
    'dig a well or swim',
    'nothing',
  ]);
});

test('a frame stands on the rule of its first task', () => {
  assert.equal(words.ruleOf(view, ask(oneOf(0, inOrder(SWIM), DIG), ...picks.slice(0, 2))), 'RULE-swim');
  assert.equal(words.ruleOf(view, ask(DIG, ...table)), 'RULE-dig');
});

test('forecasts are of the game’s own moves only', () => {
  const decision = ask(optional(DIG), stop, ...table);
  assert.equal(words.forecast(view, 0, decision, stop), undefined);
  assert.ok(table[0] && words.forecast(view, 0, decision, table[0]));
});

test('a game’s texts come with those of frames', async () => {
  for (const language of WHOLE) assert.ok((await words.catalogues(language))['frame.stop']);
});

test('a game that has no words for its tasks cannot use frames that ask, and learns so', () => {
  const { task: _, ...mute } = wording;
  const one = ask(oneOf(0, DIG, SWIM), ...picks.slice(0, 2));
  assert.throws(() => picks[0] && framed(mute).label(view, one, picks[0]), /no words for 'dig'/);
});
