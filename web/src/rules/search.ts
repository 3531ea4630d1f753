import type { Catalogue, Wording } from '@madang/kernel';

/** A chapter of the rulebook with the rules that are shown of it. */
export interface Chapter {
  readonly title: Wording['chapters'][number]['title'];
  readonly rules: readonly { readonly id: string; readonly text: string }[];
}

/** The chapters of a ledger; with words to look for, only rules that contain all of them (in their id or text). */
export function findRules(chapters: Wording['chapters'], rulebook: Catalogue, query: string): Chapter[] {
  const wanted = query
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return chapters
    .map(({ title, rules }) => ({
      title,
      rules: rules
        .map((id) => ({ id, text: rulebook[id] ?? '' }))
        .filter(({ id, text }) => {
          const haystack = `${id} ${text}`.toLocaleLowerCase();
          return wanted.every((word) => haystack.includes(word));
        }),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** A text cut where the words that are looked for stand: every second part is one of them. */
export function cutAt(text: string, query: string): string[] {
  const wanted = query.split(/\s+/).filter((word) => word !== '');
  if (wanted.length === 0) return [text];
  const pattern = new RegExp(`(${wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi');
  return text.split(pattern);
}
