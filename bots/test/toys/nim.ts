import { type Expertise, type Game, type Moves, moveSpace, rankByPoints, type State } from '@madang/kernel';

/** Take one to three from a pile in turn; who takes the last one wins. Nothing is hidden. */
export interface Nim extends State {
  pile: number;
  seats: number;
  last: number;
}

type Fields = { readonly kind: 'take'; readonly count: number };
export type NimMove = Moves<Fields>;

const MOVES = moveSpace<Fields>([1, 2, 3].map((count) => ({ kind: 'take', count })));

export const nim: Game<Nim, NimMove> = {
  name: 'nim',
  version: '1',
  players: { min: 2, max: 4 },
  options: { pile: ['15', '9', '6', '1'] },
  moves: MOVES,
  rules: {
    take: {
      moves: (state) => MOVES.table.filter((move) => move.count <= state.pile),
      resolve(state, task, move) {
        if (move?.kind !== 'take') throw new Error('take without a move');
        state.pile -= move.count;
        state.last = task.seat;
        state.over = state.pile === 0;
        if (!state.over) state.agenda.push({ task: 'take', seat: (task.seat + 1) % state.seats });
      },
    },
  },
  setup: (options, seats, random) => ({
    agenda: [{ task: 'take', seat: 0 }],
    random,
    over: false,
    pile: Number(options.pile),
    seats,
    last: -1,
  }),
  redact: (state) => ({ ...nim.clone(state), random: [0, 0, 0, 0] }),
  imagine: (view, random) => ({ ...nim.clone(view), random: random.slice() }),
  clone: (state) => ({ ...state, agenda: state.agenda.slice(), random: state.random.slice() }),
  standing: (state) => rankByPoints(Array.from({ length: state.seats }, (_, seat) => (seat === state.last && state.over ? 1 : 0))),
};

export const nimExpertise: Expertise<Nim, NimMove> = {
  evaluate: (state) => Array.from({ length: state.seats }, (_, seat) => (state.over ? (seat === state.last ? 1 : 0) : 1 / state.seats)),
  rollout: (_state, decision, random) => {
    const at = (random[0] ?? 0) % decision.moves.length;
    random[0] = (Math.imul(random[0] ?? 0, 1664525) + 1013904223) >>> 0;
    const move = decision.moves[at];
    if (!move) throw new Error('no move');
    return move;
  },
};
