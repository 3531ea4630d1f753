import { type RandomState, type Seat, shuffle, type Told } from '@madang/kernel';
import { anyOptions, laws } from '@madang/kernel/testing';
import { BONUS_CARDS } from '../components/bonus-cards.ts';
import { DOWNSTAIRS_HALLWAY, FACE_NAMES, HALLWAY, STAIRS } from '../components/faces.ts';
import { ROOM_CARDS } from '../components/room-cards.ts';
import { ROOMS } from '../components/rooms.ts';
import { UNSOLD_BONUS } from '../components/setup.ts';
import { faceAt, recomputed } from '../rules/castle/index.ts';
import type { LudwigEvent } from '../rules/events.ts';
import { ludwig } from '../rules/index.ts';
import { OPTIONS } from '../rules/options.ts';
import { stackOf } from '../rules/spelling.ts';
import type { FaceDown, Ludwig } from '../rules/state.ts';

const tilesOfCastles = (state: Ludwig): number[] => state.players.flatMap(({ castle }) => castle.tiles.map((_, room) => faceAt(castle, room)));

/** What never changes: every tile, room card and bonus card is somewhere. */
function conserve(state: Ludwig): Record<string, number> {
  const amounts: Record<string, number> = {
    hallways: state.hallways,
    stairs: state.stairs,
    'room cards': state.cards.length + state.used.length,
  };
  const count = (name: string): void => {
    amounts[name] = (amounts[name] ?? 0) + 1;
  };
  for (const tile of [...tilesOfCastles(state), state.held]) {
    if (tile === HALLWAY || tile === DOWNSTAIRS_HALLWAY) count('hallways');
    else if (tile === STAIRS) count('stairs');
    else if (tile >= 0) count(`tile ${FACE_NAMES[tile]}`);
  }
  for (const tile of [...state.market, ...state.stacks.flat(), ...state.removed]) if (tile >= 0) count(`tile ${FACE_NAMES[tile]}`);
  for (const { tile } of [...state.onDeck, ...state.discarded]) count(`tile ${FACE_NAMES[tile]}`);
  for (const card of [...state.bonusDeck, ...state.players.flatMap((one) => [...one.bonus, ...one.drawn])]) count(`card ${BONUS_CARDS[card]}`);
  for (const size of [...state.cards, ...state.used]) count(`room card ${size}`);
  return amounts;
}

/** As `conserve`; which tiles and room cards went back to the box nobody sees (LUD-SETUP-17), but none is there twice. */
function conserveImagined(state: Ludwig): Record<string, number> {
  const seen = Object.entries(conserve(state)).filter(([name]) => !name.startsWith('room card '));
  const tiles = seen.filter(([name]) => name.startsWith('tile '));
  return {
    ...Object.fromEntries(seen.filter(([name]) => !name.startsWith('tile '))),
    tiles: tiles.length,
    twice: tiles.filter(([, count]) => count > 1).length,
  };
}

const without = (all: readonly number[], gone: readonly number[]): number[] => {
  const left = [...all];
  for (const one of gone) left.splice(left.indexOf(one), 1);
  return left;
};

