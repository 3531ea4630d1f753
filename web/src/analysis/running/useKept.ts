import type { AnalysisView, Problem } from '@madang/wire';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { askForAnalysis, findAnalysis } from '../../net/results.ts';
import type { Run } from './run.ts';

/** Milliseconds between looks at what the server has found. */
const LOOK_EVERY = 2000;

/** What may be asked of the server: nothing (it has it, or knows of no such table), or to analyse a match that nobody has asked it for. */
export interface Kept {
  /** Absent: there is nothing to ask for. */
  readonly ask?: () => void;
  readonly problem: Problem | null;
}

/** Lets a run take what the server keeps of a table's match. `table` null: the match is of no server, and the run starts here. */
export function useKept(run: Run, table: string | null): Kept {
  const [offered, setOffered] = useState(false);
  const [asked, setAsked] = useState(0);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    if (table === null) return run.start();
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = (view: AnalysisView): void => {
      if (view.state !== 'none') run.take(view);
      setOffered(view.state === 'none' || view.state === 'failed');
      if (view.state === 'asked') timer = setTimeout(() => void look(), LOOK_EVERY);
    };
    const look = async (ask = false): Promise<void> => {
      const view = await (ask ? askForAnalysis : findAnalysis)(table);
      if (!wanted) return;
      if (view.ok) hear(view.value);
      else if (ask) setProblem(view.problem);
      // A server that cannot say is not waited for.
      else run.start();
    };
    setProblem(null);
    void look(asked > 0);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [run, table, asked]);
  const ask = useCallback(() => setAsked((times) => times + 1), []);
  return { ...(offered && { ask }), problem };
}
