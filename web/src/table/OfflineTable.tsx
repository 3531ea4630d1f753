import type { Problem } from '@madang/wire';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { openLocal } from '../host/channel.ts';
import { freshDocument, type LocalMatch, oneSeatOn } from '../host/local.ts';
import { keepLocalMatch, localMatch } from '../host/shelf.ts';
import { freshName } from '../net/command.ts';
import { useToasts } from '../page/toasts.ts';
import { go } from '../page/useRoute.ts';
import { TAB_KEEPER } from '../play/keeper.ts';
import { screenPace } from '../play/pace.ts';
import { createTable, type TableStore } from '../play/table.ts';
import { type Kit, loadKit } from '../words/kit.ts';
import { useWords } from '../words/useWords.tsx';
import type { TableActions } from './actions.ts';
import { Gone } from './dialogs/Gone.tsx';
import { Table } from './Table.tsx';

/** A match that lives in this browser. */
export function OfflineTable({ id }: { readonly id: string }) {
  const { language } = useWords();
  const [match] = useState(() => localMatch(id));
  const game = match?.document.game ?? '';
  const kit = use(loadKit(game, language));
  if (!match) return <Gone problem={{ code: 'no-local-match' }} />;
  if (!kit) return <Gone problem={{ code: 'unknown-game', details: { game } }} />;
  return <RunningMatch key={id} match={match} kit={kit} />;
}

function RunningMatch({ match, kit }: { readonly match: LocalMatch; readonly kit: Kit }) {
  const { store, problem } = useRunning(match, kit);
  const [over, setOver] = useState(match.over);
  useEffect(() => store?.subscribe(({ position }) => setOver(position?.over === true)), [store]);
  const actions = useMemo<TableActions>(
    () => ({
      rematch: over ? () => rematch(match, kit) : null,
      replay: over ? { page: 'replay', source: 'offline', id: match.id, at: null } : null,
      document: async () => localMatch(match.id)?.document ?? null,
      chat: false,
    }),
    [match, kit, over],
  );
  if (problem) return <Gone problem={problem} />;
  return store ? <Table kit={kit} store={store} actions={actions} /> : null;
}

/** The match in its worker for as long as the screen is open. */
function useRunning(match: LocalMatch, kit: Kit): { readonly store: TableStore | null; readonly problem: Problem | null } {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [store, setStore] = useState<TableStore | null>(null);
  // Other words are no reason to begin the match anew.
  const full = useRef('');
  full.current = words.text('offline.full');
  const { game } = kit;
  useEffect(() => {
    // The kept match may be further on than the one this screen began with.
    const save = (changed: LocalMatch): void => {
      if (!keepLocalMatch(changed)) show(full.current, 'problem');
    };
    const channel = openLocal(localMatch(match.id) ?? match, save, setProblem);
    const made = createTable(match.id, game, channel, screenPace, TAB_KEEPER);
    const close = made.open();
    setStore(() => made);
    return () => {
      close();
      channel.close();
    };
  }, [match, game, show]);
  return { store, problem };
}

/** The same players once more. */
function rematch(match: LocalMatch, kit: Kit): void {
  const seats = oneSeatOn(match.seats);
  const { game, options } = match.document;
  const id = freshName();
  const document = freshDocument(game, kit.game.version, options, seats.length, freshName());
  keepLocalMatch({ id, seats, document, over: false, changedAt: Date.now() });
  go({ page: 'offline', id });
}
