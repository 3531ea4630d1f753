import { useState } from 'preact/hooks';
import { useToasts } from '../../page/toasts/toasts.ts';
import { explainProblem } from '../../words/problems.ts';
import { useWords } from '../../words/useWords.tsx';
import type { Action } from '../table-actions/Inviting.tsx';

/** Something done to a table, and what follows once it is done. */
export type Act = (action: Action, then?: () => void) => void;

/** Does something to the table and tells what was refused; the table itself comes back over the socket. */
export function useTableAction(): { readonly act: Act; readonly busy: boolean } {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const [busy, setBusy] = useState(false);
  const act: Act = (action, then) => {
    setBusy(true);
    void action().then((done) => {
      setBusy(false);
      if (done.ok) then?.();
      else show(explainProblem(words, done.problem), 'problem');
    });
  };
  return { act, busy };
}
