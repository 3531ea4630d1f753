import {
  below,
  choice,
  fastRandom,
  type Game,
  hiddenRandom,
  type Moves,
  moveSpace,
  type OptionsOf,
  push,
  type Rules,
  rankByPoints,
  type Seat,
  type State,
  single,
  tasks,
  typedOptions,
} from '@madang/kernel';
import { copyState } from '@madang/kernel/plain';

/** Which matches there are: the first value is the default. */
const OPTIONS = { goal: ['50', '100'] } as const;

/** The position: plain data. What every player has stands in `players`. */
export interface Example extends State {
  options: OptionsOf<typeof OPTIONS>;
  players: { score: number }[];
  /** Points of the turn under way. */
  turnPoints: number;
}

/** What can wait to happen. */
export type ExampleTask = { readonly task: 'turn'; readonly seat: Seat };

/** The rule that each task stands on. */
export const TASKS = tasks<ExampleTask>('Example', { turn: 'EXA-TURN-01' });

/** What can be told of a match. */
export type ExampleEvent =
  | { readonly event: 'rolled'; readonly seat: Seat; readonly die: number }
  | { readonly event: 'lost' | 'held' | 'won'; readonly seat: Seat; readonly points: number };

/** Every answer that the game knows. */
export type ExampleMove = Moves<{ readonly kind: 'roll' | 'hold' }>;
const MOVES = moveSpace<{ readonly kind: 'roll' | 'hold' }>([{ kind: 'roll' }, { kind: 'hold' }]);
const ROLL = single(MOVES, 'roll');
const HOLD = single(MOVES, 'hold');

const DIE_SIDES = 6;

/** Ends the turn with so many points kept: the next seat has the turn. */
function endTurn(state: Example, seat: Seat): void {
  state.turnPoints = 0;
  push(state, { task: 'turn', seat: (seat + 1) % state.players.length });
}

const RULES: Rules<Example, ExampleTask, ExampleMove, ExampleEvent> = {
  turn: choice({
    always: true,
    // EXA-TURN-01: nobody holds with nothing
    choices: ({ turnPoints }) => (turnPoints > 0 ? [ROLL, HOLD] : [ROLL]),
    answer(state, { seat }, move, tell) {
      const me = state.players[seat];
      if (!me) throw new Error(`no seat ${seat}`);
      const points = state.turnPoints;
      if (move === HOLD) {
        me.score += points;
        tell?.({ event: 'held', seat, points });
        if (me.score < Number(state.options.goal)) return endTurn(state, seat);
        // EXA-END-01
        state.over = true;
        return tell?.({ event: 'won', seat, points: me.score });
      }
      const die = 1 + below(state.random, DIE_SIDES);
      tell?.({ event: 'rolled', seat, die });
      if (die === 1) {
        // EXA-TURN-03
        tell?.({ event: 'lost', seat, points });
        return endTurn(state, seat);
      }
      state.turnPoints += die;
      push(state, { task: 'turn', seat });
    },
  }),
};

/** Pig, a folk game of dice: the smallest whole game, and the one that docs/add-a-game.md explains. */
export const example: Game<Example, ExampleMove> = {
  name: 'example',
  version: '1.0.0',
  players: { min: 2, max: 4 },
  options: OPTIONS,
  moves: MOVES,
  rules: RULES,
  setup: (options, seats, random) => ({
    agenda: [{ task: 'turn', seat: 0 }],
    random,
    over: false,
    options: typedOptions(OPTIONS, options),
    players: Array.from({ length: seats }, () => ({ score: 0 })),
    turnPoints: 0,
  }),
  // Only chance to come is hidden.
  redact: (state) => ({ ...copyState(state), random: hiddenRandom() }),
  imagine: (view, random) => ({ ...copyState(view), random: fastRandom(random) }),
  clone: copyState,
  standing: ({ players }) => rankByPoints(players.map(({ score }) => score)),
};
