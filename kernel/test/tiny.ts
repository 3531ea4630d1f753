import {
  allAtOnce,
  anyOrder,
  below,
  cloneAgenda,
  eachInTurn,
  type Family,
  fastRandom,
  type Game,
  HiddenError,
  hiddenRandom,
  inOrder,
  isAllAtOnce,
  isCombinator,
  type Moves,
  moveSpace,
  NOBODY,
  type OptionsOf,
  oneOf,
  optional,
  push,
  pushInOrder,
  type RandomState,
  type Rules,
  rankByPoints,
  type Seat,
  type State,
  shuffle,
  turnOrder,
  upTo,
} from '../index.ts';

/**
 * Tiny: three rounds of sealed bids for the first turn, then each lays a stone, or works and draws, or plays cards.
 * It has every part of the kernel and no fun. TINY-01 … TINY-07 are its rules.
 */
export interface Tiny extends State {
  options: OptionsOf<typeof OPTIONS>;
  round: number;
  /** Cards in no order; HIDDEN each in a view. */
  deck: number[];
  discard: number[];
  /** HIDDEN each in the view of others. */
  hands: number[][];
  /** NONE before the bid; others' bids are HIDDEN until all have bid. */
  bids: number[];
  coins: number[];
  bank: number;
  /** Owner of each cell, or NONE. */
  field: number[];
}

export const OPTIONS = { tip: ['work or card', 'none'], rounds: ['3', '1'] } as const;
export const NONE = -1;
export const HIDDEN = -2;
export const SIDE = 4;
export const CARDS: readonly number[] = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3];
export const COINS = 30;
const BIDS = Array.from({ length: COINS + 1 }, (_, coins) => ({ kind: 'bid', coins }) as const);
const FACES = ([1, 2, 3] as const).map((value) => ({ kind: 'card', value }) as const);

type TinyFields =
  | { readonly kind: 'bid'; readonly coins: number }
  | { readonly kind: 'card'; readonly value: number }
  | { readonly kind: 'stone'; readonly x: number; readonly y: number };
export type TinyMove = Moves<TinyFields>;

const STONES: Family<TinyFields> = {
  size: SIDE * SIDE,
  digits: [SIDE, SIDE],
  make: (packed) => ({ kind: 'stone', x: packed % SIDE, y: Math.floor(packed / SIDE) }),
  pack: ({ kind, x, y }) => (kind === 'stone' && typeof x === 'number' && typeof y === 'number' ? y * SIDE + x : undefined),
};
export const MOVES = moveSpace<TinyFields>([...BIDS, ...FACES], [STONES]);

type TaskName = 'round' | 'bid' | 'reveal' | 'turn' | 'stone' | 'card' | 'work' | 'draw' | 'round end';
type TinyTask = { [K in TaskName]: { readonly task: K; readonly seat: Seat } }[TaskName];
type TinyEvent =
  | { readonly event: 'bid' | 'drew' | 'worked' | 'bid sealed' | 'card drawn'; readonly seat: Seat; readonly value?: number }
  | { readonly event: 'played' | 'laid'; readonly seat: Seat; readonly value: number };

const task = (name: TaskName, seat: Seat = NOBODY): TinyTask => ({ task: name, seat });
const seatsOf = (state: Tiny): Seat[] => turnOrder(0, state.coins.length);
const bidding = (state: Tiny): boolean => isAllAtOnce(state.agenda.at(-1));
const at = (list: readonly number[], index: number): number => list[index] ?? NONE;
const handOf = (state: Tiny, seat: Seat): number[] => state.hands[seat] ?? [];

function earn(state: Tiny, seat: Seat, coins: number): void {
  const paid = Math.min(coins, state.bank);
  state.coins[seat] = at(state.coins, seat) + paid;
  state.bank -= paid;
}

/** TINY-04: a turn is a stone, or work and a card in either order, or up to two cards played; then, as a tip, once more work or a card. */
function turn(state: Tiny, seat: Seat): void {
  const main = oneOf(seat, task('stone', seat), anyOrder(seat, task('work', seat), task('draw', seat)), upTo(2, task('card', seat)));
  const tip = optional(oneOf(seat, task('work', seat), task('card', seat)));
  push(state, state.options.tip === 'none' ? main : inOrder(main, tip));
}

