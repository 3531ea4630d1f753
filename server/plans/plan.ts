import type { PlannedMove, Seat } from '@madang/kernel';
import { SeatPlan, ToldEvent } from '@madang/wire';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { TableRecord } from '../tables/lobby/record.ts';
import type { Fold } from '../tables/match/fold.ts';
import type { PlanRow } from './rows.ts';

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
export function seatPlan({ after_seq, condition, turns, stopped }: Planned): SeatPlan | null {
  if (turns === NO_TURNS) return null;
  const left = readTurns(turns).map((moves) => moves.map(({ id }) => id));
  return SeatPlan.parse({ after: after_seq, condition, turns: left, stopped });
}

/** Whether turns may be planned at a table: not where people think for minutes only. */
export const mayPlan = ({ clock, status }: Pick<TableRecord, 'clock' | 'status'>): boolean => status === 'running' && clock?.kind !== 'live';

/** The seat's own last step that stands; 0: there is none. */
export const lastStepOf = ({ log }: Pick<Fold, 'log'>, seat: Seat): number => log.findLast(({ by }) => by === seat)?.seq ?? 0;
