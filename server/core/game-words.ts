import type { Title } from '@madang/games';
import type { Language } from '@madang/kernel';
import { translator } from '@madang/text';
import type { Services } from './services.ts';

/** A game in the words of a language: its title, and a sentence about it where it has one. */
export interface GameWords {
  readonly title: string;
  readonly blurb: string | null;
}

/** A catalogue has thousands of words and every anonymous request may need two, so those are kept: a few for each game and language. */
const KNOWN = new WeakMap<Title, Map<Language, GameWords>>();

/** Returns a game's words; its plain name where this server has no words for it. */
export async function gameWords({ shelf, log }: Pick<Services, 'shelf' | 'log'>, name: string, language: Language): Promise<GameWords> {
  const title = shelf.find((one) => one.name === name);
  if (!title) return { title: name, blurb: null };
  const kept = KNOWN.get(title) ?? new Map<Language, GameWords>();
  KNOWN.set(title, kept);
  const known = kept.get(language);
  if (known) return known;
  try {
    const said = translator(language, await (await title.wording()).catalogues(language));
    const blurb = `${name}.blurb`;
    const words = { title: said.text(`${name}.title`), blurb: said.has(blurb) ? said.text(blurb) : null };
    kept.set(language, words);
    return words;
  } catch (error) {
    log.debug({ game: name, error }, 'a game has no title');
    return { title: name, blurb: null };
  }
}