const RULES: Rules<Tiny, TinyTask, TinyMove, TinyEvent> = {
  /** TINY-01: a round is bids of all at once, a turn of each in order of the bids, and its end. */
  round: {
    resolve: (state) => pushInOrder(state, [allAtOnce(seatsOf(state), task('bid')), task('reveal'), task('round end')]),
  },
  /** TINY-02: a bid is at most what one has; it may be changed once. */
  bid: {
    moves: (state, { seat }) => MOVES.table.slice(0, at(state.coins, seat) + 1),
    refuse: (state, { seat }, move) =>
      move.kind === 'bid' ? { rule: 'TINY-02', why: { key: 'tiny.tooDear', args: { coins: at(state.coins, seat) } } } : undefined,
    resolve(state, { seat }, move, tell) {
      if (move?.kind !== 'bid') return;
      if (state.bids[seat] === NONE) push(state, optional(task('bid', seat)));
      state.bids[seat] = move.coins;
      tell?.({ event: 'bid', seat, value: move.coins }, [seat], { event: 'bid sealed', seat });
    },
  },
  /** TINY-03: the highest bid pays and begins; of equal bids the one of the lowest seat. */
  reveal: {
    resolve(state, _, __, tell) {
      if (state.bids.includes(HIDDEN)) throw new HiddenError('a bid');
      for (const [seat, value] of state.bids.entries()) tell?.({ event: 'bid', seat, value });
      const price = Math.max(...state.bids);
      const first = state.bids.indexOf(price);
      earn(state, first, -price);
      push(state, eachInTurn(turnOrder(first, state.bids.length), task('turn')));
    },
  },
  turn: { resolve: (state, { seat }) => turn(state, seat) },
  /** TINY-05: a stone goes on a free cell. */
  stone: {
    moves: (state) => state.field.flatMap((owner, cell) => (owner === NONE ? [MOVES.made(0, cell)] : [])),
    refuse: (_, __, move) => (move.kind === 'stone' ? { rule: 'TINY-05', why: { key: 'tiny.taken' } } : undefined),
    resolve(state, { seat }, move, tell) {
      if (move?.kind !== 'stone') return;
      const cell = move.y * SIDE + move.x;
      state.field[cell] = seat;
      tell?.({ event: 'laid', seat, value: cell });
    },
  },
  /** TINY-06: a card played earns its value. */
  card: {
    moves: (state, { seat }) => MOVES.table.filter((move) => move.kind === 'card' && handOf(state, seat).includes(move.value)),
    resolve(state, { seat }, move, tell) {
      if (move?.kind !== 'card') return;
      state.discard.push(...handOf(state, seat).splice(handOf(state, seat).indexOf(move.value), 1));
      earn(state, seat, move.value);
      tell?.({ event: 'played', seat, value: move.value });
    },
  },
  work: {
    resolve(state, { seat }, _, tell) {
      earn(state, seat, 1);
      tell?.({ event: 'worked', seat });
    },
  },
  draw: {
    possible: (state) => state.deck.length > 0,
    resolve(state, { seat }, _, tell) {
      if (state.deck.length === 0) return;
      const [card] = state.deck.splice(below(state.random, state.deck.length), 1);
      if (card === undefined) return;
      handOf(state, seat).push(card);
      tell?.({ event: 'drew', seat, value: card }, [seat], { event: 'card drawn', seat });
    },
  },
  /** TINY-07: the match ends after the last round. */
  'round end': {
    resolve(state) {
      state.bids.fill(NONE);
      state.over = state.round === Number(state.options.rounds);
      state.round += 1;
      push(state, task('round'));
    },
  },
};

function setup(options: Readonly<Record<string, string>>, seats: number, random: RandomState): Tiny {
  const hands = Array.from({ length: seats }, (): number[] => []);
  const [tip, rounds] = [options.tip === 'none' ? 'none' : 'work or card', options.rounds === '1' ? '1' : '3'] as const;
  const money = { coins: hands.map(() => 3), bank: COINS - 3 * seats };
  const piles = { deck: shuffle(random, CARDS.slice()), discard: [], hands, field: Array.from({ length: SIDE * SIDE }, () => NONE) };
  const agenda = [task('round'), ...hands.map((_, seat) => task('draw', seat))];
  return { agenda, random, over: false, options: { tip, rounds }, round: 1, bids: hands.map(() => NONE), ...money, ...piles };
}

const clone = (state: Tiny): Tiny => ({
  ...state,
  agenda: cloneAgenda(state.agenda),
  random: state.random.slice(),
  deck: state.deck.slice(),
  discard: state.discard.slice(),
  hands: state.hands.map((hand) => hand.slice()),
  bids: state.bids.slice(),
  coins: state.coins.slice(),
  field: state.field.slice(),
});

function redact(state: Tiny, viewer: Seat | null): Tiny {
  const view = clone(state);
  view.random = hiddenRandom();
  view.deck.fill(HIDDEN);
  for (const seat of seatsOf(view)) {
    if (seat === viewer) continue;
    handOf(view, seat).fill(HIDDEN);
    if (bidding(view) && view.bids[seat] !== NONE) view.bids[seat] = HIDDEN;
  }
  return view;
}

/** A viewer who holds nothing sees what everybody sees, and a bid of its own. */
const views = (state: Tiny): number[] => {
  const open = state.coins.length;
  return [...seatsOf(state).map((seat) => (handOf(state, seat).length > 0 || bidding(state) ? seat : open)), open];
};

function imagine(view: Tiny, random: RandomState): Tiny {
  const state = clone(view);
  const unseen = CARDS.slice();
  for (const card of [...state.hands.flat(), ...state.discard, ...state.deck]) if (card !== HIDDEN) unseen.splice(unseen.indexOf(card), 1);
  shuffle(random, unseen);
  const dealt = (card: number): number => (card === HIDDEN ? (unseen.pop() ?? NONE) : card);
  state.deck = state.deck.map(dealt);
  state.hands = state.hands.map((hand) => hand.map(dealt));
  state.bids = state.bids.map((bid, seat) => (bid === HIDDEN ? below(random, at(state.coins, seat) + 1) : bid));
  state.random = fastRandom(random);
  return state;
}

/** TINY-03: once the bids are known, whoever's turn is to come. */
function turnOf(view: Tiny, seat: Seat): Tiny | undefined {
  const waits = view.agenda.some((frame) => isCombinator(frame) && frame.task === 'each in turn' && frame.seats.includes(seat));
  return waits ? { ...clone(view), agenda: [task('round end'), task('turn', seat)] } : undefined;
}

export const tiny: Game<Tiny, TinyMove> = {
  name: 'tiny',
  version: '1',
  players: { min: 2, max: 4 },
  options: OPTIONS,
  moves: MOVES,
  rules: RULES,
  setup,
  redact,
  views,
  imagine,
  turnOf,
  clone,
  standing: (state) => rankByPoints(state.coins.map((coins, seat) => coins + 3 * state.field.filter((owner) => owner === seat).length)),
};
