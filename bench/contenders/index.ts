import type { Title } from '@madang/games';
import type { Batch } from '../matches.ts';

/** Everything that can race, loaded only in its own lane. */
export const CONTENDERS = {
  'random play': async (title) => (await import('./playouts.ts')).randomPlay(await title.rules()),
  'random matches': async (title) => (await import('./playouts.ts')).randomMatches(await title.rules()),
  'recorded moves': async (title) => (await import('./playouts.ts')).recordedMoves(await title.rules()),
  'recorded moves, boardgame.io': async (title) => (await import('./boardgame-io.ts')).recordedMovesThroughReducer(await title.rules()),
  placements: async () => (await import('./placements.ts')).placements(),
  clone: async (title) => (await import('./copies.ts')).clone(await title.rules()),
  'structured clone': async (title) => (await import('./copies.ts')).structured(await title.rules()),
  redact: async (title) => (await import('./copies.ts')).redact(await title.rules()),
  imagine: async (title) => (await import('./copies.ts')).imagine(await title.rules()),
  fingerprint: async (title) => (await import('./copies.ts')).hash(await title.rules()),
  diff: async (title) => (await import('./copies.ts')).viewPatch(await title.rules()),
  replay: async (title) => (await import('./copies.ts')).replay(await title.rules()),
  search: async (title) => (await import('./searches.ts')).searchBy(await title.rules(), await title.expertise()),
  'search, uniform playouts': async (title) => (await import('./searches.ts')).searchUniformly(await title.rules()),
  'plain UCT': async (title) => (await import('./searches.ts')).uct(await title.rules()),
} as const satisfies Record<string, (title: Title) => Promise<Batch>>;

export type Contender = keyof typeof CONTENDERS;

export const isContender = (name: string): name is Contender => Object.hasOwn(CONTENDERS, name);
