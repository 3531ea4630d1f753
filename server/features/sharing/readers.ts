import { FALLBACK, type Language } from '@madang/kernel';
import { LANGUAGES, type Translator, translator } from '@madang/text';
import { words as noticeWords } from '../notifications/text/sources.ts';
import { words } from './text/sources.ts';

/** Languages that a browser names at most; longer lists are of no browser. */
const MOST_NAMED = 20;

/** The language of ours that an Accept-Language header likes best. */
function accepted(header: string): Language | undefined {
  const named = header
    .split(',', MOST_NAMED)
    .map((part) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';');
      const weight = /^\s*q=([\d.]{1,5})\s*$/.exec(rest.join(';'))?.[1];
      return { language: LANGUAGES.find((one) => one === tag.split('-')[0]), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ language, weight }) => language !== undefined && weight > 0);
  return named.toSorted((a, b) => b.weight - a.weight)[0]?.language;
}

/** The language that a reader without an account is spoken to in. `lang`: the one that the address names, which counts before the header. */
export const languageFor = (header: string | undefined, lang?: string): Language =>
  LANGUAGES.find((one) => one === lang) ?? accepted(header ?? '') ?? FALLBACK;

const KNOWN = new Map<Language, Promise<Translator>>();

/** The words of previews, feeds and calendars, with those of notifications for seats. */
export function sharingWords(language: Language): Promise<Translator> {
  const known = KNOWN.get(language);
  if (known) return known;
  const made = Promise.all([noticeWords(language), words(language)]).then((catalogues) => translator(language, ...catalogues));
  KNOWN.set(language, made);
  made.catch(() => KNOWN.delete(language));
  return made;
}
