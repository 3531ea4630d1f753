import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, type Options } from '@madang/kernel';
import { barrage, companyColour, OPTIONS } from '../rules/index.ts';
import { objectivePoints } from '../rules/rounds/objective.ts';
import { energyIncome, rankPoints } from '../rules/rounds/scoring.ts';
import type { Barrage } from '../rules/state.ts';
import { asks, construct, dropsIn, goods, offered, play, playerAt, position, run, type Sketch, toAct } from './position.ts';

type Option = keyof typeof OPTIONS;

const tried = new Set<string>();

/** One test for an option: what happens under each of its values, which must differ. */
function both<T>(option: Option, what: string, outcome: (options: Options) => T, expected: Readonly<Record<string, T>>): void {
  tried.add(option);
  test(`option ${option}: ${what}`, () => {
    assert.deepEqual(new Set(Object.keys(expected)), new Set<string>(OPTIONS[option]));
    for (const value of OPTIONS[option]) assert.deepEqual(outcome({ [option]: value }), expected[value], value);
    assert.equal(new Set(Object.values(expected).map((one) => JSON.stringify(one))).size, Object.keys(expected).length);
  });
}

const started = (options: Options, seats = 4): Barrage => begin(barrage, { seats, seed: 'options', options });

both('game', 'companies and officers by seat, or drafted', (options) => asks(started(options)), { beginner: 'turn', expert: 'draft company' });

both(
  'automas',
  'the last seats are automas',
  (options) =>
    started(options)
      .players.map((me) => Number(me.level > 0))
      .join(''),
  {
    none: '0000',
    1: '0001',
    2: '0011',
    3: '0111',
  },
);

both('automaLevel', 'how automas play', (options) => started({ ...options, automas: '1' }).players[3]?.level, {
  standard: 2,
  'low-voltage': 1,
  'high-voltage': 3,
  overpowered: 4,
});

both(
  'ties.energyTrack',
  'three tied first share 8, rounded up or down (D-01)',
  (options) => rankPoints(position({ options, players: [{ energy: 3 }, { energy: 3 }, { energy: 3 }] }), 0).vp,
  { up: 3, down: 2 },
);

both('ties.objective', 'shares are rounded up or down (D-02)', (options) => objectivePoints(position({ options }), 0, [5, 5, 3, 3]).vp, {
  up: 13,
  down: 12,
});

both(
  'scoring.rankNeedsEnergy',
  'points for rank without energy or not (D-03)',
  (options) => rankPoints(position({ options, players: [{ energy: 2 }] }), 1),
  {
    true: { rank: 0, vp: 0 },
    false: { rank: 2, vp: 1 },
  },
);

both('energyTrack.creditsAtZero', 'three credits or one without energy (D-04)', (options) => energyIncome(position({ options }), 0).credits, {
  3: 3,
  1: 1,
});

both(
  'setup.expertDraft',
  'company and contract in one pick, or two passes (D-05)',
  (options) => {
    const state = started({ ...options, game: 'expert' });
    play(state, offered(state)[0] ?? '');
    return asks(state);
  },
  { combined: 'draft contract', twoPass: 'draft company' },
);

both(
  'colours.france',
  'the colour of France on the table (D-06)',
  (options) => [0, 1, 2, 3].map((company) => companyColour(position({ options }).options, company)),
  {
    white: ['red', 'black', 'green', 'white'],
    blue: ['red', 'black', 'green', 'blue'],
  },
);

both(
  'water.mayPlaceFewerLaterDrops',
  'one drop instead of two, or both (D-07)',
  (options) => {
    const state = position({ options });
    play(state, 'space water-two-later-left', 'headstream A');
    return offered(state).includes('decline');
  },
  { true: true, false: false },
);

const WEAK: Sketch = { dams: { D9l: [0, 1, 1] }, conduits: { C9a: 0 }, powerhouses: { 'P11-3': 0 } };

both(
  'production.minimumOne',
  'a total below 1 is forbidden, or counts 0 (D-08)',
  (options) => {
    const state = position({ ...WEAK, options });
    if (!offered(state).includes('space turbine-minus2-left')) return 'forbidden';
    play(state, 'space turbine-minus2-left');
    return playerAt(state, 0).energy;
  },
  { true: 'forbidden', false: 0 },
);

both(
  'energyTrack.over30',
  'energy past 30 counts on, or stops (D-09)',
  (options) => {
    const state = position({ options, players: [{ energy: 29, held: ['R05'] }], task: { task: 'contract', seat: 0, total: 8, tile: false } });
    play(state, 'fulfil R05');
    return playerAt(state, 0).energy;
  },
  { wrap: 34, cap: 30 },
);

both(
  'contracts.nationalKeptByPlayer',
  'a national contract counts as fulfilled, or not (D-10)',
  (options) => {
    const state = position({ options, nationals: ['NC5'], task: { task: 'contract', seat: 0, total: 15, tile: false } });
    play(state, 'fulfil NC5');
    return [playerAt(state, 0).fulfilled.length, state.nationals[0]];
  },
  { true: [1, -1], false: [0, -1] },
);

both(
  'contracts.tileVariant',
  'G09 gives 2 or 3 energy (D-11; EX-21)',
  (options) => {
    const state = position({ options, players: [{ energy: 12, held: ['G09'] }], task: { task: 'contract', seat: 0, total: 3, tile: false } });
    play(state, 'fulfil G09');
    return playerAt(state, 0).energy;
  },
  { bga: 14, ew: 15 },
);

const FRANCE: Sketch = {
  players: [{ company: 'france', held: ['G11'] }],
  powerhouses: { 'P5-2': 0, 'P6-2': 0, 'P7-2': 0 },
  task: { task: 'contract', seat: 0, total: 2, tile: true },
};

