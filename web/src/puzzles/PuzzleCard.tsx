import type { Puzzle, State } from '@madang/kernel';
import { inSteps, lineInWords } from '@madang/text';
import type { ReactNode } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { useSaid } from '../assist/useSay.ts';
import { useScene } from '../board-context/scene.tsx';
import type { WhyQuestion } from '../reasons/protocol.ts';
import { reasonsInWords } from '../reasons/telling.ts';
import { useReasons } from '../reasons/useReasons.ts';
import { useStore } from '../store-hook.ts';
import { useWords } from '../words/useWords.tsx';
import type { RatedPuzzle } from './crowd.ts';
import { type Outcomes, ratingOf } from './kept.ts';
import { bestTurn, matchOf } from './position.ts';
import { AS_GOOD, type PuzzleRun, type Verdict } from './run.ts';

interface CardProps {
  readonly run: PuzzleRun;
  readonly puzzles: readonly RatedPuzzle[];
  onNext(): void;
}

/** What is asked, what became of the answer, and the ways on. */
export function PuzzleCard({ run, puzzles, onNext }: CardProps) {
  const words = useWords();
  const { verdict, outcomes, former } = useStore(run);
  const said = useVerdict(run, verdict);
  useSaid(said.length > 0 ? said : [words.text('puzzle.ask')]);
  return (
    <section className="lesson-card puzzle-card" aria-label={words.text('puzzle.label')} data-verdict={toneOf(verdict)}>
      <div className="lesson-words">
        <p className="lesson-head">
          <strong>{said[0] ?? words.text('puzzle.ask')}</strong>
        </p>
        <p className="lesson-text">{said.length > 0 ? said.slice(1).join(' ') : <Task puzzle={run.puzzle} />}</p>
        <Standing puzzle={run.puzzle} puzzles={puzzles} outcomes={outcomes} former={former} />
      </div>
      <div className="buttons">
        {verdict?.kind === 'shown' ? null : (
          <button type="button" className="puzzle-show" onClick={run.show}>
            <Icon name="help" />
            <span>{words.text('puzzle.show')}</span>
          </button>
        )}
        {verdict ? (
          <button type="button" className={`puzzle-again${isMissed(verdict) ? ' primary' : ''}`} onClick={run.again}>
            <Icon name="again" />
            <span>{words.text('puzzle.again')}</span>
          </button>
        ) : null}
        <button type="button" className={`puzzle-next${verdict && !isMissed(verdict) ? ' primary' : ''}`} onClick={onNext}>
          <span>{words.text(verdict ? 'puzzle.next' : 'puzzle.skip')}</span>
          <Icon name="forward" />
        </button>
      </div>
    </section>
  );
}

/** Points of the win rate, of 100. */
const pointsOf = (share: number): number => Math.max(1, Math.round(100 * share));

/** The answer was worse than the best turn, which was not shown yet. */
const isMissed = (verdict: Verdict): boolean => verdict.kind === 'weighed' && verdict.behind > AS_GOOD;

function toneOf(verdict: Verdict | null): 'good' | 'bad' | undefined {
  if (verdict?.kind === 'weighed') return verdict.behind <= AS_GOOD ? 'good' : 'bad';
  return verdict?.kind === 'shown' ? 'bad' : undefined;
}

/** How much hangs on it. */
function Task({ puzzle }: { readonly puzzle: Puzzle }): ReactNode {
  const words = useWords();
  const least = Math.min(...puzzle.lines.slice(1).map(({ behind }) => behind));
  return words.text('puzzle.task', { least: pointsOf(least) });
}

/** What is said of an answer; nothing before there is one. */
function useVerdict(run: PuzzleRun, verdict: Verdict | null): readonly string[] {
  const app = useWords();
  const { kit, words } = useScene();
  const { puzzle } = run;
  const { seat } = puzzle;
  const view = useMemo(() => kit.game.redact(matchOf(kit.game, kit.game.version, puzzle).state, seat), [kit, puzzle, seat]);
  const best = useMemo(
    () => app.text('puzzle.bestWas', { line: inSteps(lineInWords(words, kit.wording, { game: kit.game, view, seat }, bestTurn(puzzle))) }),
    [kit, words, app, view, seat, puzzle],
  );
  const asked = useMemo(() => whyAsked(puzzle, kit.game.name, view, verdict), [puzzle, kit, view, verdict]);
  const why = reasonsInWords({ app, words, seat }, useReasons(asked).slice(0, 1)).map((reason) => app.text('better.why', { reason }));
  switch (verdict?.kind) {
    case undefined:
      return [];
    case 'weighing':
      return [app.text('puzzle.weighing')];
    case 'unknown':
      return [app.text('puzzle.unknown')];
    case 'shown':
      return [app.text('puzzle.shown'), best, ...why];
    case 'weighed':
      if (verdict.isBest) return [app.text('puzzle.best'), best, ...why];
      if (verdict.behind <= AS_GOOD) return [app.text('puzzle.asGood'), best];
      // What would have been best is not told to those who want to try again.
      return [app.text('puzzle.missed', { loss: pointsOf(verdict.behind) }), app.text('puzzle.stillThere')];
  }
}

/** Why the best turn is better: than what was answered, or where that was as good, than the next best. Null: nothing is to be said. */
function whyAsked({ id, seat, lines }: Puzzle, game: string, view: State, verdict: Verdict | null): WhyQuestion | null {
  const [best, next] = lines;
  const isSolved = verdict?.kind === 'weighed' && verdict.isBest;
  const other = (verdict?.kind === 'shown' ? verdict.tried : null) ?? next?.moves;
  if (!best || !other || !(isSolved || verdict?.kind === 'shown')) return null;
  return { game, view, seat, seed: `puzzle/${id}`, line: best.moves, other };
}

interface StandingProps {
  readonly puzzle: Puzzle;
  readonly puzzles: readonly RatedPuzzle[];
  readonly outcomes: Outcomes;
  readonly former: Outcomes | null;
}

/** The ratings of the puzzle and of its solver, how many are solved, and how many people's tries rated the puzzle. */
function Standing({ puzzle, puzzles, outcomes, former }: StandingProps) {
  const words = useWords();
  const rating = ratingOf(puzzles, outcomes);
  const change = former && rating - ratingOf(puzzles, former);
  const { rating: puzzleRating, tries } = puzzles.find(({ id }) => id === puzzle.id) ?? { rating: puzzle.rating, tries: 0 };
  const solved = puzzles.filter(({ id }) => outcomes.get(id) === 'solved').length;
  return (
    <p className="lesson-at puzzle-standing">
      {words.text('puzzle.standing', { puzzle: puzzleRating, own: rating })}
      {change === null ? null : <b> {change >= 0 ? `+${change}` : `−${-change}`}</b>}
      {' · '}
      {words.text('puzzle.solved', { solved, count: puzzles.length })}
      {tries === 0 ? null : ` · ${words.text('puzzle.tried', { tries })}`}
    </p>
  );
}
