import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, decisions, type Options } from '@madang/kernel';
import { BONUS_CARDS, type BonusCardName } from '../components/bonus-cards.ts';
import { FACE_NAMES } from '../components/faces.ts';
import { FAVORS, type Favor } from '../components/favors.ts';
import { ludwig } from '../rules/index.ts';
import { OPTIONS } from '../rules/options.ts';
import { bonusPoints } from '../rules/scoring/bonus-cards.ts';
import { rankingOf } from '../rules/scoring/favors.ts';
import type { Ludwig } from '../rules/state.ts';
import { asked, build, offered, ofName, play, playerAt, pointsOf, position, type Spot, type Tile, toAct } from './position.ts';

type Option = keyof typeof OPTIONS;

const tried = new Set<string>();

/** One test for an option: what happens under each of its values, which all differ. */
function both<T>(option: Option, what: string, outcome: (options: Options) => T, expected: Readonly<Record<string, T>>): void {
  tried.add(option);
  test(`option ${option}: ${what}`, () => {
    assert.deepEqual(Object.keys(expected).toSorted(), [...OPTIONS[option]].toSorted());
    const seen = OPTIONS[option].map((value) => {
      const found = outcome({ [option]: value });
      assert.deepEqual(found, expected[value], value);
      return JSON.stringify(found);
    });
    assert.equal(new Set(seen).size, seen.length, 'each value makes a difference');
  });
}

/** Seat 0's turn with this castle, plenty of money and any tile to buy for 4,000. */
function turnWith(castle: readonly Tile[], tile: Spot[0], options: Options): Ludwig {
  const state = position({ options, players: [{ castle, money: 50_000 }] });
  state.market[0] = FACE_NAMES.indexOf(tile);
  return state;
}

/** Whether seat 0 may buy a tile and lay it there. */
function mayLie(castle: readonly Tile[], [tile, x, y, rotation = 0]: Spot, options: Options): boolean {
  const state = turnWith(castle, tile, options);
  if (!offered(state).includes(`buy ${tile}`)) return false;
  play(state, `buy ${tile}`);
  return offered(state).includes(`place ${tile} ${x} ${y} ${rotation}`);
}

/** What a favor counts in a castle. */
const amount = (favor: Favor, castle: readonly Tile[], options: Options): number =>
  rankingOf(position({ options, players: [{ castle }] }), FAVORS.indexOf(favor)).values[0] ?? -1;

/** What a bonus card is worth to a castle. */
const worth = (card: BonusCardName, castle: readonly Tile[], options: Options): number =>
  bonusPoints(position({ options, players: [{ castle }] }), 0, BONUS_CARDS.indexOf(card));

const STAIRS: Spot = ['stairs', -3, 1];
const DUNGEON: Spot = ['dungeon', -9, -1];

both('favorsTwoPlayers', 'two players have two favors, or three', (options) => begin(ludwig, { seats: 2, seed: 'favors', options }).favors.length, {
  '2': 2,
  '3': 3,
});

both(
  'soloBonusCards',
  'a solo player takes two bonus cards, or chooses two of three',
  (options) => {
    const state = begin(ludwig, { seats: 1, seed: 'cards', options });
    if (asked(state) === 'turn') return [playerAt(state, 0).bonus.length, 0, state.bonusDeck.length];
    const choices = decisions(ludwig, state)[0]?.moves.length ?? 0;
    play(state, offered(state)[1] ?? '');
    return [playerAt(state, 0).bonus.length, choices, state.bonusDeck.length];
  },
  { deal2: [2, 0, 25], deal3keep2: [2, 3, 25] },
);

both(
  'firstBuilder',
  'any seat may be the first Master Builder, or the first seat is',
  (options) => new Set(Array.from({ length: 30 }, (_, i) => begin(ludwig, { seats: 4, seed: `first ${i}`, options }).builder)).size,
  { random: 4, firstSeat: 1 },
);

both(
  'initialOrder',
  'the first tiles lie from the lowest price up, or from the highest down',
  (options) => {
    const told: { event: string }[] = [];
    begin(ludwig, { seats: 4, seed: 'order', options }, (event) => told.push(event));
    return ofName(told, 'tile-revealed').map((event) => Object.values(event)[2]);
  },
  { ascending: [1000, 2000, 4000, 6000, 8000, 10000, 15000], descending: [15000, 10000, 8000, 6000, 4000, 2000, 1000] },
);

both(
  'externalEntrance',
  'entrances lead out to a free cell; or blocked ones count too; or only those from which one gets away',
  (options) =>
    amount(
      'entrances',
      [
        ['hallway', -1, -3, 90],
        ['queens-bedroom', -5, -2, 90],
        ['focus-room', -3, 1, 270],
      ],
      options,
    ),
  { openCell: 3, unconnected: 4, reachable: 1 },
);

both('lastExit', 'the last way out may be a corridor’s, or must be a room’s', (options) => mayLie([], ['laundry-room', -4, -1], options), {
  anyTile: true,
  nonCorridor: false,
});

both(
  'crossLevelAlignment',
  'a ground entrance may not meet one downstairs, or they block each other',
  (options) => mayLie([STAIRS, ['downstairs-hallway', -4, -4, 270], ['upper-hall', 1, -7, 270]], ['meat-locker', -3, -4], options),
  { illegal: false, blocked: true },
);

