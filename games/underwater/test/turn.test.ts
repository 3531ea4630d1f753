import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decision } from '@madang/kernel';
import { underwater } from '../rules/index.ts';
import { goodsOf, handOf, offered, offeredOf, ofName, play, playerAt, position, refused, toAct, waiting } from './position.ts';

test('UWC-TURN-01, UWC-TURN-02 turns go by the play order, not by seats, and again in the same order', () => {
  const state = position({ order: [2, 0, 1], turns: 1, players: [{ hand: [46] }, { hand: [47] }, { hand: [23] }] });
  const seats: number[] = [];
  for (let i = 0; i < 6; i++) {
    seats.push(toAct(state));
    play(state, 'slot always');
    play(state, offeredOf(state, 'card')[0] ?? '');
    while (waiting(state) === 'discard') play(state, offered(state)[0] ?? '');
  }
  assert.deepEqual(seats, [0, 1, 2, 0, 1, 2]);
});

test('UWC-TURN-03, UWC-TURN-04, UWC-TURN-16 surplus cards are discarded only when the own turn begins, down to three', () => {
  const state = position({ seats: 2, players: [{ hand: [46, 47, 23] }, { hand: [1, 2, 3, 4, 5] }] });
  play(state, 'slot always', 'card 46 after');
  assert.equal(handOf(state).length, 5);
  assert.deepEqual([toAct(state), waiting(state)], [1, 'discard']);
  assert.equal(refused(state, 'slot always'), 'UWC-TURN-03 discard-first 2');
  play(state, 'discard 1', 'discard 4');
  assert.deepEqual([waiting(state), handOf(state, 1), state.discard], ['slot', [2, 3, 5], [1, 4, 46]]);
});

test('UWC-TURN-05 a slot is chosen and a card of the hand is played on it', () => {
  const state = position({ players: [{ hand: [46, 24], productions: [47] }] });
  play(state, 'slot p34-r3');
  assert.deepEqual(offered(state), ['card 24 after', 'card 46 after']);
  assert.equal(refused(state, 'card 47 after'), 'UWC-TURN-05 not-in-hand 47');
});

test('UWC-TURN-06, UWC-TURN-26 an occupied slot cannot be chosen; the own tile lies there while card and action are resolved', () => {
  const state = position({ players: [{ hand: [1], goods: { credits: 1 } }], slots: { 'p34-g1': [1], 'p34-g4': [0] } });
  assert.ok(!offered(state).includes('slot p34-g1'));
  assert.equal(refused(state, 'slot p34-g1'), 'UWC-TURN-06 slot-occupied p34-g1');
  assert.equal(refused(state, 'slot p34-g4'), 'UWC-TURN-06 slot-occupied-by-you p34-g4');
  play(state, 'slot p34-g3', 'card 1 before', 'do');
  assert.ok(!offeredOf(state, 'perform').includes('perform p34-g3'));
});

test('UWC-TURN-07, UWC-TURN-08, UWC-TURN-09 the slot that is always available can be chosen again; it gives 2 cards and 2 credits and no card works there', () => {
  const state = position({ seats: 2, players: [{ hand: [46, 47, 23] }, { hand: [2] }] });
  play(state, 'slot always');
  assert.deepEqual(offered(state), ['card 23 after', 'card 46 after', 'card 47 after']);
  assert.equal(refused(state, 'card 46 before'), 'UWC-TURN-10 other-colour 46 always');
  play(state, 'card 46 after');
  assert.deepEqual([goodsOf(state), handOf(state).length, state.discard], [{ credits: 2 }, 2 + 2 + 1, [46]]);
  assert.ok(offered(state).includes('slot always'));
});

test('UWC-TURN-10 a card of another colour is discarded without effect after the action', () => {
  const state = position({ players: [{ hand: [24] }] });
  const told = play(state, 'slot p34-y1', 'card 24 after');
  assert.deepEqual(goodsOf(state), { kelp: 1, steelplast: 1, science: 1 });
  assert.deepEqual(
    told.map(({ event }) => event).filter((event) => ['gained', 'card-unused'].includes(event)),
    ['gained', 'card-unused'],
  );
  assert.deepEqual(state.discard, [24]);
});

