import type { Result } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import { useEffect, useState } from 'react';
import { askUntilAnswered } from '../reach/retry.ts';

/** What the server answers to a question; asked again when the question or something on the page changed. */
export function useFound<T>(find: () => Promise<Result<T, Problem>>): { readonly found: T | null; readonly problem: Problem | null; again(): void } {
  const [answer, setAnswer] = useState<Result<T, Problem> | null>(null);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` only says that it is to be asked once more
  useEffect(() => {
    return askUntilAnswered(find, setAnswer);
  }, [find, asked]);
  return {
    found: answer?.ok ? answer.value : null,
    problem: answer && !answer.ok ? answer.problem : null,
    again: () => setAsked((count) => count + 1),
  };
}
