import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barrage } from '../rules/index.ts';
import { asks, construct, decide, dropsAt, goods, offered, ofName, play, playerAt, position, run, toAct } from './position.ts';

const ROUND = { task: 'round', seat: -1 } as const;

test('BAR-ROUND-01, BAR-ROUND-02, BAR-ROUND-03 five rounds of five phases; the last has no end of round', () => {
  const state = position({
    round: 4,
    task: { task: 'round end', seat: -1 },
    waiting: [1, 0, 0, 0],
    players: [{ energy: 3 }],
    patents: ['adv-1-base'],
  });
  const told = run(state).map(({ event }) => event);
  const at = (event: string): number => told.indexOf(event);
  assert.ok(at('water-flows') < at('flowed') && at('flowed') < at('rank-scored') && at('rank-scored') < at('order-set'));
  assert.ok(at('order-set') < at('round-began') && at('round-began') >= 0);
  assert.equal(state.round, 5);
  const last = position({ round: 5, task: { task: 'round end', seat: -1 } });
  const end = run(last).map(({ event }) => event);
  assert.ok(last.over && !end.includes('order-set') && end.includes('game-over'));
});

test('BAR-INC-01, BAR-INC-06 all uncovered incomes are gained, and add up', () => {
  const state = position({ players: [{ company: 'italy', built: [4, 0, 4, 0] }], seats: 2, task: ROUND });
  run(state);
  play(state, 'machines 1 0');
  // bases: 3 credits, 5 points; conduits: a machine, 2 points and 3 credits
  assert.deepEqual(goods(state, 0), [6 + 3 + 3, 7, 4]);
  assert.equal(playerAt(state, 0).vp, 10 + 5 + 2);
});

test('BAR-INC-03 pieces leave a row from the left: the second base uncovers the first income', () => {
  const state = position({ players: [{ company: 'germany' }], dams: { D8l: [0, 1] } });
  construct(state, 'tile basic-base', 'site D9l');
  assert.equal(playerAt(state, 0).vp, 13);
});

test('BAR-INC-05 powerhouses give no income, but bonus and ability', () => {
  const state = position({ powerhouses: { 'P5-2': 0, 'P6-2': 0, 'P7-2': 0, 'P8-2': 0 }, task: ROUND });
  run(state);
  assert.deepEqual(goods(state, 0), [6, 6, 4]);
  assert.equal(playerAt(state, 0).vp, 10);
});

test('BAR-INC-07 an income is gained at once when it is uncovered, by a contract too', () => {
  const state = position({
    players: [{ company: 'germany', held: ['R02'] }],
    dams: { D8l: [0, 1] },
    task: { task: 'contract', seat: 0, total: 8, tile: false },
  });
  const told = play(state, 'fulfil R02', 'site D1l');
  assert.deepEqual(ofName(told, 'income'), [{ event: 'income', seat: 0, company: 'germany', row: 'base', step: 2, uncovered: true }]);
  assert.equal(playerAt(state, 0).vp, 13);
});

test('BAR-INC-08 incomes come in reverse turn order', () => {
  const built = [0, 4, 0, 0];
  const state = position({
    seats: 3,
    order: [1, 0, 2],
    players: [
      { company: 'usa', built },
      { company: 'germany', built },
      { company: 'italy', built },
    ],
    task: ROUND,
  });
  const told = run(state);
  assert.deepEqual(
    told.flatMap((one) => (one.event === 'income' ? [JSON.stringify(one).match(/"seat":(\d)/)?.[1]] : [])),
    ['2', '2', '0'],
  );
  assert.equal(toAct(state), 0, 'USA chooses its machine before Germany is paid');
});

test('BAR-INC-09 what is gained goes to the supply, never on the wheel, and may be used at once', () => {
  const state = position({ players: [{ company: 'usa', excavators: 2, mixers: 0, built: [0, 2, 0, 0] }], task: ROUND, seats: 2 });
  run(state);
  play(state, 'machines 1 0');
  assert.ok(offered(state).includes('construct'));
  assert.equal(playerAt(state, 0).wheel.filter((n) => n > 0).length, 0);
});

test('BAR-HEAD-01, BAR-HEAD-03 tiles bring the drops of the round, which wait', () => {
  const state = position({ round: 3, headstreams: ['H1', 'H2', 'H7', 'H8'], dams: { D1l: ['neutral', 3] }, task: ROUND });
  run(state);
  assert.deepEqual([state.round, state.waiting], [4, [1, 3, 0, 2]]);
  assert.equal(dropsAt(state, 'D1l'), 0);
});

test('BAR-HEAD-02 in round 5 the tiles give no drops', () => {
  const state = position({ round: 4, task: ROUND });
  run(state);
  assert.deepEqual([state.round, state.waiting], [5, [0, 0, 0, 0]]);
});

test('BAR-HEAD-04 incomes come before the drops of the tiles', () => {
  const state = position({ players: [{ company: 'germany', built: [0, 0, 4, 0] }], task: ROUND, headstreams: ['H1', 'H1', 'H1', 'H1'] });
  run(state);
  assert.equal(asks(state), 'drop');
  assert.deepEqual(state.waiting, [0, 0, 0, 0]);
  play(state, 'headstream A', 'decline');
  assert.deepEqual(state.waiting, [1, 1, 1, 1]);
});

test('BAR-HEAD-05 a headstream holds any number of drops', () => {
  const state = position({ waiting: [9, 0, 0, 0] });
  play(state, 'space water-two-later-left', 'headstream A', 'headstream A');
  assert.equal(state.waiting[0], 11);
});

test('EX-03 Germany’s second base: 3 points at once and in every later income phase', () => {
  const state = position({ players: [{ company: 'germany' }], dams: { D8l: [0, 1] } });
  construct(state, 'tile basic-base', 'site D9l');
  assert.equal(playerAt(state, 0).vp, 13);
  const later = position({ players: [{ company: 'germany', vp: 13, built: [2, 0, 0, 0] }], task: ROUND });
  run(later);
  assert.equal(playerAt(later, 0).vp, 16);
});

test('EX-12 USA with base income 1, elevation incomes 1 and 2, conduit income 1', () => {
  const state = position({
    players: [{ built: [2, 4, 2, 0], wheel: [{ turns: 1, tile: 'basic-wild', mixers: 2 }] }],
    dams: {},
    task: ROUND,
  });
  const told = run(state);
  assert.equal(ofName(told, 'wheel-turned').length, 1);
  play(state, 'machines 0 1', 'headstream A', 'headstream B');
  assert.deepEqual(goods(state, 0), [6, 6, 4 + 2 + 1]);
  assert.equal(playerAt(state, 0).vp, 10 + 2 + 3);
});

test('EX-13 headstream tile 2-0-2-0', () => {
  const drops = [1, 2, 3, 4].map((round) => {
    const state = position({ round: round - 1, headstreams: ['H3', 'H1', 'H1', 'H1'], task: ROUND });
    run(state);
    return state.waiting[0];
  });
  assert.deepEqual(drops, [2, 0, 2, 0]);
  assert.equal(barrage.name, 'barrage');
});

test('an income that asks is told before the next: row by row', () => {
  const state = position({ players: [{ company: 'france', built: [2, 2, 2, 0] }], task: ROUND });
  assert.deepEqual(ofName(run(state), 'income').length, 1);
  assert.deepEqual(ofName(decide(state, 'machines 1 0'), 'income').length, 2);
  assert.deepEqual(goods(state, 0), [9, 7, 4]);
});