test('UWC-TURN-11, UWC-TURN-20 a card of the colour is resolved wholly before the action or wholly after it', () => {
  const order = (words: string): string[] => {
    // Where the deck may run out, it matters when the card comes to the discard pile.
    const state = position({ deck: [50, 51], players: [{ hand: [24] }] });
    return play(state, 'slot p34-r3', words)
      .map(({ event }) => event)
      .filter((event) => ['slot-performed', 'card-resolved', 'card-put-away'].includes(event));
  };
  assert.deepEqual(order('card 24 after'), ['slot-performed', 'card-resolved', 'card-put-away']);
  assert.deepEqual(order('card 24 before'), ['card-resolved', 'card-put-away', 'slot-performed']);
});

test('UWC-TURN-12, UWC-TURN-19 parts of an action are done in any order, and a part may be left out', () => {
  const state = position({ players: [{ hand: [46], goods: { credits: 3, kelp: 1, steelplast: 3 } }] });
  play(state, 'slot p34-r2', 'card 46 after');
  assert.deepEqual(offered(state), ['pick 0', 'pick 1']);
  play(state, 'pick 1', 'city nonsymbiotic C23');
  assert.ok(offered(state).includes('skip'));
  play(state, 'skip');
  assert.deepEqual([playerAt(state).tunnels, goodsOf(state)], [0, { credits: 2, steelplast: 1 }]);
});

test('UWC-TURN-13, UWC-TURN-27, example 7, a slot of which no part can be used is not offered', () => {
  const state = position({ players: [{ hand: [46], goods: { credits: 5 } }] });
  assert.ok(!offered(state).includes('slot p34-y2'));
  assert.equal(refused(state, 'slot p34-y2'), 'UWC-TURN-13 slot-lacks p34-y2 too-dear');
  const able = position({ players: [{ hand: [46], goods: { credits: 5, biomatter: 1 } }] });
  play(able, 'slot p34-y2', 'card 46 after');
  assert.ok(!offered(able).includes('skip'), 'the first tunnel must be built');
});

test('UWC-TURN-14 a matching card may be left unused', () => {
  const state = position({ players: [{ hand: [53], goods: { kelp: 2 } }] });
  play(state, 'slot p34-y1', 'card 53 before', 'skip');
  assert.deepEqual([goodsOf(state), state.discard], [{ kelp: 3, steelplast: 1, science: 1 }, [53]]);
});

test('UWC-TURN-15 every turn ends with a card from the deck', () => {
  const state = position({ players: [{ hand: [46, 47] }] });
  const told = play(state, 'slot p34-y1', 'card 46 after');
  assert.deepEqual([handOf(state).length, ofName(told, 'drew-unseen').length + ofName(told, 'drew').length], [2, 1]);
});

test('UWC-TURN-16 surplus cards may be discarded whenever something is asked in the own turn; the question stays', () => {
  // Slot p12-g2 gives two cards, then a kelp or an upgrade; 2 + 2 cards are one too many.
  const state = position({
    seats: 2,
    deck: [50, 51, 52],
    players: [{ hand: [46, 47, 48], goods: { science: 1 }, buildings: { 'C33-a': 'farm' } }, {}],
  });
  play(state, 'slot p12-g2', 'card 46 after');
  const beside = offeredOf(state, 'discard');
  assert.equal(beside.length, 4);
  const [told] = play(state, 'discard 48');
  assert.equal(told?.event, 'discarded');
  assert.deepEqual([state.discard, handOf(state).length], [[48], 3]);
  assert.deepEqual(offered(state), ['stop', 'pick 0', 'pick 1'], 'the same is asked, and none is too many any more');
  assert.equal(refused(state, 'discard 47'), 'no reason');
});

