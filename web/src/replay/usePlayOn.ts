import type { LocalSeat } from '../host/local.ts';
import { keepLocalMatch } from '../host/shelf.ts';
import { freshName } from '../net/command.ts';
import { useToasts } from '../page/toasts.ts';
import { go } from '../page/useRoute.ts';
import { useWords } from '../words/useWords.tsx';
import type { Recording } from './source.ts';

/** Goes on from a step against bots, in this browser. The reader takes the seat that moves next. */
export function usePlayOn({ document, seats }: Recording): (at: number) => void {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  return (at) => {
    const next = document.moves[at]?.[0] ?? 0;
    const bot: LocalSeat = { kind: 'bot', level: 'normal', name: words.text('seat.bot', { level: words.text('level.normal') }) };
    const players = seats.map(({ kind }, seat): LocalSeat => {
      if (kind === 'automa') return { kind };
      return seat === next ? { kind: 'person', name: words.text('new.me') } : bot;
    });
    const { hash: _, ...head } = document;
    const id = freshName();
    const kept = keepLocalMatch({
      id,
      seats: players,
      document: { ...head, moves: document.moves.slice(0, at), ...(head.helps && { helps: head.helps.filter((one) => one.at <= at) }) },
      over: false,
      changedAt: Date.now(),
    });
    if (kept) go({ page: 'offline', id });
    else show(words.text('offline.full'), 'problem');
  };
}
