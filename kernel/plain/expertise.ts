import type { Expertise, Move, Score, State } from '../index.ts';
import { below, type Game, sharesOfVictory } from '../index.ts';

/** What bots know of a game that tells them nothing: its points, and that any answer may be played. */
export const plainExpertise = <S extends State, M extends Move>(game: Game<S, M>): Expertise<S, M> => ({
  evaluate: (state) => (state.over ? sharesOfVictory(game.standing(state)) : sharesOfPoints(game.standing(state))),
  rollout(_, { task, moves }, random) {
    const move = moves[below(random, moves.length)];
    if (!move) throw new Error(`'${task.task}' offers nothing`);
    return move;
  },
});

/** Each seat's part of all points, counted from one below the last seat's. */
function sharesOfPoints(scores: readonly Score[]): readonly number[] {
  const least = Math.min(...scores.map(({ points }) => points)) - 1;
  const total = scores.reduce((sum, { points }) => sum + points - least, 0);
  return scores.map(({ points }) => (points - least) / total);
}
