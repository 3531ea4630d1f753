import type { Problem } from '@madang/wire';
import { useEffect, useState } from 'react';
import type { ReplaySource } from '../page/router.ts';
import { findRecording, type Recording } from './source.ts';

/** The match that an address names, once it is here; `problem`: it cannot be had. */
export function useRecording(source: ReplaySource, id: string): { readonly recording: Recording | null; readonly problem: Problem | null } {
  const [recording, setRecording] = useState<Recording | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    let wanted = true;
    void findRecording(source, id).then((result) => {
      if (!wanted) return;
      if (result.ok) setRecording(result.value);
      else setProblem(result.problem);
    });
    return () => {
      wanted = false;
    };
  }, [source, id]);
  return { recording, problem };
}
