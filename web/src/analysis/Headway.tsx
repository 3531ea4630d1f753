import { explainProblem } from '../words/problems.ts';
import type { Shown } from './running/useRun.ts';
import { useTelling } from './telling.ts';

/** How far the analysis has come, and the word to begin it, to stop it or to go on. Nothing where it is done. */
export function Headway({ run }: { readonly run: Shown }) {
  const { app } = useTelling();
  const { status, done, of, kept } = run;
  if (status === 'done') return null;
  if (status === 'stopped' && done === 0) return kept.ask ? <Offer run={run} /> : null;
  const text = `analysis.${textOf(run)}`;
  return (
    <div className="headway">
      <p role="status">{app.text(text)}</p>
      <progress max={of} value={done} aria-label={app.text(text)} />
      {status === 'served' ? null : (
        <button type="button" className="small" onClick={status === 'running' ? run.stop : run.start}>
          {app.text(status === 'running' ? 'analysis.stop' : 'analysis.goOn')}
        </button>
      )}
    </div>
  );
}

function textOf({ status, looked }: Shown): string {
  return status === 'running' ? (looked ? 'comparing' : 'looking') : status;
}

/** Nobody has asked the server for it: it may work it out for all, or this device for itself. */
function Offer({ run: { kept, start } }: { readonly run: Shown }) {
  const { app } = useTelling();
  return (
    <div className="headway">
      <p role="status">{kept.problem ? explainProblem(app, kept.problem) : app.text('analysis.offer')}</p>
      <button type="button" className="primary" onClick={kept.ask}>
        {app.text('analysis.byServer')}
      </button>
      <button type="button" onClick={start}>
        {app.text('analysis.here')}
      </button>
    </div>
  );
}
