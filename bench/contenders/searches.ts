import { search, valued } from '@madang/bots';
import { decision, type Expertise, type Game, type State, seedRandom, winners } from '@madang/kernel';
import { anyOf, type Batch, inTurn, samplePositions } from '../matches.ts';
import { plainUct } from './plain-uct.ts';

/** Decisions of a playout. */
const DEPTH = 50;
const ITERATIONS = 200;

/** Positions of random matches in which there is something to choose. */
const positions = (game: Game) => samplePositions(game, 64).filter(({ state }) => (decision(game, state)?.moves.length ?? 0) > 1);

/** A victory shared among those who stand best now. */
const leaders =
  (game: Game) =>
  (state: State): readonly number[] => {
    const scores = game.standing(state);
    const first = winners(scores);
    return scores.map(({ seat }) => (first.includes(seat) ? 1 / first.length : 0));
  };

/** The bots' search with what the game knows of good play. A unit is an iteration. */
export const searchBy = (game: Game, expertise: Expertise): Batch =>
  inTurn(positions(game), ({ state, seat }, index) => {
    const question = { game, expertise: valued(game, expertise), view: game.redact(state, seat), seat, seed: String(index) };
    return search(question, { iterations: ITERATIONS }, { depth: DEPTH, exploration: 0.35 }).iterations;
  });

/** The bots' search with playouts of any move. */
export const searchUniformly = (game: Game): Batch =>
  searchBy(game, { evaluate: leaders(game), rollout: (_state, open, random) => anyOf(open, random) });

/** Textbook UCT with playouts of any move. */
export const uct = (game: Game): Batch =>
  inTurn(positions(game), ({ state }, index) =>
    plainUct(game, state, { iterations: ITERATIONS, depth: DEPTH, random: seedRandom(String(index)) }, leaders(game)),
  );
