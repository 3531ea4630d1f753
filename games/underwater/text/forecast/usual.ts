import type { Decision } from '@madang/kernel';
import type { UnderwaterMove } from '../../rules/moves.ts';
import type { Underwater } from '../../rules/state.ts';

/** UWC-FED-11, UWC-CARD-04: a step and a claimed card cost nothing; doing without them is legal, and rare. */
const FREE: readonly string[] = ['advance', 'claim'];

/** The answer that is nearly always given where the only other one is to do without. */
export const usual = (_view: Underwater, { task, moves }: Decision<UnderwaterMove>): UnderwaterMove | undefined =>
  FREE.includes(task.task) ? moves.find(({ kind }) => kind === 'do') : undefined;
