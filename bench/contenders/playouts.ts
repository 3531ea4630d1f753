import { type Game, play } from '@madang/kernel';
import { type Batch, inTurn, playRandomly, recordMatches } from '../matches.ts';

/** Whole matches, set-up included; seeds fixed, every match another one. */
const SEEDS = Array.from({ length: 1000 }, (_, i) => String(i));

/** Random play through the kernel: every decision's closed list of moves is made, one of them is played. A unit is a decision. */
export const randomPlay = (game: Game): Batch => inTurn(SEEDS, (seed) => playRandomly(game, seed));

/** The same; a unit is a match. */
export const randomMatches = (game: Game): Batch =>
  inTurn(SEEDS, (seed) => {
    playRandomly(game, seed);
    return 1;
  });

/** Matches known beforehand, played again through the kernel from a copy of their start. A unit is a move. */
export const recordedMoves = (game: Game): Batch =>
  inTurn(recordMatches(game, 20), ({ start, log }) => {
    const state = game.clone(start);
    for (const { seat, move } of log) play(game, state, seat, move);
    return log.length;
  });
