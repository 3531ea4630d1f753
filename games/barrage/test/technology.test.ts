import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tileIn } from '../rules/company/wheel.ts';
import { asks, construct, dropsAt, dropsIn, goods, offered, ofName, play, playerAt, position, refused, run, tileNumber, toAct } from './position.ts';

const RICH = { credits: 30, excavators: 30, mixers: 30 } as const;

test('BAR-PATENT-01, BAR-PATENT-02, BAR-PATENT-04 five credits and two engineers for the tile beside the space, usable at once', () => {
  const state = position({ seats: 2, patents: ['adv-1-base', 'adv-1-wild', 'adv-1-powerhouse'], players: [{ credits: 5 }] });
  play(state, 'space patentOffice-slot3-single', 'bank 1');
  assert.deepEqual([playerAt(state, 0).credits, playerAt(state, 0).engineers], [0, 10]);
  assert.ok(offered(state).includes('construct-unmanned'));
  play(state, 'construct-unmanned', 'site P5-2', 'bank 11');
  assert.equal(tileIn(playerAt(state, 0), 0), tileNumber('adv-1-powerhouse'));
});

test('BAR-PATENT-03 the gap stays until the end of the round', () => {
  const state = position({ seats: 2, patents: ['adv-1-base', 'adv-1-wild', 'adv-1-powerhouse'] });
  play(state, 'space patentOffice-slot1-single', 'bank 12');
  assert.equal(state.patents[0], -1);
  assert.equal(refused(position({ patents: [] }), 'space patentOffice-slot2-single'), 'BAR-PATENT-03 no-patent');
  play(state, 'bank 10');
  assert.ok(state.patents.every((tile) => tile >= 5));
});

test('BAR-TECH-01 Base I: a drop in every own dam that has none, the new base included', () => {
  const state = position({ players: [{ ...RICH, tiles: ['adv-1-base'] }], dams: { D5l: [0, 2], D6l: [0, 2, 1], D1l: ['neutral', 1] } });
  construct(state, 'site D9l');
  assert.deepEqual(dropsIn(state), { D5l: 1, D6l: 1, D9l: 1 });
});

test('BAR-TECH-01 Base I: with the option all its drops are placed or none, and what was declined is told', () => {
  const after = (answer: string): readonly [object, readonly object[]] => {
    const options = { 'baseOne.dropsOptional': 'true' };
    const state = position({ options, players: [{ ...RICH, tiles: ['adv-1-base'] }], dams: { D5l: [0, 2], D6l: [0, 2, 1], D1l: ['neutral', 1] } });
    construct(state, 'site D9l');
    const told = play(state, answer);
    assert.notEqual(asks(state), 'fill');
    return [dropsIn(state), ofName(told, 'declined')];
  };
  assert.deepEqual(after('fill'), [{ D5l: 1, D6l: 1, D9l: 1 }, []]);
  assert.deepEqual(after('decline'), [{ D6l: 1 }, [{ event: 'declined', seat: 0, what: 'fill', origin: 'tile' }]]);
});

test('BAR-TECH-01 nothing is asked where no own dam is empty', () => {
  const state = position({
    options: { 'baseOne.dropsOptional': 'true' },
    dams: { D6l: [0, 2, 1], D1l: ['neutral', 1], D2l: [1, 1] },
    task: { task: 'fill', seat: 0, n: 1 },
  });
  assert.deepEqual([run(state), asks(state), dropsIn(state)], [[], 'turn', { D6l: 1 }]);
});

test('BAR-TECH-02 Elevation I: a turn for every own elevation', () => {
  const state = position({ players: [{ ...RICH, tiles: ['adv-1-elevation'] }], dams: { D9l: [0, 1], D8l: [0, 3] } });
  construct(state, 'site D9l', 'machines 1 0');
  assert.equal(playerAt(state, 0).open, 1 + 3);
});

