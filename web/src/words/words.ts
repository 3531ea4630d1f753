import { noted } from '@madang/board-kit/loading';
import type { Catalogue, Language } from '@madang/kernel';
import { literally, type Translator, translator } from '@madang/text';
import { words } from '../../text/sources.ts';

const loaded = new Map<Language, Promise<Catalogue>>();

/** The app's catalogue of a language; loaded once. */
export function appCatalogue(language: Language): Promise<Catalogue> {
  const known = loaded.get(language);
  if (known) return known;
  const loading = noted(words(language));
  loaded.set(language, loading);
  // One that failed (no network) may be tried again.
  loading.catch(() => loaded.delete(language));
  return loading;
}

/** The texts of one table: the app's, the game's, and the players' names for `seatArgument`. */
export function tableWords(language: Language, app: Catalogue, game: Catalogue, names: readonly string[]): Translator {
  const seats = Object.fromEntries(names.map((name, seat) => [`seat.${seat}`, literally(name)]));
  return translator(language, app, game, seats);
}
