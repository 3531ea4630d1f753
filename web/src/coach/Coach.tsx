import './coach.css';
import type { AdvisedLine } from '@madang/bots/analysis';
import { HELPS, type Help } from '@madang/kernel';
import { lineInWords } from '@madang/text';
import type { TableView } from '@madang/wire';
import { useMemo, useState } from 'react';
import { Dialog } from '../page/Dialog.tsx';
import type { Plan } from '../play/plan.ts';
import type { TableStore } from '../play/table.ts';
import { useScene } from '../scene/scene.tsx';
import { useWords } from '../words/useWords.tsx';
import type { CoachQuestion } from './protocol.ts';
import { useCoach } from './useCoach.ts';

interface CoachProps {
  readonly store: TableStore;
  readonly table: TableView;
  readonly plan: Plan;
  /** The step that the table stands at. */
  readonly seq: number;
  onClose(): void;
}

/** Asks the coach about the open decision. What is asked is noted in the match before it is answered. */
export function Coach({ store, table, plan, seq, onClose }: CoachProps) {
  const app = useWords();
  const [asked, setAsked] = useState<readonly Help[]>([]);
  const meant = plan.steps.map(({ move }) => move.id);
  const key = meant.join();
  const { base, seat } = plan;
  const question = useMemo(
    (): CoachQuestion => ({
      game: table.game,
      view: base,
      seat,
      seed: `coach/${table.id}/${seq}`,
      meant: key === '' ? [] : key.split(',').map(Number),
    }),
    [table.game, table.id, base, seat, seq, key],
  );
  const advice = useCoach(asked.length > 0 ? question : null);
  const ask = (help: Help): void => {
    store.act(seat, { kind: 'help', help });
    setAsked([...asked, help]);
  };
  return (
    <Dialog title={app.text('coach.title')} onClose={onClose}>
      <p className="note">{app.text('coach.note')}</p>
      <div className="coach">
        {HELPS.map((help) => (
          <section key={help} aria-labelledby={`coach-${help}`}>
            <h3 id={`coach-${help}`}>{app.text(`coach.${help}`)}</h3>
            {!asked.includes(help) ? (
              <button type="button" disabled={help === 'plan' && meant.length === 0} onClick={() => ask(help)}>
                {app.text(help === 'plan' && meant.length === 0 ? 'coach.unplanned' : 'coach.ask')}
              </button>
            ) : advice === undefined ? (
              <p role="status">{app.text('coach.thinking')}</p>
            ) : advice === null ? (
              <p role="status">{app.text('coach.failed')}</p>
            ) : (
              <ol>
                {linesFor(help, advice).map((line) => (
                  <Line key={line.line.join()} line={line} plan={plan} />
                ))}
              </ol>
            )}
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** The lines that a help shows: the one that is meant, the two best that begin otherwise, the best of all. */
function linesFor(help: Help, { lines, meant }: Exclude<ReturnType<typeof useCoach>, null | undefined>): readonly AdvisedLine[] {
  switch (help) {
    case 'plan':
      return meant ? [meant] : [];
    case 'others':
      return lines.filter(({ line }) => line[0] !== (meant ?? lines[0])?.line[0]).slice(0, 2);
    case 'best':
      return lines.slice(0, 1);
  }
}

/** A line in the game's words, and the chance to win with it. */
function Line({ line: { line, worth }, plan: { base, seat } }: { readonly line: AdvisedLine; readonly plan: Plan }) {
  const app = useWords();
  const { kit, words } = useScene();
  return (
    <li>
      <span>{lineInWords(words, kit.wording, kit.game, base, seat, line).join(' → ')}</span>
      <strong>
        {app.text('coach.worth', { share: Math.round(100 * worth.value), error: Math.max(1, Math.round(50 * (worth.high - worth.low))) })}
      </strong>
    </li>
  );
}
