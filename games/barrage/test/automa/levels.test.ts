import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AutomaLevel, Officer } from '../../components/words.ts';
import { goodsOf } from '../../rules/rounds/final.ts';
import { objectivePoints } from '../../rules/rounds/objective.ts';
import type { BarrageTask } from '../../rules/state.ts';
import { dropsAt, goods, type PlayerSketch, playerAt, position, type Sketch, tileNumber } from '../position.ts';
import { automaAt, built, fulfilledBy, gain, looks, resolve, steps, takeTurn, tilesOf, told } from './turns.ts';

const SYSTEM: Sketch = { dams: { D1l: ['neutral', 1, 1] }, conduits: { C1a: 0 }, powerhouses: { 'P8-2': 0 } };
const LEVELS: readonly AutomaLevel[] = ['low-voltage', 'standard', 'high-voltage', 'overpowered'];

/** Pieces that stand nowhere: for bonus and ability alone. */
const powerhouses = (n: number): PlayerSketch => ({ built: [0, 0, 1, n] });

test('BAR-AUTOMA-27 BAR-AUTOMA-34 objective awards of an automa are 20, 15, 10; a share is of the own row', () => {
  const state = position({ players: [{ automa: 'standard' }, {}, {}, {}] });
  const points = (counts: readonly number[]): number[] => counts.map((_, seat) => objectivePoints(state, seat, counts).vp);
  assert.deepEqual(points([4, 3, 2, 1]), [20, 10, 5, 0]);
  assert.deepEqual(points([3, 4, 2, 1]), [15, 15, 5, 0]);
  assert.deepEqual(points([2, 4, 3, 1]), [10, 15, 10, 0]);
  assert.deepEqual(points([4, 4, 2, 1]), [18, 13, 5, 0]); // halves of 35 and of 25, rounded up
});

test('BAR-AUTOMA-35 at the end its machinery in supply counts by fives; it has no credits', () => {
  const state = automaAt({}, {}, { excavators: 7, mixers: 4 });
  assert.equal(goodsOf(state, 0), 11);
});

test('BAR-AUTOMA-11 what the energy track gives in credits it gains in points', () => {
  const state = automaAt({}, { round: 1 }, { energy: 7, vp: 16 });
  state.agenda = [{ task: 'round end', seat: -1 }];
  resolve(state);
  assert.equal(playerAt(state, 0).credits, 0);
  assert.equal(playerAt(state, 0).vp, 16 + 6 + 4); // first, 7 energy; no base for the bonus tile
});

test('BAR-AUTOMA-28 low voltage has no income and no production bonus', () => {
  const after = (automa: AutomaLevel): unknown => {
    const state = automaAt({ actions: 5 }, SYSTEM, { automa, company: 'germany', ...powerhouses(2) });
    takeTurn(state);
    const raised = automaAt({ actions: 4, criteria: 1 }, { dams: { D8l: [0, 1] } }, { automa, company: 'germany' });
    takeTurn(raised);
    return [playerAt(state, 0).energy, playerAt(raised, 0).vp];
  };
  assert.deepEqual(after('low-voltage'), [5, 16]);
  assert.deepEqual(after('standard'), [6, 19]); // +1 with two powerhouses; 3 points under the second base
});

test('BAR-AUTOMA-28 no income in the income phase either', () => {
  const vp = (automa: AutomaLevel): number => {
    const state = automaAt({}, {}, { automa, company: 'germany', built: [2, 0, 0, 0], engineers: 0 });
    const income: BarrageTask = { task: 'income', seat: 0, from: 0 };
    state.agenda = [income];
    resolve(state);
    return playerAt(state, 0).vp;
  };
  assert.deepEqual(LEVELS.map(vp), [16, 19, 19, 19]);
});

test('BAR-AUTOMA-26 BAR-AUTOMA-29 company abilities work from high voltage on, production bonuses before', () => {
  const italy = LEVELS.map((automa) => {
    const state = automaAt({ actions: 5 }, SYSTEM, { automa, company: 'italy', ...powerhouses(3) });
    takeTurn(state);
    return playerAt(state, 0).energy;
  });
  assert.deepEqual(italy, [5, 6, 9, 9]);
});

