import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blockers, decision, type Move, newMatch, parseOptions, playMove, seedRandom } from '@madang/kernel';
import { standsInTheWay } from '@madang/kernel/testing';
import { expertise } from '../bot/index.ts';
import { barrage } from '../rules/index.ts';
import { type PlayerSketch, play, position, refused } from './position.ts';

// What is said of a place that is pressed in vain: of its moves the one that lacks least.

const system = (powerhouse: string) => (move: Move) => 'powerhouse' in move && move.kind === 'system' && move.powerhouse === powerhouse;

test('BAR-PROD-10 a powerhouse says that a credit is short for the only dam with water, not that the first one lies dry', () => {
  const state = position({
    players: [{ credits: 0 }],
    dams: { D5u: [0, 1, 0], D5l: ['neutral', 2, 1], D7l: [0, 1, 1] },
    conduits: { C5a: 2, C7b: 0 },
    powerhouses: { 'P8-2': 0, 'P12-1': 0 },
    task: { task: 'system', seat: 0, bonus: 0, optional: true, after: -1 },
  });
  const found = standsInTheWay(barrage, state, system('P8-2'));
  assert.deepEqual(found, { reasons: ['conduit-fee'], short: ['1 credits'], enough: true, first: 'no-conduit' });
});

test('BAR-PROD-01 a powerhouse says that its dam lies dry where its conduit is built, not that another conduit is missing', () => {
  const state = position({
    dams: { D5l: [0, 2, 0], D7l: [0, 1, 1] },
    conduits: { C5a: 0, C7b: 0 },
    powerhouses: { 'P8-2': 0, 'P12-1': 0 },
    task: { task: 'system', seat: 0, bonus: 0, optional: true, after: -1 },
  });
  const found = standsInTheWay(barrage, state, system('P8-2'));
  assert.deepEqual([found.reasons, found.first], [['dam-empty'], 'no-conduit']);
});

const turnOf = (me: PlayerSketch) => position({ players: [me] });

test('BAR-ACT-06, BAR-ACT-05 a red space that lacks both says how many engineers and credits more', () => {
  const found = standsInTheWay(barrage, turnOf({ engineers: 1, credits: 1 }), (move) => 'space' in move && move.space === 'workshop-rotate2-right');
  assert.deepEqual(found, {
    reasons: ['too-few-engineers', 'too-few-credits'],
    short: ['2 engineers', '4 credits'],
    enough: true,
    first: 'too-few-engineers',
  });
});

test('BAR-BUILD-26 construction says what is short for the tile that lacks least, not for the first one', () => {
  const found = standsInTheWay(barrage, turnOf({ excavators: 1, mixers: 1, credits: 0 }), ({ kind }) => kind === 'construct');
  assert.deepEqual(found, { reasons: ['nothing-to-build'], short: ['1 excavators'], enough: true, first: 'nothing-to-build' });
  const mixers = turnOf({ excavators: 0, mixers: 1, credits: 0, tiles: ['basic-base', 'basic-powerhouse'] });
  assert.deepEqual(standsInTheWay(barrage, mixers, ({ kind }) => kind === 'construct').short, ['1 mixers']);
});

test('BAR-BUILD-07, BAR-BUILD-04 a red site that lacks its fee and machines says both', () => {
  const state = turnOf({ credits: 1, excavators: 4 });
  play(state, 'construct', 'tile basic-base');
  const found = standsInTheWay(barrage, state, (move) => 'site' in move && move.kind === 'site' && move.site === 'D1u');
  assert.deepEqual(found, {
    reasons: ['red-site-fee', 'too-few-excavators'],
    short: ['2 credits', '1 excavators'],
    enough: true,
    first: 'red-site-fee',
  });
});

test('BAR-BUILD-04 what a refusal says is here is what the seat has, however much is short before it', () => {
  const random = seedRandom('here');
  const options = parseOptions(barrage.options, {});
  assert.ok(options.ok);
  const match = newMatch(barrage, { seats: 3, seed: 'here', options: options.value });
  let compared = 0;
  for (let open = decision(barrage, match.state); open; open = decision(barrage, match.state)) {
    const me = match.state.players[open.seat];
    assert.ok(me);
    const { engineers, credits, excavators, mixers } = me;
    const has: Readonly<Record<string, number>> = { engineers, credits, excavators, mixers, machines: excavators + mixers };
    const some = barrage.moves.table.filter(({ id }) => match.log.length % 3 === id % 3);
    for (const { why, short } of some.flatMap((move) => blockers(barrage, match.state, open, move)?.refusals ?? [])) {
      const supply = short && has[short.good];
      if (supply === undefined || why.args?.here === undefined) continue;
      assert.equal(why.args.here, supply, JSON.stringify(why));
      compared += 1;
    }
    assert.ok(playMove(match, open.seat, expertise.rollout(match.state, open, random)).ok);
  }
  assert.ok(compared > 500, `${compared}`);
});

test('BAR-PROD-01 a turbine space says what would have to be there: a powerhouse, drops, a conduit, a dam, or two of them', () => {
  const powerhouses = { 'P8-2': 0 } as const;
  const plus2 = (given: Parameters<typeof position>[0]) => refused(position({ players: [{ credits: 6 }], ...given }), 'space turbine-plus2-left');
  assert.equal(plus2({}), 'BAR-PROD-01 no-powerhouse');
  assert.equal(plus2({ powerhouses, conduits: { C5a: 2 }, dams: { D5l: [0, 1, 0] } }), 'BAR-PROD-01 needs-drops P8-2 C5a D5l');
  assert.equal(plus2({ powerhouses, dams: { D5u: [0, 1, 0], D5l: ['neutral', 2, 1] } }), 'BAR-PROD-01 needs-conduit P8-2 C5a D5l');
  assert.equal(plus2({ powerhouses, conduits: { C5a: 2 }, dams: { D5u: [1, 1, 1] } }), 'BAR-PROD-01 needs-dam P8-2 C5a D5l');
  assert.equal(plus2({ powerhouses, dams: { D5l: [0, 1, 0] } }), 'BAR-PROD-01 needs-conduit-and-drops P8-2 C5a D5l');
  assert.equal(plus2({ powerhouses }), 'BAR-PROD-01 needs-conduit-and-dam P8-2 C1a D1u');
  assert.equal(plus2({ powerhouses: { 'P8-2': 1 }, conduits: { C5a: 0 }, dams: { D5l: [0, 1, 3] } }), 'BAR-PROD-01 no-powerhouse');
});

test('BAR-PROD-10 a turbine space that finds water but nothing to pay its conduit with says what it takes, red fee and all', () => {
  const state = position({
    players: [{ credits: 3 }],
    powerhouses: { 'P8-2': 0 },
    conduits: { C5a: 2 },
    dams: { D5l: [0, 1, 2] },
  });
  assert.equal(refused(state, 'space turbine-plus2-right'), 'BAR-PROD-10 too-few-credits 4 3');
  const found = standsInTheWay(barrage, state, (move) => 'space' in move && move.space === 'turbine-plus2-right');
  assert.deepEqual(found, { reasons: ['too-few-credits'], short: ['1 credits'], enough: true, first: 'too-few-credits' });
});
