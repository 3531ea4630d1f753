import './page.css';
import type { ReactNode } from 'preact/compat';
import { Icon } from '../art/Icon.tsx';
import { storeHook } from '../store-hook.ts';
import { GameTitle } from '../words/marks/GameTitle.tsx';
import { useWords } from '../words/useWords.tsx';
import { Link } from './Link.tsx';
import { wayBack } from './last-match-route.ts';
import { printRoute, type Route } from './router.ts';
import { useRoute } from './useRoute.ts';

/** A table that waits for the reader, as a bar shows it. */
interface WaitingTable {
  readonly id: string;
  readonly game: string;
}

interface WaitingTables {
  readonly tables: readonly WaitingTable[];
  wait(tables: readonly WaitingTable[]): void;
}

/** The tables that wait for the reader, as far as this page knows. */
export const useWaitingTables = storeHook<WaitingTables>((set) => ({
  tables: [],
  wait: (tables) => set({ tables }),
}));

/** The most tables that the bar names; the lobby has them all. */
const NAMED = 3;

/** Says below the header which tables wait for the reader, and leads to the match that they come from. The lobby has a list of its own. */
export function WaitingBar() {
  const words = useWords();
  const route = useRoute();
  const tables = useWaitingTables((waiting) => waiting.tables);
  if (route.page === 'lobby') return null;
  const here = printRoute(route);
  const way = wayBack();
  const from = way && printRoute(way) !== here ? way : null;
  const isOther = (id: string): boolean => !(from?.page === 'table' && from.id === id) && !(route.page === 'table' && route.id === id);
  const others = tables.filter(({ id }) => isOther(id));
  if (!from && others.length === 0) return null;
  return (
    <nav className="waiting-bar" aria-label={words.text('nav.waits')}>
      {from ? <BarLink to={from}>{words.text('nav.from', { page: from.page })}</BarLink> : null}
      {others.slice(0, NAMED).map(({ id, game }) => (
        <BarLink key={id} to={{ page: 'table', id, invitation: null }} waits>
          <GameTitle game={game} />
        </BarLink>
      ))}
      {others.length > 0 ? <Link to={{ page: 'lobby' }}>{words.text('nav.waitsCount', { count: others.length })}</Link> : null}
    </nav>
  );
}

const BarLink = ({ to, waits = false, children }: { readonly to: Route; readonly waits?: boolean; readonly children: ReactNode }) => (
  <Link to={to} className="button small">
    <Icon name={waits ? 'bell' : 'play'} />
    <span>{children}</span>
  </Link>
);
