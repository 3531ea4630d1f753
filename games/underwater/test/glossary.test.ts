import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goodsOf, handOf, offered, offeredOf, ofName, play, playerAt, position, waiting } from './position.ts';

test('UWC-GLOSS-01, UWC-GLOSS-04 card 1 performs any available slot, the always available one too, without a tile or a card', () => {
  const state = position({ players: [{ hand: [1], goods: { credits: 1 } }], slots: { 'p34-r3': [1] } });
  play(state, 'slot p34-g4', 'card 1 before', 'do');
  const slots = offeredOf(state, 'perform');
  assert.ok(
    slots.includes('perform always') && slots.includes('perform p34-y1') && !slots.includes('perform p34-r3') && !slots.includes('perform p34-g4'),
  );
  play(state, 'perform p34-y1');
  assert.deepEqual([state.slots[22], goodsOf(state).science], [0, 1]);
});

test('UWC-GLOSS-02, UWC-GLOSS-03 a slot occupied by another is one without an own tile; other effects reach coloured slots only', () => {
  const state = position({ era: 2, players: [{ hand: [105], goods: { credits: 2 } }], slots: { 'p34-r3': [1], 'p34-g1': [2, 0], 'p34-g2': [0] } });
  play(state, 'slot p34-y1', 'card 105 before', 'do');
  assert.deepEqual(offeredOf(state, 'perform'), ['perform p34-r3']);
  const any = position({ players: [{ hand: [193], goods: { credits: 2 } }] });
  play(any, 'slot p34-y1', 'card 193 before', 'do', 'do');
  assert.ok(!offered(any).includes('perform always') && offered(any).includes('perform p34-g1'));
});

test('UWC-GLOSS-14, example 18, an exchange goes either way, once, for exactly that', () => {
  const state = position({ players: [{ hand: [48], goods: { kelp: 2, steelplast: 2 } }] });
  play(state, 'slot p34-y1', 'card 48 before');
  assert.deepEqual(offered(state), ['skip', 'spend kelp', 'spend steelplast']);
  play(state, 'spend steelplast');
  assert.deepEqual(goodsOf(state), { credits: 1, kelp: 3 + 1, steelplast: 1 + 1, science: 1 });
});

test('UWC-GLOSS-15 the production of one upgraded structure at a connected city is gained by the table', () => {
  const state = position({ era: 2, players: [{ hand: [87], buildings: { 'C33-a': 'laboratory+', 'C33-b': 'farm', 'C23-a': 'farm+' } }] });
  play(state, 'slot p34-r3', 'card 87 before');
  assert.deepEqual(goodsOf(state), { science: 1, steelplast: 1 + 2, kelp: 1 });
});

test('UWC-GLOSS-15 upgraded tunnels next to a city are among the structures that one produces', () => {
  const tunnels = ['C32-C33+', 'C23-C33', 'C31-C32+', 'C21-C22+'] as const;
  const state = position({ era: 2, players: [{ hand: [87], cities: ['C31'], tunnels, buildings: { 'C33-a': 'farm+' } }] });
  play(state, 'slot p34-r3', 'card 87 before');
  assert.deepEqual(offered(state).toSorted(), ['yield C31-C32', 'yield C32-C33', 'yield C33-a']);
  play(state, 'yield C32-C33');
  assert.deepEqual(goodsOf(state), { credits: 1, steelplast: 2, kelp: 1 });
});

test('UWC-GLOSS-16, UWC-GLOSS-17 on the third space means on space 3 only; what a card gives may be left', () => {
  const credits = (space: number): number => {
    const state = position({ era: 2, players: [{ hand: [110, 24, 23] }], federation: [space] });
    play(state, 'slot p34-y1', 'card 110 after');
    return goodsOf(state).credits ?? 0;
  };
  assert.deepEqual([credits(4), credits(3), credits(2)], [1, 2, 1]);
});

test('UWC-GLOSS-18 once per turn means in each own turn', () => {
  const state = position({
    seats: 2,
    players: [
      { hand: [24, 46, 23], permanents: [12], goods: { science: 3 }, buildings: { 'C33-a': 'farm', 'C33-b': 'farm', 'C33-c': 'farm' } },
      { hand: [48] },
    ],
  });
  play(state, 'slot p12-y4', 'card 24 after', 'pick 1', 'upgrade C33-a', 'upgrade C33-b', 'skip');
  assert.equal(goodsOf(state).credits, 1);
  assert.deepEqual(playerAt(state).doings, { tunnels: 0, buildings: 0, cities: 0, upgrades: 0, once: [] });
});

