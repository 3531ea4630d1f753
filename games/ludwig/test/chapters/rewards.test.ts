import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyOrder, decision, foresee, HIDDEN } from '@madang/kernel';
import { heardBy } from '@madang/kernel/testing';
import { BONUS_CARDS } from '../../components/bonus-cards.ts';
import { FACE_NAMES } from '../../components/faces.ts';
import { ludwig } from '../../rules/index.ts';
import { moveOf } from '../../rules/moves.ts';
import type { Ludwig } from '../../rules/state.ts';
import {
  asked,
  build,
  ending,
  inHand,
  moneyOf,
  offered,
  ofName,
  play,
  playerAt,
  playHeard,
  pointsOf,
  position,
  refused,
  type Sketch,
  type Spot,
  tilesIn,
  toAct,
} from '../position.ts';

/** Seat 0 has this castle, plenty of money, and a tile to buy for 4,000. */
const before = (castle: readonly Spot[], tile: NonNullable<Sketch['market']>[number], more: Sketch = {}): Ludwig =>
  position({ market: { 4000: tile }, players: [{ castle, money: 50_000 }], ...more });

/** A dressing room; a buttery at (7, 0) completes it. */
const DRESSING: readonly Spot[] = [['dressing-room', 3, 0]];
const sleepingWon = (more: Sketch = {}): Ludwig => {
  const state = before(DRESSING, 'buttery', more);
  build(state, 'buttery', 7, 0);
  return state;
};

/** Below the stairs lie a hallway, a completed pit, a fungus room and an open dungeon; stairs at (−13, 2, 90) complete it. */
const BELOW: readonly Spot[] = [
  ['stairs', -3, 1],
  ['downstairs-hallway', -9, 1],
  ['bottomless-pit', -8, 2],
  ['fungus-room', -9, -2, 180],
  ['dungeon', -15, -1],
];
const choiceWon = (more: Sketch = {}): Ludwig => {
  const state = position({ players: [{ castle: BELOW, downstairs: 1, money: 50_000 }], ...more });
  build(state, 'stairs', -13, 2, 90);
  return state;
};

test('LUD-REWARD-01 LUD-REWARD-05 LUD-SCORE-09 a completed activity room gives 5 points, once', () => {
  const state = before([['audience-room', -3, -4, 180]], 'stables');
  const told = build(state, 'stables', -10, -4);
  assert.equal(pointsOf(state)[0], 6 + 5);
  assert.deepEqual(ofName(told, 'completed'), [{ event: 'completed', seat: 0, face: 'audience-room', type: 'activity' }]);
  play(state, 'pass');
  while (asked(state) !== 'turn') play(state, 'done');
  play(state, 'pass');
  const more = build(state, 'hallway', 3, 1);
  assert.deepEqual(ofName(more, 'completed'), []);
});

test('LUD-REWARD-02 LUD-REWARD-03 several completions: the player orders the rewards, as long as two or more wait', () => {
  const state = before(DRESSING, 'broom-closet');
  const told = build(state, 'broom-closet', 7, 0, 90);
  assert.deepEqual(
    ofName(told, 'completed').map((event) => Object.values(event)),
    [
      ['completed', 0, 'dressing-room', 'sleeping'],
      ['completed', 0, 'broom-closet', 'utility'],
    ],
  );
  assert.deepEqual([asked(state), offered(state)], ['any order', ['pick 0', 'pick 1']]);
  const utilityFirst = ludwig.clone(state);
  play(utilityFirst, 'pick 1');
  assert.equal(asked(utilityFirst), 'keep');
  play(utilityFirst, offered(utilityFirst)[0] ?? '');
  assert.equal(asked(utilityFirst), 'sleeping', 'the last reward is not picked');
  play(state, 'pick 0', 'stack 100', 'done');
  assert.equal(asked(state), 'keep');
});

test('LUD-REWARD-03 the order is not asked where it makes no difference, nor of two equal rewards', () => {
  const state = before(DRESSING, 'broom-closet');
  const asks = (...tasks: readonly string[]): boolean => {
    state.agenda = [anyOrder(0, ...tasks.map((task) => ({ task, seat: 0, limited: true, rooms: [0] })))];
    return (decision(ludwig, state)?.moves.length ?? 0) > 0;
  };
  assert.ok(!asks('utility', 'utility') && !asks('corridor', 'corridor') && !asks('activity', 'corridor') && !asks('sleeping', 'outdoor'));
  assert.ok(!asks('living', 'utility') && !asks('living', 'sleeping'), 'the castle stays as it is');
  assert.ok(asks('living', 'corridor') && asks('utility', 'corridor') && asks('sleeping', 'utility') && asks('sleeping', 'utility', 'sleeping'));
  state.corridorTaken = true;
  assert.ok(!asks('living', 'corridor'), 'a corridor reward that is lost changes nothing');
  state.corridorTaken = false;
  state.options = { ...state.options, negativeScore: 'clampZero' };
  assert.ok(asks('activity', 'corridor'), 'points may be lost below zero before');
});

