import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decision } from '@madang/kernel';
import { type BarrageMove, barrage, CONDUIT_SITES, CONTRACTS } from '../../rules/index.ts';
import { position, type Sketch } from '../../test/position.ts';
import { type Prospect, prospectOf } from '../forecast/prospect.ts';

/** What the seat to act would be shown for a move. */
function prospect(sketch: Sketch, wanted: (move: BarrageMove) => boolean): Prospect {
  const state = position(sketch);
  const open = decision(barrage, state);
  assert.ok(open);
  const move = open.moves.find(wanted);
  assert.ok(move, 'no such choice');
  return prospectOf(barrage.redact(state, open.seat), open.seat, move);
}

const plant: Sketch = {
  dams: { D5l: ['neutral', 2, 2], D8l: [2, 1], D9u: [1, 2] },
  conduits: { C5a: 1, C5b: 0 },
  powerhouses: { 'P8-2': 0, 'P10-1': 0 },
  players: [{ energy: 5, held: ['G10'] }],
};

test('BAR-PROD-05 a production is drawn by its parts for each number of drops, with who is paid and where drops end', () => {
  const task = { task: 'system', seat: 0, bonus: 1, optional: false, after: -1 } as const;
  const { outputs, fees, climbs, ends } = prospect({ ...plant, task }, (move) => move.kind === 'system' && move.conduit === 'C5a');
  assert.deepEqual(
    outputs.map(({ drops, gross, bonus, companyBonus, total }) => [drops, gross, bonus, companyBonus, total]),
    [
      [1, 3, 1, 1, 5],
      [2, 6, 1, 1, 8],
    ],
  );
  assert.ok(outputs.every(({ conduit, value }) => conduit === CONDUIT_SITES.indexOf('C5a') && value === 3));
  assert.ok(outputs.every(({ contracts }) => contracts.includes(CONTRACTS.indexOf('G10'))));
  assert.deepEqual(
    fees.map(({ to, credits, vp }) => [to, credits, vp]),
    [[1, 2, 2]],
  );
  assert.deepEqual(climbs, [{ seat: 0, from: 5, to: [10, 13] }]);
  assert.deepEqual(ends, [
    { end: 'D8l', count: 1 },
    { end: 'exit-left', count: 1 },
  ]);
});

test('BAR-BUILD-04 a construction is drawn with its price, the wheel as it will stand, the fee and the income', () => {
  const task = { task: 'site', seat: 0, structure: 0, tile: 0, acts: 0 } as const;
  const players = [{ company: 'germany', built: [1, 0, 0, 0] }] as const;
  const red = prospect({ players, task }, (move) => move.kind === 'site' && move.site === 'D8u');
  assert.ok(red.building);
  assert.equal(red.building.fee, 3);
  assert.deepEqual(
    red.building.payments.map(({ excavators, mixers, credits }) => [excavators, mixers, credits]),
    [[3, 0, 0]],
  );
  assert.deepEqual(red.building.incomes, [{ do: 'gainVp', n: 3 }]);
  const { wheel } = red.building.after;
  assert.deepEqual(wheel.slice(3 * red.building.filled, 3 * red.building.filled + 3), [0, 3, 0]);
});

test('every way to pay is drawn, and a tile with what its site costs at least', () => {
  const task = { task: 'site', seat: 0, structure: 0, tile: 0, acts: 0 } as const;
  const jordan = prospect({ players: [{ officer: 'solomon-p-jordan', credits: 6 }], task }, (move) => move.kind === 'site' && move.site === 'D8u');
  assert.deepEqual(jordan.building?.payments.map(({ excavators, credits }) => [excavators, credits]).toSorted(), [
    [2, 3],
    [3, 0],
  ]);
  const tile = prospect({ task: { task: 'tile', seat: 0, manned: true } }, (move) => move.kind === 'tile' && move.tile === 'basic-base');
  assert.deepEqual(tile.options, [{ structure: 'base', machines: 'excavators', least: 3 }]);
});
