import type { LocalSeat } from '../local-server/local.ts';
import { useKeepMatch } from '../local-server/useKeepMatch.ts';
import { freshName } from '../net/command.ts';
import { go } from '../page/useRoute.ts';
import { useWords } from '../words/useWords.tsx';
import type { Recording } from './source.ts';

/** Goes on from a step against bots, in this browser. The reader takes the seat that moves next. */
export function usePlayOn({ document, seats }: Recording): (at: number) => void {
  const words = useWords();
  const keepMatch = useKeepMatch();
  return (at) => {
    const next = document.moves[at]?.[0] ?? 0;
    const bot: LocalSeat = { kind: 'bot', level: 'normal', name: words.text('seat.bot', { level: words.text('level.normal') }) };
    const players = seats.map(({ kind }, seat): LocalSeat => {
      if (kind === 'automa') return { kind };
      return seat === next ? { kind: 'person', name: words.text('new.me') } : bot;
    });
    const { hash: _, ...head } = document;
    const id = freshName();
    keepMatch({
      id,
      seats: players,
      document: { ...head, moves: document.moves.slice(0, at), ...(head.helps && { helps: head.helps.filter((one) => one.at <= at) }) },
      over: false,
      changedAt: Date.now(),
      playedOn: true,
    });
    go({ page: 'offline', id });
  };
}