test('example 33: LUD-REWARD-04 a completed living room scores again', () => {
  const castle: readonly Spot[] = [
    ['sitting-room', 3, 0],
    ['gatehouse', 0, -2],
    ['porch', 6, -3, 90],
  ];
  const state = before(castle, 'buttery');
  const told = build(state, 'buttery', 3, 3, 90);
  assert.deepEqual(ofName(told, 'rescored'), [{ event: 'rescored', seat: 0, room: 1, face: 'sitting-room', points: 6 }]);
  assert.equal(pointsOf(state)[0], 2 + 6);
});

test('LUD-REWARD-06 LUD-REWARD-07 a sleeping room: one stack is seen; none, one or two of its tiles go on the deck, the rest goes back', () => {
  const state = sleepingWon({ stacks: { 200: ['solar', 'nap-room', 'anteroom'], 600: [] } });
  assert.ok(!offered(state).includes('stack 600'));
  assert.equal(refused(state, 'stack 600'), 'LUD-REWARD-06 stack-empty 600');
  play(state, 'stack 200');
  assert.deepEqual(offered(state), ['take anteroom', 'take nap-room', 'take solar', 'done']);
  assert.equal(refused(state, 'take washroom'), 'LUD-REWARD-06 not-in-stack washroom');
  const none = ludwig.clone(state);
  play(none, 'done');
  assert.deepEqual([none.onDeck, none.stacks[2]?.length, toAct(none)], [[], 3, 1]);
  play(state, 'take solar');
  assert.deepEqual(offered(state), ['take anteroom', 'take nap-room', 'done']);
  play(state, 'take anteroom');
  assert.deepEqual(tilesIn(state.onDeck.map(({ tile }) => tile)), ['solar', 'anteroom'], 'the second on top of the first');
  assert.deepEqual([tilesIn(state.stacks[2] ?? []), toAct(state)], [['nap-room'], 1]);
});

test('LUD-REWARD-06 a later reward goes on top of an earlier one; if all stacks are empty the reward is lost', () => {
  const later = sleepingWon({ onDeck: ['parlor'], stacks: { 200: ['solar'] } });
  play(later, 'stack 200', 'take solar');
  assert.deepEqual(tilesIn(later.onDeck.map(({ tile }) => tile)), ['parlor', 'solar']);
  const none = before(DRESSING, 'buttery', {
    stacks: { 100: [], 150: [], 200: [], 250: [], 300: [], 350: [], 400: [], 450: [], 500: [], 600: [] },
  });
  const told = build(none, 'buttery', 7, 0);
  assert.deepEqual(ofName(told, 'reward-lost'), [{ event: 'reward-lost', seat: 0, reward: 'sleeping', why: 'no-stack' }]);
});

test('LUD-REWARD-08 LUD-REWARD-28 tiles on the deck come first in the next round, and save cards', () => {
  const state = sleepingWon({ stacks: { 200: ['solar', 'nap-room'] } });
  play(state, 'stack 200', 'take solar', 'take nap-room', 'pass');
  assert.deepEqual([state.market.map((tile) => tilesIn([tile])[0]).slice(0, 2), state.onDeck], [['nap-room', 'solar'], []]);
  assert.equal(state.used.length, 3, 'five spaces were empty');
});

test('example 41: LUD-REWARD-09 LUD-REWARD-10 in the last round the tiles are discarded; the stack may be emptied', () => {
  const state = sleepingWon({ last: true, stacks: { 200: ['solar', 'nap-room'] } });
  const told = play(state, 'stack 200', 'take solar', 'take nap-room');
  assert.deepEqual([tilesIn(state.discarded.map(({ tile }) => tile)), state.onDeck, state.stacks[2]], [['solar', 'nap-room'], [], []]);
  assert.equal(ofName(told, 'tile-laid-down').length, 2);
  play(state, 'pass');
  assert.equal(state.over, true);
  assert.deepEqual(
    ludwig.standing(state)[0]?.points,
    pointsOf(state)[0] === undefined ? 0 : (pointsOf(state)[0] ?? 0) + 2 + 4,
    'a 200 room and 46,000 marks',
  );
});

