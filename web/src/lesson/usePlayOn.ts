import type { Document } from '@madang/kernel';
import type { LocalSeat } from '../host/local.ts';
import { keepLocalMatch } from '../host/shelf.ts';
import { freshName } from '../net/command.ts';
import { useToasts } from '../page/toasts.ts';
import { go } from '../page/useRoute.ts';
import { useWords } from '../words/useWords.tsx';

/** Makes a position of a lesson a match of its own in this browser, and goes there. */
export function usePlayOn(seats: readonly LocalSeat[]): (document: Document) => void {
  const app = useWords();
  const show = useToasts((toasts) => toasts.show);
  return (document) => {
    const id = freshName();
    if (keepLocalMatch({ id, seats, document, over: false, changedAt: Date.now() })) go({ page: 'offline', id });
    else show(app.text('offline.full'), 'problem');
  };
}
