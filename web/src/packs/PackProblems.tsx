import type { PackProblem } from '@madang/kernel';
import { translator } from '@madang/text';
import { useMemo } from 'preact/hooks';
import type { LoadedGame } from '../words/loaded-game.ts';
import { useWords } from '../words/useWords.tsx';

interface Props {
  readonly kit: LoadedGame;
  readonly problem: PackProblem;
}

/** What is wrong with a field of a pack, in the game's words. */
export function ProblemText({ kit: { game, catalogue }, problem: { code, allowed } }: Props) {
  const words = useWords();
  const texts = useMemo(() => translator(words.language, catalogue), [words.language, catalogue]);
  return <>{texts.text(`${game.name}.pack.${code}`, { allowed: allowed.join(', ') })}</>;
}
