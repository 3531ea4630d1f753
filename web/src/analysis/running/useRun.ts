import type { Match } from '@madang/kernel';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Progress, type Run, runOf } from './run.ts';

/** The match's analysis, which goes on while somebody looks at it. */
export function useRun(match: Match): Progress & Pick<Run, 'start' | 'stop'> {
  const run = useMemo(() => runOf(match), [match]);
  const progress = useSyncExternalStore(run.subscribe, run.progress);
  useEffect(() => {
    run.start();
    return () => run.stop();
  }, [run]);
  return { ...progress, start: run.start, stop: run.stop };
}
