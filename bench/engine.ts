import type { Chapter } from './figures.ts';
import { type Pace, race } from './race.ts';

/** Random play against the same game by hand, and recorded moves against boardgame.io. */
export async function measureEngine(pace: Pace): Promise<Chapter> {
  const outcome = await race(['random play', 'random play by hand', 'recorded moves', 'recorded moves, boardgame.io'], pace);
  const ours = 'recorded moves';
  return {
    title: 'Engine: decisions per CPU second, Siberia with 4 seats, one core',
    figures: [
      {
        id: 'random-decisions',
        what: 'random play, whole matches',
        value: outcome.speed('random play'),
        unit: '/s',
        bar: { least: 1_000_000 },
        others: 'agenda prototype 3.4 M; TAG Puerto Rico 356 k; terraforming-mars 9 k; boardgame.io 10.7 k on a like game',
      },
      {
        id: 'by-hand-decisions',
        what: 'the same game by hand',
        value: outcome.speed('random play by hand'),
        unit: '/s',
        others: 'a like game by hand 2.6 M',
      },
      { id: 'by-hand-ratio', what: 'engine / by hand', value: outcome.ratio('random play', 'random play by hand'), unit: '×' },
      { id: 'recorded-moves', what: 'recorded moves, engine', value: outcome.speed(ours), unit: '/s' },
      { id: 'boardgame-io', what: 'recorded moves, boardgame.io', value: outcome.speed('recorded moves, boardgame.io'), unit: '/s' },
      {
        id: 'boardgame-io-ratio',
        what: 'engine / boardgame.io',
        value: outcome.ratio(ours, 'recorded moves, boardgame.io'),
        unit: '×',
        bar: { least: 80 },
      },
    ],
    notes: [
      'random play counts set-up, the closed list of moves of every decision, and the choice among them',
      'by hand: nested loops over plain arrays, no agenda, no moves, no views (siberia-by-hand/)',
      'boardgame.io runs the same rules (ours) on the same moves through CreateGameReducer: no undo, no transport, no screen; each move',
      'changes an Immer draft of G, which is its usual manner (a move that returns a copy of G instead was slower still)',
    ],
    skipped: [],
  };
}