test('BAR-AUTOMA-29 the discount of France counts in the condition of a production and when it fulfils', () => {
  const market: Sketch['market'] = ['G11', 'G12', 'Y06', 'Y11', 'R06', 'R01']; // 4 4 6 7 9 8
  const france = (automa: AutomaLevel): unknown => {
    const state = automaAt({ actions: 12 }, { ...SYSTEM, market }, { automa, company: 'france', ...powerhouses(3) }); // red, total 6
    return [steps(takeTurn(state))[0], fulfilledBy(state, 0)];
  };
  assert.deepEqual(france('standard'), ['1 production: no-contract-in-reach', []]);
  assert.deepEqual(france('high-voltage'), ['1 production: done', ['R06']]); // 6 reaches what requires 9
});

test('BAR-AUTOMA-29 the second production of Germany is the most productive one', () => {
  const sketch: Sketch = {
    dams: { D1l: ['neutral', 1, 1], D2u: [0, 2, 2], D3l: [0, 1, 1] },
    conduits: { C1a: 0, C2a: 0, C3a: 0 },
    powerhouses: { 'P8-2': 0, 'P6-2': 0, 'P5-2': 0 },
  };
  const produced = (automa: AutomaLevel): number[] =>
    told(takeTurn(automaAt({ actions: 5 }, sketch, { automa, company: 'germany' })), 'produced').map(({ total }) => total);
  assert.deepEqual(produced('standard'), [7]);
  assert.deepEqual(produced('high-voltage'), [7, 5]); // 2 × 3 + 1, then 5 without bonus
});

test('BAR-AUTOMA-29 BAR-COMPANY-05 it is made with another powerhouse', () => {
  const sketch: Sketch = {
    dams: { D1l: ['neutral', 1, 1], D5u: [0, 1, 1] },
    conduits: { C1a: 0, C5a: 0 },
    powerhouses: { 'P8-2': 0, 'P6-2': 0, 'P7-2': 0 },
  };
  const events = takeTurn(automaAt({ actions: 5 }, sketch, { automa: 'high-voltage', company: 'germany' }));
  assert.equal(told(events, 'produced').length, 1);
});

test('BAR-AUTOMA-29 effects of advanced tiles are used', () => {
  const state = automaAt({ actions: 4, criteria: 1 }, {}, { automa: 'high-voltage', tiles: ['adv-3-base'], excavators: 0 });
  takeTurn(state); // Base III: no engineers, no machinery
  assert.equal(playerAt(state, 0).engineers, 12);
  assert.deepEqual(goods(state, 0), [0, 0, 4]);
  for (const dropsOptional of ['false', 'true']) {
    const options = { 'baseOne.dropsOptional': dropsOptional };
    const first = automaAt({ actions: 4, criteria: 1 }, { options }, { automa: 'high-voltage', tiles: ['adv-1-base'] });
    takeTurn(first); // Base I: a drop into every own dam that has none, never declined
    assert.equal(dropsAt(first, 'D1l'), 1);
  }
});

test('BAR-AUTOMA-29 Conduit II: of several conduits one of value 3 or more', () => {
  // Free are 6B, 7A, 8B, 10A of value 2, 8A and 9B of value 3, 9A and 10B of value 1; criterion 1: the second most powerful.
  const conduits: Sketch['conduits'] = { C1a: 1, C1b: 1, C2a: 1, C2b: 1, C3a: 1, C3b: 2, C4a: 2, C4b: 2, C5a: 2, C5b: 2, C6a: 3, C7b: 3 };
  const site = (automa: AutomaLevel, tile: 'adv-1-conduit' | 'adv-2-conduit'): string[] =>
    built(takeTurn(automaAt({ actions: 11, criteria: 17 }, { conduits }, { automa, excavators: 6, tiles: [tile] })));
  assert.deepEqual(site('standard', 'adv-2-conduit'), ['conduit C10a']);
  assert.deepEqual(site('high-voltage', 'adv-1-conduit'), ['conduit C10a']);
  assert.deepEqual(site('high-voltage', 'adv-2-conduit'), ['conduit C9b']);
  const strong = takeTurn(automaAt({ actions: 11, criteria: 17 }, { conduits }, { automa: 'high-voltage', excavators: 6, tiles: ['adv-2-conduit'] }));
  assert.equal(looks(strong)[0], 'value-of-three: C6b C7a C8a C8b C9a C9b C10a C10b → C8a C9b', 'no criterion of the tile');
});

