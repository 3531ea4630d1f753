import { decisions, stateAt, undoProblem } from '@madang/kernel';
import { afterUndo } from '../clock/clocks.ts';
import { tellClocks } from '../clock/tell.ts';
import { countUndo, type Fold } from './fold.ts';
import { tellAll } from './follow.ts';
import type { House, LiveTable } from './live.ts';
import { type Command, type Outcome, refused, type Unwritten } from './outcome.ts';
import { headOf, settle, write } from './write.ts';

/** Takes the seat's last move back by a row of its own: the log only grows. */
export async function tryUndo(house: House, live: LiveTable, fold: Fold, { seat, seq, command }: Command): Promise<Outcome | Unwritten> {
  if (seq !== fold.seq) return refused(fold, 'stale', { sent: seq, seq: fold.seq });
  const problem = undoProblem(fold.match, seat);
  if (problem) return problem.code === 'nothing-to-undo' ? refused(fold, problem.code, { reason: problem.reason }) : refused(fold, problem.code);
  if (fold.log.at(-1)?.forced) return refused(fold, 'nothing-to-undo', { reason: 'clock' });
  const at = house.time.now();
  const rows = [{ table_id: live.id, seq: seq + 1, seat, move: null, command, at }];
  const before = stateAt(fold.match, fold.match.log.length - 1);
  const open = decisions(fold.match.game, before);
  const clocks = fold.clocks && afterUndo(fold.clocks, { waiting: open.map((one) => one.seat), at });
  const unwritten = await write(house, { ...headOf(live, fold, { state: before, open, seq: seq + 1, at, clocks }), rows });
  if (unwritten) return unwritten;
  countUndo(fold, seat, { command, at });
  tellAll(house, live);
  tellClocks(house, live);
  settle(house, live, fold, at);
  return { done: true, seq: fold.seq, repeated: false };
}
