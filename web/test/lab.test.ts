import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findTitle } from '@madang/games';
import type { Game } from '@madang/kernel';
import { type Draft, firstDraft, studyOf, withBot, withoutRule, withRule, withSeats, withValue } from '../src/laboratory/form/draft.ts';

const gameOf = async (name: string): Promise<Game> => (await findTitle(name)?.rules()) ?? assert.fail(name);
const siberia = await gameOf('siberia');
const barrage = await gameOf('barrage');
const underwater = await gameOf('underwater');

/** The names of an arm's bots; null: the rules play that seat. */
const botsIn = (draft: Draft, game: Game) => {
  const study = studyOf(draft, game);
  return study && [study.experiment.a, study.experiment.b].map(({ bots }) => bots.map((bot) => bot?.name ?? null).join());
};

test('a draft begins with equal bots on all seats, and there is nothing to compare', () => {
  const draft = firstDraft(siberia);
  assert.equal(draft.seats, 4);
  assert.equal(studyOf(draft, siberia), null);
});

test('another bot or rule option makes a study; a level that does not exist changes nothing', () => {
  const draft = withBot(withSeats(firstDraft(siberia), 2), 'b', 1, 'hard');
  assert.deepEqual(botsIn(draft, siberia), ['easy,easy', 'easy,hard']);
  assert.deepEqual(withBot(draft, 'b', 1, 'genius'), draft);
  const ruled = withRule(firstDraft(siberia), siberia, 'exchangeSides');
  const study = studyOf(ruled, siberia);
  assert.deepEqual(
    [study?.experiment.a.options, study?.experiment.b.options],
    [{ exchangeSides: 'startPlayerChooses' }, { exchangeSides: 'random' }],
  );
  assert.equal(studyOf(withValue(ruled, 'a', 'exchangeSides', 'random'), siberia), null);
  assert.equal(studyOf(withoutRule(ruled, 'exchangeSides'), siberia), null);
});

test('seats that the rules play have no bot', () => {
  const draft = withRule(firstDraft(barrage), barrage, 'automas');
  assert.deepEqual(botsIn(draft, barrage), ['easy,easy,easy,easy', 'easy,easy,easy,']);
});

test('fewer seats keep the bots of those that stay', () => {
  const draft = withSeats(withSeats(withBot(firstDraft(siberia), 'b', 0, 'hard'), 2), 3);
  assert.deepEqual(botsIn(draft, siberia), ['easy,easy,easy', 'hard,easy,easy']);
});

test('cards are compared where a game names them, with a change of points or without', () => {
  const draft: Draft = { ...firstDraft(underwater), kind: 'cards', card: 30, points: 3 };
  const study = studyOf(draft, underwater);
  assert.ok(study?.kind === 'cards');
  assert.deepEqual([study.experiment.change, study.experiment.cards, study.experiment.quick], [{ card: 30, points: 3 }, 206, true]);
  const control = studyOf({ ...draft, points: 0 }, underwater);
  assert.ok(control?.kind === 'cards' && control.experiment.change === undefined);
  assert.equal(studyOf(draft, siberia), null);
});
