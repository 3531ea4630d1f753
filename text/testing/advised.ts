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

/** Plays random matches of three and hears of each move that could be made what its game says of it. `each`: one in so many decisions. */
export function advisedMoves<S extends State, M extends Move>(
  game: Game<S, M>,
  own: Wording<S, M>,
  { matches, options, each }: { readonly matches: number; readonly options: Options; readonly each: number },
  hear: (advised: Advised<S, M>) => void,
): void {
  const { caution, tip } = framed(own);
  for (let i = 0; i < matches; i++) {
    const match = newMatch(game, { seats: 3, seed: `advised ${i}`, options });
    const random = seedRandom(`advised ${i}`);
    let at = 0;
    for (let decision = decisions(game, match.state)[0]; decision; decision = decisions(game, match.state)[0], at++) {
      const { seat, moves } = decision;
      const { state } = match;
      const view = game.redact(state, seat);
      if (at % each === 0 && moves.length > 1) {
        for (const move of moves) {
          const said = caution?.(view, seat, decision, move) ?? tip?.(view, seat, decision, move);
          if (said) hear({ state, decision, move, said });
        }
      }
      const move = moves[below(random, moves.length)];
      if (!move || !playMove(match, seat, move).ok) throw new Error('an offered move is refused');
    }
  }
}
