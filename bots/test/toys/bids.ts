import { allAtOnce, below, cloneAgenda, type Expertise, type Game, type Moves, moveSpace, rankByPoints, type State, turnOrder } from '@madang/kernel';

/**
 * Every seat gets a secret card 1 … 9 and secretly keeps or doubles it, all at the same time. Highest result wins, but a
 * doubled card above 10 is worth nothing: so double 1 … 5 and keep 6 … 9.
 */
export interface Bids extends State {
  /** 0 in a view: another seat's. */
  cards: number[];
  /** −1 open, 0 kept, 1 doubled, −2 in a view: another seat's. */
  bids: number[];
}

type Fields = { readonly kind: 'keep' } | { readonly kind: 'double' };
export type BidsMove = Moves<Fields>;

const MOVES = moveSpace<Fields>([{ kind: 'keep' }, { kind: 'double' }]);

const worth = (card: number, bid: number) => (bid !== 1 ? card : card * 2 > 10 ? 0 : card * 2);
const points = (state: Bids) => state.cards.map((card, seat) => worth(card, state.bids[seat] ?? 0));

export const bids: Game<Bids, BidsMove> = {
  name: 'bids',
  version: '1',
  players: { min: 2, max: 4 },
  options: {},
  moves: MOVES,
  rules: {
    bid: {
      moves: () => MOVES.table,
      resolve(state, task, move) {
        state.bids[task.seat] = move?.kind === 'double' ? 1 : 0;
      },
    },
    end: {
      resolve(state) {
        state.over = true;
      },
    },
  },
  setup: (_options, seats, random) => ({
    agenda: [{ task: 'end', seat: -1 }, allAtOnce(turnOrder(0, seats), { task: 'bid', seat: 0 })],
    cards: Array.from({ length: seats }, () => 1 + below(random, 9)),
    bids: new Array<number>(seats).fill(-1),
    random,
    over: false,
  }),
  redact(state, seat) {
    const view = bids.clone(state);
    view.random = [0, 0, 0, 0];
    if (!state.over) {
      view.cards = view.cards.map((card, s) => (s === seat ? card : 0));
      view.bids = view.bids.map((bid, s) => (s === seat || bid === -1 ? bid : -2));
    }
    return view;
  },
  imagine(view, random) {
    const world = bids.clone(view);
    world.cards = world.cards.map((card) => (card === 0 ? 1 + below(random, 9) : card));
    world.bids = world.bids.map((bid) => (bid === -2 ? below(random, 2) : bid));
    world.random = random.slice();
    return world;
  },
  clone: (state) => ({
    ...state,
    agenda: cloneAgenda(state.agenda),
    cards: state.cards.slice(),
    bids: state.bids.slice(),
    random: state.random.slice(),
  }),
  standing: (state) => rankByPoints(points(state)),
};

export const bidsExpertise: Expertise<Bids, BidsMove> = {
  evaluate(state) {
    const best = bids.standing(state).filter((score) => score.rank === 1);
    return state.cards.map((_, seat) => (best.some((score) => score.seat === seat) ? 1 / best.length : 0));
  },
  rollout: (_state, decision, random) => {
    const move = decision.moves[below(random, decision.moves.length)];
    if (!move) throw new Error('no move');
    return move;
  },
};
