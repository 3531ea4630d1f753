import { below, type Expertise, type Game, type Moves, moveSpace, placesOf, rankByPoints, type State, stakesOfKinds } from '@madang/kernel';

/** Fruits on a table, each worth so many points. In turn each seat eats one, twice. */
export interface Fruits extends State {
  /** By fruit, the seat that ate it; −1 while it lies there. */
  eaten: number[];
  seats: number;
}

export const WORTH = [9, 7, 5, 3, 2, 1, 0, 0] as const;
type Fields = { readonly kind: 'eat'; readonly fruit: number };
export type FruitsMove = Moves<Fields>;
const MOVES = moveSpace<Fields>(WORTH.map((_, fruit) => ({ kind: 'eat', fruit })));
const lying = ({ eaten }: Fruits): readonly number[] => placesOf(eaten, -1);
const eat = (fruit: number): readonly FruitsMove[] => MOVES.table.filter((move) => move.kind === 'eat' && move.fruit === fruit);
const pointsOf = ({ eaten, seats }: Fruits): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => placesOf(eaten, seat).reduce((sum, fruit) => sum + (WORTH[fruit] ?? 0), 0));

export const fruits: Game<Fruits, FruitsMove> = {
  name: 'fruits',
  version: '1',
  players: { min: 1, max: 4 },
  options: {},
  moves: MOVES,
  rules: {
    turn: {
      moves: (state) => lying(state).flatMap(eat),
      resolve(state, { seat }, move) {
        if (move?.kind === 'eat') state.eaten[move.fruit] = seat;
        state.over = state.agenda.length === 0;
      },
    },
  },
  setup(_options, seats, random) {
    const turns = [...Array(2 * seats).keys()].map((turn) => ({ task: 'turn', seat: seats - 1 - (turn % seats) }));
    return { agenda: turns, eaten: WORTH.map(() => -1), seats, random, over: false };
  },
  redact: (state) => structuredClone(state),
  imagine: (view, random) => ({ ...structuredClone(view), random: [...random] }),
  clone: (state) => structuredClone(state),
  standing: (state) => rankByPoints(pointsOf(state)),
};

/** Knows what has been eaten. */
export const fruitsExpertise: Expertise<Fruits, FruitsMove> = {
  evaluate: (state) => pointsOf(state).map((points) => points / 20),
  rollout: (_state, { moves }, random) => moves[below(random, moves.length)] ?? MOVES.stop,
  opensTurn: () => true,
  temperatures: { greedy: 0.001, normal: 0.001, hard: 0.001 },
  stakes: stakesOfKinds<Fruits>([
    { count: WORTH.length, there: lying, what: (_, fruit) => ({ key: `fruits.${fruit}` }), moveAt: (fruit) => eat(fruit)[0]?.id },
  ]),
};
