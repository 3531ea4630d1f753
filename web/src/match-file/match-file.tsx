import './file-button.css';
import type { Document, Result } from '@madang/kernel';
import type { ChangeEvent } from 'preact/compat';
import { Icon } from '../art/Icon.tsx';
import { readMatchFile } from '../local-server/files.ts';
import { useToasts } from '../page/toasts/toasts.ts';
import { type LoadedGame, loadGame } from '../words/loaded-game.ts';
import { explainProblem } from '../words/problems.ts';
import { useWords } from '../words/useWords.tsx';

/** Why a match file cannot be used: a code, and its figures beside it. */
interface FileProblem {
  readonly code: string;
}

const unknownGame = (game: string) => ({ code: 'unknown-game', game });

/** Opens a match file by `open`, and gives it to `take`; what is wrong with it is shown. */
export function useMatchFile(
  open: (kit: LoadedGame, document: Document) => Promise<Result<unknown, FileProblem>>,
  take: (document: Document, kit: LoadedGame) => void | Promise<void>,
): (file: File | undefined) => Promise<void> {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const refuse = (problem: FileProblem): void => show(explainProblem(words, { code: problem.code, details: { ...problem } }), 'problem');
  return async (file) => {
    if (!file) return;
    const read = await readMatchFile(file);
    if (!read.ok) return refuse(read.problem);
    const { game } = read.value;
    const kit = await loadGame(game, words.language);
    if (!kit) return refuse(unknownGame(game));
    const opened = await open(kit, read.value);
    if (!opened.ok) return refuse(opened.problem);
    await take(read.value, kit);
  };
}

interface FileButtonProps {
  readonly label: string;
  onChoose(file: File | undefined): void;
}

/** Chooses a match file. The same one can be chosen again. */
export function FileButton({ label, onChoose }: FileButtonProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    onChoose(currentTarget.files?.[0]);
    currentTarget.value = '';
  };
  return (
    <label className="button file-button">
      <Icon name="file" />
      <span>{label}</span>
      <input type="file" accept="application/json,.json" className="unseen" onChange={choose} />
    </label>
  );
}
