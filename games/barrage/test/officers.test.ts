import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tileIn } from '../rules/company/wheel.ts';
import { capacity } from '../rules/water/dams.ts';
import {
  asks,
  construct,
  dropsAt,
  dropsIn,
  goods,
  offered,
  ofName,
  play,
  playerAt,
  position,
  refused,
  run,
  type Sketch,
  tileNumber,
  toAct,
} from './position.ts';

const RICH = { credits: 30, excavators: 30, mixers: 30 } as const;

test('BAR-OFFICER-01 Wilhelm Adler: bases cost 3 excavators everywhere, elevations as usual', () => {
  const state = position({ players: [{ officer: 'wilhelm-adler', excavators: 3 }], dams: { D5l: [0, 1] } });
  construct(state, 'tile basic-base', 'site D1l');
  assert.equal(playerAt(state, 0).excavators, 0);
  const raised = position({ players: [{ officer: 'wilhelm-adler' }], dams: { D1l: [0, 1] } });
  construct(raised, 'tile basic-elevation', 'site D1l');
  assert.equal(playerAt(raised, 0).mixers, 0);
});

test('BAR-OFFICER-02 Graziano Del Monte: own level-3 dams hold 4, lower ones as usual', () => {
  const state = position({ players: [{ officer: 'graziano-del-monte' }], dams: { D1l: [0, 3], D2l: [0, 2], D3l: ['neutral', 3], D4l: [1, 3] } });
  assert.deepEqual(
    [1, 3, 5, 7].map((dam) => capacity(state, dam)),
    [4, 2, 3, 3],
  );
});

test('BAR-OFFICER-02 a fourth drop stays in a dam of level 3 of Graziano Del Monte’s, the fifth goes on', () => {
  const flows = (officer: 'graziano-del-monte' | 'wilhelm-adler', drops: number): unknown => {
    const sketch = { players: [{ officer }], dams: { D8l: [0, 3, drops] }, waiting: [1, 0, 0, 0] } as const;
    const state = position({ ...sketch, task: { task: 'round end', seat: -1 } });
    run(state);
    return dropsIn(state);
  };
  assert.deepEqual(flows('graziano-del-monte', 3), { D8l: 4 });
  assert.deepEqual(flows('graziano-del-monte', 4), { D8l: 4 });
  assert.deepEqual(flows('wilhelm-adler', 3), { D8l: 3 });
});

const plant = (value: string, basin: string, officer?: 'viktor-fiesler', held: Sketch['players'] = []): ReturnType<typeof position> =>
  position({
    players: [{ ...(officer ? { officer } : {}), ...held[0] }],
    dams: { D9l: [0, 3, 3], D10l: [0, 3, 3] },
    conduits: { [value]: 0 },
    powerhouses: { [basin]: 0 },
  });

test('BAR-OFFICER-03 Viktor Fiesler: less than 4 counts as 4, then bonus and malus: example EX-43', () => {
  const state = plant('C9a', 'P11-3', 'viktor-fiesler');
  play(state, 'space turbine-minus2-left', 'drops 1');
  assert.equal(playerAt(state, 0).energy, 2);
  const without = plant('C9a', 'P11-3');
  play(without, 'space turbine-minus2-left');
  assert.deepEqual(playerAt(without, 0).energy, 1, 'three drops only: 1 − 2 is not allowed');
  const more = plant('C10a', 'P11-3', 'viktor-fiesler');
  play(more, 'space turbine-zero-left', 'drops 3');
  assert.equal(playerAt(more, 0).energy, 6);
});

test('BAR-OFFICER-04 Jill McDowell: mixers of the value in place of all excavators: example EX-44', () => {
  const state = position({ players: [{ ...RICH, officer: 'jill-mcdowell' }] });
  construct(state, 'tile basic-conduit', 'site C1a');
  assert.deepEqual(offered(state), ['pay 0 5 0', 'pay 10 0 0']);
  assert.equal(refused(state, 'pay 8 1 0'), 'BAR-OFFICER-04 wrong-price 10');
  play(state, 'pay 0 5 0');
  assert.deepEqual(goods(state, 0), [30, 30, 25]);
});

test('BAR-OFFICER-05 Solomon P. Jordan: 3 credits in the place of a machine, even all', () => {
  const state = position({ players: [{ officer: 'solomon-p-jordan', credits: 9, excavators: 2, tiles: ['basic-base'] }] });
  play(state, 'construct', 'site D8l');
  assert.deepEqual(offered(state), ['pay 0 0 9', 'pay 1 0 6', 'pay 2 0 3']);
  play(state, 'pay 1 0 6');
  assert.deepEqual(goods(state, 0), [3, 1, 4]);
});

