import { NOBODY, pushInOrder, type Task, turnOrder } from '@madang/kernel';
import { fillMarket } from '../market/filling.ts';
import { isSolo, type LudwigRule } from '../rule.ts';
import type { Ludwig, LudwigTask } from '../state.ts';

/** LUD-ROUND-09: clockwise from the left of the Master Builder, who is last. */
const turnsOf = (state: Ludwig): readonly LudwigTask[] =>
  turnOrder(state.builder + 1, state.players.length).map((seat) => ({ task: 'turn', seat, extra: false }));

/** A round: the market is filled, prices are set – in a solo game they are as revealed (LUD-SOLO-04) –, and everybody has a turn. */
export const round: LudwigRule<'round'> = {
  resolve(state, _task, _move, tell) {
    state.round += 1;
    state.sold = false;
    tell?.({ event: 'round-began', round: state.round, builder: isSolo(state) ? NOBODY : state.builder });
    const pricing: readonly LudwigTask[] = isSolo(state) ? [] : [{ task: 'prices', seat: state.builder }];
    const tasks: readonly Task[] = [...pricing, ...turnsOf(state), { task: 'round-end', seat: NOBODY }];
    pushInOrder(state, tasks);
    fillMarket(state, tell);
  },
};
