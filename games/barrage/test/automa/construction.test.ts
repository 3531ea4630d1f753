import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goods, ownerAt, type PlayerSketch, playerAt, type Sketch, tileNumber } from '../position.ts';
import { automaAt, built, gain, looks, steps, takeTurn, tilesOf, told } from './turns.ts';

// Tile 4: a base in the mountains is step 2.
const MOUNTAIN_BASE = 4;

test('BAR-AUTOMA-18 it builds with its tile and machinery; the wheel turns as usual', () => {
  const state = automaAt({ actions: MOUNTAIN_BASE, criteria: 1 });
  const events = takeTurn(state);
  assert.deepEqual(built(events), ['base D1l']);
  assert.equal(ownerAt(state, 'D1l'), 0);
  assert.deepEqual(goods(state, 0), [0, 1, 4]);
  assert.deepEqual(playerAt(state, 0).wheel.slice(0, 3), [tileNumber('basic-base'), 5, 0]);
  assert.equal(playerAt(state, 0).open, 1);
});

test('BAR-AUTOMA-18 piece, fitting tile, legal site and machinery must exist', () => {
  const outcome = (actions: number, me: PlayerSketch, sketch: Sketch = {}): string | undefined =>
    steps(takeTurn(automaAt({ actions }, sketch, me)))[1];
  assert.equal(outcome(MOUNTAIN_BASE, { built: [5, 0, 0, 0] }), '2 construction: no-piece');
  assert.equal(outcome(MOUNTAIN_BASE, { tiles: ['basic-conduit'] }), '2 construction: no-fitting-tile');
  assert.equal(outcome(MOUNTAIN_BASE, { excavators: 4 }), '2 construction: no-machinery');
  const own: Sketch = { dams: { D1l: [0, 1], D2l: [0, 1], D3l: [0, 1], D4l: [0, 1] } };
  assert.equal(outcome(MOUNTAIN_BASE, {}, own), '2 construction: no-site');
  assert.equal(steps(takeTurn(automaAt({ actions: 7 })))[2], '3 construction: no-site'); // nothing to raise
});

test('BAR-AUTOMA-18 an uncovered income is gained at once', () => {
  const state = automaAt({ actions: MOUNTAIN_BASE, criteria: 1 }, { dams: { D8l: [0, 1] } }, { company: 'germany' });
  takeTurn(state);
  assert.equal(playerAt(state, 0).vp, 16 + 3);
});

test('BAR-AUTOMA-18 BAR-AUTOMA-20 the limits of the step hold throughout: area, value of the conduit', () => {
  assert.deepEqual(built(takeTurn(automaAt({ actions: 2, criteria: 5 }))), ['base D6l']); // hills, from 6
  assert.deepEqual(built(takeTurn(automaAt({ actions: 9, criteria: 13 }))), ['conduit C7b']); // 3 or more, 6 excavators pay for 3; from 7A
});

test('BAR-AUTOMA-11 the fee of a red site is paid in points, below zero too', () => {
  const state = automaAt({ actions: MOUNTAIN_BASE, criteria: 9 }, {}, { vp: 1 }); // red first
  const events = takeTurn(state);
  assert.deepEqual(built(events), ['base D1u']);
  assert.equal(playerAt(state, 0).vp, 1 - 3);
});

test('BAR-AUTOMA-19 of several fitting tiles it uses the highest level, then a specific one before a wild one', () => {
  const used = (tiles: PlayerSketch['tiles']): string[] => {
    const state = automaAt({ actions: MOUNTAIN_BASE }, {}, { ...(tiles ? { tiles } : {}) });
    takeTurn(state);
    return tilesOf(state, 0);
  };
  assert.deepEqual(used(['basic-base', 'adv-1-base', 'adv-1-wild']), ['basic-base', 'adv-1-wild']);
  assert.deepEqual(used(['basic-base', 'adv-1-base', 'adv-2-wild']), ['basic-base', 'adv-1-base']);
  assert.deepEqual(used(['basic-conduit', 'adv-1-wild']), ['basic-conduit']);
});