test('LUD-REWARD-11 a completed outdoor room brings 10,000 from the bank', () => {
  const state = before([['oratory', -5, 0]], 'gatehouse');
  build(state, 'gatehouse', -3, -2);
  assert.deepEqual(moneyOf(state), [50_000 - 4000 + 10_000, 15_000 + 4000]);
});

test('LUD-REWARD-12 example 16: a completed utility room: two bonus cards are drawn, one is kept, the other goes under the deck', () => {
  const state = before([], 'cloak-room', { bonusDeck: ['money', 'stairs', 'square'] });
  build(state, 'cloak-room', 1, -2);
  assert.deepEqual(offered(state), ['keep square', 'keep stairs']);
  assert.equal(refused(state, 'keep money'), 'LUD-REWARD-12 card-not-drawn money');
  play(state, 'keep stairs');
  assert.deepEqual(inHand(state, 0), ['stairs']);
  assert.deepEqual(
    state.bonusDeck.map((card) => BONUS_CARDS[card]),
    ['square', 'money'],
    'under the deck',
  );
});

test('LUD-REWARD-12 the last card is taken without a choice; without cards the reward is lost', () => {
  const one = before([], 'cloak-room', { bonusDeck: ['money'] });
  build(one, 'cloak-room', 1, -2);
  assert.deepEqual([inHand(one, 0), toAct(one)], [['money'], 1]);
  const none = before([], 'cloak-room', { bonusDeck: [] });
  const told = build(none, 'cloak-room', 1, -2);
  assert.deepEqual(ofName(told, 'reward-lost'), [{ event: 'reward-lost', seat: 0, reward: 'utility', why: 'no-card' }]);
});

test('LUD-REWARD-13 LUD-REWARD-14 LUD-REWARD-15 a completed food room: an extra turn with the usual choices and payments', () => {
  const state = before([['buttery', -2, 0]], 'larder', { market: { 4000: 'larder', 6000: 'study' } });
  build(state, 'larder', -4, -1);
  assert.deepEqual([toAct(state), asked(state)], [0, 'turn']);
  assert.deepEqual(offered(state), ['buy study', 'buy hallway', 'buy stairs', 'pass']);
  build(state, 'study', 3, 0);
  assert.deepEqual(moneyOf(state), [40_000, 25_000]);
  assert.equal(toAct(state), 1);
});

test('LUD-REWARD-13 LUD-REWARD-15 the Master Builder’s extra turn is paid to the bank; one may pass in it', () => {
  const state = position({
    builder: 0,
    market: { 4000: 'larder' },
    players: [{ castle: [['buttery', -2, 0]], money: 10_000 }],
    tasks: [{ task: 'turn', seat: 0, extra: false }, ending],
  });
  build(state, 'larder', -4, -1);
  build(ludwig.clone(state), 'stairs', -7, 0);
  play(state, 'pass');
  assert.deepEqual(moneyOf(state), [11_000, 15_000]);
});

test('LUD-REWARD-16 LUD-REWARD-23 LUD-REWARD-24 completed stairs: a free hallway or stairs at once, or none; it scores and completes', () => {
  const won = before([['stairs', -3, 1]], 'dungeon');
  build(won, 'dungeon', -9, -1);
  assert.deepEqual([asked(won), offered(won)], ['corridor', ['corridor hallway', 'corridor stairs', 'decline']]);
  const declined = ludwig.clone(won);
  play(declined, 'decline');
  assert.deepEqual([declined.hallways, toAct(declined)], [5, 1]);
  const told = play(won, 'corridor hallway', 'place downstairs-hallway -9 2 0');
  assert.deepEqual([won.hallways, moneyOf(won)], [4, [46_000, 19_000]]);
  assert.deepEqual(
    ofName(told, 'completed').map((event) => Object.values(event)[2]),
    ['dungeon'],
  );
});

test('LUD-REWARD-16 the reward is lost if no corridor tile is left', () => {
  const state = before([['stairs', -3, 1]], 'dungeon', { hallways: 0, stairs: 0 });
  const told = build(state, 'dungeon', -9, -1);
  assert.deepEqual(ofName(told, 'reward-lost'), [{ event: 'reward-lost', seat: 0, reward: 'corridor', why: 'no-tile' }]);
});

const HALF: readonly Spot[] = [
  ['pantry', 3, 0],
  ['upper-hall', 1, -7, 270],
];

test('example 35: LUD-REWARD-17 two corridor tiles completed in one turn: one free tile; first half', () => {
  const state = position({ players: [{ castle: HALF }] });
  build(state, 'stairs', -3, 1);
  const told = play(state, 'corridor hallway', 'place downstairs-hallway -9 1 0');
  assert.deepEqual(ofName(told, 'reward-lost'), [{ event: 'reward-lost', seat: 0, reward: 'corridor', why: 'once-per-turn' }]);
  assert.equal(toAct(state), 1);
});

