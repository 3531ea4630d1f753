import { play } from '@madang/kernel';
import { siberia } from '@madang/siberia';
import { playByHand } from '../siberia-by-hand/game.ts';
import { type Batch, inTurn, playRandomly, recordMatches, SEATS } from './matches.ts';

/** Whole matches, set-up included; seeds fixed, every match another one. A unit is a decision. */
const SEEDS = Array.from({ length: 1000 }, (_, i) => String(i));

/** Random play through the kernel: every decision's closed list of moves is made, one of them is played. */
export const randomPlay = (): Batch => inTurn(SEEDS, (seed) => playRandomly(siberia, seed));

/** The same game in hand-written loops. */
export const randomPlayByHand = (): Batch => inTurn(SEEDS, (seed) => playByHand(seed, SEATS).decisions);

/** Matches known beforehand, played again through the kernel from a copy of their start. */
export const recordedMoves = (): Batch =>
  inTurn(recordMatches(siberia, 20), ({ start, log }) => {
    const state = siberia.clone(start);
    for (const { seat, move } of log) play(siberia, state, seat, move);
    return log.length;
  });
