import type { Puzzle } from '@madang/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { findPuzzleRatings } from '../net/results.ts';
import { askUntilAnswered } from '../reach/retry.ts';
import { keepRatings, keptRatings, type RatedPuzzle, ratedPuzzles } from './crowd.ts';

/** Puzzles with the ratings that hold: what the server says, else what this device last heard, else the built-in ones. */
export function useRatedPuzzles(game: string, puzzles: readonly Puzzle[]): readonly RatedPuzzle[] {
  const [crowd, setCrowd] = useState(() => keptRatings(game));
  useEffect(
    () =>
      askUntilAnswered(
        () => findPuzzleRatings(game),
        (found) => {
          if (!found.ok) return;
          keepRatings(game, found.value);
          setCrowd(keptRatings(game));
        },
      ),
    [game],
  );
  return useMemo(() => ratedPuzzles(puzzles, crowd), [puzzles, crowd]);
}
