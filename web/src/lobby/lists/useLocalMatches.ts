import { useState } from 'preact/hooks';
import type { LocalMatch } from '../../local-server/local.ts';
import { forgetLocalMatch, localMatches } from '../../local-server/shelf.ts';

/** The games of this device that are over, or that still run, and how to forget one. */
export function useLocalMatches(over: boolean): { readonly matches: readonly LocalMatch[]; forget(id: string): void } {
  const [matches, setMatches] = useState(() => localMatches().filter((match) => match.over === over));
  const forget = (id: string): void => {
    forgetLocalMatch(id);
    setMatches(matches.filter((match) => match.id !== id));
  };
  return { matches, forget };
}
