import assert from 'node:assert/strict';
import { test } from 'node:test';
import { METROPOLISES } from '../components/index.ts';
import type { UnderwaterTask } from '../rules/index.ts';
import { offered, type PlayerSketch, play, playerAt, position, refused, type Sketch } from './position.ts';

/** A decision on a slot, with the refusal of an answer. */
function why(slot: string, me: PlayerSketch, answer: string, ...before: string[]): string {
  const state = position({ players: [{ hand: [24, 46], ...me }] });
  play(state, `slot ${slot}`, slot.includes('-y') ? 'card 24 after' : 'card 46 after', ...before);
  return refused(state, answer);
}

const RICH = { credits: 9, kelp: 9, steelplast: 9, science: 9 };

test('UWC-BUILD-08 says that no city is near', () => {
  assert.equal(why('p34-g3', { goods: RICH }, 'city nonsymbiotic C11', 'pick 0'), 'UWC-BUILD-08 no-city-near C11');
});

test('UWC-BUILD-10, UWC-BUILD-11, UWC-BUILD-17, UWC-VAR-06 say why a building site is none', () => {
  const farm = (site: string, me: PlayerSketch = {}): string => why('p34-r1', { goods: RICH, ...me }, `building farm ${site}`);
  assert.equal(farm('C11-a'), 'UWC-BUILD-10 no-city-at-building-site C11-a');
  assert.equal(farm('C33-a', { buildings: { 'C33-a': 'laboratory' } }), 'UWC-BUILD-11 site-taken C33-a');
  assert.equal(farm('C33-x'), 'UWC-BUILD-17 expansion-site C33-x');
  assert.equal(farm('C33-d'), 'UWC-VAR-06 site-not-on-this-board C33-d');
});

test('UWC-BUILD-12, UWC-BUILD-16 say that a tunnel is not joined, and that the effect builds something else', () => {
  assert.equal(why('p34-y2', { goods: RICH }, 'tunnel C11-C12'), 'UWC-BUILD-12 tunnel-not-joined C11-C12');
  assert.equal(why('p34-y2', { goods: RICH }, 'building farm C33-a'), 'UWC-BUILD-16 wrong-thing farm');
});

test('UWC-BUILD-15, UWC-RES-04 say what is lacking to pay, or in the supply', () => {
  assert.equal(
    why('p34-g3', { goods: { credits: 1, kelp: 1, steelplast: 2 } }, 'city symbiotic C23', 'pick 0'),
    'UWC-BUILD-15 too-dear symbiotic credits 2 1',
  );
  const state = position({ symbioticLeft: 0, players: [{ hand: [46], goods: { ...RICH, biomatter: 1 } }] });
  play(state, 'slot p34-g3', 'card 46 after', 'pick 0');
  assert.equal(refused(state, 'city symbiotic C23'), 'UWC-RES-04 none-in-supply symbiotic');
});

test('UWC-UPG-02, UWC-UPG-03 say why a structure cannot be upgraded', () => {
  const me = { goods: { science: 2 }, buildings: { 'C33-a': 'farm', 'C33-b': 'farm+', 'C33-c': 'farm' } } as const;
  assert.equal(why('p34-y5', me, 'upgrade C33-x', 'pick 1'), 'UWC-UPG-02 nothing-built-there C33-x');
  assert.equal(why('p34-y5', me, 'upgrade C33-b', 'pick 1'), 'UWC-UPG-03 already-upgraded C33-b');
  const tunnels = { ...me, tunnels: ['C11-C12+', 'C12-C13'] } as const;
  assert.equal(why('p34-y5', tunnels, 'upgrade C11-C12', 'pick 1'), 'UWC-UPG-03 already-upgraded C11-C12');
  assert.equal(why('p34-y5', tunnels, 'upgrade C21-C22', 'pick 1'), 'UWC-UPG-02 nothing-built-there C21-C22');
});

test('UWC-SPEC-02, UWC-SPEC-03 say that a Special card does not lie face up, and that the deck is too small to look', () => {
  const state = position({ players: [{ hand: [46], ready: [] }], specials: [191] });
  play(state, 'slot p34-y3', 'card 46 before');
  assert.equal(refused(state, 'take 185'), 'UWC-SPEC-02 not-face-up 185');
  assert.equal(refused(state, 'look'), 'UWC-SPEC-03 special-deck-too-small 2 1');
});

/** A position in which a task is asked of seat 0. */
const asked = (task: UnderwaterTask, me: PlayerSketch, more: Sketch = {}) => position({ players: [me], agenda: [task], ...more });

test('UWC-GLOSS-19, UWC-GLOSS-14, UWC-GLOSS-27 say which of several prices cannot be paid, with its figures, and which there are', () => {
  const cost = [{ credits: 3 }, { science: 1 }, { kelp: 1 }];
  const effect = { do: 'gain', goods: { points: 1 } } as const;
  const pay = asked({ task: 'pay', seat: 0, cost, effect, need: 1 }, { goods: { credits: 2, science: 1, kelp: 1 } });
  assert.equal(refused(pay, 'spend credits'), 'UWC-GLOSS-19 too-few credits 3 2');
  assert.equal(refused(pay, 'spend steelplast'), 'UWC-GLOSS-19 no-such-price steelplast join');
  assert.equal(refused(pay, 'skip'), 'UWC-TURN-13 part-must-be-used');
  const swap = asked({ task: 'exchange', seat: 0, a: { kelp: 2 }, b: { science: 1 }, need: 0 }, { goods: { kelp: 1, science: 1 } });
  assert.equal(refused(swap, 'spend kelp'), 'UWC-GLOSS-14 too-few kelp 2 1');
  const upgrade = asked({ task: 'upgrade price', seat: 0, site: 40, cost }, { goods: { credits: 2, science: 1, kelp: 1 } });
  assert.equal(refused(upgrade, 'spend credits'), 'UWC-GLOSS-27 too-few credits 3 2');
});

