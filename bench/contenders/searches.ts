import { search } from '@madang/bots';
import { decision, type Expertise, seedRandom, winners } from '@madang/kernel';
import { type Siberia, type SiberiaMove, siberia } from '@madang/siberia';
import { expertise } from '@madang/siberia/bot';
import { plainUct } from '../plain-uct.ts';
import { anyOf, type Batch, inTurn, samplePositions } from './matches.ts';

/** Decisions of a playout. */
const DEPTH = 50;
const ITERATIONS = 200;

/** Positions of random matches in which there is something to choose. */
const positions = () => samplePositions(siberia, 64).filter(({ state }) => (decision(siberia, state)?.moves.length ?? 0) > 1);

/** A victory shared among those who have most money now. */
function leaders(state: Siberia): readonly number[] {
  const scores = siberia.standing(state);
  const first = winners(scores);
  return scores.map(({ seat }) => (first.includes(seat) ? 1 / first.length : 0));
}

/** Playouts of any move. */
const UNIFORM: Expertise<Siberia, SiberiaMove> = { evaluate: leaders, rollout: (_state, open, random) => anyOf(open, random) };

const searchWith = (known: Expertise<Siberia, SiberiaMove>): Batch =>
  inTurn(positions(), ({ state, seat }, index) => {
    const question = { game: siberia, expertise: known, view: siberia.redact(state, seat), seat, seed: String(index) };
    return search(question, { iterations: ITERATIONS }, { depth: DEPTH, exploration: 0.35 }).iterations;
  });

/** The bots' search with what the game knows of good play. A unit is an iteration. */
export const searchByExpertise = (): Batch => searchWith(expertise);

/** The bots' search with playouts of any move. */
export const searchUniformly = (): Batch => searchWith(UNIFORM);

/** Textbook UCT with playouts of any move. */
export const uct = (): Batch =>
  inTurn(positions(), ({ state }, index) =>
    plainUct(siberia, state, { iterations: ITERATIONS, depth: DEPTH, random: seedRandom(String(index)) }, leaders),
  );
