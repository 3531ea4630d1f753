import type { Match } from '@madang/kernel';
import { useSyncExternalStore } from 'preact/compat';
import { useEffect, useMemo } from 'preact/hooks';
import type { MatchPlace } from '../../page/router.ts';
import { type Progress, type Run, runOf } from './run.ts';
import { type Kept, useKept } from './useKept.ts';

/** An analysis as a page shows it. */
export interface Shown extends Progress, Pick<Run, 'start' | 'stop'> {
  readonly kept: Kept;
}

/** The match's analysis: the server's where it has one, else one that goes on here while somebody looks at it. */
export function useRun(match: Match, place: MatchPlace): Shown {
  const run = useMemo(() => runOf(match), [match]);
  const progress = useSyncExternalStore(run.subscribe, run.progress);
  const kept = useKept(run, place.source === 'table' ? place.id : null);
  useEffect(() => () => run.stop(), [run]);
  return { ...progress, kept, start: run.start, stop: run.stop };
}
