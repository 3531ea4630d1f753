import { type Game, type Pack, readPack } from '@madang/kernel';
import { forget, keep, kept } from '../page/storage.ts';

/** Packs of one game that this browser keeps; an older one makes room. */
const MOST = 10;

const keyOf = ({ name }: Pick<Game, 'name'>): string => `madang.packs.${name}`;

/** The packs of a game that this browser keeps, the last first. */
export function keptPacks(game: Pick<Game, 'name' | 'packs'>): readonly Pack[] {
  const texts = kept(keyOf(game));
  if (!Array.isArray(texts)) return [];
  return texts.flatMap((document: unknown) => {
    const read = readPack(game, document);
    return read.ok ? [read.value] : [];
  });
}

/** Keeps a pack in this browser. Returns false where it has no room: then it is kept until the page is closed. */
export function keepPack(game: Pick<Game, 'name' | 'packs'>, pack: Pack): boolean {
  const others = keptPacks(game).filter(({ id }) => id !== pack.id);
  const documents = [pack, ...others].slice(0, MOST).map(({ text }): unknown => JSON.parse(text));
  return keep(keyOf(game), documents);
}

const chosenKey = ({ name }: Pick<Game, 'name'>): string => `madang.pack.${name}`;

/** The pack that the next table of this tab begins with, if one was asked for; null: none any longer. */
export const proposePack = (game: Pick<Game, 'name'>, id: string | null): unknown =>
  id === null ? forget(chosenKey(game), 'tab') : keep(chosenKey(game), id, 'tab');

/** The options that choose that pack; nothing where none was asked for. */
export function proposedPack(game: Pick<Game, 'name' | 'packs'>): Readonly<Record<string, string>> {
  const id = kept(chosenKey(game), 'tab');
  return game.packs && typeof id === 'string' && keptPacks(game).some((pack) => pack.id === id) ? { [game.packs.option]: id } : {};
}
