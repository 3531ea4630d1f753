import type { Seat, State } from '@madang/kernel';
import type { TableView } from '@madang/wire';
import { useMemo } from 'preact/hooks';
import { seenBy } from '../play/position.ts';
import type { TableState } from '../play/table.ts';

/** An open decision of the reader's, as their seat sees it before it has tried anything. */
export interface OpenQuestion {
  readonly game: string;
  readonly view: State;
  readonly seat: Seat;
  readonly seed: string;
}

/** What could be asked now of the reader's turn; the same object while the position and the decision are the same. Null: nothing. */
export function useOpenQuestion({ plan, position, eyes }: TableState, table: TableView, isAllowed: boolean): OpenQuestion | null {
  const open = isAllowed && plan !== null && plan.first !== null && !plan.ahead ? plan : null;
  const { base = null, seat = null } = open ?? {};
  // Steps of the match alone: a help that is noted is a step of the table, and changes nothing of the question.
  const steps = (position && seenBy(position, eyes)?.log.length) ?? 0;
  return useMemo(
    () => (base !== null && seat !== null ? { game: table.game, view: base, seat, seed: `${table.id}/${steps}` } : null),
    [table.game, table.id, base, seat, steps],
  );
}
