import { translator } from '@madang/text';
import { useMemo } from 'preact/hooks';
import type { LoadedGame } from '../../words/loaded-game.ts';
import { useWords } from '../../words/useWords.tsx';
import { cardText } from '../figures/telling.ts';
import { type Draft, POINTS } from './draft.ts';

interface Props {
  readonly kit: LoadedGame;
  readonly draft: Draft;
  onDraft(draft: Draft): void;
}

/** What is compared; nothing to choose where a game has no cards. */
export function KindField({ kit, draft, onDraft }: Props) {
  const words = useWords();
  if (!kit.game.cards) return null;
  return (
    <div className="segments" role="radiogroup" aria-label={words.text('lab.kind')}>
      {(['arms', 'cards'] as const).map((kind) => (
        <label key={kind}>
          <input type="radio" name="lab-kind" checked={draft.kind === kind} onChange={() => onDraft({ ...draft, kind })} />
          <span>{words.text(`lab.kind.${kind}`)}</span>
        </label>
      ))}
    </div>
  );
}

/** The card that is changed in B, and by how many points. */
export function CardFields({ kit, draft, onDraft }: Props) {
  const words = useWords();
  const names = useCardNames(kit);
  return (
    <>
      <p className="note">{words.text('lab.cards.note')}</p>
      <div className="lab-sizes">
        <label>
          <span>{words.text('lab.card')}</span>
          <select value={draft.card} onChange={({ currentTarget }) => onDraft({ ...draft, card: Number(currentTarget.value) })}>
            {names.map(({ card, name }) => (
              <option key={card} value={card}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{words.text('lab.card.points')}</span>
          <select value={draft.points} onChange={({ currentTarget }) => onDraft({ ...draft, points: Number(currentTarget.value) })}>
            {POINTS.map((points) => (
              <option key={points} value={points}>
                {points === 0 ? words.text('lab.card.same') : `${points < 0 ? '−' : '+'}${Math.abs(points)}`}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}

/** Every card of the game that has a name. */
function useCardNames({ game, catalogue }: LoadedGame): readonly { readonly card: number; readonly name: string }[] {
  const { language } = useWords();
  return useMemo(() => {
    const words = translator(language, catalogue);
    const numbers = Array.from({ length: game.cards?.count ?? 0 }, (_, card) => card);
    return numbers.filter((card) => words.has(`${game.name}.card.${card}`)).map((card) => ({ card, name: cardText(words, game.name, card) }));
  }, [game, catalogue, language]);
}
