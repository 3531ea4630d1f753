import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decision, inWords } from '@madang/kernel';
import { siberia } from '@madang/siberia';
import { expertise } from '@madang/siberia/bot';
import type { Place } from '../components/words.ts';
import { moveOf } from '../rules/moves.ts';
import type { Siberia } from '../rules/state.ts';
import { offered, play, position, two } from './position.ts';

/** What bots try, in words. */
const tried = (state: Siberia): string[] => {
  const open = decision(siberia, state);
  assert.ok(open);
  return (expertise.candidates?.(state, open) ?? []).map(inWords);
};

/** The same position in the last round. */
const lastRound = (state: Siberia): Siberia => ({ ...state, lastRound: true });

test('SIB-END-03 in the last round no bot passes while it can sell, and it may before', () => {
  const state = position({ elsewhere: ['gas', 'oil'], players: [{ rows: { gas: two('gas') }, workers: { amur: 1 } }] });
  assert.deepEqual(tried(state), ['perform gas', 'pass']);
  assert.deepEqual(tried(lastRound(state)), ['perform gas']);
  assert.deepEqual(tried(lastRound(position({ players: [{ rows: { investor: two('investor') } }] }))).at(-1), 'pass', 'nothing to sell');
});

test('SIB-LOG-07 no bot steps to its own worker, who could go on instead, or ends its steps in Vladivostok', () => {
  const state = position({ players: [{ rows: { logistician: two('logistician') }, workers: { amur: 1, aldan: 1 } }] });
  play(state, 'perform logistician');
  assert.ok(offered(state).includes('step amur aldan') && offered(state).includes('step amur vladivostok'));
  assert.ok(!tried(state).includes('step amur aldan') && !tried(state).includes('step aldan amur'));
  assert.ok(tried(state).includes('step amur vladivostok'), 'a way over Vladivostok is left open');
  play(state, 'step aldan evenkia', 'step evenkia ob');
  assert.ok(offered(state).includes('step amur vladivostok') && !tried(state).includes('step amur vladivostok'));
});

test('SIB-RESEARCH-09 no bot gives a cube to a rival alone', () => {
  const state = position({
    elsewhere: ['oil'],
    players: [{ research: ['worker/gas'], workers: { amur: 1, ob: 1 } }, { workers: { lena: 1, ob: 1 } }],
  });
  play(state, 'perform research');
  const all = offered(state);
  assert.deepEqual(
    all.filter((words) => !tried(state).includes(words)),
    ['deposit lena'],
  );
});

test('SIB-EXTRACT-06 no bot sends a seller to where nothing is dearer than it gets already', () => {
  const state = position({
    players: [{ rows: { seller: two('seller') }, workers: {}, sellers: { tokyo: 1, zurich: 1, shanghai: 1, mumbai: 1, 'new-york': 1 } }],
  });
  play(state, 'perform seller', 'piece supply');
  assert.ok(offered(state).length > 1);
  assert.deepEqual(tried(state), offered(state), 'nothing is dearer anywhere: then all are alike');
  const some = position({ players: [{ rows: { seller: two('seller') }, sellers: { frankfurt: 1, tokyo: 1, zurich: 1 } }] });
  play(some, 'perform seller', 'piece supply');
  assert.ok(!tried(some).some((words) => /tokyo|zurich|frankfurt/.test(words)) && tried(some).length === 3);
});

/** What no bot answers after these moves of its seat, in words. */
function senseless(state: Siberia, ...made: readonly string[]): string[] {
  play(state, ...made);
  const open = decision(siberia, state);
  assert.ok(open);
  const ids = made.map((words) => moveOf(words).id);
  const view = siberia.redact(state, open.seat);
  return open.moves.filter((move) => expertise.isSenseless?.(view, open, move, ids)).map(inWords);
}

test('SIB-LOG-02 no bot walks there and back: not with one worker, with two that change places, or over a third place', () => {
  const walking = (workers: Readonly<Partial<Record<Place, number>>>) =>
    position({ players: [{ rows: { logistician: two('logistician') }, workers }] });
  assert.deepEqual(senseless(walking({ amur: 1 }), 'perform logistician'), []);
  assert.deepEqual(senseless(walking({ amur: 1 }), 'perform logistician', 'step amur aldan'), ['step aldan amur']);
  assert.deepEqual(senseless(walking({ amur: 1, aldan: 1 }), 'perform logistician', 'step amur aldan'), ['step aldan amur']);
  const third = senseless(walking({ amur: 1 }), 'perform logistician', 'step amur aldan', 'step aldan transbaikal');
  assert.deepEqual(third, ['step transbaikal amur', 'step transbaikal aldan']);
});

test('SIB-ACT-12 no bot performs a row for nothing', () => {
  const rows = { gas: two('gas'), diamond: two('diamond') };
  assert.deepEqual(senseless(position({ elsewhere: ['gas', 'oil'], players: [{ rows, workers: { amur: 1 } }] })), ['perform diamond']);
});
