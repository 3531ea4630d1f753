import { type Frozen, fail, ok, type Result } from '@madang/kernel';
import { clocksAfter, isForced } from '../clock/fold.ts';
import { tellClocks } from '../clock/tell.ts';
import { count, type Fold, isCurrent, makeStep, markOf, type Step, takeBack } from './fold.ts';
import { tellStep } from './follow.ts';
import { freeze } from './freeze.ts';
import type { House, LiveTable } from './live.ts';
import { type Command, type Outcome, refused, type Unwritten } from './outcome.ts';
import { explain } from './refusals.ts';
import { moveText } from './views.ts';
import { headOf, settle, write } from './write.ts';

/**
 * Plays the moves of a command, all or none. `seq` may be older than the table's if the seat's own decision is the same
 * as then: who places at the same time as others need not have seen theirs.
 */
export async function tryMoves(house: House, live: LiveTable, fold: Fold, command: Command): Promise<Outcome | Unwritten> {
  if (!isCurrent(fold, command.seat, command.seq)) return refused(fold, 'stale', { sent: command.seq, seq: fold.seq });
  const mark = markOf(fold);
  let counted = false;
  try {
    const made = makeSteps(fold, command);
    if (!made.ok) {
      if (made.problem.frozen) await freeze(house, live, made.problem.frozen);
      return made.problem.outcome;
    }
    const { steps, last } = made.value;
    const before = fold.seq;
    const at = house.time.now();
    const named = (i: number) => (i === steps.length - 1 ? command.command : null);
    const rows = steps.map((step, i) => {
      return { table_id: live.id, seq: before + 1 + i, seat: step.by, move: moveText(step.move), command: named(i), at };
    });
    const clocks = clocksAfter(fold.clocks, steps, isForced(command.command), at);
    const head = headOf(live, fold, { state: last.state, open: last.open, seq: before + steps.length, at, clocks });
    const unwritten = await write(house, { ...head, rows });
    if (unwritten) return unwritten;
    counted = true;
    for (const [i, step] of steps.entries()) {
      count(fold, step, { command: named(i), at });
      tellStep(house, live, fold.seq, step);
    }
    tellClocks(house, live, before);
    house.metrics.moves.inc(steps.length);
    settle(house, live, fold, at);
    return { done: true, seq: fold.seq, repeated: false };
  } finally {
    if (!counted) takeBack(fold, mark);
  }
}

/** Makes the steps on the match, not yet counted; or the refusal of the first that cannot be made. */
function makeSteps(
  fold: Fold,
  { seat, moves }: Command,
): Result<{ readonly steps: readonly Step[]; readonly last: Step }, { readonly outcome: Outcome; readonly frozen?: Frozen }> {
  const steps: Step[] = [];
  for (const move of moves) {
    const step = makeStep(fold, seat, move);
    if (!step.ok) {
      const index = moves.length > 1 ? { index: steps.length } : {};
      const problem = explain(fold, seat, move, step.problem, steps.at(-1)?.open ?? fold.open, index);
      const outcome = { done: false, seq: fold.seq, problem } as const;
      return fail(step.problem.code === 'frozen' ? { outcome, frozen: step.problem.frozen } : { outcome });
    }
    steps.push(step.value);
  }
  const last = steps.at(-1);
  return last ? ok({ steps, last }) : fail({ outcome: refused(fold, 'unknown-move') });
}
