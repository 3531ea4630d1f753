import assert from 'node:assert/strict';
import { test } from 'node:test';
import { has, total } from '@madang/kernel';
import { COMBINATIONS, COUNTER_AREAS, COUNTER_COUNTS, COUNTER_RESOURCE, RESEARCH, RESOURCE_ROW, ROW_RESOURCE } from '../components/counters.ts';
import { EXCHANGE_TILES, PRICE_LIST, PRICES, TILE_SIDES } from '../components/exchanges.ts';
import { BORDERS, NEIGHBOURS, POSITIONS, REGIONS } from '../components/map.ts';
import {
  COLOURS,
  CUBE_COUNTS,
  CUBES,
  CUBES_PER_REGION,
  DEPLETION_COUNTERS,
  EXCHANGE_SPACES,
  PIECES,
  TILE_COUNTS,
  TILES_FACE_UP,
} from '../components/numbers.ts';
import { AREAS, COUNTERS, EXCHANGES, PARTNERS, PERSONS, PLACES, type Place, RESOURCES, type Resource, ROWS } from '../components/words.ts';
import { siberia } from '../rules/index.ts';
import { offered, play, position, sellersAt, workersAt } from './position.ts';

const priceOf = (exchange: (typeof EXCHANGES)[number], resource: Resource): number => PRICES[exchange][resource] ?? 0;

test('SIB-COMP-01 two to four players, four colours', () => {
  assert.deepEqual(siberia.players, { min: 2, max: 4 });
  assert.equal(COLOURS.length, 4);
  for (const seats of [2, 3, 4]) assert.equal(position({ seats }).players.length, seats);
});

test('SIB-COMP-02 70 cubes: gas 18, coal 16, oil 14, gold 12, diamond 10', () => {
  assert.deepEqual(CUBES, { gas: 18, coal: 16, oil: 14, gold: 12, diamond: 10 });
  assert.deepEqual(CUBE_COUNTS, [18, 16, 14, 12, 10]);
  assert.equal(total(CUBE_COUNTS), 70);
});

test('SIB-COMP-03 70 counters of 21 kinds: the manager alone, or a person and a resource', () => {
  assert.equal(COUNTERS.length, 21);
  assert.equal(new Set(COUNTERS).size, 21);
  assert.equal(total(COUNTER_COUNTS), 70);
  assert.equal(COUNTER_RESOURCE[0], -1);
  for (const [number, counter] of COUNTERS.entries()) if (number > 0) assert.equal(counter.split('/')[1], RESOURCES[COUNTER_RESOURCE[number] ?? -1]);
});

test('SIB-COMP-03 the person on a counter is the row that it may lie in beside its resource’s', () => {
  for (const counter of COUNTERS.slice(1)) {
    const state = position({ players: [{ drawn: [counter] }] });
    const [person, resource] = counter.split('/');
    assert.deepEqual(offered(state, 0), [`place ${counter} ${person}`, `place ${counter} ${resource}`, `place ${counter} research`]);
  }
});

test('SIB-COMP-04 14 managers and 56 combinations, every person 14 times', () => {
  assert.equal(COUNTER_COUNTS[0], 14);
  for (const person of PARTNERS) assert.equal(total(Object.values(COMBINATIONS[person])), 14);
  const byResource = RESOURCES.map((resource) => total(PARTNERS.map((person) => COMBINATIONS[person][resource])));
  assert.deepEqual(byResource, [14, 13, 11, 10, 8]);
  assert.equal(COUNTER_COUNTS[COUNTERS.indexOf('worker/oil')], 2);
  assert.equal(COUNTER_COUNTS[COUNTERS.indexOf('investor/coal')], 4);
});

test('SIB-COMP-05 ten rows of two spaces, five persons and five resources, and the research area', () => {
  assert.deepEqual(new Set<string>(ROWS), new Set<string>([...PERSONS, ...RESOURCES]));
  assert.equal(ROWS.length, 10);
  assert.equal(AREAS[RESEARCH], 'research');
  assert.equal(position().players[0]?.spaces.length, 20);
  for (const [resource, name] of RESOURCES.entries()) {
    const row = RESOURCE_ROW[resource] ?? -1;
    assert.equal(ROWS[row], name);
    assert.equal(ROW_RESOURCE[row], resource);
  }
  for (let row = 0; row < 5; row++) assert.equal(ROW_RESOURCE[row], -1);
});

test('SIB-COMP-06 the research area holds any number of counters', () => {
  const gas = Array.from({ length: 12 }, () => 'worker/gas' as const);
  const state = position({ players: [{ research: gas }] });
  assert.equal(state.players[0]?.research.length, 12);
  for (const areas of COUNTER_AREAS) assert.ok(has(areas, RESEARCH));
});

test('SIB-COMP-07 24 pieces, six of each colour; a piece is now a worker, now a seller', () => {
  assert.equal(PIECES * COLOURS.length, 24);
  const state = position({ players: [{ rows: { seller: ['seller/gas', 'seller/oil'] }, workers: { amur: 1 } }] });
  play(state, 'perform seller', 'piece amur', 'exchange tokyo');
  assert.equal(workersAt(state, 0, 'amur'), 0);
  assert.equal(sellersAt(state, 0, 'tokyo'), 1);
});