test('UWC-TURN-16 nobody else sees which cards could be discarded, and no other turn offers it', () => {
  const state = position({
    seats: 2,
    players: [{ hand: [46, 47, 48], goods: { science: 1 }, buildings: { 'C33-a': 'farm' } }, { hand: [49, 50, 51, 52] }],
  });
  play(state, 'slot p12-g2', 'card 46 after');
  const seen = decision(underwater, underwater.redact(state, 1));
  assert.deepEqual(
    seen?.moves.map(({ kind }) => kind),
    ['stop', 'pick', 'pick'],
  );
  assert.deepEqual(underwater.asides?.moves(state, { task: 'slot', seat: 1 }), []);
});

test('UWC-TURN-17 a round is over after three turns each', () => {
  const state = position({ seats: 2, turns: 5, players: [{ hand: [46] }, { hand: [47] }], agenda: [{ task: 'slot', seat: 1 }] });
  const told = play(state, 'slot always', 'card 47 after');
  assert.deepEqual([state.round, state.turns, ofName(told, 'round-began').length], [2, 0, 1]);
});

test('UWC-TURN-21 what is triggered is resolved at once, in the middle of the action', () => {
  const state = position({ players: [{ hand: [46], permanents: [38], goods: { credits: 2, steelplast: 2 } }] });
  play(state, 'slot p34-y2', 'card 46 before', 'tunnel C32-C33');
  assert.deepEqual(goodsOf(state), { credits: 1, steelplast: 2, science: 1 });
  play(state, 'tunnel C23-C33');
  assert.deepEqual([goodsOf(state), playerAt(state).points], [{ credits: 1, steelplast: 1, science: 1 }, 1]);
});

test('UWC-TURN-22 building and upgrading are one part: both or neither, and nothing may make the upgrade unpayable', () => {
  const without = position({ players: [{ board: '2', hand: [24], goods: { kelp: 1 }, ready: [] }] });
  assert.ok(!offered(without).includes('slot p34-r5'));
  const state = position({ players: [{ hand: [46], goods: { kelp: 1, science: 1 }, ready: [] }] });
  play(state, 'slot p34-r5', 'card 46 after', 'building farm C33-a');
  assert.deepEqual([playerAt(state).buildings[40], goodsOf(state)], [4, {}]);
});

test('UWC-TURN-23 nothing that a player does changes another board', () => {
  const state = position({
    players: [
      { hand: [46], goods: { credits: 2, steelplast: 2 } },
      { goods: { kelp: 3 }, hand: [47, 48, 49] },
    ],
  });
  const before = structuredClone(playerAt(state, 1));
  play(state, 'slot p34-y2', 'card 46 after', 'tunnel C32-C33', 'tunnel C23-C33');
  assert.deepEqual(playerAt(state, 1), before);
});

test('UWC-TURN-24, example 36, a slot may be chosen because a card resolved first makes it usable, and only so', () => {
  const state = position({ players: [{ hand: [45], goods: { credits: 1 } }] });
  assert.ok(offered(state).includes('slot p34-y2'));
  play(state, 'slot p34-y2');
  assert.deepEqual(offered(state), ['card 45 before']);
  assert.equal(refused(state, 'card 45 after'), 'UWC-TURN-24 slot-unusable-so 45 p34-y2');
  play(state, 'card 45 before');
  assert.deepEqual(offered(state), ['gain steelplast'], 'no other resource would let a tunnel be built');
  play(state, 'gain steelplast', 'tunnel C32-C33');
  assert.deepEqual(goodsOf(state), { steelplast: 1 });
});

test('UWC-TURN-24 what the choice of the slot triggers may be counted on, too', () => {
  const sketch = { goods: { credits: 1 }, permanents: [14] };
  const state = position({ players: [{ ...sketch, hand: [24, 46] }] });
  play(state, 'slot p34-y2');
  assert.deepEqual(offered(state), ['card 24 after'], 'card 14 gives steelplast for a card of another colour only');
});

test('UWC-TURN-25 several cards triggered by one thing all work', () => {
  const state = position({ players: [{ hand: [24], permanents: [12, 153], goods: { science: 1, kelp: 1 }, ready: [] }] });
  const told = play(state, 'slot p34-r5', 'card 24 after', 'building farm C33-a');
  assert.equal(ofName(told, 'triggered').length, 2);
  assert.deepEqual([goodsOf(state).credits, playerAt(state).points], [4, 1]);
});
