import type { Catalogue, Wording } from '@madang/kernel';

/** A chapter of the rulebook with the rules that are shown of it. */
export interface Chapter {
  readonly title: Wording['chapters'][number]['title'];
  readonly rules: readonly { readonly id: string; readonly text: string }[];
}

/**
 * The chapters of a ledger; with words to look for, only rules that contain all of them (in their id or text). `synonyms`: other words
 * for ours, found too.
 */
export function findRules(
  chapters: Wording['chapters'],
  rulebook: Catalogue,
  query: string,
  synonyms: Readonly<Record<string, string>> = {},
): Chapter[] {
  const wanted = wordsOf(query, synonyms);
  return chapters
    .map(({ title, rules }) => ({
      title,
      rules: rules
        .map((id) => ({ id, text: rulebook[id] ?? '' }))
        .filter(({ id, text }) => {
          const haystack = `${id} ${text}`.toLocaleLowerCase();
          return wanted.every((words) => words.some((word) => haystack.includes(word)));
        }),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** What is looked for, word by word, each with our words for it. */
const wordsOf = (query: string, synonyms: Readonly<Record<string, string>>): readonly (readonly string[])[] =>
  query
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => [word, ...Object.entries(synonyms).flatMap(([other, ours]) => (other.includes(word) ? [ours] : []))]);

/** A text cut where the words that are looked for stand: every second part is one of them. */
export function cutAt(text: string, query: string): string[] {
  const wanted = query.split(/\s+/).filter((word) => word !== '');
  if (wanted.length === 0) return [text];
  const pattern = new RegExp(`(${wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi');
  return text.split(pattern);
}
