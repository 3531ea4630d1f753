import {
  answers,
  choice,
  dealUnseen,
  drawTop,
  fastRandom,
  type Game,
  HIDDEN,
  hiddenRandom,
  hide,
  known,
  type Moves,
  moveSpace,
  NOBODY,
  offerAll,
  push,
  type RandomState,
  type Rules,
  rankByPoints,
  removeOne,
  type Seat,
  shuffle,
  single,
  type Tell,
  typedOptions,
  unseenOf,
} from '@madang/kernel';
import { copyState } from '@madang/kernel/plain';
import { DECK, suitOf, winnerOf } from './cards.ts';
import { type Nap, type NapEvent, type NapPlayer, type NapTask, OPTIONS } from './state.ts';

export * from './cards.ts';
export * from './state.ts';

const HAND = 5;
const FEWEST = 2;
const NAP = HAND;
const NAP_MADE = 10;

type Fields = { readonly kind: 'pass' } | { readonly kind: 'bid'; readonly bid: number } | { readonly kind: 'play'; readonly card: number };

/** Every answer that the game knows. */
export type NapMove = Moves<Fields>;

const BIDS = [2, 3, 4, NAP];
const MOVES = moveSpace<Fields>([
  { kind: 'pass' },
  ...BIDS.map((bid): Fields => ({ kind: 'bid', bid })),
  ...DECK.map((card): Fields => ({ kind: 'play', card })),
]);
const PASS = single(MOVES, 'pass');
const BID = answers(MOVES, 'bid', ({ bid }) => bid);
const PLAY = answers(MOVES, 'play', ({ card }) => card);

function playerAt(state: Nap, seat: Seat): NapPlayer {
  const player = state.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
}
const after = (state: Nap, seat: Seat): Seat => (seat + 1) % state.players.length;

/** NAP-SETUP-02. */
function deal(state: Nap, tell: Tell<NapEvent>): void {
  state.dealer = state.round % state.players.length;
  state.round++;
  Object.assign(state, { bidder: NOBODY, bid: 0, trump: -1, trick: [], leader: NOBODY, played: [], deck: shuffle(state.random, [...DECK]) });
  for (const [seat, player] of state.players.entries()) {
    player.tricks = 0;
    player.hand = Array.from({ length: HAND }, () => drawTop(state.deck)).sort((a, b) => a - b);
    tell?.({ event: 'dealt', seat, hand: [...player.hand] }, [seat], { event: 'dealt', seat, hand: player.hand.map(() => HIDDEN) });
  }
  push(state, { task: 'bid', seat: after(state, state.dealer) });
}

/** NAP-BID-02, -03, NAP-PLAY-01: what follows a bid. */
function bidOn(state: Nap, seat: Seat, tell: Tell<NapEvent>): void {
  if (state.bid < NAP && seat !== state.dealer) push(state, { task: 'bid', seat: after(state, seat) });
  else if (state.bidder === NOBODY) {
    tell?.({ event: 'nobody' });
    endRound(state);
  } else {
    state.leader = state.bidder;
    push(state, { task: 'play', seat: state.bidder });
  }
}

/** NAP-PLAY-02: the cards that a seat may play. Throws HiddenError in a view of another seat. */
function playable(state: Nap, seat: Seat): readonly number[] {
  const hand = playerAt(state, seat).hand.map(known);
  const [led] = state.trick;
  const following = led === undefined ? [] : hand.filter((card) => suitOf(card) === suitOf(led));
  return following.length > 0 ? following : hand;
}

/** NAP-PLAY-03: a full trick is taken; who took it. */
function takeTrick(state: Nap, tell: Tell<NapEvent>): Seat {
  const winner = (state.leader + winnerOf(state.trick, state.trump)) % state.players.length;
  playerAt(state, winner).tricks++;
  state.played.push(...state.trick);
  state.trick = [];
  state.leader = winner;
  tell?.({ event: 'took', seat: winner });
  return winner;
}

