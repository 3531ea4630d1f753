import type { Achievement } from '@madang/kernel';
import type { Translator } from '@madang/text';
import { GameTitle } from '../words/marks/GameTitle.tsx';
import { useWords } from '../words/useWords.tsx';
import { Medal } from './Medal.tsx';
import './achievements.css';

interface CardProps {
  readonly game: string;
  readonly achievement: Pick<Achievement, 'id' | 'rarity'>;
  /** The texts of the game's achievements. */
  readonly texts: Translator;
  /** When it was reached; null: not yet; undefined: that is not said. */
  readonly at?: number | null;
  /** Says which game it belongs to. */
  readonly isNamed?: boolean;
}

/** An achievement: its medal, its name, how seldom it is, the sentence of its rule, and when it was reached. */
export function AchievementCard({ game, achievement: { id, rarity }, texts, at, isNamed = false }: CardProps) {
  const words = useWords();
  const day = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' });
  return (
    <li className="achievement" data-rarity={rarity} data-reached={at !== null}>
      <Medal rarity={rarity} isReached={at !== null} />
      <div>
        <h3>{texts.text(`${game}.achievement.${id}.name`)}</h3>
        <p>{texts.text(`${game}.achievement.${id}.rule`)}</p>
        <p className="achievement-state">
          {isNamed ? (
            <>
              <GameTitle game={game} />{' '}
            </>
          ) : null}
          <span className="tag">{words.text(`achievements.${rarity}`)}</span>{' '}
          {at === null ? <span className="unseen">{words.text('achievements.open')}</span> : null}
          {typeof at === 'number' ? <span>{words.text('achievements.at', { time: day.format(at) })}</span> : null}
        </p>
      </div>
    </li>
  );
}
