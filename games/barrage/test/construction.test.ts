import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tileIn, turnsUntilBack } from '../rules/company/wheel.ts';
import {
  construct,
  decide,
  dropsAt,
  goods,
  offered,
  ofName,
  ownerAt,
  pieces,
  play,
  playerAt,
  position,
  refused,
  tilesHeld,
  toAct,
  turn,
} from './position.ts';

const RICH = { credits: 30, excavators: 30, mixers: 30 } as const;

test('BAR-BUILD-01, BAR-BUILD-02 construction spaces need 1, 2, 3 and 3 engineers, the fourth is red: example EX-15', () => {
  const state = position({
    seats: 2,
    players: [{ ...RICH, tiles: ['basic-base', 'basic-elevation', 'basic-conduit', 'basic-powerhouse', 'basic-wild'] }, { engineers: 12 }],
  });
  const spent: number[][] = [];
  for (const [tile, site] of [
    ['base', 'D8l'],
    ['elevation', 'D8l'],
    ['conduit', 'C8a'],
    ['powerhouse', 'P9-2'],
  ]) {
    const { engineers, credits } = { ...playerAt(state, 0) };
    construct(state, `tile basic-${tile}`, `site ${site}`);
    spent.push([engineers - playerAt(state, 0).engineers, credits - playerAt(state, 0).credits]);
    play(state, 'bank 1');
  }
  assert.deepEqual(spent, [
    [1, 0],
    [2, 0],
    [3, 0],
    [3, 3],
  ]);
  assert.equal(refused(state, 'construct'), 'BAR-BUILD-02 no-construction-space');
});

test('BAR-BUILD-03 a tile of the supply that shows the structure, or any structure', () => {
  const state = position({ players: [{ tiles: ['basic-base', 'basic-wild'] }] });
  play(state, 'construct');
  assert.deepEqual(offered(state), ['tile basic-base', 'tile basic-wild']);
  assert.equal(refused(state, 'tile basic-conduit'), 'BAR-BUILD-03 tile-not-here basic-conduit');
  play(state, 'tile basic-wild');
  assert.deepEqual(offered(state), ['structure base', 'structure conduit', 'structure powerhouse']);
  assert.equal(refused(state, 'structure elevation'), 'BAR-BUILD-26 no-site elevation');
  play(state, 'structure conduit', 'site C10b');
  assert.equal(playerAt(state, 0).tiles, 1);
});

test('BAR-BUILD-04 all machinery of the cost, or it cannot be built', () => {
  const state = position({ players: [{ tiles: ['basic-base'], excavators: 4 }] });
  play(state, 'construct');
  assert.equal(refused(state, 'site D1l'), 'BAR-BUILD-04 too-few-excavators 5 4');
  const none = position({ players: [{ tiles: ['basic-powerhouse'], mixers: 1 }] });
  assert.equal(refused(none, 'construct'), 'BAR-BUILD-26 nothing-to-build');
});

test('BAR-BUILD-05, BAR-BUILD-06 the wheel turns one segment and the piece goes to a legal site', () => {
  const state = position();
  const told = construct(state, 'tile basic-base', 'site D5l');
  assert.deepEqual(told.map(({ event }) => event).slice(0, 4), ['construction-begun', 'inserted', 'wheel-turned', 'built']);
  assert.equal(ownerAt(state, 'D5l'), 0);
  assert.equal(playerAt(state, 0).open, 1);
});

test('BAR-BUILD-07 a base or powerhouse on a red site costs 3 credits more', () => {
  const state = position();
  construct(state, 'tile basic-base', 'site D8u');
  assert.equal(playerAt(state, 0).credits, 3);
  construct(state, 'tile basic-powerhouse', 'site P5-1');
  assert.equal(playerAt(state, 1).credits, 3);
  const raised = position({ dams: { D8u: [0, 1] } });
  construct(raised, 'tile basic-elevation', 'site D8u');
  assert.equal(playerAt(raised, 0).credits, 6);
  const poor = position({ players: [{ credits: 2, tiles: ['basic-base'] }] });
  play(poor, 'construct');
  assert.equal(refused(poor, 'site D8u'), 'BAR-BUILD-07 red-site-fee D8u 3 2');
});

