import { add, choice, has, offered, playerOf } from '@madang/kernel';
import { VLADIVOSTOK } from '../../components/map.ts';
import { FIRST_PLACE_SOURCE, numbersOf, PIECE, SUPPLY } from '../answers.ts';
import { noPiece, ownSources, takePiece } from '../map/pieces.ts';
import { refusal } from '../refusals.ts';
import type { SiberiaRule } from '../rule.ts';
import { sourceWord } from '../spelling.ts';
import type { Siberia } from '../state.ts';

/** A worker who already stands in Vladivostok is never taken (SIB-WORK-03, Q-17). */
const ALREADY_THERE = FIRST_PLACE_SOURCE + VLADIVOSTOK;

/** SIB-WORK-01, -03, -04: the supply while it holds a piece, else any seller or worker; Q-17 may open all. */
export function workerSources(state: Siberia, seat: number): number {
  const me = playerOf(state, seat);
  const sources = ownSources(state, me) & ~(1 << ALREADY_THERE);
  return state.options.workerSource === 'supplyFirst' && me.supply > 0 ? 1 << SUPPLY : sources;
}

/** SIB-WORK-01, -02: a piece enters Siberia at Vladivostok. */
export const worker: SiberiaRule<'worker'> = choice({
  choices: (state, { seat }) => offered(PIECE, workerSources(state, seat)),
  answer(state, { seat }, move, tell) {
    if (move === undefined) return;
    const { source } = numbersOf(move);
    const me = playerOf(state, seat);
    takePiece(state, me, source);
    add(me.workers, VLADIVOSTOK, 1);
    tell?.({ event: 'worker-placed', seat, from: sourceWord(source) });
  },
  refuse(state, { seat }, move) {
    if (move.kind !== 'piece') return undefined;
    const { source } = numbersOf(move);
    const me = playerOf(state, seat);
    if (!has(ownSources(state, me), source)) return noPiece(state, source, 'SIB-WORK-01');
    if (source === ALREADY_THERE) return refusal('SIB-WORK-03', 'worker-already-there', {});
    return refusal('SIB-WORK-04', 'supply-first', { supply: me.supply });
  },
});
