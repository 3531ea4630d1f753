import type { Batch } from './matches.ts';

/** Everything that can race, loaded only in its own lane. */
export const CONTENDERS = {
  'random play': async () => (await import('./playouts.ts')).randomPlay(),
  'random play by hand': async () => (await import('./playouts.ts')).randomPlayByHand(),
  'recorded moves': async () => (await import('./playouts.ts')).recordedMoves(),
  'recorded moves, boardgame.io': async () => (await import('./boardgame-io.ts')).recordedMovesThroughReducer(),
  clone: async () => (await import('./copies.ts')).clone(),
  'structured clone': async () => (await import('./copies.ts')).structured(),
  redact: async () => (await import('./copies.ts')).redact(),
  imagine: async () => (await import('./copies.ts')).imagine(),
  fingerprint: async () => (await import('./copies.ts')).hash(),
  diff: async () => (await import('./copies.ts')).viewPatch(),
  replay: async () => (await import('./copies.ts')).replay(),
  search: async () => (await import('./searches.ts')).searchByExpertise(),
  'search, uniform playouts': async () => (await import('./searches.ts')).searchUniformly(),
  'plain UCT': async () => (await import('./searches.ts')).uct(),
} as const satisfies Record<string, () => Promise<Batch>>;

export type Contender = keyof typeof CONTENDERS;

export const isContender = (name: string): name is Contender => Object.hasOwn(CONTENDERS, name);
