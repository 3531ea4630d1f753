import '../styles/lesson.css';
import './puzzles.css';
import type { Puzzle, Puzzles } from '@madang/kernel';
import { use } from 'preact/compat';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useCoach } from '../coach/useCoach.ts';
import { RunTable } from '../lesson/GuidedTable.tsx';
import { untipped } from '../lesson/untipped.ts';
import { useSeats } from '../lesson/useSeats.ts';
import { useSharedProgress } from '../progress/useSharedProgress.ts';
import { useOpen } from '../store-hook.ts';
import { Gone } from '../table/dialogs/Gone.tsx';
import { type LoadedGame, loadPuzzles, loadTable } from '../words/loaded-game.ts';
import { useWords } from '../words/useWords.tsx';
import { keptOutcomes, nextPuzzle } from './kept.ts';
import { PuzzleCard } from './PuzzleCard.tsx';
import { createRun } from './run.ts';

/** Puzzles of a game, one after the other, at its own table. */
export function PuzzlePage({ name }: { readonly name: string }) {
  const { language } = useWords();
  const kit = use(loadTable(name, language));
  const found = use(loadPuzzles(name));
  if (!kit) return <Gone problem={{ code: 'unknown-game', details: { game: name } }} />;
  return found && found.puzzles.length > 0 ? <Solving loaded={kit} found={found} /> : <Gone problem={{ code: 'no-puzzles' }} />;
}

function Solving({ loaded, found }: { readonly loaded: LoadedGame; readonly found: Puzzles }) {
  const { puzzles } = found;
  useSharedProgress();
  const [puzzle, setPuzzle] = useState(() => nextPuzzle(puzzles, keptOutcomes(loaded.game.name), null));
  const next = (): void => setPuzzle((now) => nextPuzzle(puzzles, keptOutcomes(loaded.game.name), now?.id ?? null));
  return puzzle ? <PuzzleTable key={puzzle.id} loaded={loaded} found={found} puzzle={puzzle} onNext={next} /> : null;
}

interface PuzzleTableProps {
  readonly loaded: LoadedGame;
  readonly found: Puzzles;
  readonly puzzle: Puzzle;
  onNext(): void;
}

function PuzzleTable({ loaded, found, puzzle, onNext }: PuzzleTableProps) {
  const app = useWords();
  const kit = useMemo(() => untipped(loaded), [loaded]);
  const seats = useSeats(puzzle);
  const run = useMemo(() => createRun(kit.game, found.version, puzzle, seats), [kit, found, puzzle, seats]);
  const { table, verdict, problem } = useOpen(run);
  const question = verdict?.kind === 'weighing' ? verdict.question : null;
  const advice = useCoach(question);
  useEffect(() => {
    if (question && advice !== undefined) run.weigh(advice?.meant?.behind?.value ?? (advice?.meant ? 0 : null));
  }, [run, question, advice]);
  const done = verdict ? app.text(verdict.kind === 'weighing' ? 'puzzle.weighing' : 'puzzle.answered') : null;
  const card = useMemo(() => <PuzzleCard run={run} puzzles={found.puzzles} onNext={onNext} />, [run, found, onNext]);
  return <RunTable {...{ kit, table, problem, done, card }} />;
}
