import { anyOrder, oneOf, optional, push } from '@madang/kernel';
import { MAY, performing, SOME, WHOLE } from '../agenda/effect-tasks.ts';
import { follow, type UnderwaterRule } from '../rule.ts';
import { usableParts, without } from './composing.ts';
import { perform, usable } from './usable.ts';

export const effect: UnderwaterRule<'effect'> = {
  resolve: (state, task, _move, tell) => perform(state, task.deed, task, tell),
};

/** UWC-TURN-12, -19: which part is next, or none; parts that can do nothing are left out until another lets them. */
export const parts: UnderwaterRule<'parts'> = {
  resolve(state, { of, seat, need, slot }) {
    if (need === WHOLE) {
      push(state, anyOrder(seat, ...of.map((deed) => performing(deed, { seat, need, slot }))));
      return;
    }
    const open = usableParts(state, seat, of, slot, usable);
    const [only, other] = open;
    if (only === undefined) return;
    if (other === undefined) {
      follow(state, { task: 'part', of, at: only, seat, need, slot });
      return;
    }
    const frame = oneOf(seat, ...open.map((at) => ({ task: 'part', of, at, seat, need: SOME, slot }) as const));
    push(state, need === MAY ? optional(frame) : frame);
  },
};

/** The part that was picked; then the others. */
export const part: UnderwaterRule<'part'> = {
  resolve(state, { of, at, seat, need, slot }) {
    if (of.length > 1) follow(state, { task: 'parts', of: without(of, at), seat, need: MAY, slot });
    const deed = of[at];
    if (deed) follow(state, performing(deed, { seat, need, slot }));
  },
  possible: (state, { of, at, seat, slot }) => of[at] !== undefined && usable(state, seat, of[at], slot),
};

/** The alternative that was picked. */
export const alternative: UnderwaterRule<'alternative'> = {
  resolve: (state, task, _move, tell) => perform(state, task.deed, task, tell),
  possible: (state, { deed, seat, slot }) => usable(state, seat, deed, slot),
};
