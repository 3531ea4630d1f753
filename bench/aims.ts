import type { Bar, Figure } from './figures.ts';

/** What is measured of every game; `placements` of Ludwig alone. */
const FIGURES = [
  'random-decisions',
  'random-match',
  'recorded-moves',
  'placements',
  'clone',
  'structured-clone',
  'redact',
  'imagine',
  'fingerprint',
  'view-patch',
  'replay-move',
  'state-bytes',
  'view-bytes',
  'patch-bytes',
  'move-bytes',
  'document-bytes',
  'document-gzip-bytes',
  'document-moves',
  'search-uniform',
  'search-expertise',
  'plain-uct',
  'search-ratio',
] as const;
export type GameFigure = (typeof FIGURES)[number];

/** What a figure is held against: the bar that the project sets itself, and what others reach. */
interface Aim {
  readonly bar?: Bar;
  readonly others?: string;
}

/** The aims of each game (docs: the issues that set the bars). A game that is not here is measured all the same. */
export const AIMS: Readonly<Record<string, Readonly<Partial<Record<GameFigure, Aim>>>>> = {
  siberia: {
    'random-decisions': {
      bar: { least: 1_000_000 },
      others: 'agenda prototype 3.4 M; TAG Puerto Rico 356 k; terraforming-mars 9 k; boardgame.io 10.7 k on a like game',
    },
    clone: { bar: { most: 3 }, others: 'TAG 9–55 µs; by hand 0.7 µs' },
    'structured-clone': { others: '35 µs' },
    redact: { bar: { most: 20 }, others: 'terraforming-mars 264 µs' },
    imagine: { bar: { most: 10 } },
    'replay-move': { others: '18xx loads a late game in 0.24 s' },
    'state-bytes': { others: 'terraforming-mars 62 KB' },
    'search-uniform': { bar: { least: 10_000 }, others: 'boardgame.io 202' },
    'plain-uct': { others: 'plain UCT on a like game 37 k' },
  },
  barrage: {
    'random-decisions': { bar: { least: 400_000 }, others: 'TAG Puerto Rico 356 k; terraforming-mars 9 k' },
    'random-match': { bar: { most: 3 } },
    clone: { bar: { most: 5 }, others: 'TAG 9–55 µs' },
    redact: { others: 'terraforming-mars 264 µs' },
    'replay-move': { others: '18xx loads a late game in 0.24 s' },
    'state-bytes': { bar: { most: 8_000 }, others: 'terraforming-mars 62 KB' },
  },
  ludwig: {
    'random-decisions': { bar: { least: 60_000 }, others: 'TAG Puerto Rico 356 k; terraforming-mars 9 k' },
    'random-match': { bar: { most: 20 } },
    placements: { bar: { most: 500 } },
    clone: { bar: { most: 5 }, others: 'TAG 9–55 µs' },
    redact: { others: 'terraforming-mars 264 µs' },
    'state-bytes': { others: 'terraforming-mars 62 KB' },
  },
  underwater: {
    'random-decisions': { bar: { least: 250_000 }, others: 'TAG Puerto Rico 356 k; terraforming-mars 9 k' },
    'random-match': { bar: { most: 8 } },
    clone: { bar: { most: 6 }, others: 'TAG 9–55 µs' },
    redact: { others: 'terraforming-mars 264 µs' },
    'state-bytes': { others: 'terraforming-mars 62 KB' },
  },
};

/** A figure of a game, beside its aim. */
export function figureOf(game: string, id: GameFigure, what: string, value: number, unit: string): Figure {
  return { id, what, value, unit, ...AIMS[game]?.[id] };
}
