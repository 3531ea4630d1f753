import { followPlan, type Game, type Seat, type State } from '@madang/kernel';
import type { PlanStop } from '@madang/wire';
import { OURS } from '../../core/rules/engine.ts';
import type { Services } from '../../core/services.ts';
import { enqueue, type LiveTable } from '../../matches/broadcast/live.ts';
import { followingCommand, type Planned, readTurns, sendPremove } from '../../matches/broadcast/premoves.ts';
import { reload } from '../../matches/broadcast/reload.ts';
import { attemptMoves } from '../../matches/commands/moves.ts';
import type { Fold } from '../../matches/log/fold.ts';
import type { PlanLeft } from '../../storage/storage.ts';
import { lastStepOf } from './premove.ts';

/** The part of a plan to play now, and the rest that remains then. */
interface Following {
  readonly moves: readonly unknown[];
  readonly left: Pick<PlanLeft, 'turns' | 'stopped'>;
}

/** Makes what can be made of a plan, if it is its seat's turn; a plan that an own step has overtaken is dropped. Done twice it does no harm. */
export function follow(services: Services, live: LiveTable, seat: Seat): Promise<void> {
  return enqueue(live, async () => {
    await reload(services, live);
    const { fold } = live;
    const row = await planOf(services, live, seat);
    if (!fold || live.obstacle || live.record.status !== 'running' || !row || row.stopped !== null) return;
    if (live.record.seats[seat]?.person !== row.person || lastStepOf(fold, seat) !== row.after_seq) {
      await services.storage.db
        .deleteFrom('plans')
        .where('table_id', '=', live.id)
        .where('seat', '=', seat)
        .where('command', '=', row.command)
        .execute();
    } else {
      // While a bot sits in, a plan waits.
      if (fold.standIns[seat] !== undefined || !fold.open.some((one) => one.seat === seat)) return;
      if (!(await make(services, live, fold, row))) return;
    }
    await sendPremove(services, live, seat);
    services.bus.publish({ kind: 'planned', table: live.id, seat });
  });
}

const planOf = ({ storage }: Services, { id }: LiveTable, seat: Seat): Promise<Planned | undefined> =>
  storage.db.selectFrom('plans').selectAll().where('table_id', '=', id).where('seat', '=', seat).executeTakeFirst();

/** Makes the moves by one command, which says what is left of the plan in the same transaction; false: it is to be tried again. */
async function make(services: Services, live: LiveTable, fold: Fold, row: Planned): Promise<boolean> {
  const { seat, command } = row;
  const { moves, left } = followed(services, fold, row);
  if (moves.length === 0) {
    const at = services.storage.db.updateTable('plans').set({ stopped: left.stopped }).where('table_id', '=', live.id);
    await at.where('seat', '=', seat).where('command', '=', command).execute();
    return true;
  }
  const { seq } = fold;
  const planned = { seat, command, after: seq + moves.length, ...left };
  const outcome = await attemptMoves(services, live, fold, { seat, seq, command: followingCommand(seat, seq), moves, planned });
  if (typeof outcome !== 'object') return false;
  if (outcome.done) return true;
  // What the seat's own view offered the match refuses: it would the next time.
  services.log.warn({ table: live.id, seq, seat, problem: outcome.problem }, 'a planned move was refused');
  const at = services.storage.db.updateTable('plans').set({ stopped: 'not-offered' }).where('table_id', '=', live.id);
  await at.where('seat', '=', seat).where('command', '=', command).execute();
  return true;
}

function followed({ log }: Services, { match, engine, seq }: Fold, row: Planned): Following {
  const { seat } = row;
  const [turn = [], ...later] = readTurns(row.turns);
  const stopped = (stop: PlanStop, from: number): Following['left'] => {
    const rest = turn.slice(from);
    return { turns: JSON.stringify(rest.length > 0 ? [rest, ...later] : later), stopped: stop };
  };
  if (engine !== OURS) return { moves: [], left: stopped('rules', 0) };
  const game: Game = match.game;
  const view: State = game.redact(match.state, seat);
  try {
    const { moves, stop } = followPlan(game, view, seat, turn, row.condition === 'offered' ? 'offered' : 'same');
    const isAll = moves.length === turn.length && (stop === undefined || later.length === 0);
    return { moves, left: isAll ? { turns: JSON.stringify(later), stopped: null } : stopped(stop ?? 'ended', moves.length) };
  } catch (error) {
    // What fails on a view need not fail in the match: its person will see.
    log.warn({ seq, seat, error }, 'a plan cannot be followed');
    return { moves: [], left: stopped('not-offered', 0) };
  }
}
