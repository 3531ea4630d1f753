import type { Move } from '@madang/kernel';
import { useScene } from '../../board-context/scene.tsx';
import { useWords } from '../../words/useWords.tsx';
import { ChipRow } from '../prompt/Chips.tsx';
import { type Choice, toldApart } from '../prompt/choices.ts';
import type { Deciding } from '../prompt/deciding.ts';
import { placeless } from './placeless.ts';

/** One choice that Confirm takes among others on the board needs no second button. */
const withoutConfirmed = (lying: readonly Choice[], usual: Move | null, asked: number): readonly Choice[] =>
  lying.length === 1 && asked > 1 && lying[0]?.move === usual ? [] : lying;

interface TrayProps {
  readonly deciding: Deciding;
  readonly busy: boolean;
  /** It stands under the thumb, where there is no room for what all choices begin with. */
  readonly isNarrow: boolean;
  /** Opens the list of all choices. */
  onList(): void;
}

/** Choices without a place on the board: doing without, one of two effects. */
export function Tray({ deciding: { lit, choices, usual, ending, choose, chooseLast }, busy, isNarrow, onList }: TrayProps) {
  const words = useWords();
  const { board } = useScene();
  const { lying: offered, folded } = placeless(board.answering, lit, choices);
  const lying = withoutConfirmed(offered, usual, lit?.moves.length ?? 0);
  return lying.length + folded === 0 ? null : (
    <fieldset className="tray" aria-label={words.text('prompt.tray')} disabled={busy}>
      {folded > 0 && (
        <button type="button" className="chip" aria-haspopup="true" onClick={onList}>
          <span>{words.text('prompt.count', { count: folded })}</span>
        </button>
      )}
      <ChipRow
        choices={isNarrow ? toldApart(lying) : lying}
        usual={usual}
        onChoose={(move) => (move === ending && chooseLast ? chooseLast(move) : choose(move))}
      />
    </fieldset>
  );
}
