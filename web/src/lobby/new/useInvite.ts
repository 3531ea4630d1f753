import type { Game } from '@madang/kernel';
import { useState } from 'preact/hooks';
import { createTable } from '../../net/api.ts';
import { whenAsked } from '../../net/session.ts';
import { useToasts } from '../../page/toasts/toasts.ts';
import { go } from '../../page/useRoute.ts';
import { explainProblem } from '../../words/problems.ts';
import { useWords } from '../../words/useWords.tsx';
import { rememberedSettings } from './remembered.ts';

/** Seats of a table for friends, where the game has so many: those that stay empty are left out or bots' at its start. */
const SEATS = 4;

/** Makes a table for friends in one press, and goes there to send its link. The rules are those of the last table of that game. */
export function useInvite(): { readonly busy: boolean; invite(game: Game): void } {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const [busy, setBusy] = useState(false);
  const make = async (game: Game): Promise<void> => {
    setBusy(true);
    await whenAsked();
    const { name, players, automas } = game;
    const options = { ...(rememberedSettings('online', game)?.options ?? game.making?.proposed) };
    // No automa sits at a table of friends.
    if (automas) delete options[automas.number];
    const free = Array.from({ length: Math.min(players.max, SEATS) - 1 }, () => ({ kind: 'invited' }) as const);
    const made = await createTable({
      game: name,
      options,
      seats: [{ kind: 'me' }, ...free],
      access: 'link',
      watchers: true,
      chances: false,
      clock: null,
    });
    setBusy(false);
    if (made.ok) go({ page: 'table', id: made.value.id, invitation: null });
    else show(explainProblem(words, made.problem), 'problem');
  };
  return { busy, invite: (game) => void make(game) };
}
