import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, decisionOf, seedRandom, play as step, total } from '@madang/kernel';
import { heardBy } from '@madang/kernel/testing';
import { COUNTERS, type Counter } from '../components/words.ts';
import { siberia } from '../rules/index.ts';
import { layInRow, lift } from '../rules/rounds/personal-board.ts';
import { EMPTY, type Siberia, TILE } from '../rules/state.ts';
import { inRow, offered, ofName, play, playAs, playerAt, position, refused } from './position.ts';

test('SIB-PLACE-01 beginning with the start player everyone draws six counters, unseen by the others', () => {
  const state = position({ start: 1 });
  const told = play(state, 'pass', 'pass', 'pass');
  assert.deepEqual(
    ofName(told, 'drawn').map((event) => 'seat' in event && event.seat),
    [2, 0, 1],
  );
  for (const one of state.players) assert.equal(one.drawn.length, 6);
  assert.equal(total(state.bag), 70 - 18);
  const seen = siberia.redact(state, 0);
  assert.deepEqual(playerAt(seen, 0).drawn, playerAt(state, 0).drawn);
  assert.deepEqual(playerAt(seen, 1).drawn, [-2, -2, -2, -2, -2, -2]);
});

test('SIB-PLACE-02 all players place at the same time', () => {
  const state = position({ players: [{ drawn: ['worker/gas', 'worker/gas'] }, { drawn: ['seller/oil'] }, { drawn: ['manager'] }] });
  playAs(state, 2, 'place manager manager');
  playAs(state, 0, 'place worker/gas gas');
  playAs(state, 1, 'place seller/oil research');
  assert.deepEqual(offered(state, 1), []);
  const [owner, watcher] = [heardBy(0), heardBy(null)];
  const move = decisionOf(siberia, state, 0)?.moves.find((one) => one.kind === 'place' && one.area === 'worker');
  assert.ok(move);
  step(siberia, state, 0, move, (...told) => {
    owner.tell(...told);
    watcher.tell(...told);
  });
  const mine = { event: 'revealed', seat: 0, counters: ['worker/gas', 'worker/gas'], areas: ['gas', 'worker'] };
  const others = [
    { event: 'revealed', seat: 1, counters: ['seller/oil'], areas: ['research'] },
    { event: 'revealed', seat: 2, counters: ['manager'], areas: ['manager'] },
  ];
  assert.deepEqual(ofName(watcher.heard, 'revealed'), [mine, ...others]);
  // its owner has heard every counter of it, and hears none twice
  assert.deepEqual(ofName(owner.heard, 'revealed'), others);
  assert.equal(ofName(owner.heard, 'placed').length, 1);
  assert.deepEqual(state.agenda, [{ task: 'turn', seat: 0 }]);
});

test('SIB-PLACE-02 who has placed stays hidden until all are done; the draw is heard by its seat alone', () => {
  const state = position({ players: [{ drawn: ['worker/gas'] }, { drawn: ['seller/oil'] }] });
  const before = siberia.redact(state, 1);
  const other = heardBy(1);
  const move = decisionOf(siberia, state, 0)?.moves[0];
  assert.ok(move);
  step(siberia, state, 0, move, other.tell);
  assert.deepEqual(playerAt(siberia.redact(state, 1), 0), playerAt(before, 0));
  assert.deepEqual(other.heard, [{ event: 'placing-done', seat: 0 }]);
});

test('SIB-PLACE-03 all six must be placed', () => {
  const state = position({ players: [{ drawn: ['worker/gas', 'manager'] }] });
  assert.ok(offered(state).every((words) => words.startsWith('place ')));
  assert.equal(refused(state, 'pass'), 'SIB-PLACE-03 place-all 2');
  play(state, 'place worker/gas gas');
  assert.equal(refused(state, 'pass'), 'SIB-PLACE-03 place-all 1');
  play(state, 'place manager research');
  assert.deepEqual(offered(state), ['perform research']);
});

test('SIB-PLACE-04 a person/resource counter goes to its person, its resource or research', () => {
  const state = position({ players: [{ drawn: ['investor/diamond'] }] });
  assert.deepEqual(offered(state), ['place investor/diamond investor', 'place investor/diamond diamond', 'place investor/diamond research']);
});

test('SIB-PLACE-05 a manager goes to the manager row or to research', () => {
  const state = position({ players: [{ drawn: ['manager'] }] });
  assert.deepEqual(offered(state), ['place manager manager', 'place manager research']);
});

