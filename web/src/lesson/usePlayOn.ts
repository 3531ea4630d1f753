import type { Document } from '@madang/kernel';
import type { LocalSeat } from '../local-server/local.ts';
import { useKeepMatch } from '../local-server/useKeepMatch.ts';
import { freshName } from '../net/command.ts';
import { go } from '../page/useRoute.ts';

/** Makes a position of a lesson a match of its own in this browser, and goes there. */
export function usePlayOn(seats: readonly LocalSeat[]): (document: Document) => void {
  const keepMatch = useKeepMatch();
  return (document) => {
    const id = freshName();
    keepMatch({ id, seats, document, over: false, changedAt: Date.now(), playedOn: true });
    go({ page: 'offline', id });
  };
}
