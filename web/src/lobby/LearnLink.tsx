import './learn-link.css';
import { findTitle } from '@madang/games';
import { Icon, type IconName } from '../art/Icon.tsx';
import { Link } from '../page/Link.tsx';
import type { Route } from '../page/router.ts';
import { useWords } from '../words/useWords.tsx';

interface WayProps {
  readonly to: Route;
  readonly icon: IconName;
  readonly text: string;
  readonly className?: string;
}

/** A way to something of a game, as a button. */
function Way({ to, icon, text, className = '' }: WayProps) {
  const words = useWords();
  return (
    <Link to={to} className={`button ${className}`}>
      <Icon name={icon} />
      <span>{words.text(text)}</span>
    </Link>
  );
}

interface LearnProps {
  readonly game: string;
  /** What somebody who does not know the game does first. */
  readonly first?: boolean;
}

/** The way to a game's lesson; nothing where it has none. */
export const LearnLink = ({ game, first = false }: LearnProps) =>
  findTitle(game)?.lesson ? (
    <Way to={{ page: 'learn', game }} icon="learn" text="lobby.learn" className={`learn-link${first ? ' primary' : ''}`} />
  ) : null;

/** The way on from the lesson; nothing where there is none. */
export const CampaignLink = ({ game }: { readonly game: string }) =>
  findTitle(game)?.campaign ? <Way to={{ page: 'campaign', game, challenge: null }} icon="medal" text="campaign.title" /> : null;

/** For whoever does not know the game: its lesson, its campaign, and what it is about in a minute. */
export const NewcomerLinks = ({ game }: { readonly game: string }) => (
  <p className="buttons new-learn">
    <LearnLink game={game} />
    <CampaignLink game={game} />
    <Way to={{ page: 'rules', game, rule: null }} icon="book" text="lobby.about" className="quiet" />
  </p>
);
