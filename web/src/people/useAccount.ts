import type { Result } from '@madang/kernel';
import type { Account, Problem } from '@madang/wire';
import { useCallback, useState } from 'preact/hooks';
import { findAccount } from '../net/users.ts';
import { useToasts } from '../page/toasts/toasts.ts';
import { askUntilAnswered } from '../reach/retry.ts';
import { useAgain } from '../reach/useAgain.ts';
import { explainProblem } from '../words/problems.ts';
import { useWords } from '../words/useWords.tsx';

/** The account of this browser's person, as the server last said it. */
export function useAccount(person: string | undefined): { readonly account: Account | null; readonly problem: Problem | null; reload(): void } {
  const [account, setAccount] = useState<Account | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const ask = useCallback(() => {
    if (person === undefined) return () => undefined;
    return askUntilAnswered(findAccount, (found) => {
      setAccount(found.ok ? found.value : null);
      setProblem(found.ok ? null : found.problem);
    });
  }, [person]);
  const reload = useAgain(ask);
  return { account, problem, reload };
}

/** Asks something of the server: `busy` until it is answered; a refusal is shown, and what was done is said. */
export function useAsking() {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const [busy, setBusy] = useState(false);
  const ask = (asked: Promise<Result<unknown, Problem>>, done: () => void, said?: string): void => {
    setBusy(true);
    void asked.then((answer) => {
      setBusy(false);
      if (!answer.ok) return show(explainProblem(words, answer.problem), 'problem');
      if (said !== undefined) show(said);
      done();
    });
  };
  return { busy, ask };
}