test('BAR-OFFICER-06, BAR-OFFICER-08, BAR-OFFICER-15 Anton Krylov’s tile copies structure and effect of one on his wheel', () => {
  const anton: Sketch = {
    players: [
      {
        ...RICH,
        officer: 'anton-krylov',
        tiles: ['basic-base', 'anton-tile'],
        wheel: [
          { turns: 1, tile: 'adv-3-wild' },
          { turns: 3, tile: 'basic-conduit' },
        ],
      },
    ],
  };
  const state = position(anton);
  play(state, 'construct', 'tile anton-tile');
  assert.deepEqual(offered(state), ['copy-tile basic-conduit', 'copy-tile adv-3-wild']);
  assert.equal(refused(state, 'copy-tile adv-1-wild'), 'BAR-OFFICER-06 tile-not-on-wheel adv-1-wild');
  const told = play(state, 'copy-tile adv-3-wild', 'structure base', 'site D8l');
  const me = playerAt(state, 0);
  assert.equal(tileIn(me, 0), tileNumber('anton-tile'));
  assert.equal(ofName(told, 'wheel-turned').length, 1, 'the copied tile came back by that turn');
  assert.equal(me.vp, 13, 'only true advanced tiles count');
  const empty = position({ players: [{ ...RICH, officer: 'anton-krylov', tiles: ['basic-base', 'basic-conduit', 'anton-tile'] }] });
  play(empty, 'construct');
  assert.equal(refused(empty, 'tile anton-tile'), 'BAR-OFFICER-08 nothing-on-wheel');
});

test('BAR-OFFICER-07 copying Powerhouse I or Base III frees Anton’s construction from engineers', () => {
  const state = position({
    players: [{ officer: 'anton-krylov', engineers: 0, excavators: 0, tiles: ['anton-tile'], wheel: [{ turns: 4, tile: 'adv-3-base' }] }],
  });
  play(state, 'construct-unmanned', 'site D8l');
  assert.deepEqual([playerAt(state, 0).built[0], tileIn(playerAt(state, 0), 0)], [1, tileNumber('anton-tile')]);
});

const MAHIRI: Sketch = { copyable: ['wilhelm-adler', 'jill-mcdowell', 'graziano-del-monte'], players: [{ ...RICH, officer: 'mahiri-sekibo' }] };

test('BAR-OFFICER-09, BAR-OFFICER-11, BAR-OFFICER-17 Mahiri Sekibo: a space, a copy for this turn, one a turn and two a round', () => {
  const state = position({ ...MAHIRI, seats: 2 });
  assert.equal(offered(state, 'copy').length, 6);
  assert.equal(refused(state, 'copy left viktor-fiesler'), 'BAR-OFFICER-09 officer-not-copyable viktor-fiesler');
  play(state, 'copy right graziano-del-monte');
  assert.deepEqual([playerAt(state, 0).credits, playerAt(state, 0).engineers, toAct(state)], [27, 11, 0]);
  assert.equal(refused(state, 'copy left wilhelm-adler'), 'BAR-OFFICER-11 copied-already graziano-del-monte');
  play(state, 'bank 1', 'bank 1');
  assert.equal(refused(state, 'copy right wilhelm-adler'), 'BAR-OFFICER-11 copy-space-taken');
  play(state, 'copy left wilhelm-adler');
  construct(state, 'tile basic-base', 'site D1l');
  assert.equal(playerAt(state, 0).excavators, 27);
  play(state, 'bank 1');
  assert.equal(offered(state, 'copy').length, 0);
  assert.equal(refused(position(), 'copy left wilhelm-adler'), 'BAR-OFFICER-09 not-mahiri');
});

test('BAR-OFFICER-09 her right space costs 3 credits, which must be there', () => {
  const mahiri = (credits: number): ReturnType<typeof position> =>
    position({ players: [{ officer: 'mahiri-sekibo', credits }], copyable: ['wilhelm-adler'] });
  assert.deepEqual(offered(mahiri(3), 'copy'), ['copy left wilhelm-adler', 'copy right wilhelm-adler']);
  assert.equal(refused(mahiri(2), 'copy right wilhelm-adler'), 'BAR-ACT-05 too-few-credits 3 2');
});

