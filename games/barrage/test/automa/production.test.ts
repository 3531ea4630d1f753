import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dropsIn, goods, play, playerAt, type Sketch } from '../position.ts';
import { automaAt, fulfilledBy, looks, standing, steps, takeTurn, told } from './turns.ts';

/** One drop of a neutral dam through an own conduit of value 5 to an own powerhouse. */
const SYSTEM: Sketch = { dams: { D1l: ['neutral', 1, 1] }, conduits: { C1a: 0 }, powerhouses: { 'P8-2': 0 } };

test('BAR-AUTOMA-13 it produces with a working system when its total reaches a face-up contract of the colour of the step', () => {
  const state = automaAt({ actions: 1 }, SYSTEM); // −2, green
  const events = takeTurn(state);
  assert.deepEqual(steps(events), ['1 production: done']);
  assert.equal(playerAt(state, 0).energy, 3);
  assert.deepEqual(fulfilledBy(state, 0), ['G02']);
});

test('BAR-AUTOMA-13 without water, conduit or own powerhouse there is no system', () => {
  for (const missing of [
    { dams: { D1l: ['neutral', 1, 0] } },
    { conduits: {} },
    { powerhouses: { 'P8-2': 1 } },
    { dams: { D1l: [1, 1, 1] } },
  ] as const) {
    assert.equal(steps(takeTurn(automaAt({ actions: 1 }, { ...SYSTEM, ...missing })))[0], '1 production: no-system');
  }
});

test('BAR-AUTOMA-13 in the section of the round and alone in first place it does not produce', () => {
  const leading = (round: number, mine: number, other: number): string | undefined =>
    steps(takeTurn(automaAt({ actions: 1 }, { ...SYSTEM, round, players: [{}, { energy: other }] }, { energy: mine })))[0];
  assert.equal(leading(1, 6, 5), '1 production: leads-already');
  assert.equal(leading(1, 6, 6), '1 production: done'); // not alone
  assert.equal(leading(1, 5, 0), '1 production: done'); // short of the section
  assert.equal(leading(2, 11, 0), '1 production: done');
  assert.equal(leading(2, 12, 0), '1 production: leads-already');
});

test('BAR-AUTOMA-13 a contract of another colour does not count', () => {
  const yellow = (market: Sketch['market']): string | undefined =>
    steps(takeTurn(automaAt({ actions: 7 }, { ...SYSTEM, ...(market ? { market } : {}) })))[0];
  assert.equal(yellow(['G01', 'G02', 'Y01', 'Y06', 'R01', 'R02']), '1 production: done'); // 5 for Y01
  assert.equal(yellow(['G01', 'G02', 'Y06', 'Y07', 'R01', 'R02']), '1 production: no-contract-in-reach');
});

test('BAR-AUTOMA-14 it uses the system with the highest total and all drops of its dam', () => {
  const state = automaAt(
    { actions: 5 },
    {
      dams: { D1l: ['neutral', 1, 1], D5u: [0, 2, 2] },
      conduits: { C1a: 0, C5a: 0 },
      powerhouses: { 'P8-2': 0 },
    },
  );
  const events = takeTurn(state);
  assert.deepEqual(looks(events)[0], 'highest-total: P8-2 D1l C1a P8-2 D5u C5a → P8-2 D5u C5a');
  assert.equal(told(events, 'produced')[0]?.drops, 2);
  assert.equal(told(events, 'produced')[0]?.total, 6);
});

test('BAR-AUTOMA-14 of equal totals it uses a neutral dam', () => {
  const events = takeTurn(
    automaAt(
      { actions: 5 },
      { dams: { D1u: [0, 1, 1], D2l: ['neutral', 1, 1] }, conduits: { C1a: 0, C2b: 1 }, powerhouses: { 'P8-2': 0, 'P10-3': 0 } },
    ),
  );
  assert.equal(looks(events)[0], 'neutral-dam: P8-2 D1u C1a P10-3 D2l C2b → P10-3 D2l C2b');
});

test('BAR-AUTOMA-14 then the conduit criteria of the criteria tile decide, at last its location', () => {
  const equal: Sketch = {
    dams: { D1l: ['neutral', 1, 1], D2l: ['neutral', 1, 1] },
    conduits: { C1a: 1, C2b: 1 },
    powerhouses: { 'P8-2': 0, 'P10-3': 0 },
  };
  const conduit = (criteria: number): string | undefined => told(takeTurn(automaAt({ actions: 5, criteria }, equal)), 'produced')[0]?.conduit;
  assert.equal(conduit(1), 'C1a'); // from 1A
  assert.equal(conduit(2), 'C2b'); // from 1B upwards
  assert.equal(conduit(20), 'C1a'); // 10B, then round to 1A
});

/** Three drops at value 5. */
const FIFTEEN: Sketch = { dams: { D1l: [0, 3, 3] }, conduits: { C1a: 0 }, powerhouses: { 'P8-2': 0 }, nationals: ['NC3', 'NC5'] };

test('BAR-AUTOMA-15 it fulfils the face-up contract with the highest requirement in reach, national ones too', () => {
  const state = automaAt({ actions: 5 }, FIFTEEN);
  const events = takeTurn(state);
  assert.deepEqual(fulfilledBy(state, 0), ['NC5']);
  assert.equal(playerAt(state, 0).vp, 16 + 12);
  assert.ok(looks(events).includes('highest-requirement: G01 G02 Y01 Y02 R01 R02 NC3 NC5 → NC5'));
});

