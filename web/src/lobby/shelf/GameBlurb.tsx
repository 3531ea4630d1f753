import './shelf.css';
import { findTitle, titleText } from '@madang/games';
import { Icon } from '../../art/Icon.tsx';
import { useWords } from '../../words/useWords.tsx';

/** A game in a sentence. */
export function GameBlurb({ game }: { readonly game: string }) {
  const { language } = useWords();
  return <>{titleText(game, 'blurb', language)}</>;
}

/** For how many people a game is, how long it takes, how heavy it is, and how long its lesson is. */
export function GameFigures({ game }: { readonly game: string }) {
  const words = useWords();
  const title = findTitle(game);
  if (!title) return null;
  const { asks, people } = title;
  return (
    <p className="game-figures">
      {people ? (
        <span className="players-range">
          <Icon name="people" />
          {words.text('lobby.players', people)}
        </span>
      ) : null}
      {asks ? (
        <>
          <span>
            <Icon name="clock" />
            {words.text('lobby.minutes', { minutes: asks.minutes })}
          </span>
          <span>
            <Weights weight={asks.weight} />
            {words.text(`lobby.weight.${asks.weight}`)}
          </span>
          <span>
            <Icon name="learn" />
            {words.text('lobby.learnMinutes', { minutes: asks.lesson })}
          </span>
        </>
      ) : null}
    </p>
  );
}

const WEIGHTS = [1, 2, 3, 4, 5] as const;
const WEIGHT_WIDTH = 11;

/** As many of five weights as a game is heavy; the word stands beside them. */
const Weights = ({ weight }: { readonly weight: number }) => (
  <svg className="weights" viewBox={`0 0 ${WEIGHTS.length * WEIGHT_WIDTH} 14`} width={WEIGHTS.length * WEIGHT_WIDTH} height="14" aria-hidden="true">
    {WEIGHTS.map((one) => (
      <path
        key={one}
        transform={`translate(${(one - 1) * WEIGHT_WIDTH})`}
        d="M3 4.5h4l2.3 8.5H.7zM3.4 4.3a1.7 1.7 0 113.2 0"
        data-filled={one <= weight}
      />
    ))}
  </svg>
);
