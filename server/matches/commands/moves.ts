import type { makeSteps } from '@madang/kernel';
import type { Services } from '../../core/services.ts';
import { broadcastClocks } from '../broadcast/clocks.ts';
import type { LiveTable } from '../broadcast/live.ts';
import { broadcastStep } from '../broadcast/reload.ts';
import { moveText } from '../broadcast/views.ts';
import { clocksAfter, isForced } from '../log/clocks.ts';
import { count, type Fold, isCurrent } from '../log/fold.ts';
import { type Command, type Outcome, refused, type Unwritten } from '../log/outcome.ts';
import { freeze } from './freeze.ts';
import { afterAppend, append, tableHeadAfter } from './write.ts';

/**
 * Plays the moves of a command, all or none. `seq` may be older than the table's if the seat's own decision is the same
 * as then: who places at the same time as others need not have seen theirs.
 */
export async function attemptMoves(services: Services, live: LiveTable, fold: Fold, command: Command): Promise<Outcome | Unwritten> {
  if (!isCurrent(fold, command.seat, command.seq)) return refused(fold, 'stale', { sent: command.seq, seq: fold.seq });
  const { engine } = fold;
  const mark = engine.markOf(fold.match);
  let counted = false;
  try {
    const made = services.tracing.step('check', () => engine.makeSteps(fold, command.seat, command.moves));
    if (!made.ok) return await refuse(services, live, fold, made.problem);
    const steps = made.value;
    const last = steps.at(-1);
    if (!last) return refused(fold, 'unknown-move');
    const before = fold.seq;
    const at = services.time.now();
    const named = (i: number) => (i === steps.length - 1 ? command.command : null);
    const rows = steps.map((step, i) => {
      return { table_id: live.id, seq: before + 1 + i, seat: step.by, move: moveText(step.move), command: named(i), at };
    });
    const clocks = clocksAfter(fold.clocks, steps, isForced(command.command), at);
    const head = tableHeadAfter(live, fold, {
      state: last.state,
      open: last.open,
      seq: before + steps.length,
      at,
      clocks,
      standIns: fold.standIns,
      abandoned: false,
    });
    const unwritten = await append(services, { ...head, rows, ...(command.planned && { planned: command.planned }) });
    if (unwritten) return unwritten;
    counted = true;
    services.tracing.step('fold', () => {
      for (const [i, step] of steps.entries()) {
        count(fold, step, { command: named(i), at });
        broadcastStep(services, live, fold.seq, step);
      }
      broadcastClocks(services, live, before);
    });
    services.metrics.moves.inc(steps.length);
    afterAppend(services, live, fold, rows, at);
    return { done: true, seq: fold.seq, repeated: false };
  } finally {
    if (!counted) engine.takeBack(fold.match, mark);
  }
}

type Unmade = Extract<ReturnType<typeof makeSteps>, { readonly ok: false }>['problem'];

/** What is answered where moves cannot be made. A match whose rules failed is kept, and nobody is told how. */
async function refuse(services: Services, live: LiveTable, fold: Fold, problem: Unmade): Promise<Outcome> {
  if (problem.code === 'frozen') {
    await freeze(services, live, problem.frozen);
    return refused(fold, 'frozen', {});
  }
  const { code, ...details } = problem;
  return refused(fold, code, details);
}
