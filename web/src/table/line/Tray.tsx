import { useScene } from '../../board-context/scene.tsx';
import { useWords } from '../../words/useWords.tsx';
import { ChipRow } from '../prompt/Chips.tsx';
import type { Deciding } from '../prompt/deciding.ts';
import { placeless } from './placeless.ts';

/** Choices without a place on the board: doing without, one of two effects. */
export function Tray({ deciding: { lit, choices, usual, choose }, busy }: { readonly deciding: Deciding; readonly busy: boolean }) {
  const words = useWords();
  const { board } = useScene();
  const lying = placeless(board.answering, lit, choices);
  return lying.length === 0 ? null : (
    <fieldset className="tray" aria-label={words.text('prompt.tray')} disabled={busy}>
      <ChipRow choices={lying} usual={usual} onChoose={choose} />
    </fieldset>
  );
}
