import { add, allAtOnce, answers, at, choice, insertSorted, NOBODY, offerAll, playerOf, pushInOrder, type Task } from '@madang/kernel';
import { RESEARCH } from '../../components/counters.ts';
import { COUNTERS_KEPT } from '../../components/numbers.ts';
import { ROWS } from '../../components/words.ts';
import { atCounter, counterAt, numbersOf } from '../answers.ts';
import { MOVES, type SiberiaMove } from '../moves.ts';
import { refusal } from '../refusals.ts';
import { follow, type SiberiaRule } from '../rule.ts';
import { areaText, areaWord, counterText, counterWord } from '../spelling.ts';
import { EMPTY, type Player, TILE } from '../state.ts';
import type { TaskOf } from '../tasks.ts';
import { endGame } from './end.ts';
import { countersIn, countersOnBoard, lift } from './personal-board.ts';
import { beginPlacing } from './placing.ts';

const REMOVE = answers(MOVES, 'remove', atCounter);

/** A round begins with the draw (SIB-ROUND-02); from the second on the start marker has gone to the left (SIB-ROUND-04, -11). */
export const round: SiberiaRule<'round'> = {
  resolve(state, _task, _move, tell) {
    if (state.round > 0) {
      state.start = (state.start + 1) % state.players.length;
      tell?.({ event: 'start-marker', seat: state.start });
    }
    state.round += 1;
    state.cubesMoved = false;
    for (let seat = 0; seat < state.players.length; seat++) {
      const me = playerOf(state, seat);
      me.passed = false;
      me.acted = false;
    }
    tell?.({ event: 'round-began', round: state.round, start: state.start });
    beginPlacing(state, tell);
  },
};

/** SIB-ROUND-11: the game ends, or surplus counters go into the bag and the next round follows. */
export const roundEnd: SiberiaRule<'round end'> = {
  resolve(state, _task, _move, tell) {
    state.idleRounds = state.cubesMoved ? 0 : state.idleRounds + 1; // SIB-END-08
    tell?.({ event: 'round-ended', round: state.round, idleRounds: state.idleRounds });
    if (endGame(state, tell)) return;
    // SIB-ROUND-06, -07; Q-18: all players who have too many at the same time
    const seats = state.players.flatMap((one, seat) => (countersOnBoard(one) > COUNTERS_KEPT ? [seat] : []));
    const next: TaskOf<'round'> = { task: 'round', seat: NOBODY };
    const tasks: Task[] = seats.length > 0 ? [allAtOnce(seats, { task: 'surplus', seat: NOBODY }), next] : [next];
    pushInOrder(state, tasks);
  },
};

/** The counters on a board, each kind once as `counterAt`, ascending. */
function kindsOnBoard(me: Player): number[] {
  const board: number[] = [];
  const note = (counter: number, area: number): void => {
    if (!board.includes(counterAt(counter, area))) insertSorted(board, counterAt(counter, area));
  };
  for (let space = 0; space < 2 * ROWS.length; space++) {
    const thing = at(me.spaces, space);
    if (thing !== EMPTY && thing !== TILE) note(thing, space >> 1);
  }
  for (const counter of me.research) note(counter, RESEARCH);
  return board;
}

/** SIB-ROUND-07: the owner chooses a surplus counter for the bag, one after the other. */
export const surplus: SiberiaRule<'surplus'> = choice({
  always: true,
  choices(state, { seat }) {
    const list: SiberiaMove[] = [];
    offerAll(list, REMOVE, kindsOnBoard(playerOf(state, seat)));
    return list;
  },
  answer(state, task, move, tell) {
    if (move === undefined) throw new Error('surplus counters without a choice');
    const { seat } = task;
    const me = playerOf(state, seat);
    const { counter, area } = numbersOf(move);
    lift(me, area, counter);
    add(state.bag, counter, 1);
    tell?.({ event: 'surplus-removed', seat, counter: counterWord(counter), area: areaWord(area) });
    if (countersOnBoard(me) > COUNTERS_KEPT) follow(state, task);
  },
  refuse(state, { seat }, move) {
    const me = playerOf(state, seat);
    if (move.kind !== 'remove') return refusal('SIB-ROUND-06', 'remove-surplus', { surplus: countersOnBoard(me) - COUNTERS_KEPT });
    const { counter, area } = numbersOf(move);
    if (countersIn(me, area).includes(counter)) return undefined;
    return refusal('SIB-ROUND-07', 'counter-not-there', { counter: counterText(move.counter), area: areaText(move.area) });
  },
});
