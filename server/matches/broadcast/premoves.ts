import type { PlannedMove, Seat } from '@madang/kernel';
import { SeatPlan, type ServerMessage, ToldEvent } from '@madang/wire';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Services } from '../../core/services.ts';
import type { PlanRow } from '../../storage/schema/premoves.ts';
import type { LiveTable } from './live.ts';
import type { Subscriber } from './subscribers.ts';

export type Planned = Selectable<PlanRow>;

const Turns = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.array(z.array(z.object({ id: z.number(), told: z.array(ToldEvent) }))));

/** The turns of a row. */
export const readTurns = (text: string): readonly (readonly PlannedMove[])[] => Turns.parse(text);

/** The turns of a plan that is done. */
export const NO_TURNS = '[]';

/** A row as its person is shown it; null: it is done. */
function seatPlan({ after_seq, condition, turns, stopped }: Planned): SeatPlan | null {
  if (turns === NO_TURNS) return null;
  const left = readTurns(turns).map((moves) => moves.map(({ id }) => id));
  return SeatPlan.parse({ after: after_seq, condition, turns: left, stopped });
}

/** Milliseconds that a plan leaves to whoever moved before, to take a slip back. */
export const GRACE = 5000;

const BEGINNING = 'plan ';

/** The name of the command by which a plan is followed at `seq`. Names of clients have no blanks. */
export const followingCommand = (seat: number, seq: number): string => `${BEGINNING}${seat} ${seq}`;

/** Whether a command of that name came of a plan. */
export const isPlans = (command: string | null): boolean => command?.startsWith(BEGINNING) ?? false;

/** Shows whoever plays that seat what is planned for it, and nobody else that anything is. */
export async function sendPremove({ storage }: Services, live: LiveTable, seat: Seat): Promise<void> {
  const row = await storage.db.selectFrom('plans').selectAll().where('table_id', '=', live.id).where('seat', '=', seat).executeTakeFirst();
  for (const { eyes, watchers } of live.audience.groups.values()) {
    if (!eyes.includes(seat)) continue;
    for (const watcher of watchers) watcher.send(planText(live.id, seat, row?.person === watcher.person ? seatPlan(row) : null));
  }
}

/** Shows somebody who has just come what they have planned at the table. */
export async function showPlans({ storage }: Services, { id }: LiveTable, watcher: Subscriber): Promise<void> {
  const own = storage.db.selectFrom('plans').selectAll().where('table_id', '=', id).where('person', '=', watcher.person);
  for (const row of await own.orderBy('seat').execute()) {
    const plan = seatPlan(row);
    if (plan) watcher.send(planText(id, row.seat, plan));
  }
}

const planText = (table: string, seat: Seat, plan: SeatPlan | null): string =>
  JSON.stringify({ type: 'plan', table, seat, plan } satisfies ServerMessage);
