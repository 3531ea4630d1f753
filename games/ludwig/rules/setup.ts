import {
  allAtOnce,
  answers,
  below,
  filled,
  known,
  NOBODY,
  numbersTo,
  type Options,
  offerAll,
  playerOf,
  pushInOrder,
  putUnder,
  type RandomState,
  removeOne,
  shuffle,
  type Task,
  turnOrder,
  typedOptions,
  wholes,
} from '@madang/kernel';
import { BONUS_CARDS } from '../components/bonus-cards.ts';
import { FAVORS, RIVALS } from '../components/favors.ts';
import { ROOM_CARDS } from '../components/room-cards.ts';
import { ROOMS } from '../components/rooms.ts';
import {
  BONUS_CARDS_KEPT,
  BONUS_CARDS_TO_CHOOSE,
  FAVORS_OF_THREE,
  FIRST_LARGE_SIZE,
  type SetupRow,
  STARTING_MONEY,
  setupFor,
} from '../components/setup.ts';
import { ROOM_SIZES } from '../components/words.ts';
import { names } from './answers.ts';
import { newCastle } from './castle/index.ts';
import { fillFirst } from './market/filling.ts';
import { type LudwigMove, MOVES } from './moves.ts';
import { type LudwigOptions, OPTIONS } from './options.ts';
import { refusal } from './refusals.ts';
import { drawBonusCards } from './rewards/bonus-cards.ts';
import type { LudwigChoice, LudwigRule } from './rule.ts';
import { cardName, cardWord, favorWord, stackOf } from './spelling.ts';
import { EMPTY, type Ludwig, type Player } from './state.ts';

/** By bonus card. */
const PUT_BACK = answers(MOVES, 'put-back', (move) => names(move).card);

/** LUD-SETUP-09, -10: random favors; of two rivals only the one that turns up first. */
function drawFavors(random: RandomState, count: number): number[] {
  const pile = shuffle(random, numbersTo(FAVORS.length));
  const rivals = pile.filter((favor) => RIVALS.includes(favor));
  return pile.filter((favor) => favor !== rivals[1]).slice(0, count);
}

const favorsInPlay = (options: LudwigOptions, seats: number, { favors }: SetupRow): number =>
  seats === 2 && options.favorsTwoPlayers === '3' ? FAVORS_OF_THREE : favors;

/** LUD-SETUP-05: so many random tiles of each size; the rest is out of the game, unseen. */
function layStacks(random: RandomState, { smallStack, largeStack }: SetupRow): number[][] {
  const tiles = shuffle(random, numbersTo(ROOMS.length));
  return ROOM_SIZES.map((size, stack) => {
    const height = size < FIRST_LARGE_SIZE ? smallStack : largeStack;
    return tiles.filter((tile) => stackOf(tile) === stack).slice(0, height);
  });
}

/** LUD-SETUP-11 … -13: a player, with the points of that place in turn order. */
const newPlayer = (points: number): Player => ({
  castle: newCastle(),
  money: STARTING_MONEY,
  points,
  bonus: [],
  drawn: [],
  downstairs: 0,
  looking: EMPTY,
});

/** The state before the first task. The market is laid out and bonus cards are dealt by the first, `deal`. */
export function setup(chosen: Options, seats: number, random: RandomState): Ludwig {
  const options = typedOptions(OPTIONS, chosen);
  const row = setupFor(seats);
  const builder = options.firstBuilder === 'random' ? below(random, seats) : 0;
  const state: Ludwig = {
    agenda: [],
    random,
    over: false,
    options,
    round: 0,
    last: false,
    builder,
    favors: drawFavors(random, favorsInPlay(options, seats, row)),
    market: filled(row.prices.length, EMPTY),
    coins: filled(row.prices.length, 0),
    priced: 0,
    stacks: layStacks(random, row),
    hallways: row.hallways,
    stairs: row.stairs,
    cards: shuffle(random, wholes(ROOM_CARDS)).slice(0, row.cards), // LUD-SETUP-04
    used: [],
    onDeck: [],
    discarded: [],
    removed: [],
    bonusDeck: shuffle(random, numbersTo(BONUS_CARDS.length)),
    held: EMPTY,
    corridorTaken: false,
    downstairsWon: false,
    extraTurns: 0,
    sold: false,
    idleRounds: 0,
    players: Array.from({ length: seats }, (_, seat) => newPlayer((seat - builder + seats) % seats)),
  };
  const tasks: readonly Task[] = [
    { task: 'deal', seat: NOBODY },
    { task: 'round', seat: NOBODY },
  ];
  pushInOrder(state, tasks);
  return state;
}

/** Bonus cards dealt to each player (LUD-SETUP-07, LUD-SOLO-03). */
const dealtTo = (state: Ludwig): number => {
  const choosing = state.players.length === 1 && state.options.soloBonusCards === 'deal3keep2';
  return choosing ? BONUS_CARDS_TO_CHOOSE : setupFor(state.players.length).bonusCards;
};

/** LUD-SETUP-07, -13, -14: favors, Master Builder and market lie open before bonus cards are chosen, by all at once. */
export const deal: LudwigRule<'deal'> = {
  resolve(state, _task, _move, tell) {
    const seats = turnOrder(state.builder, state.players.length);
    for (const favor of state.favors) tell?.({ event: 'favor-revealed', favor: favorWord(favor) });
    if (seats.length > 1) tell?.({ event: 'builder', seat: state.builder });
    if (setupFor(seats.length).market) fillFirst(state, tell);
    const dealt = dealtTo(state);
    for (const seat of seats) drawBonusCards(state, seat, dealt, tell);
    if (dealt > BONUS_CARDS_KEPT) {
      const tasks: readonly Task[] = [allAtOnce(seats, { task: 'put-back', seat: NOBODY }), { task: 'dealt', seat: NOBODY }];
      pushInOrder(state, tasks);
      return;
    }
    for (const me of state.players) me.bonus = me.drawn.splice(0);
  },
};

/** LUD-SETUP-07: which of the dealt bonus cards is not kept. */
export const putBack: LudwigChoice<'put-back'> = {
  always: true,
  choices(state, { seat }) {
    const list: LudwigMove[] = [];
    offerAll(list, PUT_BACK, playerOf(state, seat).drawn.map(known));
    return list;
  },
  answer(state, { seat }, move, tell) {
    if (move === undefined) throw new Error('no bonus card to put back');
    const me = playerOf(state, seat);
    const { card } = names(move);
    removeOne(me.drawn, card);
    me.bonus = me.drawn;
    me.drawn = [card];
    tell?.({ event: 'bonus-card-put-back', seat, card: cardWord(card) }, [seat], { event: 'bonus-card-returned', seat });
  },
  refuse(_state, _task, move) {
    return move.kind === 'put-back' ? refusal('LUD-SETUP-07', 'card-not-drawn', { card: cardName(names(move).card) }) : undefined;
  },
};

/** LUD-SETUP-07: the cards put back go under the deck from the Master Builder clockwise (OQ-SETUP-BONUS-ORDER). */
export const dealt: LudwigRule<'dealt'> = {
  resolve(state) {
    for (const seat of turnOrder(state.builder, state.players.length)) {
      for (const card of playerOf(state, seat).drawn.splice(0)) putUnder(state.bonusDeck, card);
    }
  },
};
