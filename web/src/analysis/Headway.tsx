import type { Progress, Run } from './running/run.ts';
import { useTelling } from './telling.ts';

/** How far the analysis has come, and the word to stop it or to go on. Nothing where it is done. */
export function Headway({ run }: { readonly run: Progress & Pick<Run, 'start' | 'stop'> }) {
  const { app } = useTelling();
  const { status, done, of, looked } = run;
  if (status === 'done') return null;
  const running = status === 'running';
  const text = running ? (looked ? 'analysis.comparing' : 'analysis.looking') : status === 'failed' ? 'analysis.failed' : 'analysis.stopped';
  return (
    <div className="headway">
      <p role="status">{app.text(text)}</p>
      <progress max={of} value={done} aria-label={app.text(text)} />
      <button type="button" className="small" onClick={running ? run.stop : run.start}>
        {app.text(running ? 'analysis.stop' : 'analysis.goOn')}
      </button>
    </div>
  );
}