test('BAR-TECH-03 Conduit I: credits of twice the value', () => {
  const state = position({ players: [{ ...RICH, tiles: ['adv-1-conduit'] }] });
  construct(state, 'site C5b');
  assert.deepEqual(goods(state, 0), [38, 22, 30]);
});

test('BAR-TECH-04, BAR-TECH-16, BAR-TECH-20 Powerhouse I: without engineers and construction space, or with them', () => {
  const state = position({ players: [{ ...RICH, tiles: ['adv-1-powerhouse'], engineers: 0 }] });
  play(state, 'construct-unmanned', 'site P5-2');
  assert.deepEqual([playerAt(state, 0).constructions, playerAt(state, 0).mixers], [0, 28]);
  const manned = position({ players: [{ ...RICH, tiles: ['adv-3-base'] }] });
  construct(manned, 'site D1l');
  assert.deepEqual([playerAt(manned, 0).engineers, playerAt(manned, 0).constructions, playerAt(manned, 0).excavators], [11, 1, 30]);
});

test('BAR-TECH-05 Wild I: no red-site fee; the red space still costs', () => {
  const state = position({ players: [{ ...RICH, tiles: ['adv-1-wild'], constructions: 3 }] });
  construct(state, 'structure base', 'site D8u');
  assert.equal(playerAt(state, 0).credits, 27);
});

test('BAR-TECH-06, BAR-TECH-18, BAR-TECH-19 Base II: energy of own bases, on the track and for a contract, without bonus or ability', () => {
  const state = position({
    players: [{ ...RICH, company: 'italy', officer: 'viktor-fiesler', tiles: ['adv-2-base'], held: ['G03', 'G10'] }],
    dams: { D5l: [0, 1] },
    powerhouses: { 'P5-2': 0, 'P6-2': 0, 'P7-2': 0 },
  });
  construct(state, 'site D9l');
  assert.deepEqual([playerAt(state, 0).energy, offered(state)], [2, ['decline', 'fulfil G03']]);
});

test('BAR-TECH-07 Elevation II: fills the raised dam', () => {
  const state = position({ players: [{ ...RICH, tiles: ['adv-2-elevation'] }], dams: { D9l: [0, 2, 1] } });
  construct(state, 'site D9l', 'machines 1 0');
  assert.equal(dropsAt(state, 'D9l'), 3);
});

test('BAR-TECH-08 Conduit II: 6 or more excavators become 5', () => {
  const cost = (site: string): number => {
    const state = position({ players: [{ ...RICH, tiles: ['adv-2-conduit'] }] });
    construct(state, `site ${site}`);
    return 30 - playerAt(state, 0).excavators;
  };
  assert.deepEqual(['C9a', 'C6b', 'C5a', 'C5b', 'C1a'].map(cost), [2, 4, 5, 5, 5]);
});

test('BAR-TECH-09, BAR-TECH-17 Powerhouse II: at once a production of +2 with any own powerhouse, optional', () => {
  const sketch = {
    players: [{ ...RICH, company: 'italy', tiles: ['adv-2-powerhouse'], held: ['Y06'] }],
    dams: { D1l: ['neutral', 1, 1] },
    conduits: { C1b: 1 },
    powerhouses: { 'P5-2': 0, 'P6-2': 0 },
  } as const;
  const state = position(sketch);
  construct(state, 'site P7-2');
  assert.deepEqual(offered(state), ['decline', 'system P5-2 D1l C1b']);
  play(state, 'system P5-2 D1l C1b');
  assert.deepEqual([playerAt(state, 0).energy, offered(state), playerAt(state, 0).credits], [4 + 2 + 1 + 3, ['decline', 'fulfil Y06'], 29]);
  const not = position(sketch);
  construct(not, 'site P7-2', 'decline');
  assert.deepEqual([playerAt(not, 0).energy, toAct(not)], [0, 1]);
});

