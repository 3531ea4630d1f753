import { fail, ok, planTurns, type Result } from '@madang/kernel';
import type { ClientMessage, Problem } from '@madang/wire';
import { OURS } from '../../core/rules/engine.ts';
import type { Services } from '../../core/services.ts';
import { enqueue, type LiveTable } from '../../matches/broadcast/live.ts';
import { sendPremove } from '../../matches/broadcast/premoves.ts';
import { reload } from '../../matches/broadcast/reload.ts';
import type { Fold } from '../../matches/log/fold.ts';
import { type Outcome, refused } from '../../matches/log/outcome.ts';
import { asPerson } from '../../storage/transact.ts';
import { lastStepOf, mayPlan } from './premove.ts';

type PlanMessage = Extract<ClientMessage, { readonly type: 'plan' }>;

/**
 * Stores a premove for a seat in place of an earlier one; no turns: deletes it. It is judged on the seat's own view, changes nothing that other
 * players can read, and is sent to its owner only.
 */
export function savePlan(services: Services, live: LiveTable, person: string, message: PlanMessage): Promise<Outcome> {
  return enqueue(live, async () => {
    if (services.storage.shared || !live.fold) await reload(services, live);
    const { fold, obstacle } = live;
    if (obstacle) return { done: false, seq: fold?.seq ?? 0, problem: obstacle };
    if (!fold) return refused(fold, 'not-started');
    const { seat, command } = message;
    if (live.record.seats[seat]?.person !== person) return refused(fold, 'not-your-seat');
    const { db } = services.storage;
    const known = await db.selectFrom('plans').select(['command']).where('table_id', '=', live.id).where('seat', '=', seat).executeTakeFirst();
    if (known?.command === command) return { done: true, seq: fold.seq, repeated: true };
    const problem = objectionTo(live, fold, message) ?? (await replacePlan(services, live, fold, person, message));
    if (problem) return refused(fold, problem.code, problem.details);
    await sendPremove(services, live, seat);
    services.bus.publish({ kind: 'planned', table: live.id, seat });
    return { done: true, seq: fold.seq, repeated: false };
  });
}

/** Why turns cannot be planned so now. */
function objectionTo(live: LiveTable, fold: Fold, { seat, after, turns }: PlanMessage): Problem | undefined {
  if (turns.length === 0) return undefined;
  if (fold.match.state.over) return { code: 'over' };
  if (!mayPlan(live.record) || fold.abandoned) return { code: 'cannot-plan', details: { reason: 'table' } };
  if (fold.standIns[seat] !== undefined) return { code: 'bot-plays' };
  if (fold.engine !== OURS) return { code: 'cannot-plan', details: { reason: 'rules' } };
  if (fold.open.some((one) => one.seat === seat)) return { code: 'your-turn' };
  // Sent again after it was followed, it would be followed once more.
  return lastStepOf(fold, seat) === after ? undefined : { code: 'stale', details: { sent: after, seq: fold.seq } };
}

/** Deletes the seat's plan, or writes the new one; or why it cannot. */
async function replacePlan(services: Services, live: LiveTable, fold: Fold, person: string, message: PlanMessage): Promise<Problem | undefined> {
  const { seat, turns } = message;
  if (turns.length === 0) {
    await services.storage.db.deleteFrom('plans').where('table_id', '=', live.id).where('seat', '=', seat).execute();
    return undefined;
  }
  const { game, state } = fold.match;
  const planned = planTurns(game, game.redact(state, seat), seat, turns);
  if (!planned.ok) return { code: 'cannot-plan', details: { ...planned.problem, reason: planned.problem.code } };
  const kept = await keep(services, live, person, message, JSON.stringify(planned.value));
  return kept.ok ? undefined : { code: kept.problem.code };
}

/** Writes a plan, while its person and their seat are held: nobody plans for a seat that has passed to somebody else, or to nobody. */
const keep = (services: Services, { id }: LiveTable, person: string, message: PlanMessage, turns: string): Promise<Result<void, Problem>> =>
  asPerson(services.storage.db, person, async (db) => {
    const { seat, command, condition, after } = message;
    const own = db.selectFrom('seats').select('seat').where('table_id', '=', id).where('seat', '=', seat);
    if (!(await own.where('person', '=', person).executeTakeFirst())) return fail({ code: 'not-your-seat' });
    const plan = { person, command, condition, turns, after_seq: after, stopped: null, at: services.time.now() };
    await db
      .insertInto('plans')
      .values({ table_id: id, seat, ...plan })
      .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet(plan))
      .execute();
    return ok(undefined);
  });
