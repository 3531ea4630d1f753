import { afterUndo } from '../../core/clock/clocks.ts';
import type { Services } from '../../core/services.ts';
import { broadcastClocks } from '../broadcast/clocks.ts';
import type { LiveTable } from '../broadcast/live.ts';
import { broadcastViews } from '../broadcast/reload.ts';
import { countUndo, type Fold } from '../log/fold.ts';
import { type Command, type Outcome, refused, type Unwritten } from '../log/outcome.ts';
import { afterAppend, append, tableHeadAfter } from './write.ts';

/** Steps that may be taken back at one table: its log is kept for ever. */
const MOST_UNDONE = 1000;

/** Takes the seat's last move back by a row of its own: the log only grows. */
export async function attemptUndo(services: Services, live: LiveTable, fold: Fold, { seat, seq, command }: Command): Promise<Outcome | Unwritten> {
  if (seq !== fold.seq) return refused(fold, 'stale', { sent: seq, seq: fold.seq });
  if (fold.undone >= MOST_UNDONE) return refused(fold, 'too-many', { of: 'undone', most: MOST_UNDONE });
  const problem = fold.engine.undoProblem(fold.match, seat);
  if (problem) return problem.code === 'nothing-to-undo' ? refused(fold, problem.code, { reason: problem.reason }) : refused(fold, problem.code);
  if (fold.forced.at(-1)?.seq === fold.log.at(-1)?.seq) return refused(fold, 'nothing-to-undo', { reason: 'clock' });
  const at = services.time.now();
  const rows = [{ table_id: live.id, seq: seq + 1, seat, move: null, command, at }];
  const before = fold.engine.stateAt(fold.match, fold.match.log.length - 1);
  const open = fold.engine.decisions(fold.match.game, before);
  const clocks = fold.clocks && afterUndo(fold.clocks, { waiting: open.map((one) => one.seat), at });
  const unwritten = await append(services, {
    ...tableHeadAfter(live, fold, { state: before, open, seq: seq + 1, at, clocks, standIns: fold.standIns, abandoned: false }),
    rows,
  });
  if (unwritten) return unwritten;
  countUndo(fold, seat, { command, at });
  broadcastViews(services, live);
  broadcastClocks(services, live);
  afterAppend(services, live, fold, rows, at);
  return { done: true, seq: fold.seq, repeated: false };
}