const FIFTY: readonly Spot[] = [
  ['hallway', 1, -1],
  ['focus-room', 5, 0],
  ['broom-closet', 7, 1, 90],
  ['cloak-room', 5, 2, 180],
  ['dirt-room', -4, 1],
];

/** A pantry has completed itself, the focus room and the foyer. */
function fifty(): Ludwig {
  const state = before(FIFTY, 'pantry');
  const told = build(state, 'pantry', 3, 0);
  assert.deepEqual(
    ofName(told, 'completed').map((event) => Object.values(event)[2]),
    ['foyer', 'focus-room', 'pantry'],
  );
  return state;
}

test('example 50: LUD-REWARD-25 rewards in either order, then the extra turn', () => {
  const state = fifty();
  assert.equal(asked(state), 'any order');
  const corridorFirst = ludwig.clone(state);
  play(corridorFirst, 'pick 0', 'corridor stairs');
  play(corridorFirst, offered(corridorFirst)[0] ?? '');
  play(state, 'pick 1', 'corridor stairs');
  play(state, offered(state)[0] ?? '');
  for (const one of [state, corridorFirst]) {
    assert.deepEqual([toAct(one), asked(one), one.extraTurns, one.corridorTaken], [0, 'turn', 0, false]);
    assert.equal(pointsOf(one)[0], 2 + 5, 'the focus room again');
  }
});

test('example 35: LUD-REWARD-18 LUD-REWARD-26 an extra turn is a new turn, with a corridor reward of its own; second half', () => {
  const state = fifty();
  play(state, 'pick 1', 'corridor stairs');
  const stairs = offered(state).find((words) => words.startsWith('place stairs'));
  play(state, stairs ?? '');
  assert.equal(state.corridorTaken, false, 'the extra turn has begun');
  const placed = stairs?.split(' ').slice(2).map(Number) ?? [];
  assert.equal(placed.length, 3);
  state.market[0] = FACE_NAMES.indexOf('dungeon');
  const dungeonPlaces = (): string[] => offered(state).filter((words) => words.startsWith('place'));
  play(state, 'buy dungeon');
  play(state, dungeonPlaces()[0] ?? '');
  assert.equal(asked(state), 'corridor');
});

test('LUD-REWARD-26 each food reward is one extra turn, also one won in an extra turn', () => {
  const state = before([['buttery', -2, 0]], 'larder', { market: { 4000: 'larder', 6000: 'pantry' } });
  build(state, 'larder', -4, -1);
  build(state, 'pantry', -6, 0);
  assert.deepEqual([toAct(state), asked(state)], [0, 'turn'], 'the larder is completed too');
  play(state, 'pass');
  assert.equal(toAct(state), 1);
  const two = before([['buttery', -2, 0]], 'larder', { tasks: [{ task: 'turn', seat: 0, extra: false }, ending] });
  two.extraTurns = 1;
  build(two, 'larder', -4, -1);
  play(two, 'pass');
  assert.deepEqual([toAct(two), asked(two)], [0, 'turn'], 'they add up');
});

test('LUD-REWARD-19 LUD-REWARD-22 example 45: every second completed downstairs room wins a choice; corridors downstairs do not count', () => {
  const first = before(
    [
      ['stairs', -3, 1],
      ['dungeon', -9, -1],
    ],
    'mold-room',
  );
  const told = build(first, 'mold-room', -9, 2, 180);
  assert.deepEqual([playerAt(first, 0).downstairs, toAct(first)], [1, 1], 'the first wins nothing');
  assert.deepEqual(ofName(told, 'downstairs-counted'), [{ event: 'downstairs-counted', seat: 0, completed: 1 }]);
  const both = before(
    [
      ['stairs', -3, 1],
      ['dungeon', -9, -1],
    ],
    'bottomless-pit',
  );
  build(both, 'bottomless-pit', -8, 2);
  assert.deepEqual([pointsOf(both)[0], playerAt(both, 0).downstairs, asked(both)], [5, 2, 'downstairs']);
  assert.deepEqual(offered(both), [
    ...['living', 'activity', 'sleeping', 'outdoor', 'utility', 'food', 'corridor'].map((reward) => `choose ${reward}`),
    'decline',
  ]);
  const hallway = position({
    players: [
      {
        castle: [
          ['stairs', -3, 1],
          ['dungeon', -9, -1],
        ],
      },
    ],
  });
  build(hallway, 'hallway', 3, 1);
  assert.equal(playerAt(hallway, 0).downstairs, 0);
});