test('BAR-AUTOMA-29 Wild I with a base: at last the red site, without fee', () => {
  const site = (automa: AutomaLevel): unknown => {
    const state = automaAt({ actions: 4, criteria: 3 }, {}, { automa, tiles: ['adv-1-wild'] });
    return [built(takeTurn(state)), playerAt(state, 0).vp];
  };
  assert.deepEqual(site('standard'), [['base D3l'], 16]);
  assert.deepEqual(site('high-voltage'), [['base D3u'], 16]);
});

test('BAR-AUTOMA-29 Wild II: the usual machinery first', () => {
  const state = automaAt({ actions: 4, criteria: 1 }, {}, { automa: 'high-voltage', tiles: ['adv-2-wild'], excavators: 3, mixers: 4 });
  takeTurn(state);
  assert.deepEqual(goods(state, 0), [0, 0, 2]);
});

test('BAR-AUTOMA-29 Powerhouse II: the best production', () => {
  const sketch: Sketch = { dams: { D1l: ['neutral', 1, 1], D2u: [0, 2, 2] }, conduits: { C1a: 0, C2a: 0 }, powerhouses: { 'P8-2': 0 } };
  const state = automaAt(
    { actions: 15, criteria: 6 },
    { ...sketch, market: ['G11', 'G12', 'Y11', 'Y12', 'R11', 'R12'] },
    {
      automa: 'high-voltage',
      tiles: ['adv-2-powerhouse'],
      energy: 6,
    },
  );
  const events = takeTurn(state); // leads: no production as step 1; P6-2 completes a system: 2 × 3 + 2 + 1
  assert.deepEqual(built(events), ['powerhouse P6-2']);
  assert.equal(told(events, 'produced')[0]?.total, 9);
});

const overpowered = (officer: Officer, me: PlayerSketch = {}): PlayerSketch => ({ automa: 'overpowered', officer, ...me });

test('BAR-AUTOMA-30 Wilhelm Adler: bases go to the mountains, then to the hills; they cost 3', () => {
  const site = (me: PlayerSketch, dams: Sketch['dams'] = {}): unknown => {
    const state = automaAt({ actions: 3, criteria: 18 }, { dams }, me); // any base, location 10
    return [built(takeTurn(state))[0], goods(state, 0)[1]];
  };
  assert.deepEqual(site({}), ['base D10l', 3]);
  assert.deepEqual(site(overpowered('wilhelm-adler')), ['base D1l', 3]);
});

test('BAR-AUTOMA-30 Graziano Del Monte: a construction step builds an elevation whenever it can', () => {
  const state = automaAt({ actions: 4 }, { dams: { D8l: [0, 1] } }, overpowered('graziano-del-monte'));
  assert.deepEqual(built(takeTurn(state)), ['elevation D8l']);
  const none = automaAt({ actions: 4, criteria: 1 }, {}, overpowered('graziano-del-monte'));
  assert.deepEqual(built(takeTurn(none)), ['base D1l']);
});

test('BAR-AUTOMA-30 Viktor Fiesler: over a conduit of value 1 or 2 a single drop', () => {
  const sketch: Sketch = { dams: { D6l: [0, 3, 3] }, conduits: { C6b: 0 }, powerhouses: { 'P7-2': 0 } };
  const produced = (me: PlayerSketch): unknown => {
    const [one] = told(takeTurn(automaAt({ actions: 5 }, sketch, me)), 'produced');
    return [one?.drops, one?.total];
  };
  assert.deepEqual(produced({}), [3, 6]);
  assert.deepEqual(produced(overpowered('viktor-fiesler')), [1, 4]);
});

test('BAR-AUTOMA-30 Jill McDowell: mixers for conduits, and as machinery of choice', () => {
  const state = automaAt({ actions: 11, criteria: 1 }, {}, overpowered('jill-mcdowell', { excavators: 10, mixers: 5 }));
  assert.deepEqual(built(takeTurn(state)), ['conduit C1a']);
  assert.deepEqual(goods(state, 0), [0, 10, 0]);
  const shop = automaAt({ actions: 1 }, {}, overpowered('jill-mcdowell', { excavators: 0, mixers: 3, tiles: [] }));
  takeTurn(shop);
  assert.deepEqual(goods(shop, 0), [0, 0, 4]);
});