const spent = (tile: string, site: string, sketch: Parameters<typeof position>[0] = {}): number[] => {
  const state = position({ ...sketch, players: [{ ...RICH }] });
  construct(state, `tile ${tile}`, `site ${site}`);
  return goods(state, 0).map((left) => 30 - left);
};

test('BAR-BUILD-08 a base costs 3, 4, 5 excavators', () => {
  assert.deepEqual(
    ['D8l', 'D5l', 'D1l'].map((site) => spent('basic-base', site)[1]),
    [3, 4, 5],
  );
});

test('BAR-BUILD-12 an elevation costs 2, 3, 4 mixers', () => {
  const dams = { D8l: [0, 1], D5l: [0, 1], D1l: [0, 1] } as const;
  assert.deepEqual(
    ['D8l', 'D5l', 'D1l'].map((site) => spent('basic-elevation', site, { dams })[2]),
    [2, 3, 4],
  );
});

test('BAR-BUILD-16 a conduit costs 2 excavators a point of value: example EX-17', () => {
  assert.deepEqual(
    ['C10b', 'C10a', 'C8a', 'C5b', 'C1a'].map((site) => spent('basic-conduit', site)[1]),
    [2, 4, 6, 8, 10],
  );
});

test('BAR-BUILD-18 a powerhouse costs 2 mixers and one for each own one on the map', () => {
  const all = ['P6-2', 'P7-2', 'P8-2'] as const;
  const costs = [0, 1, 2, 3].map(
    (n) => spent('basic-powerhouse', 'P5-2', { powerhouses: Object.fromEntries(all.slice(0, n).map((site) => [site, 0])) })[2],
  );
  assert.deepEqual(costs, [2, 3, 4, 5]);
  const short = position({
    players: [{ mixers: 3, tiles: ['basic-powerhouse', 'basic-base', 'basic-conduit'] }],
    powerhouses: { 'P6-2': 0, 'P7-2': 0 },
  });
  play(short, 'construct');
  assert.equal(refused(short, 'tile basic-powerhouse'), 'BAR-BUILD-04 too-few-mixers 4 3');
});

test('BAR-BUILD-09, BAR-BUILD-10, BAR-BUILD-11 a base needs an empty site, one a basin, beside foreign and neutral dams', () => {
  const state = position({ dams: { D8l: ['neutral', 3, 1], D9l: [1, 1], D10l: [0, 1] }, players: [{ tiles: ['basic-base'] }] });
  play(state, 'construct');
  assert.equal(refused(state, 'site D8l'), 'BAR-BUILD-09 site-taken D8l');
  assert.equal(refused(state, 'site D10u'), 'BAR-BUILD-10 own-base-in-basin D10u D10l');
  assert.ok(offered(state).includes('site D8u') && offered(state).includes('site D9u'));
});

test('BAR-BUILD-13, BAR-BUILD-14, BAR-BUILD-15 an elevation goes on an own dam lower than three, never on neutral or foreign ones', () => {
  const state = position({
    dams: { D8l: ['neutral', 2, 1], D9l: [1, 1], D10l: [0, 3], D7l: [0, 2], D6l: [0, 1] },
    players: [{ tiles: ['basic-elevation'] }],
  });
  play(state, 'construct');
  assert.deepEqual(offered(state), ['site D6l', 'site D7l']);
  assert.equal(refused(state, 'site D8l'), 'BAR-BUILD-13 not-own-dam D8l');
  assert.equal(refused(state, 'site D9l'), 'BAR-BUILD-13 not-own-dam D9l');
  assert.equal(refused(state, 'site D10l'), 'BAR-BUILD-13 dam-at-full-height D10l');
});