test('SIB-PLACE-06 a space holds one counter or one tile', () => {
  const rows = { gas: ['worker/gas', 'seller/gas'], worker: ['worker/oil', 'tile'] } as const;
  const state = position({ players: [{ drawn: ['worker/gas'], rows }] });
  assert.deepEqual(offered(state), ['place worker/gas research']);
  assert.equal(refused(state, 'place worker/gas gas'), 'SIB-PLACE-06 row-full gas');
  assert.equal(refused(state, 'place worker/gas worker'), 'SIB-PLACE-06 row-full worker');
});

test('SIB-PLACE-07 a counter without a free space goes under research', () => {
  const state = position({ players: [{ drawn: ['manager'], rows: { manager: ['manager', 'tile'] } }] });
  assert.deepEqual(offered(state), ['place manager research']);
  play(state, 'place manager research');
  assert.deepEqual(playerAt(state, 0).research, [0]);
});

test('SIB-PLACE-08 research is allowed although a row has a free space', () => {
  const state = position({ players: [{ drawn: ['worker/gas'] }] });
  play(state, 'place worker/gas research');
  assert.deepEqual(playerAt(state, 0).research, [COUNTERS.indexOf('worker/gas')]);
  assert.deepEqual(inRow(state, 0, 'gas'), []);
});

test('SIB-PLACE-09 only newly drawn counters are placed', () => {
  const state = position({ players: [{ drawn: ['manager'], rows: { gas: ['worker/gas'] } }] });
  assert.ok(offered(state).every((words) => words.startsWith('place manager')));
  const other = position({ players: [{ drawn: ['worker/oil'] }] });
  assert.equal(refused(other, 'place worker/gas worker'), 'SIB-PLACE-09 counter-not-drawn worker/gas');
});

test('SIB-PLACE-04 a row into which no drawn counter may go says so, and names no single counter', () => {
  const state = position({ players: [{ drawn: ['manager', 'worker/oil'] }] });
  for (const person of ['logistician', 'seller', 'worker', 'investor'])
    assert.equal(refused(state, `place ${person}/gas gas`), 'SIB-PLACE-04 none-for-row gas');
});

test('SIB-PLACE-10 the two spaces of a row are alike: things fill them from the first, and a tile leaves room before or behind it', () => {
  const me = playerAt(position({ players: [{ rows: { gas: ['worker/gas', 'seller/gas'] } }] }), 0);
  lift(me, 9, COUNTERS.indexOf('worker/gas'));
  assert.deepEqual(me.spaces.slice(18), [COUNTERS.indexOf('seller/gas'), EMPTY]);
  layInRow(me, 9, TILE);
  lift(me, 9, COUNTERS.indexOf('seller/gas'));
  assert.deepEqual(me.spaces.slice(18), [EMPTY, TILE]);
  layInRow(me, 9, 0);
  assert.deepEqual(me.spaces.slice(18), [0, TILE]);
});

/** All boards that can be reached by placing, each as one text. */
function reachable(state: Siberia, found = new Set<string>()): Set<string> {
  const open = decisionOf(siberia, state, 0);
  if (open?.task.task !== 'place') {
    const { spaces, research } = playerAt(state, 0);
    const rows = Array.from({ length: 10 }, (_, row) => spaces.slice(2 * row, 2 * row + 2).toSorted((a, b) => a - b));
    return found.add(JSON.stringify([rows, research]));
  }
  for (const move of open.moves) {
    const next = siberia.clone(state);
    step(siberia, next, 0, move);
    reachable(next, found);
  }
  return found;
}

test('SIB-PLACE-11 every placement with a row of its own for each counter and no row above two things is reached, and no other', () => {
  // Free spaces: gas 1, worker 1, oil 2, seller 0 (tile and counter). Hand: worker/gas twice, seller/oil.
  const drawn: readonly Counter[] = ['worker/gas', 'worker/gas', 'seller/oil'];
  const rows = { gas: ['investor/gas'], worker: ['tile'], seller: ['seller/gold', 'tile'] } as const;
  const state = position({ seats: 2, players: [{ drawn, rows }] });
  // worker/gas: {gas, worker}, {gas, research}, {worker, research}, {research twice}; seller/oil: oil or research.
  assert.equal(reachable(state).size, 4 * 2);
});

test('SIB-PLACE-01 a real round: six counters each for two, three and four seats', () => {
  for (const seats of [2, 3, 4]) {
    const state = begin(siberia, { seats, seed: 'draw', options: { exchangeSides: 'random' } });
    assert.deepEqual(
      state.players.map((one) => one.drawn.length),
      Array.from({ length: seats }, () => 6),
    );
    assert.ok(state.players.every((one) => one.drawn.every((counter, i) => i === 0 || counter >= (one.drawn[i - 1] ?? 0))));
    assert.notDeepEqual(state.random, seedRandom('draw'));
  }
});
