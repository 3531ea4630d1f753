import type { Chapter } from './figures.ts';
import { type Pace, race } from './race.ts';

/** Iterations of the bots' search, against a textbook search without secrets. */
export async function measureSearch(pace: Pace): Promise<Chapter> {
  const outcome = await race(['search', 'search, uniform playouts', 'plain UCT'], pace);
  return {
    title: 'Search: iterations per CPU second, playouts of 50 decisions, one core',
    figures: [
      {
        id: 'search-uniform',
        what: 'search, playouts of any move',
        value: outcome.speed('search, uniform playouts'),
        unit: '/s',
        bar: { least: 10_000 },
        others: 'boardgame.io 202',
      },
      { id: 'search-expertise', what: "search, playouts by the game's policy", value: outcome.speed('search'), unit: '/s' },
      {
        id: 'plain-uct',
        what: 'plain UCT, playouts of any move',
        value: outcome.speed('plain UCT'),
        unit: '/s',
        others: 'plain UCT on a like game 37 k',
      },
      { id: 'search-ratio', what: 'search / plain UCT', value: outcome.ratio('search, uniform playouts', 'plain UCT'), unit: '×' },
    ],
    notes: [
      'from positions spread through random matches of 4 seats, 200 iterations each; the search gets a view and imagines a world an iteration',
      'plain UCT (plain-uct.ts) searches the open state by the same rules: no views, no imagined worlds, luck known',
    ],
    skipped: [],
  };
}
