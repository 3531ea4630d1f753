import { at, NOBODY, playerOf, pushInOrder, type Seat } from '@madang/kernel';
import { ACTION_TILES } from '../../components/numbers.ts';
import { clone } from '../clone.ts';
import { drawCards } from '../goods/gain.ts';
import { follow, type UnderwaterRule } from '../rule.ts';
import type { Underwater, UnderwaterTask } from '../state.ts';
import { TASKS } from '../tasks.ts';

/** UWC-TURN-01, -02, -17: the next turn by play order, or the end of the round after three turns each. */
export const nextTurn: UnderwaterRule<'next turn'> = {
  resolve(state) {
    const seats = state.players.length;
    if (state.turns >= seats * ACTION_TILES) {
      follow(state, { task: 'round end', seat: NOBODY });
      return;
    }
    const seat = at(state.order, state.turns % seats);
    const tasks: UnderwaterTask[] = [
      { task: 'discard', seat },
      { task: 'slot', seat },
    ];
    pushInOrder(state, tasks);
  },
};

/** UWC-TURN-15, UWC-GLOSS-18: the card at the end of a turn; what works once per turn is over. */
export const turnEnd: UnderwaterRule<'turn end'> = {
  resolve(state, { seat }, _move, tell) {
    const { doings } = playerOf(state, seat);
    doings.tunnels = 0;
    doings.buildings = 0;
    doings.cities = 0;
    doings.upgrades = 0;
    doings.once.length = 0;
    drawCards(state, seat, 1, tell);
    state.turns += 1;
    follow(state, { task: 'next turn', seat: NOBODY });
  },
};

/** A view in which it is a seat's turn, where one of its turns of this round (UWC-TURN-02) is still to come. */
export function turnOf(view: Underwater, seat: Seat): Underwater | undefined {
  const under = view.agenda[0];
  if (!under || !TASKS.is(under) || (under.task !== 'slot' && under.task !== 'turn end')) return undefined;
  const seats = view.players.length;
  let turns = view.turns + 1;
  while (at(view.order, turns % seats) !== seat) turns += 1;
  if (turns >= seats * ACTION_TILES) return undefined;
  const turn = clone(view);
  turn.turns = turns;
  turn.agenda = [];
  pushInOrder(turn, [
    { task: 'discard', seat },
    { task: 'slot', seat },
  ]);
  return turn;
}
