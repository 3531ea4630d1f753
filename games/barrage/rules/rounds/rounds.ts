import { NOBODY, playerOf, pushInOrder, type Seat } from '@madang/kernel';
import { ENGINEERS, ROUNDS } from '../../components/numbers.ts';
import { orderByEnergy } from '../company/order.ts';
import { dealPatents, discardPatents } from '../market/patents.ts';
import { isExpert } from '../options.ts';
import { type BarrageRule, type BarrageTell, push } from '../rule.ts';
import { type Barrage, type BarrageTask, EMPTY } from '../state.ts';
import { flowAll } from '../water/flow.ts';
import { endGame } from './final.ts';
import { scoreRound } from './scoring.ts';

/** BAR-ROUND-02, BAR-INC-08: a round begins with the incomes, in reverse turn order, then the headstreams. */
export const round: BarrageRule<'round'> = {
  resolve(state, _task, _move, tell) {
    state.round += 1;
    tell?.({ event: 'round-began', round: state.round, order: state.order.slice() });
    const order = state.options['income.order'] === 'turnOrder' ? state.order : state.order.toReversed();
    const tasks: BarrageTask[] = order.map((seat: Seat) => ({ task: 'income', seat, from: 0 }));
    pushInOrder(state, [...tasks, { task: 'headstreams', seat: NOBODY }]);
  },
};

/** BAR-EOR-01 … -06: turn order, markers, engineers and, in the expert game, patents. */
function endRound(state: Barrage, tell: BarrageTell): void {
  state.order = orderByEnergy(state);
  tell?.({ event: 'order-set', order: state.order.slice() });
  for (let seat = 0; seat < state.players.length; seat++) {
    const me = playerOf(state, seat);
    me.energy = 0;
    me.engineers = ENGINEERS;
    me.constructions = 0;
    me.copies = 0;
    me.passed = false;
  }
  state.spaces.fill(EMPTY);
  if (!isExpert(state.options)) return;
  discardPatents(state, tell);
  dealPatents(state, tell);
}

/** BAR-ROUND-02, -03: the water flows, the round is scored; after the fifth the game ends instead of the round. */
export const roundEnd: BarrageRule<'round end'> = {
  resolve(state, _task, _move, tell) {
    tell?.({ event: 'water-flows', round: state.round });
    flowAll(state, tell);
    scoreRound(state, tell);
    if (state.round >= ROUNDS) {
      endGame(state, tell);
      return;
    }
    endRound(state, tell);
    push(state, { task: 'round', seat: NOBODY });
  },
};
