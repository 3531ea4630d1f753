import type { Seat } from '@madang/kernel';
import type { Fold } from '../../matches/log/fold.ts';
import type { TableRecord } from '../../matches/model/table.ts';

/** Whether turns may be planned at a table: not where people think for minutes only. */
export const mayPlan = ({ clock, status }: Pick<TableRecord, 'clock' | 'status'>): boolean => status === 'running' && clock?.kind !== 'live';

/** The seat's own last step that stands; 0: there is none. */
export const lastStepOf = ({ log }: Pick<Fold, 'log'>, seat: Seat): number => log.findLast(({ by }) => by === seat)?.seq ?? 0;