test('UWC-GLOSS-28 different resources are chosen in any order, each once; it says which there are', () => {
  const gain = asked({ task: 'gain choice', seat: 0, from: 0b01110, left: 2, distinct: true, slot: -1 }, {});
  assert.deepEqual(offered(gain), ['gain kelp', 'gain steelplast', 'gain science']);
  assert.equal(refused(gain, 'gain credits'), 'UWC-GLOSS-28 no-such-gain credits join');
  play(gain, 'gain science');
  assert.deepEqual(offered(gain), ['gain kelp', 'gain steelplast']);
  assert.equal(refused(gain, 'gain science'), 'UWC-GLOSS-28 no-such-gain science join');
});

test('UWC-RES-05 says when too little is replaced, or too little biomatter is there', () => {
  const goods = { credits: 9, kelp: 0, steelplast: 1, biomatter: 2 };
  const state = asked({ task: 'replace', seat: 0, thing: 4, site: 5, cost: { kelp: 1, steelplast: 2 }, next: { of: [], atomic: false } }, { goods });
  assert.deepEqual(offered(state), []);
  const rich = asked(
    { task: 'replace', seat: 0, thing: 4, site: 5, cost: { kelp: 1, steelplast: 2 }, next: { of: [], atomic: false } },
    {
      goods: { ...goods, kelp: 1, steelplast: 2 },
    },
  );
  assert.ok(offered(rich).includes('replace 1 1'));
  assert.equal(refused(rich, 'replace 1 2'), 'UWC-RES-05 too-few biomatter 3 2');
  const poor = asked(
    { task: 'replace', seat: 0, thing: 4, site: 5, cost: { kelp: 1, steelplast: 2 }, next: { of: [], atomic: false } },
    {
      goods: { ...goods, kelp: 1, steelplast: 1 },
    },
  );
  assert.equal(refused(poor, 'replace 1 0'), 'UWC-RES-05 too-little-replaced nonsymbiotic steelplast 2 1');
});

test('UWC-CARD-07, UWC-CARD-09, UWC-CARD-11, UWC-CARD-24 say why an action card is not used or turned back; other cards of the box are not spoken of', () => {
  const me = { ready: [0, 18, 19], spent: [20, 21], permanents: [47], hand: [1] };
  const use = asked({ task: 'use action', seat: 0, left: 1, need: 0 }, me);
  assert.equal(refused(use, 'use 20'), 'UWC-CARD-09 action-card-turned 20');
  assert.equal(refused(use, 'use 47'), 'UWC-CARD-07 no-action-card 47');
  assert.equal(refused(use, 'use 99'), 'no reason');
  const back = asked({ task: 'refresh', seat: 0, left: 1 }, me);
  assert.equal(refused(back, 'refresh 18'), 'UWC-CARD-11 action-card-available 18');
  assert.equal(refused(back, 'refresh 47'), 'UWC-CARD-07 no-action-card 47');
});

test('UWC-GLOSS-01 … UWC-GLOSS-04 say why another space is not performed', () => {
  const slots = { 'p34-g1': [0], 'p34-g2': [1] };
  const free = asked({ task: 'perform', seat: 0, which: 'available', always: false, need: 1 }, {}, { slots });
  assert.equal(refused(free, 'perform p34-g1'), 'UWC-GLOSS-04 slot-occupied-by-you p34-g1');
  assert.equal(refused(free, 'perform p34-g2'), 'UWC-GLOSS-01 slot-occupied p34-g2');
  assert.equal(refused(free, 'perform p34-y2'), 'UWC-TURN-13 slot-lacks p34-y2 too-dear');
  assert.equal(refused(free, 'perform always'), 'UWC-GLOSS-03 slot-out-of-reach always');
  const taken = asked({ task: 'perform', seat: 0, which: 'occupiedByOther', always: false, need: 0 }, {}, { slots });
  assert.equal(refused(taken, 'perform p34-g3'), 'UWC-GLOSS-02 slot-not-occupied p34-g3');
});

test('UWC-GLOSS-15 says why a structure does not produce once', () => {
  const me = { buildings: { 'C33-a': 'farm+', 'C33-b': 'farm', 'C33-c': 'laboratory+', 'C11-a': 'farm+', 'C33-x': 'farm+' } } as const;
  const state = asked({ task: 'yield', seat: 0, what: 'farm' }, me);
  assert.equal(refused(state, 'yield C33-b'), 'UWC-GLOSS-15 not-upgraded C33-b');
  assert.equal(refused(state, 'yield C33-c'), 'UWC-GLOSS-15 wrong-structure C33-c');
  assert.equal(refused(state, 'yield C11-a'), 'UWC-GLOSS-15 not-beside-city C11-a');
});

test('UWC-NET-10 says that a metropolis is in play already', () => {
  const state = asked({ task: 'tile', seat: 0, keep: 1 }, { metropolises: ['brown-1', 'blue-1', 'blue-2'] });
  playerAt(state).lookedTiles = [METROPOLISES.indexOf('blue-3'), METROPOLISES.indexOf('blue-4')];
  assert.deepEqual(offered(state), ['tile blue-3', 'tile blue-4']);
  assert.equal(refused(state, 'tile blue-1'), 'UWC-NET-10 tile-yours blue-1');
});