test('UWC-GLOSS-21 card 94 works when the slot’s own action gives steelplast, of a choice if steelplast is chosen, once', () => {
  const points = (slot: string, ...answers: string[]): number => {
    const state = position({ seats: slot.startsWith('p12') ? 2 : 3, era: 2, players: [{ hand: [70], permanents: [94], ready: [] }] });
    play(state, `slot ${slot}`, 'card 70 after', ...answers);
    return playerAt(state).points;
  };
  assert.equal(points('p34-r3'), 1);
  assert.equal(points('p12-y1', 'gain steelplast'), 1);
  assert.equal(points('p12-y1', 'gain credits', 'gain kelp'), 0);
});

test('UWC-GLOSS-22, example 20, steelplast of the Federation track does not count for it', () => {
  const state = position({ era: 2, players: [{ hand: [106], permanents: [94] }], federation: [4] });
  play(state, 'slot p34-g1', 'card 106 after', 'do');
  assert.deepEqual([goodsOf(state), playerAt(state).points], [{ credits: 1, steelplast: 1 }, 0]);
});

test('UWC-GLOSS-23 the second laboratory of a connected city triggers, not the third, and not at an unconnected one', () => {
  const credits = (buildings: NonNullable<Parameters<typeof position>[0]>['players'], site: string): number => {
    const state = position({ players: buildings ?? [] });
    play(state, 'slot p34-r4', 'card 46 after', `building laboratory ${site}`);
    return goodsOf(state).credits ?? 0;
  };
  const me = { hand: [46], permanents: [37], goods: { steelplast: 2 } };
  assert.equal(credits([{ ...me, buildings: { 'C33-a': 'laboratory' } }], 'C33-b'), 1);
  assert.equal(credits([{ ...me, buildings: { 'C33-a': 'laboratory', 'C33-c': 'laboratory' } }], 'C33-b'), 0);
  assert.equal(credits([{ ...me, cities: ['C23'], buildings: { 'C23-a': 'laboratory' } }], 'C23-c'), 0);
});

test('UWC-GLOSS-24 the second tunnel of a turn triggers right after it, once', () => {
  const state = position({ players: [{ hand: [24], permanents: [38], goods: { credits: 2, steelplast: 2 } }] });
  const told = play(state, 'slot p34-y2', 'card 24 after', 'tunnel C23-C33', 'tunnel C32-C33');
  assert.equal(ofName(told, 'triggered').length, 1);
});

test('UWC-GLOSS-25 the second upgraded farm of a connected city triggers', () => {
  const state = position({
    era: 2,
    players: [{ hand: [70], permanents: [75], goods: { science: 3 }, buildings: { 'C33-a': 'farm', 'C33-b': 'farm', 'C33-c': 'farm' } }],
  });
  play(state, 'slot p34-y5', 'card 70 after', 'pick 1', 'upgrade C33-a');
  assert.equal(playerAt(state).points, 0);
  play(state, 'upgrade C33-b');
  assert.equal(playerAt(state).points, 2);
  play(state, 'upgrade C33-c');
  assert.equal(playerAt(state).points, 2);
});

test('UWC-GLOSS-26 a card that changes a slot does so when it is chosen and when a card performs it', () => {
  const chosen = position({ players: [{ hand: [46], permanents: [57], goods: { kelp: 3 } }] });
  play(chosen, 'slot p34-r1', 'card 46 after', 'building farm C33-a', 'building farm C33-b', 'building farm C33-c');
  assert.equal(goodsOf(chosen).kelp, undefined);
  const performed = position({ era: 2, players: [{ hand: [105], permanents: [114], goods: { credits: 2 } }], slots: { 'p34-r3': [1] } });
  play(performed, 'slot p34-y1', 'card 105 before', 'do', 'perform p34-r3');
  assert.equal(goodsOf(performed).credits, 1);
});

test('UWC-GLOSS-28 two different resources are two', () => {
  const state = position({ seats: 2, players: [{ hand: [24], ready: [] }] });
  play(state, 'slot p12-y1', 'card 24 after', 'gain kelp');
  assert.deepEqual(offered(state), ['gain credits', 'gain steelplast', 'gain science', 'gain biomatter']);
});

