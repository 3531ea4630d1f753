import { below, type Expertise, type Game, type Moves, moveSpace, placesOf, rankByPoints, type State, stakesOfKinds } from '@madang/kernel';

/** Fruits on a table, each worth its number. In turn each seat eats one, twice. */
export interface Fruits extends State {
  points: number[];
  /** By fruit, 1 while it lies there. */
  there: number[];
}

export const WORTH = [9, 7, 5, 3, 2, 1, 0, 0] as const;
type Fields = { readonly kind: 'eat'; readonly fruit: number };
export type FruitsMove = Moves<Fields>;
const MOVES = moveSpace<Fields>(WORTH.map((_, fruit) => ({ kind: 'eat', fruit })));
const lying = (state: Fruits): readonly number[] => placesOf(state.there, 1);
const eat = (fruit: number): FruitsMove | undefined => MOVES.table.find((move) => move.kind === 'eat' && move.fruit === fruit);

export const fruits: Game<Fruits, FruitsMove> = {
  name: 'fruits',
  version: '1',
  players: { min: 1, max: 4 },
  options: {},
  moves: MOVES,
  rules: {
    turn: {
      moves: (state) => lying(state).flatMap((fruit) => eat(fruit) ?? []),
      resolve(state, { seat }, move) {
        if (move?.kind !== 'eat') return;
        state.there[move.fruit] = 0;
        state.points[seat] = (state.points[seat] ?? 0) + (WORTH[move.fruit] ?? 0);
        state.over = state.agenda.length === 0;
      },
    },
  },
  setup: (_options, seats, random) => ({
    agenda: Array.from({ length: 2 * seats }, (_, i) => ({ task: 'turn', seat: seats - 1 - (i % seats) })),
    points: new Array<number>(seats).fill(0),
    there: WORTH.map(() => 1),
    random,
    over: false,
  }),
  redact: (state) => ({ ...fruits.clone(state), random: [0, 0, 0, 0] }),
  imagine: (view, random) => ({ ...fruits.clone(view), random: random.slice() }),
  clone: (state) => ({
    ...state,
    agenda: state.agenda.slice(),
    points: state.points.slice(),
    there: state.there.slice(),
    random: state.random.slice(),
  }),
  standing: (state) => rankByPoints(state.points),
};

/** Knows what has been eaten. */
export const fruitsExpertise: Expertise<Fruits, FruitsMove> = {
  evaluate: ({ points }) => points.map((mine) => mine / 20),
  rollout: (_state, { moves }, random) => moves[below(random, moves.length)] ?? MOVES.stop,
  opensTurn: () => true,
  temperatures: { greedy: 0.001, normal: 0.001, hard: 0.001 },
  stakes: stakesOfKinds<Fruits>([
    {
      count: WORTH.length,
      there: lying,
      what: (_, fruit) => ({ key: `fruits.${fruit}` }),
      moveAt: (fruit) => eat(fruit)?.id,
    },
  ]),
};
