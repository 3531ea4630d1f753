import assert from 'node:assert/strict';
import { test } from 'node:test';
import { METROPOLISES } from '../components/index.ts';
import { lazyMatches, lazyTurns } from './lazily.ts';
import { offered, offeredOf, play, position, refused, waiting } from './position.ts';

test('UWC-TURN-13, UWC-TURN-24 whoever leaves undone whatever may be left undone still uses a part of the slot’s action', () => {
  const seen = { actions: 0, left: 0 };
  lazyMatches('lazy', 40, seen);
  lazyTurns('lazy', 300, seen);
  assert.ok(seen.actions > 3000 && seen.left > 1500, JSON.stringify(seen));
});

test('UWC-TURN-24 a part of a card may not be left undone that alone makes the slot usable, whoever made the frame that asks', () => {
  // Card 7 builds a laboratory and makes a step: to space 3, which gives the credit that the city of slot p12-g1 lacks.
  const goods = { steelplast: 2, kelp: 1 };
  const state = position({ seats: 2, federation: [4, 0], players: [{ hand: [7], goods, ready: [] }, {}] });
  play(state, 'slot p12-g1', 'card 7 before');
  assert.deepEqual(offered(state), ['pick 0', 'pick 1'], 'the whole of the card is not left');
  assert.equal(refused(state, 'stop'), 'UWC-TURN-24 slot-unusable-then p12-g1');
  play(state, 'pick 0');
  assert.ok(offeredOf(state, 'building').length > 0);
  play(state, offeredOf(state, 'building')[0] ?? '');
  assert.deepEqual(offered(state), ['do'], 'the step is made');
  assert.equal(refused(state, 'skip'), 'UWC-TURN-24 slot-unusable-then p12-g1');
  play(state, 'do');
  assert.equal(waiting(state), 'build');
  assert.ok(!offered(state).includes('skip'));
});

test('UWC-TURN-24 hidden metropolises are not counted on, even where each would do', () => {
  // Card 194 gains a metropolis; both that are left give credits, for which slot p34-g2 builds plants.
  const state = position({ players: [{ hand: [194], goods: { credits: 2 }, ready: [] }] });
  state.unusedTiles = [METROPOLISES.indexOf('blue-2'), METROPOLISES.indexOf('blue-8')];
  play(state, 'slot p34-g2');
  assert.deepEqual(offered(state), ['card 194 after', 'card 194 before']);
  play(state, 'card 194 before');
  assert.deepEqual(offered(state), ['skip'], 'paid for, the card leaves nothing for the slot');
});

test('UWC-TURN-24 a Special card may be taken first, whatever is turned up then', () => {
  // Card 131 has slot p34-y3 performed; card 58 gives a credit for a Special card taken, for which slot p34-g2 builds a plant.
  const state = position({ era: 3, players: [{ hand: [131], permanents: [58], ready: [] }] });
  assert.ok(offered(state).includes('slot p34-g2'));
  play(state, 'slot p34-g2', 'card 131 before', 'perform p34-y3');
  assert.deepEqual(offered(state), ['take 181', 'take 182', 'take 183', 'take 196', 'look'], 'doing without is no way');
  const took = (card: string): string => {
    const after = position({ era: 3, players: [{ hand: [131], permanents: [58], ready: [] }] });
    play(after, 'slot p34-g2', 'card 131 before', 'perform p34-y3', card);
    return waiting(after);
  };
  assert.deepEqual([took('take 196'), took('look')], ['build', 'look']);
});
