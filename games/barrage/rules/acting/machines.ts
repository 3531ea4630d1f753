import { MACHINES, numbersOf } from '../answers.ts';
import { gainMachinery } from '../company/goods.ts';
import type { BarrageMove } from '../moves.ts';
import { refusal } from '../refusals.ts';
import type { BarrageChoice } from '../rule.ts';

/** Every mix of n machines (BAR-SHOP-02), by n. */
const MIXES: readonly (readonly BarrageMove[])[] = [0, 1, 2, 3, 4].map((n) =>
  Array.from({ length: n + 1 }, (_, excavators) => MACHINES[excavators * 5 + n - excavators]).filter((move) => move !== undefined),
);

/** Machinery of choice: any mix of excavators and mixers. */
export const machines: BarrageChoice<'machines'> = {
  choices: (_state, { n }) => MIXES[n] ?? [],
  answer(state, { seat }, move, tell) {
    if (!move) throw new Error('no machinery to choose');
    const { excavators, mixers } = numbersOf(move);
    gainMachinery(state, seat, excavators, mixers, tell);
  },
  refuse: (_state, { n }, move) => (move.kind === 'machines' ? refusal('BAR-SHOP-02', 'machines-number', { needed: n }) : undefined),
};
