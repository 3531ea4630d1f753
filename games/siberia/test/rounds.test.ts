import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, isAllAtOnce, seedRandom, total } from '@madang/kernel';
import { playRandomly } from '@madang/kernel/testing';
import { COUNTERS, type Counter, type Row } from '../components/words.ts';
import { siberia } from '../rules/index.ts';
import { countersOnBoard } from '../rules/rounds/personal-board.ts';
import type { Siberia } from '../rules/state.ts';
import { inRow, offered, ofName, type PlayerSketch, passAll, play, playAs, playerAt, position, refused, toAct, two } from './position.ts';

/** A board with ten counters on five person's rows. */
const TEN: PlayerSketch = {
  rows: { logistician: two('logistician'), seller: two('seller'), worker: two('worker'), investor: two('investor'), manager: two('manager') },
};

const withMore = (row: Row, counters: readonly (Counter | 'tile')[]): PlayerSketch => ({ ...TEN, rows: { ...TEN.rows, [row]: counters } });

/** A random match played to its end; the number of counters in the bag is noted after every move. */
function randomMatch(seed: string, seats: number): { state: Siberia; bags: number[] } {
  const state = begin(siberia, { seats, seed });
  const bags: number[] = [];
  playRandomly(siberia, state, seedRandom(seed), 10_000, () => bags.push(total(state.bag)));
  return { state, bags };
}

test('SIB-ROUND-01 the number of rounds is not fixed', () => {
  const rounds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => randomMatch(seed, 3).state.round);
  assert.ok(new Set(rounds).size > 1, rounds.join());
  assert.ok(Math.min(...rounds) > 1);
});

test('SIB-ROUND-02 first all place counters, then actions are performed', () => {
  const state = position({ seats: 2 });
  passAll(state);
  assert.equal(state.round, 2);
  assert.ok(isAllAtOnce(state.agenda.at(-1)));
  while (isAllAtOnce(state.agenda.at(-1))) play(state, offered(state).at(-1) ?? '');
  assert.deepEqual(state.agenda.at(-1), { task: 'turn', seat: state.start });
});

test('SIB-ROUND-03 the round lasts until every player has passed', () => {
  const state = position({ players: [{}, {}, { rows: { worker: two('worker'), seller: two('seller') } }] });
  play(state, 'pass', 'pass', 'perform worker', 'stop', 'perform seller', 'stop');
  assert.equal(state.round, 1);
  const told = play(state, 'pass');
  assert.deepEqual(ofName(told, 'round-ended'), [{ event: 'round-ended', round: 1, idleRounds: 1 }]);
  assert.equal(state.round, 2);
});

test('SIB-ROUND-04 the start marker goes to the left', () => {
  const state = position({ start: 2 });
  const told = passAll(state);
  assert.deepEqual(ofName(told, 'start-marker'), [{ event: 'start-marker', seat: 0 }]);
  assert.equal(state.start, 0);
});

test('SIB-ROUND-05 counters on boards stay for the next round', () => {
  const state = position({ players: [{ rows: { gas: ['worker/gas'], manager: ['manager', 'tile'] } }] });
  passAll(state);
  assert.deepEqual(inRow(state, 0, 'gas'), ['worker/gas']);
  assert.deepEqual(inRow(state, 0, 'manager'), ['manager', 'tile']);
});

test('SIB-ROUND-06 a board keeps at most ten counters; tiles do not count', () => {
  const state = position({ players: [TEN, withMore('gas', ['tile']), withMore('gas', ['worker/gas', 'tile'])] });
  passAll(state);
  assert.equal(state.round, 1);
  assert.equal(toAct(state), 2);
  assert.equal(countersOnBoard(playerAt(state, 2)), 11);
  assert.equal(refused(state, 'pass', 2), 'SIB-ROUND-06 remove-surplus 1');
});

