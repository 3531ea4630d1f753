import './coach.css';
import { inPlace } from '@madang/board-kit/in-place';
import type { Advice, AdvisedLine } from '@madang/bots/analysis';
import { HELPS, type Help } from '@madang/kernel';
import { inSteps, lineInWords } from '@madang/text';
import { useScene } from '../board-context/scene.tsx';
import { Dialog } from '../page/Dialog.tsx';
import type { TableStore } from '../play/table.ts';
import { reasonsInWords } from '../reasons/telling.ts';
import { Why } from '../reasons/Why.tsx';
import { useWords } from '../words/useWords.tsx';
import type { CoachAnswer, CoachQuestion } from './protocol.ts';
import { useAsking } from './useAsking.ts';

interface CoachProps {
  readonly store: TableStore;
  /** What could be asked now; null: nothing is to be decided. */
  readonly now: CoachQuestion | null;
  onClose(): void;
}

/** Asks the coach about the open decision. An answer is noted in the match as it is given, and stays whatever step arrives. */
export function Coach({ store, now, onClose }: CoachProps) {
  const app = useWords();
  const { asked, answers, ask } = useAsking(store, now);
  return (
    <Dialog title={app.text('coach.title')} onClose={onClose}>
      <p className="note">{app.text('coach.note')}</p>
      <div className="coach">
        {HELPS.map((help) => (
          <section key={help} aria-labelledby={`coach-${help}`}>
            <h3 id={`coach-${help}`}>{app.text(`coach.${help}`)}</h3>
            <Answer help={help} asked={asked.get(help)} answer={answers.get(help)} />
            <Ask help={help} asked={asked.get(help)} now={now} onAsk={() => ask(help)} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}

interface AskProps {
  readonly help: Help;
  readonly asked: CoachQuestion | undefined;
  readonly now: CoachQuestion | null;
  onAsk(): void;
}

/** The way to ask, where nothing has been asked yet of what is to be decided now; and whether an answer is of an earlier step. */
function Ask({ help, asked, now, onAsk }: AskProps) {
  const app = useWords();
  const earlier = asked !== undefined && asked !== now;
  if (asked && !earlier) return null;
  const unplanned = help === 'plan' && now?.meant.length === 0;
  return (
    <>
      {earlier ? <p className="note">{app.text('coach.earlier')}</p> : null}
      {now ? (
        <button type="button" disabled={unplanned} onClick={onAsk}>
          {app.text(unplanned ? 'coach.unplanned' : earlier ? 'coach.askAgain' : 'coach.ask')}
        </button>
      ) : null}
    </>
  );
}

interface AnswerProps {
  readonly help: Help;
  readonly asked: CoachQuestion | undefined;
  /** Undefined while the coach thinks, null where it failed. */
  readonly answer: CoachAnswer | undefined;
}

function Answer({ help, asked, answer }: AnswerProps) {
  const app = useWords();
  if (!asked) return null;
  if (!answer) return <p role="status">{app.text(answer === undefined ? 'coach.thinking' : 'coach.failed')}</p>;
  return (
    <ol className="advice">
      {linesFor(help, answer).map((line) => (
        <Line key={line.line.join()} line={line} next={answer.lines[1]} question={asked} />
      ))}
    </ol>
  );
}

/** The lines that a help shows: the one that is meant, the two best that begin otherwise, the best of all. */
function linesFor(help: Help, { lines, meant }: Advice): readonly AdvisedLine[] {
  switch (help) {
    case 'plan':
      return meant ? [meant] : [];
    case 'others':
      return lines.filter(({ line }) => line[0] !== (meant ?? lines[0])?.line[0]).slice(0, 2);
    case 'best':
      return lines.slice(0, 1);
  }
}

const inPercent = (share: number): number => Math.round(100 * share);

/** Half of an interval in per cent, one at least. */
const errorOf = ({ low, high }: AdvisedLine['worth']): number => Math.max(1, Math.round(50 * (high - low)));

interface LineProps {
  readonly line: AdvisedLine;
  /** The best line that begins otherwise; undefined: there is none. */
  readonly next: AdvisedLine | undefined;
  readonly question: CoachQuestion;
}

/** A line in the game's words, on the view that it was asked of, the chance to win with it, or alone to reach the goal, and why. */
function Line({ line: { line, worth, behind, why }, next, question: { view, seat } }: LineProps) {
  const app = useWords();
  const { kit, words, seats } = useScene();
  const alone = seats.length === 1 ? 'yes' : 'no';
  const say = (told: readonly number[]): readonly string[] => lineInWords(words, kit.wording, { game: kit.game, view, seat }, told);
  const isAhead = next?.behind && next.behind.low > 0;
  const head =
    behind === null
      ? app.text(isAhead ? 'better.best' : 'better.alike', { line: inSteps(say(next?.line.slice(0, 1) ?? [])) })
      : app.text('better.behind');
  return (
    <li>
      <ol className="best-line">
        {inPlace(say(line), (choice) => (
          <li>{choice}</li>
        ))}
      </ol>
      <strong>{app.text('coach.worth', { alone, share: inPercent(worth.value), error: errorOf(worth) })}</strong>
      {behind !== null && behind.value > 0.005 ? (
        <span className="note">{app.text('coach.behind', { behind: inPercent(behind.value), error: errorOf(behind) })}</span>
      ) : null}
      <Why head={head} reasons={why} said={reasonsInWords({ app, words, seat }, why)} />
    </li>
  );
}