test('UWC-GLOSS-29 two farms or two laboratories, not one of each', () => {
  const state = position({ seats: 2, players: [{ hand: [46], goods: { kelp: 5, steelplast: 5 } }] });
  play(state, 'slot p12-r1', 'card 46 after', 'pick 1', 'building laboratory C33-a');
  assert.ok(offered(state).every((answer) => answer === 'skip' || answer.startsWith('building laboratory')));
});

test('UWC-GLOSS-30 the fifth green slot is a tunnel and nothing more, or a step with two cards and a credit', () => {
  const state = position({ players: [{ hand: [46], goods: { credits: 1, steelplast: 1 } }] });
  play(state, 'slot p34-g5', 'card 46 after', 'pick 0', 'tunnel C23-C33');
  assert.deepEqual([goodsOf(state), state.federation[0], handOf(state).length], [{}, 0, 1]);
});

test('UWC-GLOSS-31 card 56 sees the always available slot performed through a card; card 14 sees no such choosing', () => {
  const state = position({ players: [{ hand: [1], permanents: [14, 56], goods: { credits: 1 } }] });
  play(state, 'slot p34-g4', 'card 1 before', 'do', 'perform always');
  assert.deepEqual([goodsOf(state).kelp, waiting(state)], [1, 'use action']);
});

test('example 3, card 2 lets one use an action card before or after the slot’s action', () => {
  for (const order of ['before', 'after']) {
    const state = position({ players: [{ hand: [2] }], federation: [4] });
    play(state, 'slot p34-g1', `card 2 ${order}`);
    if (order === 'before') play(state, 'use 0', 'gain credits');
    else play(state, 'skip', 'use 0', 'gain credits');
    assert.deepEqual(playerAt(state).spent, [0]);
  }
});

test('example 5, slot p34-r3 gives 2 steelplast and 1 kelp', () => {
  const state = position({ players: [{ hand: [46] }] });
  play(state, 'slot p34-r3', 'card 46 after');
  assert.deepEqual(goodsOf(state), { steelplast: 2, kelp: 1 });
});

test('example 9, an action card used first pays for what the same slot builds', () => {
  const state = position({ players: [{ hand: [46], goods: { science: 1 }, ready: [0] }] });
  play(state, 'slot p34-r5', 'card 46 after');
  if (offered(state).includes('use 0')) play(state, 'use 0');
  play(state, 'gain credits', 'building desalination C33-a');
  assert.deepEqual([goodsOf(state), playerAt(state).buildings[40]], [{}, 5]);
});

test('example 10, the credit of card 37 comes between building and upgrading, and pays for card 34', () => {
  const state = position({
    players: [{ hand: [46], permanents: [37], ready: [34], goods: { steelplast: 1, science: 1 }, buildings: { 'C33-a': 'laboratory' } }],
  });
  play(state, 'slot p34-r5', 'card 46 after');
  while (!offered(state).includes('building laboratory C33-b')) play(state, offeredOf(state, 'pick').at(-1) ?? '');
  play(state, 'building laboratory C33-b');
  while (waiting(state) !== 'slot' && waiting(state) !== 'build') play(state, offeredOf(state, 'use')[0] ?? offeredOf(state, 'pick')[0] ?? '');
  play(state, 'building desalination C33-c');
  assert.deepEqual([goodsOf(state), handOf(state).length, playerAt(state).buildings.slice(40, 43)], [{}, 2, [3, 6, 2]]);
});

test('example 11, card 28 after the slot gives a kelp for the upgraded tunnel, before it none', () => {
  const me = { board: '2', hand: [28], ready: [19], goods: { steelplast: 1, credits: 1, science: 1 } } as const;
  const state = position({ players: [me], federation: [4] });
  play(state, 'slot p34-r5', 'card 28 after');
  while (!offered(state).includes('tunnel C32-C33')) play(state, offeredOf(state, 'pick').at(-1) ?? '');
  play(state, 'tunnel C32-C33');
  while (waiting(state) !== 'slot')
    play(
      state,
      offeredOf(state, 'use')[0] ?? offeredOf(state, 'do')[0] ?? offeredOf(state, 'building desalination C33-a')[0] ?? offered(state).at(-1) ?? '',
    );
  assert.deepEqual([goodsOf(state).kelp, playerAt(state).upgradedTunnels], [1, 1 << 5]);
  const first = position({ players: [me], federation: [4] });
  play(first, 'slot p34-r5', 'card 28 before');
  assert.equal(goodsOf(first).kelp, undefined);
});
