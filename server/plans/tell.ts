import type { Seat } from '@madang/kernel';
import type { SeatPlan, ServerMessage } from '@madang/wire';
import type { Services } from '../services.ts';
import type { LiveTable } from '../tables/match/live.ts';
import type { Watcher } from '../tables/sight/audience.ts';
import { seatPlan } from './plan.ts';

const BEGINNING = 'plan ';

/** The name of the command by which a plan is followed at `seq`. Names of clients have no blanks. */
export const followingCommand = (seat: number, seq: number): string => `${BEGINNING}${seat} ${seq}`;

/** Whether a command of that name came of a plan. */
export const isPlans = (command: string | null): boolean => command?.startsWith(BEGINNING) ?? false;

/** Shows whoever plays that seat what is planned for it, and nobody else that anything is. */
export async function tellPlan({ storage }: Services, live: LiveTable, seat: Seat): Promise<void> {
  const row = await storage.db.selectFrom('plans').selectAll().where('table_id', '=', live.id).where('seat', '=', seat).executeTakeFirst();
  for (const { eyes, watchers } of live.audience.groups.values()) {
    if (!eyes.includes(seat)) continue;
    for (const watcher of watchers) watcher.send(planText(live.id, seat, row?.person === watcher.person ? seatPlan(row) : null));
  }
}

/** Shows somebody who has just come what they have planned at the table. */
export async function showPlans({ storage }: Services, { id }: LiveTable, watcher: Watcher): Promise<void> {
  const own = storage.db.selectFrom('plans').selectAll().where('table_id', '=', id).where('person', '=', watcher.person);
  for (const row of await own.orderBy('seat').execute()) {
    const plan = seatPlan(row);
    if (plan) watcher.send(planText(id, row.seat, plan));
  }
}

const planText = (table: string, seat: Seat, plan: SeatPlan | null): string =>
  JSON.stringify({ type: 'plan', table, seat, plan } satisfies ServerMessage);
