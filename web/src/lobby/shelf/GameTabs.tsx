import { SHELF, type Title } from '@madang/games';
import { Link } from '../../page/Link.tsx';
import type { Route } from '../../page/router.ts';
import { GameTitle } from '../../words/marks/GameTitle.tsx';

interface TabsProps {
  readonly label: string;
  /** The game whose page this is. */
  readonly game: string;
  /** True for the games that have such a page. */
  has(title: Title): boolean;
  to(game: string): Route;
}

/** The ways to the same page of the other games. */
export const GameTabs = ({ label, game, has, to }: TabsProps) => (
  <nav className="buttons game-tabs" aria-label={label}>
    {SHELF.filter(has).map(({ name }) => (
      <Link key={name} to={to(name)} className="button" current={name === game}>
        <GameTitle game={name} />
      </Link>
    ))}
  </nav>
);
