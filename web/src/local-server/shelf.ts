import { forget, keep, kept, keptKeys } from '../page/storage.ts';
import { noteLocalDeal } from './deals.ts';
import { type LocalMatch, readLocalMatch } from './local.ts';

const PREFIX = 'madang.match.';

/** The matches kept in this browser, last played first. */
export function localMatches(): LocalMatch[] {
  const found = keptKeys(PREFIX)
    .map((key) => readLocalMatch(kept(key)))
    .filter((match) => match !== undefined);
  return found.sort((a, b) => b.changedAt - a.changedAt);
}

export const localMatch = (id: string): LocalMatch | undefined => readLocalMatch(kept(PREFIX + id));

/** Keeps a match, and its result if it is a daily deal; false when the browser has no room for it. */
export function keepLocalMatch(match: LocalMatch): boolean {
  if (match.over) noteLocalDeal(match);
  return keep(PREFIX + match.id, match);
}

export const forgetLocalMatch = (id: string): void => forget(PREFIX + id);

/** Hears each time that another tab keeps the match, until the result is called. */
export function watchKept(id: string, hear: (match: LocalMatch) => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    const match = key === PREFIX + id ? localMatch(id) : undefined;
    if (match) hear(match);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
