import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin } from '@madang/kernel';
import { OPTIONS, underwater } from '../rules/index.ts';
import { goodsOf, offered, offeredOf, play, playerAt, position, resolved, waiting } from './position.ts';

const PRODUCE = { task: 'produce', seat: 0, swaps: [], asked: [] } as const;
const BUYING = { task: 'buy', seat: 0, bought: [] } as const;
const SLOT = { task: 'slot', seat: 0 } as const;

/** A figure under each value of an option, in the order of the table. */
const under = <T>(option: keyof typeof OPTIONS, figure: (options: Record<string, string>) => T): T[] =>
  OPTIONS[option].map((value) => figure({ [option]: value }));

test('option tunnelSupply: 46 or 47 tunnels', () => {
  assert.deepEqual(
    under('tunnelSupply', (options) => begin(underwater, { seats: 3, seed: 's', options }).tunnelsLeft),
    [46, 47],
  );
});

test('option startingDomesFromSupply: the starting cities take domes of the 17, or not', () => {
  assert.deepEqual(
    under('startingDomesFromSupply', (options) => begin(underwater, { seats: 3, seed: 's', options }).nonsymbioticLeft),
    [14, 17],
  );
});

test('option p12RedFourth: 2 steelplast and a kelp, or tunnel and city', () => {
  const figure = under('p12RedFourth', (options) => offered(position({ seats: 2, options, players: [{ hand: [46] }] })).includes('slot p12-r4'));
  assert.deepEqual(figure, [true, false]);
});

test('option card28: a kelp for each upgraded tunnel, or one if there is any', () => {
  const kelp = under('card28', (options) => {
    const state = position({ options, players: [{ hand: [28], tunnels: ['C23-C33+', 'C13-C23+'] }] });
    play(state, 'slot p34-r3', 'card 28 after');
    return goodsOf(state).kelp;
  });
  assert.deepEqual(kelp, [3, 2]);
});

test('option buildAndUpgrade: both or neither, or the upgrade is left at will', () => {
  const able = under('buildAndUpgrade', (options) =>
    offered(position({ options, players: [{ board: '2', hand: [46], ready: [], goods: { kelp: 1 } }] })).includes('slot p34-r5'),
  );
  assert.deepEqual(able, [false, true]);
});

test('option availableIncludesAlways: any available slot means the always available one too, or not', () => {
  const able = under('availableIncludesAlways', (options) => {
    const state = position({ options, players: [{ hand: [1], goods: { credits: 1 } }] });
    play(state, 'slot p34-g4', 'card 1 before', 'do');
    return offered(state).includes('perform always');
  });
  assert.deepEqual(able, [true, false]);
});

test('option biomatterPaysSurcharge: biomatter pays a surcharge, or not', () => {
  const able = under('biomatterPaysSurcharge', (options) => {
    const state = position({ options, players: [{ board: '8', hand: [46], cities: ['C31'], goods: { kelp: 1, biomatter: 1 } }] });
    play(state, 'slot p34-r1', 'card 46 after');
    return offered(state).includes('building farm C31-d');
  });
  assert.deepEqual(able, [true, false]);
});

test('option pairBonus: once for a city and kind, or for every two', () => {
  const farms = { 'C33-a': 'farm+', 'C33-b': 'farm+', 'C33-c': 'farm+', 'C33-x': 'farm+' } as const;
  assert.deepEqual(
    under('pairBonus', (options) => goodsOf(resolved({ options, players: [{ buildings: farms }] }, PRODUCE, SLOT).state).kelp),
    [5, 6],
  );
});

test('option contracts: taken at once, or offered', () => {
  const tasks = under('contracts', (options) => {
    const me = {
      hand: [24],
      tunnels: ['C23-C33', 'C13-C23', 'C31-ML'],
      metropolises: ['brown-1', 'blue-7', 'blue-8'],
      goods: { steelplast: 1, credits: 1 },
    } as const;
    const state = position({ options, contracts: ['contract-4'], players: [me] });
    play(state, 'slot p34-y2', 'card 24 after', 'tunnel C13-MU');
    return [waiting(state), playerAt(state).contracts.length];
  });
  assert.deepEqual(tasks, [
    ['slot', 1],
    ['contract', 0],
  ]);
});

test('option twoDifferentIncludesBiomatter: biomatter may be one of the two, or not', () => {
  const able = under('twoDifferentIncludesBiomatter', (options) => {
    const state = position({ seats: 2, options, players: [{ hand: [24], ready: [] }] });
    play(state, 'slot p12-y1', 'card 24 after', 'gain kelp');
    return offered(state).includes('gain biomatter');
  });
  assert.deepEqual(able, [true, false]);
});

test('option endBuying: the best use is worked out, or chosen card by card', () => {
  const asked = under('endBuying', (options) => {
    const { state } = resolved({ era: 3, round: 10, options, players: [{ endings: [44, 187], goods: { kelp: 4, steelplast: 2 } }] }, BUYING, SLOT);
    return [waiting(state), offeredOf(state, 'buy'), playerAt(state).points];
  });
  assert.deepEqual(asked, [
    ['slot', [], 6],
    ['buy', ['buy 44', 'buy 187'], 0],
  ]);
});

test('option endBuying: who chooses buys card by card, as long as anything can be bought', () => {
  const me = { endings: [44, 187], goods: { kelp: 3, steelplast: 2 } };
  const { state } = resolved({ era: 3, round: 10, options: { endBuying: 'chosen' }, players: [me] }, BUYING, SLOT);
  const told = play(state, 'buy 44');
  assert.deepEqual(told, [{ event: 'bought-points', seat: 0, card: 44, goods: { kelp: 1, steelplast: 1 }, points: 1 }]);
  assert.deepEqual([waiting(state), offered(state), goodsOf(state)], ['buy', ['buy 44', 'buy 187'], { kelp: 2, steelplast: 1 }]);
  play(state, 'buy 187');
  assert.deepEqual([waiting(state), goodsOf(state), playerAt(state).points], ['slot', { steelplast: 1 }, 4]);
});

test('option tunnelPairCity: each tunnel of a pair next to a city, or one of them', () => {
  const me = { board: '6', tunnels: ['C23-C33', 'C13-C23'] } as const;
  assert.deepEqual(
    under('tunnelPairCity', (options) => goodsOf(resolved({ options, players: [me] }, PRODUCE, SLOT).state).credits),
    [1, 3],
  );
});
