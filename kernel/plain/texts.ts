import type { TextLoader } from '../index.ts';
import { words } from './text/sources.ts';

/** A game's own catalogue with what plain wordings say of any game, under keys of the game: `<game>.plain.<text>`. */
export const withPlainTexts =
  (game: string, own: TextLoader): TextLoader =>
  async (language) => ({
    ...Object.fromEntries(Object.entries(await words(language)).map(([key, text]) => [`${game}.plain.${key}`, text])),
    ...(await own(language)),
  });
