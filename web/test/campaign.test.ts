import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHELF } from '@madang/games';
import { challengeStart } from '@madang/kernel';
import { keepRunning, keptRunning, nextChallenge } from '../src/campaign/kept.ts';
import { CAMPAIGNS, keptGrades, noteGrade } from '../src/progress/kept-progress.ts';
import { documentOf } from '../src/puzzles/position.ts';

test('the best stars of a challenge are kept, on a device that keeps nothing too', () => {
  noteGrade(CAMPAIGNS, 'none', 'a', 2);
  noteGrade(CAMPAIGNS, 'none', 'a', 1);
  noteGrade(CAMPAIGNS, 'none', 'b', 0);
  assert.deepEqual(
    [...keptGrades(CAMPAIGNS, 'none')],
    [
      ['a', 2],
      ['b', 0],
    ],
  );
  assert.equal(keptGrades(CAMPAIGNS, 'other').size, 0);
});

test('the next challenge is the first without a star, then the first without all', () => {
  const challenges = (['a', 'b', 'c'] as const).map((id) => ({ id, stars: [1, 2, 3] as const }));
  assert.equal(nextChallenge(challenges, new Map())?.id, 'a');
  assert.equal(nextChallenge(challenges, new Map([['a', 1]]))?.id, 'b');
  const all = new Map(challenges.map(({ id }) => [id, id === 'b' ? 2 : 3]));
  assert.equal(nextChallenge(challenges, all)?.id, 'b');
  assert.equal(nextChallenge(challenges, new Map([...all, ['b', 3]])), undefined);
});

test('a challenge that was left goes on only where it still begins as it did', async () => {
  const title = SHELF.find(({ campaign }) => campaign);
  const [game, campaign] = await Promise.all([title?.rules(), title?.campaign?.()]);
  const challenge = campaign?.challenges.find(({ from }) => from > 0);
  assert.ok(game && campaign && challenge);
  const start = documentOf(game, campaign.version, challengeStart(campaign, challenge));
  const seats = [{ kind: 'person', name: 'Me' } as const, ...challenge.against.map(() => ({ kind: 'automa' }) as const)];
  const match = { id: 'x', seats, document: start, over: false, changedAt: 1, challenge: challenge.id };
  assert.equal(keptRunning(start, challenge.id), undefined);
  keepRunning(challenge.id, match);
  assert.deepEqual(keptRunning(start, challenge.id), match);
  assert.equal(keptRunning({ ...start, seed: 'another' }, challenge.id), undefined);
  assert.equal(keptRunning({ ...start, moves: [...start.moves, [0, { id: 1 }]] }, challenge.id), undefined);
  keepRunning(challenge.id, { ...match, over: true });
  assert.equal(keptRunning(start, challenge.id), undefined);
});
