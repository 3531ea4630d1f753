import assert from 'node:assert/strict';
import {
  begin,
  below,
  type Decision,
  decision,
  type Game,
  inWords,
  play,
  playerOf,
  type RandomState,
  type Rule,
  seedRandom,
  type Task,
} from '@madang/kernel';
import { usable } from '../rules/effects/usable.ts';
import { type UnderwaterMove, underwater } from '../rules/index.ts';
import { slotDeed } from '../rules/slots/deeds.ts';
import type { Underwater } from '../rules/state.ts';
import { TASKS } from '../rules/tasks.ts';
import { waitingSlot } from '../rules/turn/ahead/foresight.ts';
import { boards } from './effects/generated.ts';
import { poor } from './helping.ts';

/** What lazy players did: slots' actions that were reached, and answers before them that left something undone. */
export interface Seen {
  actions: number;
  left: number;
}

const isLeaving = (move: UnderwaterMove): boolean => move.kind === 'skip' || move.kind === 'stop';

/** UWC-TURN-13: the rule of a slot's action, which fails where no part of that action can be used. */
function watched(rule: Rule<Underwater, Task, UnderwaterMove> | undefined, seen: Seen): Rule<Underwater, Task, UnderwaterMove> {
  assert.ok(rule);
  return {
    ...rule,
    resolve(state, task, move, tell) {
      const own = TASKS.own(task);
      assert.ok(own.task === 'action');
      const { seat, slot } = own;
      seen.actions += 1;
      assert.ok(usable(state, seat, slotDeed(state, playerOf(state, seat), slot), slot), `no part of slot ${slot} can be used`);
      rule.resolve(state, task, move, tell);
    },
  };
}

const watching = (seen: Seen): Game<Underwater, UnderwaterMove> => ({
  ...underwater,
  rules: { ...underwater.rules, action: watched(underwater.rules.action, seen) },
});

/** While a slot's action waits for a card, mostly whatever may be left undone is; that order is chosen where it is offered. */
function lazy(state: Underwater, { moves }: Decision<UnderwaterMove>, random: RandomState): UnderwaterMove {
  const before = moves.filter((move) => move.kind === 'card' && move.order === 'before');
  const leaving = waitingSlot(state) < 0 ? [] : moves.filter(isLeaving);
  const liked = before.length > 0 ? before : leaving.length > 0 && below(random, 3) > 0 ? leaving : moves;
  const move = liked[below(random, liked.length)];
  assert.ok(move, 'nothing is offered');
  return move;
}

/** Plays a position lazily, so many turns or to the end of the match; names what was answered last where a slot's action comes to nothing. */
function playLazily(state: Underwater, seed: string, turns: number, seen: Seen): void {
  const game = watching(seen);
  const random = seedRandom(`lazy ${seed}`);
  const answers: string[] = [];
  let left = turns;
  for (let open = decision(game, state); open && left > 0; ) {
    const move = lazy(state, open, random);
    if (waitingSlot(state) >= 0 && isLeaving(move)) seen.left += 1;
    answers.push(inWords(move));
    try {
      open = play(game, state, open.seat, move);
    } catch (error) {
      throw new Error(`${seed}, after ${answers.length} answers, the last ${answers.slice(-8).join(', ')}`, { cause: error });
    }
    if (open?.task.task === 'slot') left -= 1;
  }
}

const VARIANTS = [{}, { boardSide: 'advanced' }, { governmentContracts: 'yes', boardSide: 'advanced' }, { governmentContracts: 'yes' }];

/** Plays so many matches lazily, from their beginning to their end. */
export function lazyMatches(name: string, count: number, seen: Seen): void {
  for (let i = 0; i < count; i++) {
    const seed = `${name} ${i}`;
    const options = VARIANTS[i % VARIANTS.length];
    playLazily(begin(underwater, { seats: 1 + (i % 4), seed, options }), seed, Number.POSITIVE_INFINITY, seen);
  }
}

/** Plays a turn lazily on each of so many boards where much is built and little at hand, several times. */
export function lazyTurns(name: string, count: number, seen: Seen): void {
  boards(name, count).forEach(({ sketch }, i) => {
    const state = poor(sketch, `${name} ${i}`);
    for (let n = 0; n < 4; n++) playLazily(underwater.clone(state), `${name} ${i} ${n}`, 1, seen);
  });
}