test('BAR-BUILD-17 a conduit needs an empty site; both of a basin may be one company’s', () => {
  const state = position({ conduits: { C9a: 0, C10a: 1 }, players: [{ tiles: ['basic-conduit'] }] });
  play(state, 'construct');
  assert.equal(refused(state, 'site C10a'), 'BAR-BUILD-17 site-taken C10a');
  play(state, 'site C9b');
  assert.deepEqual([ownerAt(state, 'C9a'), ownerAt(state, 'C9b')], [0, 0]);
});

test('BAR-BUILD-19 one powerhouse of a company in a basin', () => {
  const state = position({ powerhouses: { 'P8-2': 0, 'P9-2': 1 }, players: [{ tiles: ['basic-powerhouse'] }] });
  play(state, 'construct');
  assert.equal(refused(state, 'site P8-3'), 'BAR-BUILD-19 own-powerhouse-in-basin P8-3 P8-2');
  assert.equal(refused(state, 'site P9-2'), 'BAR-BUILD-19 site-taken P9-2');
  assert.ok(offered(state).includes('site P9-3'));
});

test('BAR-BUILD-20 no piece left, no such construction', () => {
  const state = position({ players: [{ ...RICH, built: [5, 0, 0, 0] }] });
  play(state, 'construct');
  assert.equal(refused(state, 'tile basic-base'), 'BAR-BUILD-20 no-piece-left base');
  assert.ok(!offered(state).includes('tile basic-base'));
});

test('BAR-BUILD-21, BAR-BUILD-22 a dam’s level is its pieces and its room; building moves no drops', () => {
  const state = position({ dams: { D8l: [0, 1, 1] } });
  construct(state, 'tile basic-elevation', 'site D8l');
  assert.deepEqual([state.damHeight[15], dropsAt(state, 'D8l')], [2, 1]);
  const base = position({ waiting: [2, 0, 0, 0] });
  construct(base, 'tile basic-base', 'site D8l');
  assert.equal(dropsAt(base, 'D8l'), 0);
});

test('BAR-BUILD-23, BAR-BUILD-24 pay and insert, turn, place, fee, income, tile effect; what the turn returns does not pay', () => {
  const state = position({
    players: [{ ...RICH, company: 'italy', tiles: ['adv-3-wild'], mixers: 3, wheel: [{ turns: 1, mixers: 5 }] }],
    powerhouses: { 'P6-2': 0 },
    dams: { D8l: [0, 1] },
  });
  const told = construct(state, 'structure base', 'site D9u');
  const order = told.map((one) => ('good' in one ? `gained ${one.good}` : one.event));
  assert.deepEqual(order, ['construction-begun', 'inserted', 'wheel-turned', 'built', 'income', 'gained credits', 'gained vp']);
  const short = position({ players: [{ tiles: ['basic-powerhouse'], mixers: 1, wheel: [{ turns: 1, mixers: 5 }] }] });
  assert.equal(refused(short, 'construct'), 'BAR-BUILD-26 nothing-to-build');
});

test('BAR-BUILD-25 machinery, red space, red site and credits for machines together; income cannot pay: example EX-57', () => {
  const state = position({ dams: { D8l: [0, 1] }, players: [{ company: 'italy', credits: 3, constructions: 3, tiles: ['basic-base'] }] });
  play(state, 'construct');
  assert.ok(offered(state).includes('site D9l'));
  assert.equal(refused(state, 'site D9u'), 'BAR-BUILD-07 red-site-fee D9u 3 0');
  const broke = position({ players: [{ credits: 2, constructions: 3 }] });
  assert.equal(refused(broke, 'construct'), 'BAR-ACT-05 too-few-credits 3 2');
  const jordan = position({ players: [{ officer: 'solomon-p-jordan', credits: 5, excavators: 2, tiles: ['basic-base'] }] });
  play(jordan, 'construct');
  assert.ok(offered(jordan).includes('site D9l'));
  assert.equal(refused(jordan, 'site D9u'), 'BAR-BUILD-25 too-few-credits 6 5');
});

