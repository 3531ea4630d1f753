import { findTitle } from '@madang/games';
import { dailySetup, deviceSeed } from '@madang/games/daily';
import { dayOf } from '@madang/games/days';
import type { Result } from '@madang/kernel';
import type { DealAttempt, Problem } from '@madang/wire';
import { useState } from 'preact/hooks';
import { noteLocalDeal } from '../local-server/deals.ts';
import { rememberKnown } from '../local-server/known.ts';
import { freshDocument, type LocalMatch, type LocalSeat } from '../local-server/local.ts';
import { useKeepMatch } from '../local-server/useKeepMatch.ts';
import { startDeal } from '../net/club/daily.ts';
import { freshName } from '../net/command.ts';
import { useServer } from '../net/useSession.ts';
import type { Route } from '../page/router.ts';
import { useToasts } from '../page/toasts/toasts.ts';
import { go } from '../page/useRoute.ts';
import { explainProblem } from '../words/problems.ts';
import { useWords } from '../words/useWords.tsx';

/** Where an attempt is played or, once it is over, looked back at. */
export const attemptRoute = ({ table: id }: Pick<DealAttempt, 'table'>, online: boolean): Route =>
  online ? { page: 'table', id, invitation: null } : { page: 'offline', id };

/** Starts today's deal of a game and goes there: on the server, or with the device's seed in this browser. */
export function useStart(online: boolean): { readonly busy: boolean; start(game: string): void } {
  const words = useWords();
  const { person } = useServer();
  const keepMatch = useKeepMatch();
  const show = useToasts((toasts) => toasts.show);
  const [busy, setBusy] = useState(false);
  const hear = (started: Result<Pick<DealAttempt, 'table'>, Problem>): void => {
    setBusy(false);
    if (started.ok) go(attemptRoute(started.value, online));
    else show(explainProblem(words, started.problem), 'problem');
  };
  const startHere = async (game: string): Promise<void> => {
    const bot = words.text('seat.bot', { level: words.text('level.greedy') });
    const match = await freshDeal(game, { me: person?.name ?? words.text('new.me'), bot });
    if (!match) return;
    keepMatch(match);
    noteLocalDeal(match);
    rememberKnown(game);
    hear({ ok: true, value: { table: match.id } });
  };
  const start = (game: string): void => {
    setBusy(true);
    void (online ? startDeal(game).then(hear) : startHere(game));
  };
  return { busy, start };
}

/** A match of today's deal on this device; undefined where the game has none. */
async function freshDeal(name: string, names: { readonly me: string; readonly bot: string }): Promise<LocalMatch | undefined> {
  const title = findTitle(name);
  if (!title?.daily) return undefined;
  const game = await title.rules();
  const { options, seats } = dailySetup(game, title.daily);
  const now = Date.now();
  const day = dayOf(now);
  const players = seats.map((seat): LocalSeat => {
    if (seat === 'me') return { kind: 'person', name: names.me };
    return seat === 'automa' ? { kind: seat } : { kind: 'bot', name: names.bot, level: seat };
  });
  const document = freshDocument(name, game.version, options, players.length, deviceSeed(day, name));
  return { id: freshName(), seats: players, document, over: false, changedAt: now, deal: day };
}
