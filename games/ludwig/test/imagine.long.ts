import { test } from 'node:test';
import { at, begin, below, HIDDEN } from '@madang/kernel';
import { imaginesEvenly } from '@madang/kernel/testing';
import { BONUS_CARDS } from '../components/bonus-cards.ts';
import { FACE_NAMES } from '../components/faces.ts';
import { ROOM_CARDS } from '../components/room-cards.ts';
import { ROOMS } from '../components/rooms.ts';
import { ludwig } from '../rules/index.ts';
import { stackOf } from '../rules/spelling.ts';
import { build, play, playerAt, position } from './position.ts';

// After the deal seat 0 looks: it sees its own three bonus cards, the market, and the room cards that were used.
const view = ludwig.redact(begin(ludwig, { seats: 3, seed: 'even' }), 0);
const unseen = (all: number, shown: readonly number[]): number[] => Array.from({ length: all }, (_, one) => Number(!shown.includes(one)));

test('each unseen bonus card is imagined in another’s hand as often as any other', () => {
  const weights = unseen(BONUS_CARDS.length, playerAt(view, 0).drawn);
  imaginesEvenly(ludwig, { view, weights, found: (world, random) => at(playerAt(world, 2).drawn, below(random, 3)) });
});

test('each unseen bonus card is imagined on the top of the deck as often as any other', () => {
  const weights = unseen(BONUS_CARDS.length, playerAt(view, 0).drawn);
  imaginesEvenly(ludwig, { view, weights, found: ({ bonusDeck }) => at(bonusDeck, bonusDeck.length - 1) });
});

test('each unseen tile of a size is imagined in its stack as often as any other, in the box as well', () => {
  const size = 4;
  const weights = unseen(ROOMS.length, view.market).map((weight, tile) => (stackOf(tile) === size ? weight : 0));
  imaginesEvenly(ludwig, { view, weights, found: ({ stacks }, random) => at(stacks[size] ?? [], below(random, stacks[size]?.length ?? 0)) });
});

test('each room card that was not used is imagined in the deck as often as any other', () => {
  const weights: number[] = [];
  for (const card of ROOM_CARDS) weights[card] = (weights[card] ?? 0) + 1;
  for (const card of view.used) weights[card] = (weights[card] ?? 0) - 1;
  imaginesEvenly(ludwig, { view, weights, found: ({ cards }) => at(cards, cards.length - 1) });
});

test('LUD-REWARD-27 a tile that another put on the deck is imagined as any of its size that lies nowhere open', () => {
  const stack = ['solar', 'anteroom', 'washroom', 'vestibule'] as const;
  const state = position({
    seats: 3,
    market: { 4000: 'buttery' },
    players: [{ castle: [['dressing-room', 3, 0]] }],
    stacks: { 200: [...stack] },
  });
  build(state, 'buttery', 7, 0);
  play(state, 'stack 200', 'take solar');
  const seen = ludwig.redact(state, 1);
  const [hidden] = seen.onDeck;
  const open = [...seen.market, ...seen.removed, FACE_NAMES.indexOf('dressing-room'), FACE_NAMES.indexOf('buttery')].filter(
    (tile) => tile !== HIDDEN,
  );
  const weights = unseen(ROOMS.length, open).map((weight, tile) => (stackOf(tile) === hidden?.stack ? weight : 0));
  imaginesEvenly(ludwig, { view: seen, weights, found: ({ onDeck }) => onDeck[0]?.tile ?? HIDDEN });
});