test('BAR-AUTOMA-09 its engineers go on its own board, however often it has built; no space is used', () => {
  const state = automaAt({ actions: MOUNTAIN_BASE }, {}, { constructions: 4, engineers: 2 });
  const events = takeTurn(state);
  assert.deepEqual(told(events, 'automa-engineers'), [
    { event: 'automa-engineers', seat: 0, post: 'construction', space: null, engineers: 2, vp: 0 },
  ]);
  assert.equal(playerAt(state, 0).engineers, 0);
  assert.equal(playerAt(state, 0).constructions, 4);
});

test('BAR-AUTOMA-26 the effect of an advanced tile is not used', () => {
  const state = automaAt({ actions: MOUNTAIN_BASE }, {}, { tiles: ['adv-3-base'] }); // no engineers, no machinery
  takeTurn(state);
  assert.deepEqual(goods(state, 0), [0, 1, 4]);
  assert.equal(playerAt(state, 0).engineers, 10);
});

test('BAR-AUTOMA-20 a site that completes a system comes before the criteria', () => {
  const sketch: Sketch = { conduits: { C2b: 1, C4b: 0 }, powerhouses: { 'P10-3': 0 } };
  const events = takeTurn(automaAt({ actions: MOUNTAIN_BASE, criteria: 4 }, sketch));
  assert.deepEqual(looks(events), ['completes-system: D1u D1l D2u D2l D3u D3l D4u D4l → D2u D2l', 'free-before-red: D2u D2l → D2l']);
});

test('BAR-AUTOMA-20 conduits and powerhouses complete systems too; elevations do not', () => {
  const conduit: Sketch = { dams: { D4l: ['neutral', 1] }, powerhouses: { 'P7-2': 0 } };
  assert.deepEqual(built(takeTurn(automaAt({ actions: 11, criteria: 1 }, conduit))), ['conduit C4a']);
  const powerhouse: Sketch = { dams: { D4l: [0, 1] }, conduits: { C4a: 2 } };
  assert.deepEqual(built(takeTurn(automaAt({ actions: 15, criteria: 5 }, powerhouse))), ['powerhouse P7-2']);
  const raise: Sketch = { dams: { D8l: [0, 1], D9l: [0, 1] }, conduits: { C9a: 0 }, powerhouses: { 'P11-3': 0 } };
  const events = takeTurn(automaAt({ actions: 8, criteria: 13 }, raise));
  assert.ok(told(events, 'automa-narrowed').every(({ by }) => by !== 'completes-system'));
});

test('BAR-AUTOMA-20 the criteria are asked in order, each among what the one before has left', () => {
  // Tile 9: red sites, the most powerful conduit, an own powerhouse.
  const sketch: Sketch = { conduits: { C1a: 1, C3a: 1, C4a: 2 }, powerhouses: { 'P10-3': 0 }, dams: { D2u: [3, 1] } };
  const events = takeTurn(automaAt({ actions: MOUNTAIN_BASE, criteria: 9 }, sketch));
  assert.deepEqual(looks(events), [
    'criterion 1 red-outline-space: D1u D1l D2l D3u D3l D4u D4l → D1u D3u D4u',
    'criterion 2 most-powerful-conduit: D1u D3u D4u → D1u',
  ]);
  const rule = told(events, 'automa-narrowed').find(({ of }) => of === 'site');
  assert.equal(rule?.rule, 'BAR-AUTOMA-20');
});

test('BAR-AUTOMA-20 a criterion that no site matches keeps all, and is told all the same', () => {
  const looked = told(takeTurn(automaAt({ actions: MOUNTAIN_BASE, criteria: 1 })), 'automa-narrowed').filter(({ of }) => of === 'site');
  assert.deepEqual(
    looked.map(({ by, criterion, before, after }) => [by, criterion, before.length, after.length]),
    [
      ['possible', 0, 8, 8],
      ['completes-system', 0, 8, 8],
      ['most-powerful-conduit', 1, 8, 8],
      ['owned-powerhouse', 2, 8, 8],
      ['upstream-powerhouse', 3, 8, 8],
      ['location', 0, 8, 2],
      ['free-before-red', 0, 2, 1],
    ],
  );
});

