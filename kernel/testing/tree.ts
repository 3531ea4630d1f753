import { decision, type Game, type Move, play, type State } from '../index.ts';

/**
 * The number of positions after `depth` decisions from a settled state, counted as often as they are reached (perft).
 * Seats that act at the same time are asked in the order of their lanes; a match that ends sooner counts once.
 */
export function countLeaves<S extends State, M extends Move>(game: Game<S, M>, state: S, depth: number): number {
  const open = depth > 0 ? decision(game, state) : undefined;
  if (!open) return 1;
  let leaves = 0;
  for (const move of open.moves) {
    const next = game.clone(state);
    play(game, next, open.seat, move);
    leaves += countLeaves(game, next, depth - 1);
  }
  return leaves;
}
