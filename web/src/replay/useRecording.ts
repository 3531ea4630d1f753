import type { Problem } from '@madang/wire';
import { useEffect, useState } from 'preact/hooks';
import type { ReplaySource } from '../page/router.ts';
import { askUntilAnswered } from '../reach/retry.ts';
import { findRecording, type Recording } from './source.ts';

/** The match that an address names, once it is here; `problem`: it cannot be had. */
export function useRecording(source: ReplaySource, id: string): { readonly recording: Recording | null; readonly problem: Problem | null } {
  const [recording, setRecording] = useState<Recording | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    return askUntilAnswered(
      () => findRecording(source, id),
      (result) => {
        if (result.ok) setRecording(result.value);
        setProblem(result.ok ? null : result.problem);
      },
    );
  }, [source, id]);
  return { recording, problem };
}