test('BAR-AUTOMA-20 the printed location is searched upwards and wraps; a single legal site needs no criterion', () => {
  const site = (criteria: number, dams: Sketch['dams'] = {}): string[] => built(takeTurn(automaAt({ actions: MOUNTAIN_BASE, criteria }, { dams })));
  assert.deepEqual(site(3), ['base D3l']);
  assert.deepEqual(site(3, { D3l: [1, 1] }), ['base D3u']);
  assert.deepEqual(site(3, { D3l: [1, 1], D3u: [2, 1] }), ['base D4l']);
  assert.deepEqual(site(8), ['base D1l']); // basin 8 is no mountain: 9, 10, 11, 12, 1
  const one: Sketch['dams'] = { D1l: [0, 1], D2l: [0, 1], D3l: [0, 1], D4l: [1, 1] };
  const events = takeTurn(automaAt({ actions: MOUNTAIN_BASE }, { dams: one }));
  assert.deepEqual(built(events), ['base D4u']);
  assert.equal(told(events, 'automa-narrowed').length, 0);
});

test('BAR-AUTOMA-20 conduits are searched by basin and side, powerhouses by basin, free before red, from the left', () => {
  const conduit = (criteria: number, conduits: Sketch['conduits'] = {}): string[] =>
    built(takeTurn(automaAt({ actions: 11, criteria }, { conduits }, { excavators: 20 })));
  assert.deepEqual(conduit(13), ['conduit C1b']); // the second most powerful are 1B, 3A, 5B and 6A; from 7A
  assert.deepEqual(conduit(18), ['conduit C1b']); // from 9B
  assert.deepEqual(conduit(17, { C1b: 1, C3a: 1 }), ['conduit C5b']);
  const powerhouse = (criteria: number): string[] => built(takeTurn(automaAt({ actions: 15, criteria })));
  assert.deepEqual(powerhouse(5), ['powerhouse P5-2']);
  assert.deepEqual(powerhouse(8), ['powerhouse P12-3']);
});

test('BAR-AUTOMA-20 a piece of a reward goes where the procedure says', () => {
  const state = automaAt({ criteria: 3 });
  const events = gain(state, 0, [{ do: 'buildFree', piece: 'base', areas: ['plain'] }]);
  assert.deepEqual(built(events), ['base D8l']);
  assert.deepEqual(goods(state, 0), [0, 6, 4]);
});

test('BAR-AUTOMA-20 a conduit or powerhouse of a reward stands on the site that was chosen, not on the first that is allowed', () => {
  const conduit = automaAt({ criteria: 13 });
  // the second most powerful of at most 3 are 6B, 7A, 8B and 10A; from 7A
  assert.deepEqual(built(gain(conduit, 0, [{ do: 'buildFree', piece: 'conduit', maxValue: 3 }])), ['conduit C7a']);
  const powerhouse = automaAt({ criteria: 8 });
  assert.deepEqual(built(gain(powerhouse, 0, [{ do: 'buildFree', piece: 'powerhouse' }])), ['powerhouse P12-3']);
});

test('BAR-AUTOMA-11 BAR-AUTOMA-20 also on a red site, for points; where there is none it is lost', () => {
  const state = automaAt({ criteria: 9 });
  gain(state, 0, [{ do: 'buildFree', piece: 'base' }]);
  assert.equal(ownerAt(state, 'D1u'), 0);
  assert.equal(playerAt(state, 0).vp, 13);
  const events = gain(automaAt({}), 0, [{ do: 'buildFree', piece: 'elevation' }]);
  assert.deepEqual(told(events, 'lost').length, 1);
});