test('BAR-BUILD-26 without a legal site the type cannot be built; without any type no construction space is used', () => {
  const state = position({ players: [{ tiles: ['basic-elevation'] }] });
  assert.equal(refused(state, 'construct'), 'BAR-BUILD-26 nothing-to-build');
  const engineers = position({ players: [{ engineers: 1, constructions: 1 }] });
  assert.equal(refused(engineers, 'construct'), 'BAR-ACT-06 too-few-engineers 2 1');
});

test('BAR-WHEEL-01, BAR-WHEEL-02, BAR-WHEEL-03 what a construction inserts is back on the sixth turn: example EX-42', () => {
  const state = position();
  construct(state, 'tile basic-base', 'site D5l');
  const me = playerAt(state, 0);
  assert.equal(me.wheel.length, 18);
  assert.deepEqual([tileIn(me, 0), turnsUntilBack(me, 0), me.excavators], [0, 5, 2]);
  turn(state, 0, 4);
  assert.deepEqual([me.excavators, me.tiles & 1], [2, 0]);
  turn(state, 0, 1);
  assert.deepEqual([me.excavators, me.tiles & 1, tileIn(me, 0)], [6, 1, -1]);
});

test('BAR-WHEEL-04 machinery and tiles on the wheel cannot be used', () => {
  const state = position({
    players: [{ excavators: 0, mixers: 0, tiles: ['basic-base'], wheel: [{ turns: 3, tile: 'basic-powerhouse', excavators: 9, mixers: 9 }] }],
  });
  assert.ok(!offered(state).includes('construct'));
});

test('BAR-WHEEL-05 credits are never put on the wheel', () => {
  const state = position({ players: [{ officer: 'solomon-p-jordan', credits: 9, excavators: 0, mixers: 0, tiles: ['basic-base'] }] });
  construct(state, 'site D8l');
  assert.deepEqual(goods(state, 0), [0, 0, 0]);
  turn(state, 0, 5);
  assert.deepEqual(goods(state, 0), [0, 0, 0]);
});

test('BAR-WHEEL-07 advanced tiles follow the same wheel rules', () => {
  const state = position({ players: [{ tiles: ['adv-3-conduit'] }] });
  construct(state, 'site C9a');
  assert.equal(tileIn(playerAt(state, 0), 0), 17);
  turn(state, 0, 5);
  assert.equal(playerAt(state, 0).tiles, 1 << 17);
  assert.equal(tilesHeld(state, 0), 1);
});

test('BAR-SETUP-22 pieces stand on the board or on the map', () => {
  const state = position({ dams: { D1l: [0, 3] }, conduits: { C1a: 0 }, powerhouses: { 'P8-2': 0 } });
  assert.deepEqual([pieces(state, 0), playerAt(state, 0).built], [19, [1, 2, 1, 1]]);
});

test('EX-16 red’s first base in the hills: 1 engineer, the tile and 4 excavators on the wheel, one turn', () => {
  const state = position();
  const told = construct(state, 'tile basic-base', 'site D6l');
  assert.deepEqual(ofName(told, 'inserted'), [
    { event: 'inserted', seat: 0, tile: 'basic-base', copied: null, excavators: 4, mixers: 0, credits: 0 },
  ]);
  assert.equal(ofName(told, 'wheel-turned').length, 1);
  assert.deepEqual([playerAt(state, 0).engineers, toAct(state)], [11, 1]);
  const adler = position({ players: [{ officer: 'wilhelm-adler' }] });
  construct(adler, 'tile basic-base', 'site D6l');
  assert.equal(playerAt(adler, 0).excavators, 3);
  assert.deepEqual(decide(adler), []);
});
