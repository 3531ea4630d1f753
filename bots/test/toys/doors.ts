import { type Expertise, type Game, type Moves, moveSpace, rankByPoints, type State } from '@madang/kernel';

/**
 * Each turn is three doors, left or right, and only the whole way pays: left, right, left. Anything else pays nothing, a first
 * door to the right one point at once. Nothing is hidden, and seats take turns.
 */
export interface Doors extends State {
  points: number[];
  /** Doors passed in this turn. */
  way: string;
}

type Fields = { readonly kind: 'left' } | { readonly kind: 'right' };
export type DoorsMove = Moves<Fields>;

const MOVES = moveSpace<Fields>([{ kind: 'left' }, { kind: 'right' }]);
const PAYS: Readonly<Record<string, number>> = { lrl: 5, rll: 1, rlr: 1, rrl: 1, rrr: 1 };
/** Turns of each seat. */
const TURNS = 2;

export const doors: Game<Doors, DoorsMove> = {
  name: 'doors',
  version: '1',
  players: { min: 1, max: 4 },
  options: {},
  moves: MOVES,
  rules: {
    turn: {
      moves: () => MOVES.table,
      resolve(state, { seat }, move) {
        state.way += move?.kind === 'left' ? 'l' : 'r';
        if (state.way.length < 3) {
          state.agenda.push({ task: 'door', seat });
          return;
        }
        state.points[seat] = (state.points[seat] ?? 0) + (PAYS[state.way] ?? 0);
        state.way = '';
        state.over = state.agenda.length === 0;
      },
    },
    door: {
      moves: () => MOVES.table,
      resolve: (state, task, move, tell) => doors.rules.turn?.resolve(state, task, move, tell),
    },
  },
  setup: (_options, seats, random) => ({
    agenda: Array.from({ length: TURNS * seats }, (_, i) => ({ task: 'turn', seat: seats - 1 - (i % seats) })),
    points: new Array<number>(seats).fill(0),
    way: '',
    random,
    over: false,
  }),
  redact: (state) => ({ ...doors.clone(state), random: [0, 0, 0, 0] }),
  imagine: (view, random) => ({ ...doors.clone(view), random: random.slice() }),
  clone: (state) => ({ ...state, agenda: state.agenda.slice(), points: state.points.slice(), random: state.random.slice() }),
  standing: (state) => rankByPoints(state.points),
};

/** Knows what a turn brought, and goes left at a glance. */
export const doorsExpertise: Expertise<Doors, DoorsMove> = {
  evaluate: ({ points }) => points.map((mine) => mine / (5 * TURNS)),
  rollout: (_state, { moves }) => moves.find((move) => move.kind === 'left') ?? moves[0] ?? MOVES.stop,
  opensTurn: ({ task }) => task.task === 'turn',
};
