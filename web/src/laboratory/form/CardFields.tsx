import { translator } from '@madang/text';
import { useMemo } from 'preact/hooks';
import type { LoadedGame } from '../../words/loaded-game.ts';
import { useWords } from '../../words/useWords.tsx';
import { cardText } from '../figures/telling.ts';
import { Choice } from './Choice.tsx';
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
        <Choice
          label={words.text('lab.card')}
          value={draft.card}
          options={[...names.keys()]}
          nameOf={(card) => names.get(card) ?? ''}
          onChoose={(card) => onDraft({ ...draft, card })}
        />
        <Choice
          label={words.text('lab.card.points')}
          value={draft.points}
          options={POINTS}
          nameOf={(points) => (points === 0 ? words.text('lab.card.same') : `${points < 0 ? '−' : '+'}${Math.abs(points)}`)}
          onChoose={(points) => onDraft({ ...draft, points })}
        />
      </div>
    </>
  );
}

/** The name of every card of the game that has one, by its number. */
function useCardNames({ game, catalogue }: LoadedGame): ReadonlyMap<number, string> {
  const { language } = useWords();
  return useMemo(() => {
    const words = translator(language, catalogue);
    const { cards } = game;
    const numbers = Array.from({ length: cards?.count ?? 0 }, (_, card) => card);
    return new Map(numbers.filter((card) => cards && words.has(cards.word(card))).map((card) => [card, cardText(words, game, card)]));
  }, [game, catalogue, language]);
}