/** NAP-PLAY-04: whether the bid is reached (true), out of reach (false), or open. */
function outcome(state: Nap): boolean | undefined {
  const { tricks, hand } = playerAt(state, state.bidder);
  if (tricks >= state.bid) return true;
  return tricks + hand.length < state.bid ? false : undefined;
}

/** NAP-SCORE-01, -02: the others pay the bidder, or are paid. */
function score(state: Nap, made: boolean, tell: Tell<NapEvent>): void {
  const { bidder, bid } = state;
  const points = made && bid === NAP ? NAP_MADE : bid;
  for (const [seat, player] of state.players.entries()) {
    const share = seat === bidder ? points * (state.players.length - 1) : -points;
    player.points += made ? share : -share;
  }
  tell?.({ event: made ? 'made' : 'failed', seat: bidder, points });
}

/** NAP-END-01. */
function endRound(state: Nap): void {
  state.over = state.round >= Number(state.options.deals) * state.players.length;
  if (!state.over) push(state, { task: 'round', seat: NOBODY });
}

const RULES: Rules<Nap, NapTask, NapMove, NapEvent> = {
  round: { resolve: (state, _, __, tell) => deal(state, tell) },
  bid: choice({
    always: true,
    choices({ bid }) {
      const list = [PASS];
      offerAll(
        list,
        BID,
        BIDS.filter((more) => more > Math.max(bid, FEWEST - 1)),
      );
      return list;
    },
    answer(state, { seat }, move, tell) {
      if (move?.kind === 'bid') {
        Object.assign(state, { bidder: seat, bid: move.bid });
        tell?.({ event: 'bid', seat, bid: move.bid });
      } else tell?.({ event: 'passed', seat });
      bidOn(state, seat, tell);
    },
  }),
  play: choice({
    always: true,
    choices(state, { seat }) {
      const list: NapMove[] = [];
      offerAll(list, PLAY, playable(state, seat));
      return list;
    },
    answer(state, { seat }, move, tell) {
      if (move?.kind !== 'play') throw new Error('a turn without a card');
      const { card } = move;
      removeOne(playerAt(state, seat).hand, card);
      if (state.trump < 0) state.trump = suitOf(card);
      state.trick.push(card);
      tell?.({ event: 'played', seat, card });
      if (state.trick.length < state.players.length) return push(state, { task: 'play', seat: after(state, seat) });
      const winner = takeTrick(state, tell);
      const made = outcome(state);
      if (made === undefined) return push(state, { task: 'play', seat: winner });
      score(state, made, tell);
      return endRound(state);
    },
  }),
};

/** Another's hand and the cards that nobody got are hidden, and chance to come. */
function redact(state: Nap, seat: Seat | null): Nap {
  const view = { ...copyState(state), random: hiddenRandom() };
  hide(view.deck);
  for (const [other, { hand }] of view.players.entries()) if (other !== seat) hide(hand);
  return view;
}

function imagine(view: Nap, random: RandomState): Nap {
  const state = { ...copyState(view), random: fastRandom(random) };
  const hands = state.players.map(({ hand }) => hand);
  dealUnseen(random, unseenOf(DECK, state.trick, state.played, ...hands, state.deck), ...hands, state.deck);
  for (const hand of hands) hand.sort((a, b) => a - b);
  return state;
}

/** Nap, a folk game of cards: a small whole game with hidden hands and an auction. */
export const nap: Game<Nap, NapMove> = {
  name: 'nap',
  version: '1.0.0',
  players: { min: 2, max: 4 },
  options: OPTIONS,
  moves: MOVES,
  rules: RULES,
  setup: (options, seats, random) => ({
    agenda: [{ task: 'round', seat: NOBODY }],
    random,
    over: false,
    options: typedOptions(OPTIONS, options),
    players: Array.from({ length: seats }, () => ({ points: 0, tricks: 0, hand: [] })),
    round: 0,
    dealer: NOBODY,
    bidder: NOBODY,
    bid: 0,
    trump: -1,
    trick: [],
    leader: NOBODY,
    played: [],
    deck: [],
  }),
  redact,
  imagine,
  clone: copyState,
  standing: ({ players }) => rankByPoints(players.map(({ points }) => points)),
};