/** Other tiles lie in stacks and face down, other cards in decks and hands, wherever a seat may not look (LUD-SETUP-17). */
function secrets(state: Ludwig, viewer: Seat | null, random: RandomState): Ludwig {
  const other = ludwig.clone(state);
  other.random = [random[0] ?? 1, 2, 3, 4];
  const looking = viewer === null ? -1 : (state.players[viewer]?.looking ?? -1);
  const open = (one: FaceDown): boolean => one.by === viewer;
  const seen = [...tilesOfCastles(state), ...state.market, ...state.removed, state.held, ...(state.stacks[looking] ?? [])];
  for (const one of [...state.onDeck, ...state.discarded]) if (open(one)) seen.push(one.tile);
  const pool = shuffle(
    random,
    ROOMS.map((_, tile) => tile).filter((tile) => !seen.includes(tile)),
  );
  const another = (stack: number): number => {
    const at = pool.findIndex((tile) => stackOf(tile) === stack);
    return pool.splice(at, 1)[0] ?? -1;
  };
  other.stacks = state.stacks.map((stack, number) => (number === looking ? [...stack] : stack.map(() => another(number))));
  other.onDeck = state.onDeck.map((one) => (open(one) ? one : { ...one, tile: another(one.stack) }));
  other.discarded = state.discarded.map((one) => (open(one) ? one : { ...one, tile: another(one.stack) }));
  other.cards = shuffle(random, without(ROOM_CARDS, state.used)).slice(0, state.cards.length);
  const shown = state.over ? state.players.map((_, seat) => seat) : viewer === null ? [] : [viewer];
  const hands = shown.flatMap((seat) => [...(state.players[seat]?.bonus ?? []), ...(state.players[seat]?.drawn ?? [])]);
  const cards = shuffle(
    random,
    without(
      BONUS_CARDS.map((_, card) => card),
      hands,
    ),
  );
  const deal = (hand: readonly number[]): number[] => cards.splice(0, hand.length);
  other.bonusDeck = deal(state.bonusDeck);
  for (const [seat, one] of other.players.entries()) {
    if (shown.includes(seat)) continue;
    one.bonus = deal(one.bonus);
    one.drawn = deal(one.drawn);
  }
  return other;
}

/** The marks of every seat and on the market. */
const marks = (state: Ludwig): Record<string, number> => ({
  market: state.coins.reduce((sum, coins) => sum + coins, 0),
  ...Object.fromEntries(state.players.map(({ money }, seat) => [seat, money])),
  // With clampZero a marker stops at zero (LUD-SCORE-13).
  ...(state.options.negativeScore === 'clampZero' ? {} : Object.fromEntries(state.players.map(({ points }, seat) => [`points ${seat}`, points]))),
});

/** How an event changes them: whom it pays, and who pays. */
function change(told: Told, state: Ludwig): Record<string, number> {
  if (isLudwig(told)) {
    switch (told.event) {
      case 'bought': {
        const { seat, price, coins, to } = told;
        return { market: -coins, [seat]: coins - price, ...(to < 0 ? {} : { [to]: price }) };
      }
      case 'passed':
        return { [told.seat]: told.income };
      case 'scored':
      case 'rescored':
      case 'reward-points':
        return state.options.negativeScore === 'clampZero' ? {} : { [`points ${told.seat}`]: told.points };
      case 'reward-money':
        return { [told.seat]: told.money };
      case 'coins-added':
        return { market: UNSOLD_BONUS };
    }
  }
  return {};
}

const MONEY: readonly LudwigEvent['event'][] = ['bought', 'passed', 'reward-money', 'coins-added', 'scored', 'rescored', 'reward-points'];

const isLudwig = (told: Told): told is LudwigEvent => MONEY.some((name) => name === told.event);

/** What a seat knows (LUD-SETUP-17): what lies open, heights and sizes, its own cards, the stack it looks through, and the tiles it put face down. */
function knows(state: Ludwig, seat: Seat | null): unknown {
  const { market, coins, favors, used, removed, hallways, stairs, held, players } = state;
  const me = seat === null ? undefined : players[seat];
  return {
    open: [market, coins, favors, used, removed, hallways, stairs, held],
    castles: players.map(({ castle, money, points, bonus, drawn }) => [castle, money, points, bonus.length, drawn.length]),
    heights: [...state.stacks, state.cards, state.bonusDeck].map((pile) => pile.length),
    faceDown: [...state.onDeck, ...state.discarded].map(({ tile, stack, by }) => [stack, by, by === seat ? tile : undefined]),
    mine: me ? [me.bonus, me.drawn, state.stacks[me.looking]] : [],
    revealed: state.over ? players.map(({ bonus }) => bonus) : [],
  };
}

/** A castle's open doors and unconnected entrances follow from its tiles. */
const derived = (state: Ludwig): Ludwig => ({ ...state, players: state.players.map((one) => ({ ...one, castle: recomputed(one.castle) })) });

laws(ludwig, {
  seats: [1, 2, 3, 4],
  matches: 12,
  // without OQ-END-IDLE a match need not end
  options: anyOptions(OPTIONS, { idleEnd: 'on' }),
  conserve,
  conserveImagined,
  accounts: { amounts: marks, change },
  derived,
  secrets,
  knows,
  positions: 24,
});
