import '../styles/figures.css';
import './laboratory.css';
import { use } from 'preact/compat';
import { useMemo, useState } from 'preact/hooks';
import { GameTabs } from '../lobby/shelf/GameTabs.tsx';
import { Page } from '../page/Page.tsx';
import { useOpen } from '../store-hook.ts';
import { Gone } from '../table/dialogs/Gone.tsx';
import { type LoadedGame, loadGame } from '../words/loaded-game.ts';
import { useWords } from '../words/useWords.tsx';
import { ArmFields } from './form/ArmFields.tsx';
import { CardFields, KindField } from './form/CardFields.tsx';
import { Choice } from './form/Choice.tsx';
import { DEALS, type Draft, firstDraft, studyOf, withSeats } from './form/draft.ts';
import { Results } from './Results.tsx';
import { createRun, type Run } from './running/run.ts';

/** The laboratory of a game: two ways of playing, compared by bots on the same deals, in this browser. */
export function LaboratoryPage({ name }: { readonly name: string }) {
  const words = useWords();
  const kit = use(loadGame(name, words.language));
  if (!kit) return <Gone problem={{ code: 'unknown-game', details: { game: name } }} />;
  return (
    <Page at="other" title={words.text('title.lab')} game={name}>
      <p className="lead">{words.text('lab.lead')}</p>
      <GameTabs label={words.text('lab.games')} game={name} has={() => true} to={(game) => ({ page: 'lab', game })} />
      <Laboratory key={name} kit={kit} />
    </Page>
  );
}

function Laboratory({ kit }: { readonly kit: LoadedGame }) {
  const [draft, setDraft] = useState(() => firstDraft(kit.game));
  const run = useMemo(() => createRun(kit.game.name), [kit.game.name]);
  const progress = useOpen(run);
  return (
    <section className="laboratory">
      <form
        className="lab-form"
        onSubmit={(event) => {
          event.preventDefault();
          const study = studyOf(draft, kit.game);
          if (study) run.start(study);
        }}
      >
        <KindField kit={kit} draft={draft} onDraft={setDraft} />
        <SizeFields kit={kit} draft={draft} onDraft={setDraft} />
        {draft.kind === 'cards' ? <CardFields kit={kit} draft={draft} onDraft={setDraft} /> : null}
        <ArmFields kit={kit} draft={draft} onDraft={setDraft} />
        <Controls kit={kit} draft={draft} run={run} running={progress.status === 'running'} />
      </form>
      <Results kit={kit} progress={progress} />
    </section>
  );
}

interface FieldsProps {
  readonly kit: LoadedGame;
  readonly draft: Draft;
  onDraft(draft: Draft): void;
}

/** How many play, and how many deals. */
function SizeFields({ kit, draft, onDraft }: FieldsProps) {
  const words = useWords();
  const { min, max } = kit.game.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <div className="lab-sizes">
      <Choice
        label={words.text('lab.players')}
        value={draft.seats}
        options={counts}
        nameOf={(count) => words.text('new.players', { count })}
        onChoose={(seats) => onDraft(withSeats(draft, seats))}
      />
      <Choice
        label={words.text(`lab.deals.${draft.kind}`)}
        value={draft.deals}
        options={DEALS}
        nameOf={(deals) => words.text('lab.value', { value: deals })}
        onChoose={(deals) => onDraft({ ...draft, deals })}
      />
    </div>
  );
}

interface ControlsProps extends Omit<FieldsProps, 'onDraft'> {
  readonly run: Run;
  readonly running: boolean;
}

/** Starts and stops. */
function Controls({ kit, draft, run, running }: ControlsProps) {
  const words = useWords();
  const isSame = studyOf(draft, kit.game) === null;
  return (
    <>
      {isSame ? <p className="note">{words.text('lab.same')}</p> : null}
      <p className="buttons">
        <button type="submit" className="primary" disabled={isSame}>
          {words.text(running ? 'lab.restart' : 'lab.start')}
        </button>
        {running ? (
          <button type="button" onClick={run.stop}>
            {words.text('lab.stop')}
          </button>
        ) : null}
      </p>
    </>
  );
}
