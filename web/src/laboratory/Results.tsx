import { type Comparison, comparisonTable } from '@madang/bots/laboratory';
import { Icon } from '../art/Icon.tsx';
import { keepPicture } from '../table/over/result-picture.ts';
import type { LoadedGame } from '../words/loaded-game.ts';
import { armText } from './arm-text.ts';
import { Figures } from './Figures.tsx';
import { labPicture } from './picture.ts';
import type { Progress } from './run.ts';
import { isShown, useTelling } from './telling.ts';

interface Props {
  readonly kit: LoadedGame;
  readonly progress: Progress;
}

/** How far the experiment has come, what differs, and every figure. */
export function Results({ kit, progress }: Props) {
  const { app } = useTelling(kit);
  const { experiment, comparison, status, done } = progress;
  if (!experiment) return null;
  const text = app.text(`lab.status.${status}`, { reached: done, count: experiment.deals });
  return (
    <div className="lab-results" data-status={status}>
      <h2>{app.text('lab.results')}</h2>
      <p>
        {(['a', 'b'] as const).map((arm) => (
          <span key={arm} className="lab-arm-text">
            <b>{app.text(`lab.column.${arm}`)}</b> {armText(app, kit, experiment, arm)}
          </span>
        ))}
      </p>
      <p role="status">{text}</p>
      {status === 'running' ? <progress max={experiment.deals} value={done} aria-label={text} /> : null}
      {comparison ? <Shown kit={kit} progress={progress} comparison={comparison} /> : null}
    </div>
  );
}

function Shown({ kit, progress, comparison }: Props & { readonly comparison: Comparison }) {
  const { app } = useTelling(kit);
  const shown = comparison.figures.filter(isShown);
  return (
    <>
      <p className="lab-shown">{app.text('lab.shown', { reached: shown.length, count: comparison.figures.length })}</p>
      <Keeping kit={kit} progress={progress} comparison={comparison} />
      <Figures kit={kit} comparison={comparison} />
      <p className="note">{app.text('lab.note')}</p>
    </>
  );
}

/** Saves the figures and their picture. */
function Keeping({ kit, progress: { experiment }, comparison }: Props & { readonly comparison: Comparison }) {
  const telling = useTelling(kit);
  const { app } = telling;
  const name = `madang-lab-${kit.game.name}`;
  const picture = async (): Promise<void> => {
    if (!experiment) return;
    const title = `${kit.catalogue[`${kit.game.name}.title`]} · ${app.text('title.lab')}`;
    const lines = (['a', 'b'] as const).map((arm) => `${app.text(`lab.column.${arm}`)}: ${armText(app, kit, experiment, arm)}`);
    const made = await labPicture(
      { title, lines, deals: app.text('lab.status.done', { reached: comparison.deals, count: experiment.deals }) },
      comparison,
      telling,
    );
    if (made) await keepPicture(made, name);
  };
  return (
    <p className="buttons">
      <button type="button" onClick={() => saveText(comparisonTable(comparison), `${name}.csv`)}>
        <Icon name="download" />
        <span>{app.text('lab.csv')}</span>
      </button>
      <button type="button" onClick={() => void picture()}>
        <Icon name="download" />
        <span>{app.text('over.picture')}</span>
      </button>
    </p>
  );
}

function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
