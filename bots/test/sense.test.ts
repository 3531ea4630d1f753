import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, ask, BOT_LEVELS, handleRequest } from '@madang/bots';
import { begin, decision, type Expertise } from '@madang/kernel';
import { alsoTrying } from '../determinization.ts';
import { type Nim, type NimMove, nim, nimExpertise } from './toys/nim.ts';

/** Six lie there: two is the one winning answer. */
const state = begin(nim, { seats: 2, seed: 'sense', options: { pile: '6' } });
const view = nim.redact(state, 0);
const isTwo = (move: NimMove): boolean => move.kind === 'take' && move.count === 2;
const two = nim.moves.table.find(isTwo) ?? assert.fail();

/** Nim in which two is called senseless. */
const fussy: Expertise<Nim, NimMove> = { ...nimExpertise, isSenseless: (_view, _decision, move) => isTwo(move) };

const questionOf = (expertise: Expertise<Nim, NimMove>, seed: number) => ({ game: nim, expertise, view, seat: 0, seed: `${seed}` });

test('no level but random gives a senseless answer, however good it looks', () => {
  for (const level of BOT_LEVELS) {
    let senseless = 0;
    let found = 0;
    for (let seed = 0; seed < 30; seed++) {
      senseless += Number(ask(level, questionOf(fussy, seed)).move === two);
      found += Number(ask(level, questionOf(nimExpertise, seed)).move === two);
    }
    assert.ok(found > 0, level);
    assert.equal(senseless > 0, level === 'random', level);
  }
});

test('a search tries no senseless answer, in a tree or of whole turns; what a person chose is tried all the same', () => {
  for (const budget of [{ iterations: 60 }, { iterations: 60, turns: 1 }]) {
    const tried = (expertise: Expertise<Nim, NimMove>) => answer(questionOf(expertise, 1), budget).considered.map(({ move }) => move);
    assert.ok(tried(nimExpertise).includes(two));
    assert.ok(!tried(fussy).includes(two));
    assert.ok(tried(alsoTrying(fussy, [two.id])).includes(two));
  }
});

test('where every answer is senseless one of them is given', () => {
  for (const level of BOT_LEVELS) assert.equal(ask(level, questionOf({ ...nimExpertise, isSenseless: () => true }, 1)).move.kind, 'take');
});

test('a game hears what its seat did since another seat, also in a worker', async () => {
  const heard: (readonly number[])[] = [];
  const hearing: Expertise<Nim, NimMove> = {
    ...nimExpertise,
    isSenseless(_view, _decision, _move, made) {
      heard.push(made);
      return false;
    },
  };
  const offered = decision(nim, state)?.moves.length ?? 0;
  const all = (made: readonly number[]) => Array.from({ length: offered }, () => made);
  ask('normal', { ...questionOf(hearing, 1), made: [7, 8] });
  assert.deepEqual(heard.splice(0), all([7, 8]));
  ask('normal', questionOf(hearing, 1));
  assert.deepEqual(heard.splice(0), all([]));
  const findTitle = () => ({ rules: async () => nim, expertise: async () => hearing });
  await handleRequest({ findTitle }, { game: 'nim', view, seat: 0, made: [9], level: 'normal', seed: 'sense' });
  assert.deepEqual(heard, all([9]));
});
