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
import type { RatedPuzzle } from './crowd.ts';
import { keptOutcomes, nextPuzzle } from './kept.ts';
import { PuzzleCard } from './PuzzleCard.tsx';
import { createRun } from './run.ts';
import { useRatedPuzzles } from './useRatedPuzzles.ts';

/** Puzzles of a game, one after the other, at its own table. */
export function PuzzlePage({ name }: { readonly name: string }) {
  const { language } = useWords();
  const kit = use(loadTable(name, language));
  const found = use(loadPuzzles(name));
  if (!kit) return <Gone problem={{ code: 'unknown-game', details: { game: name } }} />;
  return found && found.puzzles.length > 0 ? <Solving loaded={kit} found={found} /> : <Gone problem={{ code: 'no-puzzles' }} />;
}

function Solving({ loaded, found }: { readonly loaded: LoadedGame; readonly found: Puzzles }) {
  const { name } = loaded.game;
  useSharedProgress();
  const rated = useRatedPuzzles(name, found.puzzles);
  const after = (now: string | null): string | undefined => nextPuzzle(rated, keptOutcomes(name), now)?.id;
  const [id, setId] = useState(() => after(null));
  const puzzle = found.puzzles.find((one) => one.id === id);
  const next = (): void => setId((now) => after(now ?? null));
  return puzzle ? <PuzzleTable key={puzzle.id} loaded={loaded} found={found} rated={rated} puzzle={puzzle} onNext={next} /> : null;
}

interface PuzzleTableProps {
  readonly loaded: LoadedGame;
  readonly found: Puzzles;
  readonly rated: readonly RatedPuzzle[];
  readonly puzzle: Puzzle;
  onNext(): void;
}

function PuzzleTable({ loaded, found, rated, puzzle, onNext }: PuzzleTableProps) {
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
  const card = useMemo(() => <PuzzleCard run={run} puzzles={rated} onNext={onNext} />, [run, rated, onNext]);
  return <RunTable {...{ kit, table, problem, done, card }} />;
}