test('LUD-REWARD-19 downstairs rooms count over the whole game, in each castle for itself', () => {
  const state = choiceWon({ players: [{ castle: BELOW, downstairs: 3, money: 50_000 }, { downstairs: 2 }] });
  assert.deepEqual([playerAt(state, 0).downstairs, playerAt(state, 1).downstairs], [4, 2]);
  assert.ok(['downstairs', 'any order'].includes(asked(state)));
});

test('example 34: LUD-REWARD-20 the living reward scores the completed dungeon again', () => {
  const state = choiceWon();
  while (asked(state) === 'any order') play(state, 'pick 1');
  const told = play(state, ...(asked(state) === 'corridor' ? ['decline'] : []), 'choose living');
  assert.deepEqual(ofName(told, 'rescored'), [{ event: 'rescored', seat: 0, room: 5, face: 'dungeon', points: 7 }]);
});

test('example 46: LUD-REWARD-21 of rooms completed together the player names the one that scores again', () => {
  const both = before(
    [
      ['stairs', -3, 1],
      ['dungeon', -9, -1],
    ],
    'bottomless-pit',
  );
  build(both, 'bottomless-pit', -8, 2);
  play(both, 'choose living');
  assert.deepEqual(offered(both), ['rescore bottomless-pit', 'rescore dungeon']);
  assert.equal(refused(both, 'rescore crypt'), 'LUD-REWARD-21 not-completed-together crypt');
  const pit = ludwig.clone(both);
  play(pit, 'rescore bottomless-pit');
  play(both, 'rescore dungeon');
  assert.deepEqual([pointsOf(both)[0], pointsOf(pit)[0]], [5 + 5, 5 + 3]);
});

test('LUD-REWARD-21 rewards that would be lost are not offered; a corridor tile declined after choosing forfeits the choice', () => {
  const castle: readonly Spot[] = [
    ['stairs', -3, 1],
    ['dungeon', -9, -1],
  ];
  const empty = { 100: [], 150: ['bottomless-pit'], 200: [], 250: [], 300: [], 350: [], 400: [], 450: [], 500: [], 600: [] } as const;
  const poor = before(castle, 'bottomless-pit', { hallways: 0, stairs: 0, bonusDeck: [], stacks: { ...empty, 150: [] } });
  build(poor, 'bottomless-pit', -8, 2);
  assert.deepEqual(offered(poor), ['choose living', 'choose activity', 'choose outdoor', 'choose food', 'decline']);
  assert.equal(refused(poor, 'choose corridor'), 'LUD-REWARD-21 reward-would-be-lost corridor');
  const state = before(castle, 'bottomless-pit');
  build(state, 'bottomless-pit', -8, 2);
  play(state, 'choose corridor', 'decline');
  assert.equal(toAct(state), 1);
  const none = before(castle, 'bottomless-pit');
  build(none, 'bottomless-pit', -8, 2);
  const lost = ofName(play(none, 'decline'), 'reward-lost');
  assert.deepEqual([lost, toAct(none)], [[{ event: 'reward-lost', seat: 0, reward: 'downstairs', why: 'declined' }], 1]);
});

test('LUD-REWARD-27 what a sleeping or utility reward shows is secret; the others hear the stack and the number of tiles', () => {
  const state = sleepingWon({ stacks: { 200: ['solar', 'nap-room'] } });
  const [mine, other] = [heardBy(0), heardBy(1)];
  for (const listener of [mine, other]) {
    const copy = ludwig.clone(state);
    for (const words of ['stack 200', 'take solar', 'done']) playHeard(copy, words, listener.tell);
  }
  assert.deepEqual(
    mine.heard.slice(0, 3).map(({ event }) => event),
    ['stack-searched', 'tile-laid-down', 'stack-returned'],
  );
  assert.deepEqual(other.heard.slice(0, 3), [
    { event: 'stack-taken', seat: 0, size: 200, height: 2 },
    { event: 'tile-hidden', seat: 0, size: 200, onto: 'deck' },
    { event: 'stack-returned', seat: 0, size: 200, taken: 1 },
  ]);
  play(state, 'stack 200');
  assert.deepEqual(
    [tilesIn(ludwig.redact(state, 0).stacks[2] ?? []), ludwig.redact(state, 1).stacks[2]],
    [
      ['nap-room', 'solar'],
      [HIDDEN, HIDDEN],
    ],
  );
  assert.equal(foresee(ludwig, ludwig.redact(sleepingWon(), 0), 0, moveOf('stack 200')).stopped, true);
});
