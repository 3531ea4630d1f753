import { add, at, offered } from '@madang/kernel';
import { HEADSTREAM_DROPS } from '../../components/map.ts';
import { DECLINE, HEADSTREAM, numbersOf } from '../answers.ts';
import { nextTurn } from '../company/order.ts';
import type { BarrageMove } from '../moves.ts';
import { refusal } from '../refusals.ts';
import { type BarrageChoice, type BarrageRule, push } from '../rule.ts';
import { headstreamWord } from '../spelling.ts';
import type { Barrage } from '../state.ts';
import { flowFromHeadstream } from './flow.ts';

const ALL: readonly BarrageMove[] = offered(HEADSTREAM, (1 << HEADSTREAM.length) - 1);
const ALL_OR_NONE: readonly BarrageMove[] = [DECLINE, ...ALL];

/** BAR-WATER-01 … -05: one drop to a headstream of choice; it waits there, or flows at once past those that wait. */
export const drop: BarrageChoice<'drop'> = {
  choices: (_state, { must }) => (must ? ALL : ALL_OR_NONE),
  answer(state, task, move, tell) {
    const { seat, left, flow, mustAll } = task;
    if (!move || move.kind === 'decline') {
      tell?.({ event: 'declined', seat, what: 'drop', origin: null });
      return;
    }
    if (left > 1) push(state, { ...task, left: left - 1, must: mustAll });
    const { headstream } = numbersOf(move);
    tell?.({ event: 'drop-placed', seat, headstream: headstreamWord(headstream), flow });
    if (flow === 'now') flowFromHeadstream(state, headstream, 1, tell);
    else add(state.waiting, headstream, 1);
  },
  refuse(state, { mustAll }, move) {
    if (move.kind !== 'decline') return undefined;
    const rule = state.options['water.mayPlaceFewerLaterDrops'] === 'false' && mustAll ? 'BAR-WATER-02' : 'BAR-WATER-01';
    return refusal(rule, 'must-place', {});
  },
};

/** Drops that a headstream's tile brings in a round (BAR-HEAD-01, -02). */
export const tileDrops = (state: Barrage, headstream: number, round: number): number =>
  at(HEADSTREAM_DROPS[at(state.headstreams, headstream)] ?? [], round - 1);

/** BAR-HEAD-01 … -04: after the incomes the tiles bring their drops; then the action phase begins. */
export const headstreams: BarrageRule<'headstreams'> = {
  resolve(state, _task, _move, tell) {
    for (let headstream = 0; headstream < state.headstreams.length; headstream++) {
      const drops = tileDrops(state, headstream, state.round);
      add(state.waiting, headstream, drops);
      if (drops > 0) tell?.({ event: 'headstream-filled', headstream: headstreamWord(headstream), drops });
    }
    nextTurn(state, -1);
  },
};
