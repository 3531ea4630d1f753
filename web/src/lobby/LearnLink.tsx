import './learn-link.css';
import { findTitle } from '@madang/games';
import type { Arguments } from '@madang/kernel';
import { useState } from 'preact/hooks';
import { Icon, type IconName } from '../art/Icon.tsx';
import { leftChallenge, leftLesson } from '../local-server/lesson-progress.ts';
import { Link } from '../page/Link.tsx';
import type { Route } from '../page/router.ts';
import { useWords } from '../words/useWords.tsx';

interface WayProps {
  readonly to: Route;
  readonly icon: IconName;
  readonly text: string;
  readonly figures?: Arguments;
  readonly className?: string;
}

/** A way to something of a game, as a button. */
function Way({ to, icon, text, figures = {}, className = '' }: WayProps) {
  const words = useWords();
  return (
    <Link to={to} className={`button ${className}`}>
      <Icon name={icon} />
      <span>{words.text(text, figures)}</span>
    </Link>
  );
}

interface LearnProps {
  readonly game: string;
  /** What somebody who does not know the game does first. */
  readonly first?: boolean;
}

/** The way to a game's lesson, or on with it where it was left; nothing where it has none. */
export function LearnLink({ game, first = false }: LearnProps) {
  const [left] = useState(() => leftLesson(game));
  if (!findTitle(game)?.lesson) return null;
  const says = left ? { text: 'lobby.learnOn', figures: { ...left } } : { text: 'lobby.learn' };
  return <Way to={{ page: 'learn', game }} icon="learn" {...says} className={`learn-link${first ? ' primary' : ''}`} />;
}

/** The way on from the lesson, or to the challenge that was left; nothing where there is none. */
export function CampaignLink({ game }: { readonly game: string }) {
  const [left] = useState(() => leftChallenge(game));
  if (!findTitle(game)?.campaign) return null;
  return <Way to={{ page: 'campaign', game, challenge: left }} icon="medal" text={left === null ? 'campaign.title' : 'lobby.campaignOn'} />;
}

/** For whoever does not know the game: its lesson, its campaign, and what it is about in a minute. */
export const NewcomerLinks = ({ game }: { readonly game: string }) => (
  <p className="buttons new-learn">
    <LearnLink game={game} />
    <CampaignLink game={game} />
    <Way to={{ page: 'rules', game, rule: null }} icon="book" text="lobby.about" className="quiet" />
  </p>
);
