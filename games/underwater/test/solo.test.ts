import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, type Options } from '@madang/kernel';
import { METROPOLISES, PERSONAL_BOARDS, SLOTS, type Slot } from '../components/index.ts';
import { underwater, wonAlone } from '../rules/index.ts';
import { digitSum } from '../rules/rounds/solo.ts';
import type { Underwater } from '../rules/state.ts';
import { offeredOf, ofName, play, position, refused, resolved, type Sketch, settle } from './position.ts';

const start = (seed: string, options: Options = {}): Underwater => begin(underwater, { seats: 1, seed, options });
const NEUTRALS = { 'p12-g1': [4], 'p12-r1': [4], 'p12-y1': [4] } as const;
const words = (slots: readonly number[]): (string | undefined)[] => slots.map((slot) => SLOTS[slot]);
const roundEnd = { task: 'round end', seat: -1 } as const;

/** A lone player's position after the end of a round. */
function after(sketch: Sketch, stepped: boolean, neutrals: readonly Slot[]): { readonly state: Underwater; readonly slots: (string | undefined)[] } {
  const state = position({ seats: 1, ...sketch });
  state.stepped = stepped;
  state.neutrals = [...neutrals.map((slot) => SLOTS.indexOf(slot)), -1];
  settle(state, roundEnd);
  return { state, slots: words(state.neutrals) };
}

test('UWC-SOLO-01, UWC-SOLO-02, UWC-SOLO-05 alone: an advanced board, domes for every site, the marker below the track', () => {
  const state = start('alone', { boardSide: 'basic' });
  assert.equal(PERSONAL_BOARDS[state.players[0]?.board ?? -1]?.side, 'advanced');
  assert.deepEqual([state.federation, state.symbioticLeft >= 9, state.order], [[0], true, [0]]);
});

test('UWC-SOLO-03 the brown metropolis for the number of cities is left out', () => {
  const tiles = new Set(Array.from({ length: 40 }, (_, i) => METROPOLISES[start(`tile ${i}`).players[0]?.metropolises[0] ?? -1]));
  assert.deepEqual([...tiles].toSorted(), ['brown-1', 'brown-2', 'brown-4', 'brown-5']);
});

test('UWC-SOLO-04 three neutral tiles begin on the first slot of each colour', () => {
  const state = start('tiles');
  while (state.round === 0) play(state, offeredOf(state, 'discard')[0] ?? '');
  assert.deepEqual(words(state.neutrals.slice(0, 3)), ['p12-g1', 'p12-r1', 'p12-y1']);
});

test('UWC-SOLO-06, UWC-SOLO-13 after each round every one of the three moves one slot clockwise, from the last slot to the first', () => {
  assert.deepEqual(after({}, true, ['p12-g1', 'p12-r4', 'p12-y4']).slots.slice(0, 3), ['p12-g2', 'p12-y1', 'p12-g1']);
});

test('UWC-SOLO-07, UWC-SOLO-08, UWC-SOLO-12, examples: example 32, example 37, without a step a fourth tile lies where the digits of the next card count to', () => {
  assert.deepEqual([digitSum(146), digitSum(99)], [11, 18]);
  const fourth = (card: number, era: number): string | undefined =>
    after({ era, round: era === 3 ? 8 : 5, deck: [card] }, false, ['p12-g1', 'p12-r3', 'p12-y4']).slots[3];
  assert.deepEqual([fourth(146, 3), fourth(99, 2)], ['p12-y3', 'p12-r2']);
  assert.equal(after({}, true, ['p12-g1', 'p12-r1', 'p12-y1']).slots[3], undefined);
});

test('UWC-SOLO-09 where that slot is occupied, the next free one clockwise', () => {
  assert.equal(after({ deck: [10] }, false, ['p12-y4', 'p12-r1', 'p12-y1']).slots[3], 'p12-g2');
});

test('UWC-SOLO-10 the fourth tile does not move along', () => {
  const { state } = after({ deck: [12] }, false, ['p12-g4', 'p12-r3', 'p12-y3']);
  assert.equal(state.neutrals.length, 4);
  assert.deepEqual(words(state.neutrals), ['p12-r1', 'p12-r4', 'p12-y4', 'p12-g3']);
});

test('UWC-SOLO-11 alone one wins with seven connected cities and 100 points', () => {
  const cities = ['C23', 'C32', 'C13', 'C31', 'C22', 'C12'] as const;
  const tunnels = ['C23-C33', 'C32-C33', 'C13-C23', 'C31-C32', 'C22-C23', 'C12-C22'] as const;
  assert.ok(wonAlone(position({ seats: 1, players: [{ points: 100, cities, tunnels }] })));
  assert.ok(!wonAlone(position({ seats: 1, players: [{ points: 99, cities, tunnels }] })));
  assert.ok(!wonAlone(position({ seats: 1, players: [{ points: 120, cities: cities.slice(1), tunnels }] })));
  assert.equal(underwater.goal, wonAlone);
  const { told } = resolved({ seats: 1, round: 10, era: 3, players: [{}] }, roundEnd);
  assert.deepEqual(ofName(told, 'game-over'), [{ event: 'game-over', winners: [] }]);
});

test('UWC-SOLO-14 a slot with a neutral tile cannot be chosen, nor cloned; cards take it for another player’s', () => {
  const state = position({ seats: 1, era: 2, slots: NEUTRALS, players: [{ hand: [105], goods: { credits: 2 } }] });
  assert.equal(refused(state, 'slot p12-y1'), 'UWC-SOLO-14 slot-occupied-by-neutral-tile p12-y1');
  assert.equal(refused(state, 'clone p12-y1'), 'UWC-SETUP-06 no-cloning-tile 4');
  play(state, 'slot p12-y4', 'card 105 before', 'do');
  assert.ok(offeredOf(state, 'perform').includes('perform p12-y1'), 'OQ-25');
});
