import {
  below,
  type Decision,
  decisions,
  type Game,
  type Message,
  type Move,
  newMatch,
  type Options,
  playMove,
  type State,
  seedRandom,
  type Wording,
} from '@madang/kernel';
import { framed } from '../frames/frames.ts';

/** A move of a random match of which there is something to think before it is confirmed. */
export interface Advised<S extends State, M extends Move> {
  /** Everything, and not only what the seat sees. */
  readonly state: S;
  readonly decision: Decision<M>;
  readonly move: M;
  readonly said: Message;
}

interface AdvisedPlan {
  readonly matches: number;
  readonly options: Options;
  /** One in so many decisions is looked at. */
  readonly each: number;
}

/** Plays random matches of three and hears of each move that could be made what its game says of it. */
export function advisedMoves<S extends State, M extends Move>(
  game: Game<S, M>,
  own: Wording<S, M>,
  { matches, options, each }: AdvisedPlan,
  hear: (advised: Advised<S, M>) => void,
): void {
  const wording = framed(own);
  for (let i = 0; i < matches; i++) {
    const match = newMatch(game, { seats: 3, seed: `advised ${i}`, options });
    const random = seedRandom(`advised ${i}`);
    let decision = decisions(game, match.state)[0];
    for (let at = 0; decision; at++) {
      const { seat, moves } = decision;
      if (at % each === 0 && moves.length > 1) for (const one of advisedIn(game, wording, match.state, decision)) hear(one);
      const move = moves[below(random, moves.length)];
      if (!move || !playMove(match, seat, move).ok) throw new Error('an offered move is refused');
      decision = decisions(game, match.state)[0];
    }
  }
}

function advisedIn<S extends State, M extends Move>(
  game: Game<S, M>,
  { caution, tip }: Wording<S, M>,
  state: S,
  decision: Decision<M>,
): readonly Advised<S, M>[] {
  const { seat, moves } = decision;
  const view = game.redact(state, seat);
  return moves.flatMap((move) => {
    const said = caution?.(view, seat, decision, move) ?? tip?.(view, seat, decision, move);
    return said ? [{ state, decision, move, said }] : [];
  });
}