both(
  'stairsFromBelow',
  'stairs may lead up from below, or must be joined by the light end',
  (options) => mayLie([STAIRS, DUNGEON], ['stairs', -7, 2, 90], options),
  { allowed: true, forbidden: false },
);

both(
  'roundedCorners',
  'a cut corner takes its cell, or a large circle may share it',
  (options) => mayLie([['west-tapestry-room', 1, -3]], ['green-house', -4, -4], options),
  { blockCell: false, shareCell: true },
);

both(
  'doubleLink',
  'rooms joined by two entrances count once, or twice',
  (options) => {
    const state = turnWith([['audience-room', -3, -4, 180]], 'stables', options);
    const told = build(state, 'stables', -10, -4);
    return ofName(told, 'placed').map((event) => Object.values(event).at(-1));
  },
  { once: [6], perEntrance: [7] },
);

both(
  'negativeScore',
  'the score may fall below zero, or stays there',
  (options) => {
    const state = turnWith([['audience-room', 3, -3, 270]], 'stairs', options);
    playerAt(state, 0).points = 1;
    build(state, 'stairs', 4, -6, 90);
    return pointsOf(state)[0];
  },
  { allowed: -1, clampZero: 0 },
);

test('LUD-SCORE-13 LUD-SCORE-14 a penalty brings the score below zero', () => {
  const state = turnWith([['audience-room', 3, -3, 270]], 'stairs', {});
  build(state, 'stairs', 4, -6, 90);
  assert.equal(pointsOf(state)[0], -2);
});

both(
  'idleEnd',
  'a match that nobody can go on with ends, or not',
  (options) => {
    const market = { 4000: 'dungeon', 6000: 'crypt', 8000: 'mold-room', 10000: 'venus-grotto', 15000: 'the-hole' } as const;
    const stuck = position({ options, market, hallways: 0, stairs: 0 });
    const idle = position({ options, market, idleRounds: 20 });
    play(stuck, 'pass', 'pass');
    play(idle, 'pass', 'pass');
    return [stuck.over, idle.over];
  },
  { on: [true, true], off: [false, false] },
);

both(
  'corridorLimitCoversDownstairs',
  'a chosen corridor reward counts for the limit of the turn, or not',
  (options) => {
    const state = turnWith([STAIRS, DUNGEON], 'bottomless-pit', options);
    state.corridorTaken = true;
    build(state, 'bottomless-pit', -8, 2);
    const first = offered(state).includes('choose corridor');
    const fresh = turnWith([STAIRS, DUNGEON], 'bottomless-pit', options);
    build(fresh, 'bottomless-pit', -8, 2);
    play(fresh, 'choose corridor', 'corridor hallway');
    return [first, fresh.corridorTaken];
  },
  { true: [false, true], false: [true, false] },
);

both(
  'downstairsPerTurn',
  'the second and the fourth downstairs room win a choice each, or one a turn',
  (options) => {
    // three are completed together after a first one
    const castle: readonly Spot[] = [
      STAIRS,
      ['downstairs-hallway', -4, 0, 90],
      ['downstairs-hallway', -5, 5, 90],
      ['fungus-room', -5, -3, 270],
      ['mold-room', -9, 0, 180],
      ['bottomless-pit', -8, 8, 90],
    ];
    const state = turnWith(castle, 'armory', options);
    playerAt(state, 0).downstairs = 1;
    build(state, 'armory', -11, -3);
    let choices = 0;
    while (toAct(state) === 0) {
      if (asked(state) === 'downstairs') choices += 1;
      play(state, asked(state) === 'any order' ? 'pick 0' : 'decline');
    }
    return [playerAt(state, 0).downstairs, choices];
  },
  { everySecond: [4, 2], oncePerTurn: [4, 1] },
);

const COMPLETED: readonly Spot[] = [
  ['stairs', -3, 1],
  ['dungeon', -9, -1],
  ['cloak-room', 1, -2],
];

both(
  'completedScope',
  'corridor tiles count as completed or incomplete, or not',
  (options) => [amount('completed', COMPLETED, options), amount('incomplete', COMPLETED, options), worth('completed', COMPLETED, options)],
  { allTiles: [2, 2, 1], noCorridors: [1, 1, 0] },
);

both(
  'exitsCardCorridors',
  'entrances of corridors do not count for the exits card, or do',
  (options) => worth('entrances', [['sitting-room', 3, 0]], options),
  { excluded: 1, included: 2 },
);

both(
  'sizeCardsCountHallways',
  'a hallway is no 150 room, or is one for the cards',
  (options) => {
    const castle = [
      'hallway',
      'great-hall',
      'pantry',
      'solar',
      'oratory',
      'tasso-room',
      'pumpkin-garden',
      'drawing-room',
      'green-house',
      'vestibule',
    ] as const;
    return [worth('size-150', castle, options), worth('circular', castle, options), worth('all-sizes', castle, options)];
  },
  { false: [0, 1, 0], true: [2, 2, 8] },
);

test('every option is tried', () => {
  assert.deepEqual([...tried].toSorted(), Object.keys(OPTIONS).toSorted());
  assert.equal(tried.size, 17);
});