test('SIB-COMP-08 20 tiles, two for each row, none for research', () => {
  assert.deepEqual(TILE_COUNTS, [2, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
  assert.equal(total(TILE_COUNTS), 20);
  assert.equal(TILE_COUNTS[RESEARCH], undefined);
});

test('SIB-COMP-09 Frankfurt and five tiles with another exchange on each side', () => {
  assert.equal(EXCHANGE_SPACES, 6);
  assert.equal(EXCHANGE_TILES.length, 5);
  assert.deepEqual(EXCHANGE_TILES.flat(), EXCHANGES.slice(1));
  assert.deepEqual(
    TILE_SIDES.map(([front, back]) => [EXCHANGES[front], EXCHANGES[back]]),
    EXCHANGE_TILES,
  );
});

test('SIB-COMP-10 Frankfurt buys all five kinds, the others only some and at better prices', () => {
  assert.deepEqual(PRICES.frankfurt, { gas: 1000, coal: 1000, oil: 1000, gold: 2000, diamond: 2000 });
  assert.equal(priceOf('tokyo', 'gas'), 3000);
  for (const exchange of EXCHANGES.slice(1)) {
    const bought = RESOURCES.filter((resource) => priceOf(exchange, resource) > 0);
    assert.ok(bought.length === 2 || bought.length === 3, exchange);
    for (const resource of bought) assert.ok(priceOf(exchange, resource) > priceOf('frankfurt', resource), `${exchange} ${resource}`);
    const cheap = Math.max(priceOf(exchange, 'coal'), priceOf(exchange, 'oil'));
    for (const resource of ['gold', 'diamond'] as const) assert.ok(!bought.includes(resource) || priceOf(exchange, resource) > cheap, exchange);
  }
  const diamonds = EXCHANGES.map((exchange) => priceOf(exchange, 'diamond')).filter((price) => price > 0);
  assert.deepEqual([Math.min(...diamonds), Math.max(...diamonds)], [2000, 6000]);
  for (const [exchange, name] of EXCHANGES.entries()) {
    assert.deepEqual(
      RESOURCES.map((_, resource) => PRICE_LIST[exchange * 5 + resource]),
      RESOURCES.map((resource) => priceOf(name, resource)),
    );
  }
});

test('SIB-COMP-10 whichever sides are chosen, every kind is bought on two tiles besides Frankfurt', () => {
  for (let sides = 0; sides < 32; sides++) {
    const chosen = EXCHANGE_TILES.map((tile, i) => tile[(sides >> i) & 1] ?? tile[0]);
    for (const resource of RESOURCES) assert.ok(chosen.filter((exchange) => priceOf(exchange, resource) > 0).length >= 2, `${chosen} ${resource}`);
  }
});

test('SIB-COMP-11 eight depletion counters', () => {
  assert.equal(DEPLETION_COUNTERS, 8);
});

/** Steps from Vladivostok to each place, with one place left out. */
function distances(without = -1): Map<number, number> {
  const found = new Map([[without === 0 ? 1 : 0, 0]]);
  for (const [place, steps] of found) {
    for (let next = 0; next < PLACES.length; next++) {
      if (next !== without && has(NEIGHBOURS[place] ?? 0, next) && !found.has(next)) found.set(next, steps + 1);
    }
  }
  return found;
}

/** Whether two links between points cross. */
function cross([a, b]: readonly [Place, Place], [c, d]: readonly [Place, Place]): boolean {
  if (new Set([a, b, c, d]).size < 4) return false;
  const side = (p: Place, q: Place, r: Place): number => {
    const [u, v, w] = [POSITIONS[p], POSITIONS[q], POSITIONS[r]];
    return Math.sign((v.x - u.x) * (w.y - u.y) - (v.y - u.y) * (w.x - u.x));
  };
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

test('SIB-COMP-12 14 regions and Vladivostok, joined by 30 borders: connected, planar, without a cut point', () => {
  assert.equal(PLACES.length, 15);
  assert.equal(REGIONS.toString(2), '111111111111110');
  assert.equal(BORDERS.length, 30);
  assert.equal(new Set(BORDERS.map((border) => border.toSorted().join())).size, 30);
  for (const [a, b] of BORDERS)
    assert.ok(a !== b && has(NEIGHBOURS[PLACES.indexOf(a)] ?? 0, PLACES.indexOf(b)) && has(NEIGHBOURS[PLACES.indexOf(b)] ?? 0, PLACES.indexOf(a)));
  const steps = [...distances().values()];
  assert.deepEqual(
    [1, 2, 3, 4].map((far) => steps.filter((distance) => distance === far).length),
    [4, 4, 4, 2],
  );
  for (let without = 0; without < PLACES.length; without++) assert.equal(distances(without).size, 14, `cut at ${PLACES[without]}`);
  for (const one of BORDERS) for (const other of BORDERS) assert.ok(!cross(one, other), `${one} crosses ${other}`);
  for (const place of PLACES) for (const part of Object.values(POSITIONS[place])) assert.ok(part > 0 && part < 1);
});

test('SIB-COMP-13 cubes are in the bag during setup only: afterwards it holds action counters', () => {
  const state = position({ cubes: { amur: ['gas'] }, players: [{ workers: { amur: 1 }, rows: { gas: ['worker/gas', 'seller/gas'] } }] });
  assert.equal(state.bag.length, COUNTERS.length);
  play(state, 'perform gas');
  assert.equal(total(state.bag), 70);
  assert.equal(CUBES_PER_REGION * 14 + 42, total(CUBE_COUNTS));
  assert.equal(TILES_FACE_UP, 4);
  assert.ok(offered(state).includes('pass'));
});