test('BAR-AUTOMA-30 Solomon P. Jordan: at most one machine for 3 points, only if need be', () => {
  const after = (excavators: number): unknown => {
    const state = automaAt({ actions: 4, criteria: 1 }, {}, overpowered('solomon-p-jordan', { excavators, mixers: 0 }));
    const site = built(takeTurn(state))[0];
    return [site, playerAt(state, 0).vp, goods(state, 0)[1]];
  };
  assert.deepEqual(after(6), ['base D1l', 16, 1]);
  assert.deepEqual(after(4), ['base D1l', 13, 0]);
  assert.deepEqual(after(3), [undefined, 14, 4]); // the machinery shop instead
});

test('BAR-AUTOMA-30 Solomon P. Jordan: the fee of a red site comes on top', () => {
  const state = automaAt({ actions: 4, criteria: 9 }, {}, overpowered('solomon-p-jordan', { excavators: 4, mixers: 0 }));
  assert.deepEqual(built(takeTurn(state)), ['base D1u']);
  assert.equal(playerAt(state, 0).vp, 10);
});

test('BAR-AUTOMA-30 Anton Krylov: his special tile comes last and copies the highest level, a specific tile before a wild one', () => {
  const wheel: PlayerSketch['wheel'] = [
    { turns: 2, tile: 'adv-1-base' },
    { turns: 3, tile: 'adv-2-wild' },
    { turns: 4, tile: 'adv-2-base' },
    { turns: 5, tile: 'adv-3-conduit' },
  ];
  const copied = (tiles: PlayerSketch['tiles']): unknown => {
    const state = automaAt({ actions: 4, criteria: 1 }, {}, overpowered('anton-krylov', { wheel, ...(tiles ? { tiles } : {}) }));
    const [one] = told(takeTurn(state), 'inserted');
    return [one?.tile, one?.copied];
  };
  assert.deepEqual(copied(['basic-base', 'anton-tile']), ['basic-base', null]);
  const both = automaAt({ actions: 4, criteria: 1 }, {}, overpowered('anton-krylov', { wheel, tiles: ['basic-base', 'anton-tile'] }));
  assert.equal(looks(takeTurn(both))[0], 'special-last: basic-base anton-tile → basic-base');
  assert.deepEqual(copied(['anton-tile']), ['anton-tile', 'adv-2-base']);
  const state = automaAt({ actions: 4 }, {}, overpowered('anton-krylov', { tiles: ['anton-tile'] }));
  assert.equal(steps(takeTurn(state))[1], '2 construction: no-fitting-tile');
  assert.deepEqual(tilesOf(state, 0), ['anton-tile']);
  assert.equal(tileNumber('anton-tile'), 20);
});

test('BAR-AUTOMA-29 energy of Base II and Conduit III fulfils a face-up contract', () => {
  const state = automaAt({}, { dams: { D8l: [0, 1], D9l: [0, 1] }, market: ['G03', 'G06', 'Y01', 'Y02', 'R01', 'R02'] }, { automa: 'high-voltage' });
  const events = gain(state, 0, [{ do: 'produceEnergyPer', per: 'ownBase', n: 1 }]);
  assert.deepEqual(fulfilledBy(state, 0), ['G03']);
  assert.equal(playerAt(state, 0).energy, 2);
  assert.deepEqual(looks(events), []);
});

test('BAR-AUTOMA-15 BAR-CON-07 energy of a tile fulfils a national contract only by option (nationalContracts.byTileEnergy, R-02)', () => {
  const fulfilled = (option: string): string[] => {
    const state = automaAt(
      {},
      { nationals: ['NC1'], market: ['G01', 'G02', 'Y01', 'Y02', 'R01', 'R12'], options: { 'nationalContracts.byTileEnergy': option } },
      { automa: 'high-voltage' },
    );
    const task: BarrageTask = { task: 'contract', seat: 0, total: 13, tile: true };
    state.agenda = [task];
    resolve(state);
    return fulfilledBy(state, 0);
  };
  assert.deepEqual(fulfilled('false'), ['R12']);
  assert.deepEqual(fulfilled('true'), ['NC1']);
});
