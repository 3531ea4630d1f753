import type { BoardView } from '@madang/board-kit';
import { findTitle } from '@madang/games';
import { BOARDS } from '@madang/games/boards';
import type { Catalogue, Game, Language, Wording } from '@madang/kernel';

/** All that a screen needs of a game, in one language. */
export interface Kit {
  readonly game: Game;
  readonly wording: Wording;
  readonly catalogue: Catalogue;
}

const kits = new Map<string, Promise<Kit | null>>();
const boards = new Map<string, Promise<BoardView | null>>();
const rulebooks = new Map<string, Promise<Catalogue>>();

/** The same promise for the same key, so that React can wait for it. */
function once<T>(known: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const found = known.get(key);
  if (found) return found;
  const loading = load();
  known.set(key, loading);
  // A load that failed (no network) may be tried again.
  loading.catch(() => known.delete(key));
  return loading;
}

/** A game's rules and words; null: the shelf does not have it. */
export const loadKit = (name: string, language: Language): Promise<Kit | null> =>
  once(kits, `${name}/${language}`, async () => {
    const title = findTitle(name);
    if (!title) return null;
    const [game, wording] = await Promise.all([title.rules(), title.wording()]);
    return { game, wording, catalogue: await wording.catalogues[language]() };
  });

export const loadBoard = (name: string): Promise<BoardView | null> => once(boards, name, async () => (await BOARDS[name]?.()) ?? null);

/** The ledger's texts by rule id. */
export const loadRulebook = (wording: Wording, name: string, language: Language): Promise<Catalogue> =>
  once(rulebooks, `${name}/${language}`, () => wording.rulebook[language]());
