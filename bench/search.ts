import type { Title } from '@madang/games';
import { figureOf, type GameFigure } from './aims.ts';
import type { Chapter } from './figures.ts';
import { type Pace, race } from './race.ts';

/** Iterations of the bots' search of a game, against a textbook search without secrets. */
export async function measureSearch({ name }: Title, pace: Pace): Promise<Chapter> {
  const outcome = await race(name, ['search', 'search, uniform playouts', 'plain UCT'], pace);
  const speed = (id: GameFigure, what: string, contender: Parameters<typeof outcome.speed>[0]) =>
    figureOf(name, id, what, outcome.speed(contender), '/s');
  return {
    title: `Search: iterations per CPU second, ${name}, playouts of 50 decisions, one core`,
    game: name,
    figures: [
      speed('search-uniform', 'search, playouts of any move', 'search, uniform playouts'),
      speed('search-expertise', "search, playouts by the game's policy", 'search'),
      speed('plain-uct', 'plain UCT, playouts of any move', 'plain UCT'),
      figureOf(name, 'search-ratio', 'search / plain UCT', outcome.ratio('search, uniform playouts', 'plain UCT'), '×'),
    ],
    notes: [
      'from positions spread through random matches of 4 seats, 200 iterations each; the search gets a view and imagines a world an iteration',
      'plain UCT (contenders/plain-uct.ts) searches the open state by the same rules: no views, no imagined worlds, luck known',
    ],
    skipped: [],
  };
}
