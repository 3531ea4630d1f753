import type { Seat } from '@madang/kernel';
import type { TableView } from '@madang/wire';
import type { TableState, TableStore } from '../../play/table.ts';
import { useWords } from '../../words/useWords.tsx';

/** What stands beside whom is waited for, and its table. */
export interface BesideProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly table: TableView;
}

/** Whether the seat waits for people, where they may take their time. */
export function isForPeople({ position, sending }: TableState, { clock, mine, seats }: TableView, seat: Seat): boolean {
  if (!position || position.over || sending || clock?.kind === 'live' || !mine.includes(seat)) return false;
  const { waitingFor } = position;
  return !waitingFor.includes(seat) && waitingFor.some((one) => seats[one]?.kind === 'person' && seats[one].standIn === null);
}

/** The way out of a plan that is being made. */
export function PlanLeave({ store }: Pick<BesideProps, 'store'>) {
  const words = useWords();
  return (
    <button type="button" className="small plan-leave" onClick={() => store.leavePlan()}>
      {words.text('plan.leave')}
    </button>
  );
}
