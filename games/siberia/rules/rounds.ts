import { add, allAtOnce, at, insertSorted, NOBODY, pushInOrder, type Task } from '@madang/kernel';
import { RESEARCH } from '../components/counters.ts';
import { COUNTERS_KEPT } from '../components/numbers.ts';
import { ROWS } from '../components/words.ts';
import { counterAt, names, REMOVE } from './answers.ts';
import { endGame } from './end.ts';
import type { SiberiaMove } from './moves.ts';
import { countersIn, countersOnBoard, lift } from './personal-board.ts';
import { beginPlacing } from './placing.ts';
import { areaName, counterName, refusal } from './refusals.ts';
import { follow, player, type SiberiaRule, type TaskOf } from './rule.ts';
import { areaWord, counterWord } from './spelling.ts';
import { EMPTY, type Player, TILE } from './state.ts';

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
      const me = player(state, seat);
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

/** The counters on a board, each as `counterAt`, ascending. */
function boardOf(me: Player): number[] {
  const board: number[] = [];
  for (let space = 0; space < 2 * ROWS.length; space++) {
    const thing = at(me.spaces, space);
    if (thing !== EMPTY && thing !== TILE) insertSorted(board, counterAt(thing, space >> 1));
  }
  for (let i = 0; i < me.research.length; i++) insertSorted(board, counterAt(at(me.research, i), RESEARCH));
  return board;
}

/** SIB-ROUND-07: the owner chooses a surplus counter for the bag, one after the other. */
export const surplus: SiberiaRule<'surplus'> = {
  moves(state, { seat }) {
    const board = boardOf(player(state, seat));
    const list: SiberiaMove[] = [];
    let before = -1;
    for (let i = 0; i < board.length; i++) {
      const move = at(board, i) === before ? undefined : REMOVE[at(board, i)];
      if (move) list.push(move);
      before = at(board, i);
    }
    return list;
  },
  resolve(state, task, move, tell) {
    if (move === undefined) throw new Error('surplus counters without a choice');
    const { seat } = task;
    const me = player(state, seat);
    const { counter, area } = names(move);
    lift(me, area, counter);
    add(state.bag, counter, 1);
    tell?.({ event: 'surplus-removed', seat, counter: counterWord(counter), area: areaWord(area) });
    if (countersOnBoard(me) > COUNTERS_KEPT) follow(state, task);
  },
  refuse(state, { seat }, move) {
    const me = player(state, seat);
    if (move.kind !== 'remove') return refusal('SIB-ROUND-06', 'remove-surplus', { surplus: countersOnBoard(me) - COUNTERS_KEPT });
    const { counter, area } = names(move);
    if (countersIn(me, area).includes(counter)) return undefined;
    return refusal('SIB-ROUND-07', 'counter-not-there', { counter: counterName(counter), area: areaName(area) });
  },
};
