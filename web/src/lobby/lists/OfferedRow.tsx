import type { TableView } from '@madang/wire';
import { useState } from 'preact/hooks';
import { namesOf } from '../../board-context/seatInfos.ts';
import { tableAction } from '../../net/api.ts';
import { useToasts } from '../../page/toasts/toasts.ts';
import { go } from '../../page/useRoute.ts';
import { explainProblem } from '../../words/problems.ts';
import { useWords } from '../../words/useWords.tsx';
import { TableRow } from './TableRow.tsx';

/** A table that runs and lost a player, with the way to take each such seat over. */
export function OfferedRow({ table }: { readonly table: TableView }) {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const [busy, setBusy] = useState(false);
  const names = namesOf(words, table.seats);
  const take = (seat: number): void => {
    setBusy(true);
    void tableAction(table.id, 'join', { seat }).then((taken) => {
      setBusy(false);
      if (taken.ok) go({ page: 'table', id: table.id, invitation: null });
      else show(explainProblem(words, taken.problem), 'problem');
    });
  };
  return (
    <TableRow table={table}>
      {table.seats.map(({ seat, offered }) =>
        offered ? (
          <button key={seat} type="button" className="primary" disabled={busy} onClick={() => take(seat)}>
            {words.text('offer.takeSeat', { name: names[seat] ?? '' })}
          </button>
        ) : null,
      )}
    </TableRow>
  );
}
