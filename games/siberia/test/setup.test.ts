import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, begin, has, type Options, type Told, total } from '@madang/kernel';
import { COUNTER_COUNTS } from '../components/counters.ts';
import { TILE_SIDES } from '../components/exchanges.ts';
import { CUBE_COUNTS } from '../components/numbers.ts';
import { EXCHANGES, PLACES, RESOURCES } from '../components/words.ts';
import { siberia } from '../rules/index.ts';
import { countersLeft } from '../rules/map/regions.ts';
import { EMPTY, type Siberia } from '../rules/state.ts';
import { offered, ofName, play, playerAt, position, refused, sellersAt, toAct, workersAt } from './position.ts';

/** A match before its first decision: the start player turns the exchanges. */
const fresh = (seed: string, seats = 4, options: Options = {}): Siberia => begin(siberia, { seats, seed, options });

/** The same after all sides are chosen, the first each time. */
function started(seed: string, seats = 4, options: Options = {}): Siberia {
  const state = fresh(seed, seats, options);
  while (state.agenda.at(-1)?.task === 'sides') play(state, offered(state)[0] ?? '');
  return state;
}

const SEEDS = Array.from({ length: 40 }, (_, i) => `setup ${i}`);

test('SIB-SETUP-01 somebody is start player of round 1: any seat, by chance', () => {
  const starts = new Set(SEEDS.map((seed) => fresh(seed).start));
  assert.deepEqual([...starts].toSorted(), [0, 1, 2, 3]);
  const state = started('first');
  assert.equal(state.round, 1);
  assert.equal(toAct(state), state.start);
});

test('SIB-SETUP-02 every region gets exactly two cubes of different kinds', () => {
  for (const seed of SEEDS) {
    const { cubes } = fresh(seed);
    for (const [place, set] of cubes.entries()) {
      assert.equal(RESOURCES.filter((_, kind) => has(set, kind)).length, place === 0 ? 0 : 2);
    }
  }
});

test('SIB-SETUP-03 a region never holds two cubes of one kind: a kind is a member of its set, and no second may come', () => {
  const state = position({ cubes: { amur: ['gas'] }, players: [{ research: ['worker/gas'] }] });
  play(state, 'perform research');
  assert.ok(!offered(state).includes('deposit amur'));
  assert.equal(refused(state, 'deposit amur'), 'SIB-SETUP-03 region-has-kind amur gas');
});

test('SIB-SETUP-04 the 42 cubes left are sorted into five reserves', () => {
  for (const seed of SEEDS) {
    const { cubes, reserve } = fresh(seed);
    assert.equal(total(reserve), 42);
    for (const [kind, all] of CUBE_COUNTS.entries()) assert.equal(at(reserve, kind) + cubes.filter((set) => has(set, kind)).length, all);
  }
});

test('SIB-SETUP-05 six exchanges lie on six spaces, one side of each tile', () => {
  const state = started('exchanges');
  assert.equal(state.exchanges.length, 6);
  assert.equal(EXCHANGES[at(state.exchanges, 0)], 'frankfurt');
  assert.deepEqual(state.exchangeTiles.toSorted(), [0, 1, 2, 3, 4]);
  for (const [i, tile] of state.exchangeTiles.entries()) assert.ok(TILE_SIDES[tile]?.includes(at(state.exchanges, i + 1)));
  const sold = position({ players: [{ rows: { seller: ['seller/gas', 'seller/oil'] } }] });
  play(sold, 'perform seller', 'piece supply');
  assert.equal(refused(sold, 'exchange singapore'), 'SIB-SETUP-05 exchange-not-in-play singapore');
});

test('SIB-SETUP-06 the start player chooses the side of each tile, one after the other', () => {
  const state = fresh('sides', 3, { exchangeTileOrder: 'fixed' });
  const { start } = state;
  assert.deepEqual(offered(state, start), ['side tokyo', 'side singapore']);
  assert.equal(refused(state, 'side dubai'), 'SIB-SETUP-06 not-this-tile dubai');
  assert.equal(refused(state, 'side tokyo', (start + 1) % 3), 'not-your-decision');
  play(state, 'side singapore', 'side zurich', 'side johannesburg', 'side mumbai', 'side antwerp');
  assert.deepEqual(
    state.exchanges.map((exchange) => EXCHANGES[exchange]),
    ['frankfurt', 'singapore', 'zurich', 'johannesburg', 'mumbai', 'antwerp'],
  );
});

test('SIB-SETUP-07 eight depletion counters lie ready', () => {
  assert.equal(countersLeft(fresh('counters')), 8);
});

test('SIB-SETUP-08 four tiles lie face up beside a pile of 16', () => {
  const displays = new Set<string>();
  for (const seed of SEEDS) {
    const state = started(seed);
    assert.equal(state.display.length, 4);
    assert.equal(total(state.pile), 16);
    for (const row of state.pile.keys()) assert.equal(at(state.pile, row) + state.display.filter((shown) => shown === row).length, 2);
    displays.add(state.display.join());
  }
  assert.ok(displays.size > 30, 'the pile is shuffled');
});

test('SIB-SETUP-09 SIB-SETUP-10 each player has an empty board and six pieces: a worker, a seller, four in supply', () => {
  const state = fresh('pieces');
  for (const seat of state.players.keys()) {
    assert.equal(workersAt(state, seat, 'vladivostok'), 1);
    assert.equal(sellersAt(state, seat, 'frankfurt'), 1);
    const { supply, workers, sellers, spaces, research } = playerAt(state, seat);
    assert.equal(supply, 4);
    assert.equal(total(workers) + total(sellers) + supply, 6);
    assert.ok(spaces.every((space) => space === EMPTY));
    assert.deepEqual(research, []);
  }
});

test('SIB-SETUP-11 all 70 counters go into the bag', () => {
  assert.deepEqual(fresh('bag').bag, COUNTER_COUNTS);
});

test('SIB-SETUP-12 nobody has money at the start', () => {
  assert.deepEqual(
    fresh('money').players.map((one) => one.money),
    [0, 0, 0, 0],
  );
});

test('SIB-SETUP-13 Vladivostok gets no cubes', () => {
  for (const seed of SEEDS) assert.equal(fresh(seed).cubes[PLACES.indexOf('vladivostok')], 0);
});

test('SIB-SETUP-14 the sides are chosen with the cubes in view, before a tile or a counter is drawn', () => {
  const state = fresh('order');
  assert.deepEqual(state.display, []);
  assert.equal(total(state.bag), 70);
  assert.equal(state.cubes.filter((set) => set !== 0).length, 14);
  const told: Told[] = [];
  while (state.agenda.at(-1)?.task === 'sides') told.push(...play(state, offered(state)[0] ?? ''));
  const names = told.map(({ event }) => event);
  assert.equal(ofName(told, 'side-chosen').length, 5);
  assert.ok(names.lastIndexOf('side-chosen') < names.indexOf('tiles-laid-out'));
  assert.ok(names.indexOf('tiles-laid-out') < names.indexOf('drawn'));
  assert.equal(ofName(told, 'tile-turned-up').length, 0);
});

test('SIB-SETUP-15 setup is the same for 2, 3 and 4 players', () => {
  for (const seats of [2, 3, 4]) {
    const state = started('same', seats);
    assert.equal(total(state.reserve), 42);
    assert.equal(state.display.length, 4);
    assert.equal(total(state.bag), 70 - 6 * seats);
  }
});
