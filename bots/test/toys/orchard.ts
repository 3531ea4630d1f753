import { below, type Expertise, type Game, type Moves, moveSpace, rankByPoints, type State } from '@madang/kernel';

/** Each seat has two turns: to pick one point, or to plant; who has planted picks five at the next turn, or seven or nothing of the wild tree, by chance. */
export interface Orchard extends State {
  points: number[];
  planted: string[];
}

type Fields = { readonly kind: 'pick' } | { readonly kind: 'plant' } | { readonly kind: 'wild' };
export type OrchardMove = Moves<Fields>;

const MOVES = moveSpace<Fields>([{ kind: 'pick' }, { kind: 'plant' }, { kind: 'wild' }]);

export const orchard: Game<Orchard, OrchardMove> = {
  name: 'orchard',
  version: '1',
  players: { min: 1, max: 4 },
  options: {},
  moves: MOVES,
  rules: {
    turn: {
      moves: () => MOVES.table,
      resolve(state, { seat }, move) {
        const tree = state.planted[seat];
        const fruit = { plant: 5, wild: 7 * below(state.random, 2) }[tree ?? ''] ?? 1;
        if (move?.kind === 'pick') state.points[seat] = (state.points[seat] ?? 0) + fruit;
        else if (move) state.planted[seat] = move.kind;
        state.over = state.agenda.length === 0;
      },
    },
  },
  setup: (_options, seats, random) => ({
    agenda: Array.from({ length: 2 * seats }, (_, i) => ({ task: 'turn', seat: seats - 1 - (i % seats) })),
    points: new Array<number>(seats).fill(0),
    planted: new Array<string>(seats).fill(''),
    random,
    over: false,
  }),
  redact: (state) => ({ ...orchard.clone(state), random: [0, 0, 0, 0] }),
  imagine: (view, random) => ({ ...orchard.clone(view), random: random.slice() }),
  clone: (state) => ({
    ...state,
    agenda: state.agenda.slice(),
    points: state.points.slice(),
    planted: state.planted.slice(),
    random: state.random.slice(),
  }),
  standing: (state) => rankByPoints(state.points),
};

/** Knows what has been picked, and nothing of trees. */
export const orchardExpertise: Expertise<Orchard, OrchardMove> = {
  evaluate: ({ points }) => points.map((mine) => mine / 10),
  rollout: () => MOVES.table[0] ?? MOVES.stop,
  opensTurn: () => true,
};
