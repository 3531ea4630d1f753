import { add, has } from '@madang/kernel';
import { VLADIVOSTOK } from '../components/map.ts';
import { FIRST_PLACE_SOURCE, FORGO, names, offer, PIECE, SUPPLY } from './answers.ts';
import type { SiberiaMove } from './moves.ts';
import { noPiece, ownSources, takePiece } from './pieces.ts';
import { refusal } from './refusals.ts';
import { answered, ask, player, type SiberiaRule, type TaskOf } from './rule.ts';
import { sourceWord } from './spelling.ts';
import type { Siberia } from './state.ts';

/** A worker who already stands in Vladivostok is never taken (SIB-WORK-03, Q-17). */
const ALREADY_THERE = FIRST_PLACE_SOURCE + VLADIVOSTOK;

/** SIB-WORK-01, -03, -04: the supply while it holds a piece, else any seller or worker; Q-17 may open all. */
export function workerSources(state: Siberia, seat: number): number {
  const me = player(state, seat);
  const sources = ownSources(state, me) & ~(1 << ALREADY_THERE);
  return state.options.workerSource === 'supplyFirst' && me.supply > 0 ? 1 << SUPPLY : sources;
}

function choices(state: Siberia, { seat }: TaskOf<'worker'>): readonly SiberiaMove[] {
  const list = state.options.emptyActions === 'forbidden' ? [] : [FORGO];
  offer(list, PIECE, workerSources(state, seat));
  return list;
}

/** SIB-WORK-01, -02: a piece enters Siberia at Vladivostok. */
export const worker: SiberiaRule<'worker'> = {
  moves: (state, task) => ask(choices(state, task)),
  resolve(state, task, move, tell) {
    const { seat } = task;
    const chosen = answered(move, () => choices(state, task));
    if (chosen === undefined || chosen === FORGO) {
      tell?.({ event: 'forwent', seat, effect: 'worker' });
      return;
    }
    const { source } = names(chosen);
    const me = player(state, seat);
    takePiece(state, me, source);
    add(me.workers, VLADIVOSTOK, 1);
    tell?.({ event: 'worker-placed', seat, from: sourceWord(source) });
  },
  refuse(state, { seat }, move) {
    if (move === FORGO) return refusal('SIB-ACT-12', 'effect-not-forgone', {});
    if (move.kind !== 'piece') return undefined;
    const { source } = names(move);
    const me = player(state, seat);
    if (!has(ownSources(state, me), source)) return noPiece(state, source, 'SIB-WORK-01');
    if (source === ALREADY_THERE) return refusal('SIB-WORK-03', 'worker-already-there', {});
    return refusal('SIB-WORK-04', 'supply-first', { supply: me.supply });
  },
};
