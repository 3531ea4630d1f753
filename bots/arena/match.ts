import {
  begin,
  type Decision,
  decision,
  type Expertise,
  type Game,
  type Move,
  movesInARow,
  type Pack,
  type Played,
  play,
  type RandomState,
  type Score,
  type Seat,
  type State,
  seedRandom,
  type Tell,
  victoryShares,
} from '@madang/kernel';
import type { Question } from '../contract.ts';
import { anyOf } from '../determinization.ts';
import { valued } from '../values/valued.ts';
import { answerOf, type Contender } from './contender.ts';

/** A match between bots: who sits where (null: the rules play that seat), and what makes it repeatable. */
export interface MatchPlan {
  readonly seats: readonly (Contender | null)[];
  readonly seed: string;
  readonly options?: unknown;
  /** What it is played with, if the options name a pack. */
  readonly pack?: Pack | undefined;
  /** Every seat plays by the policy of playouts: measurements of cards need many matches, and a bot that looks at its view takes twice as long. */
  readonly quick?: true;
}

/** How the match of a plan begins. */
export const setupOf = ({ seats, ...plan }: MatchPlan) => ({ ...plan, seats: seats.length });

/** What a seat's thinking cost in a match. Only decisions with a choice to think about count. */
export interface Spent {
  readonly decisions: number;
  readonly milliseconds: number;
  readonly iterations: number;
}

/** How a match went. `finished`: false where it reached `LONGEST_MATCH`; the scores are those of that moment. */
export interface MatchResult {
  readonly finished: boolean;
  readonly decisions: number;
  readonly scores: readonly Score[];
  /** By seat, its share of the victory. */
  readonly shares: readonly number[];
  readonly spent: readonly Spent[];
}

/** Decisions after which a match between bots is given up. */
export const LONGEST_MATCH = 50_000;

interface Player<S extends State, M extends Move> {
  readonly contender: Contender | null;
  readonly expertise: Expertise<S, M>;
  readonly random: RandomState;
  decisions: number;
  milliseconds: number;
  iterations: number;
}

/** What a measurement learns of a match besides its moves: the told events, and the state at its end. */
export interface Watch<S extends State> {
  readonly tell?: Tell;
  end?(state: S): void;
}

/** Plays a match between bots on this thread. Equal plans of bots bounded by iterations go equally. `hear`: told every move. */
export function playMatch<S extends State, M extends Move>(
  game: Game<S, M>,
  expertise: Expertise<S, M>,
  plan: MatchPlan,
  hear: (seat: Seat, move: M) => void = () => undefined,
  { tell, end }: Watch<S> = {},
): MatchResult {
  const trained = valued(game, expertise);
  const players = plan.seats.map((contender, seat): Player<S, M> => {
    return {
      contender,
      expertise: contender?.untrained ? expertise : trained,
      random: seedRandom(`${plan.seed}/${seat}`),
      decisions: 0,
      milliseconds: 0,
      iterations: 0,
    };
  });
  const state = begin(game, setupOf(plan), tell);
  let next: Decision<M> | undefined = decision(game, state);
  const log: Played<M>[] = [];
  let decisions = 0;
  for (; next !== undefined && decisions < LONGEST_MATCH; decisions++) {
    const player = players[next.seat];
    if (!player) throw new Error(`nobody sits at seat ${next.seat}`);
    const { seat } = next;
    const move = plan.quick
      ? expertise.rollout(state, next, player.random)
      : decide(game, state, next, player, { seed: `${plan.seed}/${seat}/${decisions}`, made: movesInARow(log, seat) });
    hear(seat, move);
    log.push({ seat, move });
    next = play(game, state, seat, move, tell);
  }
  end?.(state);
  const spent = players.map(({ decisions, milliseconds, iterations }) => ({ decisions, milliseconds, iterations }));
  return { finished: state.over, decisions, scores: game.standing(state), shares: victoryShares(game, state), spent };
}

/** What a question says besides its view. */
type Asked = Required<Pick<Question, 'seed' | 'made'>>;

/** The random bot needs no view: the offered moves are all that it looks at. */
function decide<S extends State, M extends Move>(game: Game<S, M>, state: S, open: Decision<M>, player: Player<S, M>, asked: Asked): M {
  if (!player.contender) throw new Error(`the rules do not play seat ${open.seat}`);
  if (player.contender.level === 'random' || open.moves.length === 1) return anyOf(open.moves, player.random);
  const begun = performance.now();
  const question = { game, expertise: player.expertise, view: game.redact(state, open.seat), seat: open.seat, ...asked };
  const thought = answerOf(player.contender, question);
  if (thought.iterations > 0) {
    player.decisions += 1;
    player.milliseconds += performance.now() - begun;
    player.iterations += thought.iterations;
  }
  return thought.move;
}