test('SIB-ROUND-07 who has too many chooses which go into the bag, all players at the same time', () => {
  const state = position({ players: [withMore('gas', ['worker/gas', 'manager']), {}, withMore('gas', ['seller/gas'])] });
  passAll(state);
  assert.deepEqual(
    offered(state, 2).filter((words) => words.endsWith(' gas')),
    ['remove seller/gas gas'],
  );
  assert.equal(refused(state, 'remove worker/gas gas', 2), 'SIB-ROUND-07 counter-not-there worker/gas gas');
  assert.ok(offered(state, 0).includes('remove manager gas'), 'a joker may go too');
  const bag = total(state.bag);
  playAs(state, 2, 'remove logistician/gas logistician');
  assert.equal(total(state.bag), bag + 1);
  assert.deepEqual(offered(state, 2), []);
  playAs(state, 0, 'remove manager gas');
  assert.equal(state.round, 1);
  playAs(state, 0, 'remove worker/gas gas');
  assert.equal(state.round, 2);
});

test('SIB-ROUND-08 counters in the bag are mixed before the next round: what came back can be drawn at once', () => {
  const draws = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const state = position({ seats: 2, players: [withMore('gas', ['worker/gas'])] });
    state.bag = COUNTERS.map((counter) => (counter === 'manager' ? 8 : Number(counter === 'seller/oil') * 4));
    state.random = seedRandom(`mix ${seed}`);
    passAll(state);
    playAs(state, 0, 'remove worker/gas gas');
    assert.equal(total(state.bag), 1);
    draws.add(state.players.map((one) => one.drawn.join()).join(' | '));
  }
  assert.ok(draws.size > 4);
  assert.ok([...draws].some((drawn) => drawn.includes(String(COUNTERS.indexOf('worker/gas')))));
});

test('SIB-ROUND-09 the bag never runs short: four full boards leave 30, of which 24 are drawn', () => {
  const state = position({ seats: 4 });
  const six = ['logistician', 'seller', 'worker'] as const;
  for (const one of state.players) one.spaces.fill(0, 0, 10);
  state.bag = COUNTERS.map((_, kind) => (kind < 10 ? 3 : 0));
  assert.equal(total(state.bag), 30);
  assert.ok(six.every((row) => inRow(state, 0, row).length === 2));
  passAll(state);
  assert.equal(total(state.bag), 6);
  for (const seed of ['x', 'y', 'z']) assert.ok(Math.min(...randomMatch(seed, 4).bags) >= 6);
});

test('SIB-ROUND-10 counters that return in the action phase are not drawn before the next round', () => {
  const state = position({ seats: 2, players: [{ rows: { worker: two('worker') } }] });
  const told = play(state, 'perform worker', 'stop');
  assert.equal(total(state.bag), 70);
  assert.deepEqual([...ofName(told, 'drawn'), ...ofName(told, 'drew')], []);
  assert.ok(state.players.every((one) => one.drawn.length === 0));
  assert.equal(ofName(passAll(state), 'drawn').length, 2);
});

test('SIB-ROUND-11 first surplus counters, then the start marker, then the draw', () => {
  const state = position({ seats: 2, players: [withMore('gas', ['worker/gas'])] });
  const names = [...passAll(state), ...playAs(state, 0, 'remove worker/gas gas')].map(({ event }) => event);
  const order = ['round-ended', 'surplus-removed', 'start-marker', 'round-began', 'drawn'];
  assert.deepEqual(
    order.map((name) => names.indexOf(name)).toSorted((a, b) => a - b),
    order.map((name) => names.indexOf(name)),
  );
  assert.ok(order.every((name) => names.includes(name)));
});

test('SIB-ROUND-11 after the last round nothing is removed', () => {
  const state = position({ seats: 2, players: [withMore('gas', ['worker/gas'])], reserve: { gas: 0, coal: 0, gold: 0 } });
  state.lastRound = true;
  const bag = [...state.bag];
  passAll(state);
  assert.equal(state.over, true);
  assert.equal(countersOnBoard(playerAt(state, 0)), 11);
  assert.deepEqual(state.bag, bag);
});