test('BAR-AUTOMA-15 automa.mayFulfilNational false (R-09) leaves national ones alone; of equal ones it takes the rightmost', () => {
  const state = automaAt(
    { actions: 5 },
    { ...FIFTEEN, market: ['G01', 'G02', 'Y01', 'Y02', 'R01', 'R03'], options: { 'automa.mayFulfilNational': 'false' } },
  );
  const events = takeTurn(state);
  assert.deepEqual(fulfilledBy(state, 0), ['R03']);
  assert.ok(looks(events).includes('rightmost: R01 R03 → R03'));
});

test('BAR-AUTOMA-15 national contracts lie as they were drawn: the rightmost is not the one with the highest number', () => {
  const state = automaAt({ actions: 5 }, { ...FIFTEEN, nationals: ['NC6', 'NC5', 'NC1'] });
  const events = takeTurn(state);
  assert.ok(looks(events).includes('rightmost: NC6 NC5 → NC5'));
  assert.deepEqual(fulfilledBy(state, 0), ['NC5']);
});

test('BAR-AUTOMA-15 the place is refilled from its pile', () => {
  const state = automaAt({ actions: 1 }, SYSTEM);
  const events = takeTurn(state);
  assert.equal(told(events, 'contract-turned-up').length, 1);
  assert.ok(state.market.every((contract) => contract >= 0));
});

test('BAR-AUTOMA-12 machinery of choice: the kind of which it has less in supply, on a tie an excavator', () => {
  const chosen = (excavators: number, mixers: number): number[] => {
    const state = automaAt({ actions: 1 }, SYSTEM, { excavators, mixers }); // G02: two machines
    takeTurn(state);
    return goods(state, 0);
  };
  assert.deepEqual(chosen(6, 4), [0, 6, 6]);
  assert.deepEqual(chosen(4, 4), [0, 5, 5]);
  assert.deepEqual(chosen(2, 5), [0, 4, 5]);
});

test('BAR-AUTOMA-31 over the conduit of another it pays a point a drop; the owner gains a credit and a point for each', () => {
  const state = automaAt(
    { actions: 5 },
    { ...SYSTEM, dams: { D1l: ['neutral', 2, 2] }, conduits: { C1a: 1 }, market: ['G03', 'G09', 'Y01', 'Y02', 'R11', 'R12'] },
  );
  takeTurn(state); // 10 energy: R12 gives 7 points and 3 credits
  assert.equal(playerAt(state, 0).vp, 16 - 2 + 7 + 3);
  assert.equal(playerAt(state, 1).credits, 6 + 2);
  assert.equal(playerAt(state, 1).vp, 10 + 2);
});

test('BAR-AUTOMA-31 BAR-AUTOMA-11 when its own conduit is used it gains two points a drop', () => {
  const state = automaAt({}, { ...SYSTEM, powerhouses: { 'P8-2': 1 }, task: { task: 'turn', seat: 1 } });
  play(state, 'space turbine-zero-left');
  assert.equal(playerAt(state, 0).vp, 16 + 2);
  assert.equal(playerAt(state, 0).credits, 0);
  assert.equal(playerAt(state, 1).credits, 5);
});

test('BAR-AUTOMA-10 its engineers stand on the first free space of the section, left column first, whatever is printed there', () => {
  const at = (taken: Sketch['taken']): string[] => {
    const state = automaAt({ actions: 1 }, { ...SYSTEM, ...(taken ? { taken } : {}) });
    takeTurn(state);
    assert.equal(playerAt(state, 0).engineers, 11);
    return standing(state).filter((space) => !Object.keys(taken ?? {}).includes(space));
  };
  assert.deepEqual(at({}), ['turbine-plus2-left']);
  assert.deepEqual(at({ 'turbine-plus2-left': 1 }), ['turbine-plus1-left']);
  const left = { 'turbine-plus2-left': 1, 'turbine-plus1-left': 1, 'turbine-zero-left': 1, 'turbine-minus1-left': 1, 'turbine-minus2-left': 1 };
  assert.deepEqual(at(left), ['turbine-plus2-right']);
  const right = { 'turbine-plus2-right': 1, 'turbine-plus1-right': 1, 'turbine-zero-right': 1, 'turbine-minus1-right': 1, 'turbine-minus2-right': 1 };
  assert.deepEqual(at({ ...left, ...right }), []); // beside the section
});

test('BAR-AUTOMA-04 spaces that are closed with so few participants are closed to it too', () => {
  const state = automaAt({ actions: 1 }, { ...SYSTEM, seats: 2, taken: { 'turbine-plus2-left': 1 } });
  takeTurn(state);
  assert.deepEqual(standing(state), ['turbine-plus2-left', 'turbine-zero-left']);
});

test('BAR-AUTOMA-14 the drops of its production flow on as usual', () => {
  const state = automaAt({ actions: 1 }, { ...SYSTEM, dams: { D1l: ['neutral', 1, 1], D8l: [1, 1, 0] } });
  takeTurn(state);
  assert.deepEqual(dropsIn(state), { D8l: 1 });
});