test('BAR-OFFICER-10 a normal action must follow the copy: example EX-51', () => {
  const state = position({ ...MAHIRI, players: [{ officer: 'mahiri-sekibo', engineers: 1, tiles: ['basic-base'] }] });
  assert.equal(refused(state, 'copy left wilhelm-adler'), 'BAR-OFFICER-10 no-engineer-after-copy');
  assert.ok(offered(state).includes('bank 1'));
  const unmanned = position({ ...MAHIRI, players: [{ officer: 'mahiri-sekibo', engineers: 1, mixers: 2, tiles: ['adv-1-powerhouse'] }] });
  play(unmanned, 'copy left wilhelm-adler');
  assert.deepEqual(offered(unmanned), ['construct-unmanned']);
  play(unmanned, 'construct-unmanned', 'site P5-2');
  assert.equal(toAct(unmanned), 1);
  const poor = position({ ...MAHIRI, players: [{ officer: 'mahiri-sekibo', engineers: 1, mixers: 1, tiles: ['adv-1-powerhouse'] }] });
  assert.equal(refused(poor, 'copy left wilhelm-adler'), 'BAR-OFFICER-10 no-engineer-after-copy', 'the tile alone is no action');
});

test('BAR-OFFICER-12 Mahiri as Anton: a tile on her wheel is copied, none inserted, the machinery is', () => {
  const state = position({
    copyable: ['anton-krylov', 'jill-mcdowell', 'graziano-del-monte'],
    players: [{ ...RICH, officer: 'mahiri-sekibo', tiles: ['basic-base'], wheel: [{ turns: 4, tile: 'basic-conduit' }] }],
  });
  play(state, 'copy left anton-krylov', 'construct', 'copy-tile basic-conduit', 'site C10a');
  const me = playerAt(state, 0);
  assert.deepEqual([tileIn(me, 0), me.wheel[1], me.open], [-1, 4, 1]);
});

test('BAR-OFFICER-13 Mahiri as Graziano: a fourth drop this turn, which stays', () => {
  const state = position({ ...MAHIRI, seats: 2, dams: { D1l: [0, 3, 3] } });
  play(state, 'copy left graziano-del-monte', 'space water-one-now-left', 'headstream A');
  assert.deepEqual([dropsAt(state, 'D1l'), capacity(state, 1)], [4, 3]);
  play(state, 'space water-one-now-right', 'headstream A');
  assert.equal(dropsAt(state, 'D1l'), 4, 'passed as full');
});

test('BAR-OFFICER-14 officers and tiles combine: example EX-53', () => {
  const ways = (
    officer: 'wilhelm-adler' | 'jill-mcdowell' | 'solomon-p-jordan',
    tile: 'adv-2-conduit' | 'adv-2-wild',
    structure: string,
    site: string,
    excavators = 30,
  ): string[] => {
    const state = position({ players: [{ ...RICH, excavators, officer, tiles: [tile] }] });
    construct(state, `structure ${structure}`, `site ${site}`);
    return offered(state, 'pay');
  };
  assert.deepEqual(ways('jill-mcdowell', 'adv-2-conduit', 'conduit', 'C1a'), ['pay 0 5 0', 'pay 5 0 0']);
  assert.deepEqual(ways('solomon-p-jordan', 'adv-2-conduit', 'conduit', 'C1a'), [
    'pay 0 0 15',
    'pay 1 0 12',
    'pay 2 0 9',
    'pay 3 0 6',
    'pay 4 0 3',
    'pay 5 0 0',
  ]);
  assert.deepEqual(ways('wilhelm-adler', 'adv-2-wild', 'base', 'D1l'), ['pay 0 3 0', 'pay 1 2 0', 'pay 2 1 0', 'pay 3 0 0']);
  assert.ok(ways('jill-mcdowell', 'adv-2-wild', 'conduit', 'C9a').includes('pay 0 1 0'));
  assert.equal(ways('solomon-p-jordan', 'adv-2-wild', 'base', 'D8l').length, 10);
});

test('BAR-OFFICER-16 Mahiri as Anton with Base III on her wheel builds without engineers; the segment stays empty', () => {
  const state = position({
    copyable: ['anton-krylov', 'jill-mcdowell', 'graziano-del-monte'],
    players: [{ officer: 'mahiri-sekibo', engineers: 1, excavators: 0, mixers: 0, tiles: [], wheel: [{ turns: 4, tile: 'adv-3-base' }] }],
  });
  assert.deepEqual(offered(state, 'copy'), ['copy left anton-krylov', 'copy right anton-krylov']);
  play(state, 'copy left anton-krylov', 'construct-unmanned', 'site D9l');
  const me = playerAt(state, 0);
  assert.deepEqual([me.built[0], me.open, me.wheel.slice(0, 3)], [1, 1, [-1, 0, 0]]);
  assert.equal(asks(state), 'turn');
});
