import { keep, kept } from '../page/storage.ts';
import { localMatches } from './shelf.ts';

const KEY = 'madang.known';

const isList = (json: unknown): json is readonly string[] => Array.isArray(json) && json.every((one) => typeof one === 'string');

/** The games that somebody at this browser has begun or learnt. */
function remembered(): readonly string[] {
  const games = kept(KEY);
  return isList(games) ? games : [];
}

/** Remembers that the reader knows a game, though its matches may be deleted. */
export function rememberKnown(game: string): void {
  const before = remembered();
  if (!before.includes(game)) keep(KEY, [...before, game]);
}

/** The games that the reader knows: begun or learnt in this browser. */
export const knownGames = (): readonly string[] => [...remembered(), ...localMatches().map(({ document }) => document.game)];
