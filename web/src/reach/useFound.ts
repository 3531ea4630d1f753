import type { Result } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import { useCallback, useState } from 'preact/hooks';
import { askUntilAnswered } from './retry.ts';
import { useAgain } from './useAgain.ts';

/** What the server answers to a question; asked again when the question or something on the page changed. */
export function useFound<T>(find: () => Promise<Result<T, Problem>>): { readonly found: T | null; readonly problem: Problem | null; again(): void } {
  const [answer, setAnswer] = useState<Result<T, Problem> | null>(null);
  const again = useAgain(useCallback(() => askUntilAnswered(find, setAnswer), [find]));
  return {
    found: answer?.ok ? answer.value : null,
    problem: answer && !answer.ok ? answer.problem : null,
    again,
  };
}