test('BAR-TECH-10 Wild II: excavators and mixers replace each other', () => {
  const state = position({ players: [{ excavators: 2, mixers: 2, tiles: ['adv-2-wild'] }] });
  play(state, 'construct', 'structure base', 'site D8l');
  assert.deepEqual(offered(state), ['pay 1 2 0', 'pay 2 1 0']);
  assert.equal(refused(state, 'pay 3 0 0'), 'BAR-BUILD-04 too-few-excavators 3 2');
  play(state, 'pay 1 2 0');
  assert.deepEqual(goods(state, 0), [6, 1, 0]);
});

test('BAR-TECH-11 Base III: no engineers, no machinery; the tile goes on the wheel, which turns; a red site costs', () => {
  const state = position({ players: [{ excavators: 0, tiles: ['adv-3-base'], engineers: 0 }] });
  play(state, 'construct-unmanned', 'site D8u');
  const me = playerAt(state, 0);
  assert.deepEqual([me.credits, me.open, tileIn(me, 0), me.engineers], [3, 1, tileNumber('adv-3-base'), 0]);
});

test('BAR-TECH-12 Elevation III: 3 points for each own dam of level 2 or 3', () => {
  const state = position({
    players: [{ ...RICH, company: 'usa', tiles: ['adv-3-elevation'] }],
    dams: { D9l: [0, 1], D8l: [0, 3], D5l: [0, 1], D6l: ['neutral', 2] },
  });
  construct(state, 'site D9l');
  assert.equal(playerAt(state, 0).vp, 16);
});

test('BAR-TECH-13 Conduit III: energy of twice the value, usable for a contract', () => {
  const state = position({ players: [{ ...RICH, tiles: ['adv-3-conduit'], held: ['R01'] }], nationals: ['NC1'] });
  construct(state, 'site C5b');
  assert.deepEqual([playerAt(state, 0).energy, offered(state)], [8, ['decline', 'fulfil R01']]);
});

test('BAR-TECH-14 Powerhouse III: 3 points for each own powerhouse: example EX-05', () => {
  const state = position({ players: [{ ...RICH, tiles: ['adv-3-powerhouse'] }], powerhouses: { 'P5-2': 0, 'P6-2': 0 } });
  construct(state, 'site P7-2');
  assert.equal(playerAt(state, 0).vp, 19);
});

test('BAR-TECH-15 Wild III: 3 points for each own advanced tile, in supply and on the wheel, itself included', () => {
  const state = position({ players: [{ ...RICH, tiles: ['adv-3-wild', 'adv-1-base', 'basic-base'], wheel: [{ turns: 4, tile: 'adv-1-wild' }] }] });
  construct(state, 'tile adv-3-wild', 'structure base', 'site D8l');
  assert.equal(playerAt(state, 0).vp, 19);
});

test('BAR-EOR-05 unsold tiles are discarded; three new ones from deck I, then II, then III: example EX-41', () => {
  const state = position({ seats: 2, patents: ['adv-1-base', 'adv-1-wild', 'adv-1-powerhouse'] });
  state.deck = 0b11111_11111_01100;
  const levels = [[1, 1, 1]];
  for (let round = 2; round <= 5; round++) {
    play(state, 'bank 12', 'bank 12');
    levels.push(state.patents.map((tile) => Math.floor((tile - 5) / 5) + 1));
  }
  assert.deepEqual(levels, [
    [1, 1, 1],
    [1, 1, 2],
    [2, 2, 2],
    [2, 3, 3],
    [3, 3, 3],
  ]);
});

test('the effect of a tile comes after the uncovered income', () => {
  const state = position({ players: [{ ...RICH, company: 'france', tiles: ['adv-1-base'] }], dams: { D5l: [0, 2] } });
  const told = construct(state, 'site D9l', 'machines 1 0');
  assert.equal(asks(state), 'turn');
  const events = told.map(({ event }) => event);
  assert.ok(events.indexOf('income') < events.indexOf('dam-filled'));
  assert.equal(ofName(told, 'dam-filled').length, 2);
  assert.equal(typeof run, 'function');
});