both('france.discountOnTileEnergy', 'France’s discount on a tile’s energy (R-01)', (options) => offered(position({ ...FRANCE, options })), {
  false: ['pick 0', 'pick 1'],
  true: ['decline', 'fulfil G11'],
});

both(
  'nationalContracts.byTileEnergy',
  'national contracts by a tile’s energy (R-02)',
  (options) =>
    offered(position({ options, nationals: ['NC1'], players: [{ held: ['G01'] }], task: { task: 'contract', seat: 0, total: 13, tile: true } })),
  { false: ['decline', 'fulfil G01'], true: ['decline', 'fulfil NC1', 'fulfil G01'] },
);

both(
  'viktor.inGermanExtraProduction',
  'Viktor Fiesler’s minimum in Germany’s second production (R-03)',
  (options) => {
    const state = position({
      options,
      players: [{ company: 'germany', officer: 'viktor-fiesler' }],
      dams: { D9l: [0, 1, 1] },
      conduits: { C9a: 0 },
      powerhouses: { 'P11-3': 0 },
      task: { task: 'system', seat: 0, bonus: 0, optional: true, after: 0 },
    });
    play(state, 'system P11-3 D9l C9a');
    return playerAt(state, 0).energy;
  },
  { false: 1, true: 4 },
);

const PIECE: Sketch = {
  players: [{ company: 'germany', held: ['R02'] }],
  dams: { D8l: [0, 1] },
  task: { task: 'contract', seat: 0, total: 8, tile: false },
};

both(
  'contractBuild.redSiteFee',
  'a reward’s piece on a red site costs, or not (R-04)',
  (options) => {
    const state = position({ ...PIECE, options });
    play(state, 'fulfil R02', 'site D1u');
    return goods(state, 0)[0];
  },
  { true: 3, false: 6 },
);

both(
  'contractBuild.revealsIncome',
  'a reward’s piece uncovers its income at once, or from the next phase on (R-05)',
  (options) => {
    const state = position({ ...PIECE, options });
    play(state, 'fulfil R02', 'site D1l');
    return playerAt(state, 0).vp;
  },
  { true: 13, false: 10 },
);

both(
  'income.order',
  'incomes in reverse or in turn order (R-06)',
  (options) => {
    const built = [0, 2, 0, 0];
    const state = position({
      options,
      seats: 2,
      players: [
        { company: 'usa', built },
        { company: 'usa', built },
      ],
      task: { task: 'round', seat: -1 },
    });
    run(state);
    return toAct(state);
  },
  { reverseTurnOrder: 1, turnOrder: 0 },
);

both(
  'contracts.emptyPile',
  'an empty pile is made of what was thrown away, or stays empty (R-07)',
  (options) => {
    const state = position({ options });
    state.piles[0] = 0;
    state.discards[0] = 1 << 14;
    play(state, 'space contractOffice-one-left', 'take G01');
    return state.market[0];
  },
  { reshuffleDiscards: 24, leaveEmpty: -1 },
);

both(
  'score.floorAtZero',
  'points fall below zero, or not (R-08)',
  (options) => {
    const state = position({ options, players: [{ vp: 1 }], task: { task: 'round end', seat: -1 } });
    const scored = run(state).find(({ event, ...more }) => event === 'credits-scored' && 'seat' in more && more.seat === 0);
    return [playerAt(state, 0).vp, scored && 'vp' in scored && scored.vp];
  },
  { false: [-2, -3], true: [0, -1] },
);

both(
  'mahiri.needsEngineerForNormalAction',
  'a normal action must follow the copy, or the turn may end (R-10)',
  (options) => {
    const state = position({ options, copyable: ['wilhelm-adler'], players: [{ officer: 'mahiri-sekibo', engineers: 1 }] });
    if (offered(state, 'copy').length === 0) return 'no copy';
    play(state, 'copy left wilhelm-adler');
    return [toAct(state), playerAt(state, 0).passed];
  },
  { true: 'no copy', false: [1, false] },
);

both(
  'production.waterBeforeContract',
  'water flows after the contract, or before (R-11)',
  (options) => {
    const state = position({
      options,
      players: [{ held: ['S3'] }],
      dams: { D1l: ['neutral', 1, 1], D5l: [0, 1] },
      conduits: { C1b: 0 },
      powerhouses: { 'P5-2': 0 },
    });
    play(state, 'space turbine-zero-left');
    return [asks(state), state.drops[9]];
  },
  { false: ['contract', 0], true: ['contract', 1] },
);

both(
  'rewards.placementOptional',
  'drops and pieces of rewards may be declined, or not (R-12)',
  (options) => {
    const state = position({
      options,
      players: [{ held: ['R10'] }],
      dams: { D8l: [0, 1] },
      task: { task: 'contract', seat: 0, total: 9, tile: false },
    });
    play(state, 'fulfil R10');
    return offered(state)[0];
  },
  { true: 'decline', false: 'headstream A' },
);

both(
  'baseOne.dropsOptional',
  'Base I puts its drops into empty dams, or asks before (D-28)',
  (options) => {
    const state = position({
      options,
      players: [{ credits: 30, excavators: 30, mixers: 30, tiles: ['adv-1-base'] }],
      dams: { D5l: [0, 2], D6l: [0, 2, 1] },
    });
    construct(state, 'site D9l');
    return [asks(state) === 'fill' ? offered(state).join(', ') : '', dropsIn(state)];
  },
  { false: ['', { D5l: 1, D6l: 1, D9l: 1 }], true: ['decline, fill', { D6l: 1 }] },
);

test('every option is tried, but what only automas do', () => {
  assert.deepEqual(
    Object.keys(OPTIONS).filter((option) => !tried.has(option)),
    ['automa.mayFulfilNational'],
  );
});
