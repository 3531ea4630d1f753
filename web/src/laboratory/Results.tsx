import { type Comparison, cardTable, comparisonTable } from '@madang/bots/laboratory';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { saveFile } from '../local-server/files.ts';
import { keepPicture } from '../table/over/result-picture.ts';
import type { LoadedGame } from '../words/loaded-game.ts';
import { armText } from './figures/arm-text.ts';
import { CardFigures } from './figures/CardFigures.tsx';
import { Figures } from './figures/Figures.tsx';
import { labPicture } from './figures/picture.ts';
import { isShown, useTelling } from './figures/telling.ts';
import type { Findings, Progress, Study } from './running/run.ts';

interface Props {
  readonly kit: LoadedGame;
  readonly progress: Progress;
}

/** How far the study has come, what differs, and every figure. */
export function Results({ kit, progress: { study, findings, status, done, of } }: Props) {
  const telling = useTelling(kit);
  const { app } = telling;
  const results = useRef<HTMLDivElement>(null);
  // A press on Start is answered in sight, also where the form fills the screen.
  useEffect(() => {
    if (study) results.current?.scrollIntoView({ block: 'nearest' });
  }, [study]);
  if (!study) return null;
  const text = app.text(`lab.status.${study.kind}.${status}`, { reached: done, count: of });
  return (
    <div ref={results} className="lab-results" data-status={status}>
      <h2>{app.text('lab.results')}</h2>
      <p>
        {(['a', 'b'] as const).map((arm) => (
          <span key={arm} className="lab-arm-text">
            <b>{app.text(`lab.column.${arm}`)}</b> {armText(telling, kit, study, arm)}
          </span>
        ))}
      </p>
      <p role="status">{text}</p>
      {status === 'running' ? <progress max={of} value={done} aria-label={text} /> : null}
      {findings ? <Shown kit={kit} study={study} findings={findings} /> : null}
    </div>
  );
}

interface ShownProps {
  readonly kit: LoadedGame;
  readonly study: Study;
  readonly findings: Findings;
}

function Shown({ kit, study, findings }: ShownProps) {
  const { app } = useTelling(kit);
  return (
    <>
      {findings.kind === 'arms' ? <Count kit={kit} comparison={findings.comparison} /> : null}
      <Keeping kit={kit} study={study} findings={findings} />
      {findings.kind === 'arms' ? (
        <Figures kit={kit} comparison={findings.comparison} />
      ) : (
        <CardFigures kit={kit} report={findings.report} points={changeIn(study)} />
      )}
      <p className="note">{app.text('lab.note')}</p>
    </>
  );
}

const changeIn = (study: Study): number => (study.kind === 'cards' ? (study.experiment.change?.points ?? 0) : 0);

/** How many figures differ. */
function Count({ kit, comparison: { figures } }: { readonly kit: LoadedGame; readonly comparison: Comparison }) {
  const { app } = useTelling(kit);
  return <p className="lab-shown">{app.text('lab.shown', { reached: figures.filter(isShown).length, count: figures.length })}</p>;
}

/** Saves the figures, and a picture of a comparison of two ways. */
function Keeping({ kit, study, findings }: ShownProps) {
  const telling = useTelling(kit);
  const { app } = telling;
  const name = `madang-lab-${kit.game.name}`;
  const table = (): string => (findings.kind === 'arms' ? comparisonTable(findings.comparison) : cardTable(findings.report));
  const picture = async (comparison: Comparison): Promise<void> => {
    const title = `${kit.catalogue[`${kit.game.name}.title`]} · ${app.text('title.lab')}`;
    const lines = (['a', 'b'] as const).map((arm) => `${app.text(`lab.column.${arm}`)}: ${armText(telling, kit, study, arm)}`);
    const deals = app.text('lab.status.arms.done', { reached: comparison.deals, count: comparison.deals });
    const made = await labPicture({ title, lines, deals }, comparison, telling);
    if (made) await keepPicture(made, name);
  };
  return (
    <p className="buttons">
      <button type="button" onClick={() => saveFile(table(), `${name}.csv`, 'text/csv')}>
        <Icon name="download" />
        <span>{app.text('lab.csv')}</span>
      </button>
      {findings.kind === 'arms' ? (
        <button type="button" onClick={() => void picture(findings.comparison)}>
          <Icon name="download" />
          <span>{app.text('over.picture')}</span>
        </button>
      ) : null}
    </p>
  );
}
