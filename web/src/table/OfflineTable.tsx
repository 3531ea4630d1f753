import type { Problem } from '@madang/wire';
import { use } from 'preact/compat';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { reachedHere } from '../achievements/here.ts';
import { openLocal } from '../local-server/channel.ts';
import { freshDocument, type LocalMatch, oneSeatOn } from '../local-server/local.ts';
import { localMatch, watchKept } from '../local-server/shelf.ts';
import { useKeepMatch } from '../local-server/useKeepMatch.ts';
import { freshName } from '../net/command.ts';
import { go } from '../page/useRoute.ts';
import { TAB_KEEPER } from '../play/keeper.ts';
import { paceOf } from '../play/pace.ts';
import { createTable, type TableStore } from '../play/table.ts';
import { reloadWhenServed } from '../reach/served.ts';
import { type LoadedGame, loadTable } from '../words/loaded-game.ts';
import { useWords } from '../words/useWords.tsx';
import type { TableActions } from './actions.ts';
import { Gone } from './dialogs/Gone.tsx';
import { Table } from './Table.tsx';

/** Milliseconds until the page is loaded anew where the match's worker did not load. */
const WORKER_RELOAD_MS = 4_000;

type KeepMatch = ReturnType<typeof useKeepMatch>;

/** A match that lives in this browser. */
export function OfflineTable({ id }: { readonly id: string }) {
  const { language } = useWords();
  const [match] = useState(() => localMatch(id));
  const game = match?.document.game ?? '';
  const kit = use(loadTable(game, language));
  if (!match) return <Gone problem={{ code: 'no-local-match' }} />;
  if (!kit) return <Gone problem={{ code: 'unknown-game', details: { game } }} />;
  return <RunningMatch key={id} match={match} kit={kit} />;
}

function RunningMatch({ match, kit }: { readonly match: LocalMatch; readonly kit: LoadedGame }) {
  const keepMatch = useKeepMatch();
  const { store, problem } = useRunning(match, kit, keepMatch);
  const [over, setOver] = useState(match.over);
  useEffect(() => store?.subscribe(({ position }) => setOver(position?.over === true)), [store]);
  const actions = useMemo<TableActions>(
    () => ({
      rematch: over && match.deal === undefined ? () => rematch(match, kit, keepMatch) : null,
      takeOver: null,
      replay: over ? { page: 'replay', source: 'offline', id: match.id, at: null } : null,
      document: async () => localMatch(match.id)?.document ?? null,
      reached: (read) => reachedHere(localMatch(match.id) ?? match, read),
      chat: false,
      link: null,
      at: null,
    }),
    [match, kit, over, keepMatch],
  );
  useEffect(() => (problem?.code === 'worker-failed' ? reloadWhenServed(WORKER_RELOAD_MS) : undefined), [problem]);
  if (problem) return <Gone problem={problem} />;
  return store ? <Table kit={kit} store={store} actions={actions} /> : null;
}

/** The match in its worker for as long as the screen is open. */
function useRunning(
  match: LocalMatch,
  kit: LoadedGame,
  keepMatch: KeepMatch,
): { readonly store: TableStore | null; readonly problem: Problem | null } {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [store, setStore] = useState<TableStore | null>(null);
  const { game, wording } = kit;
  useEffect(() => {
    // The kept match may be further on than the one this screen began with.
    const channel = openLocal(localMatch(match.id) ?? match, keepMatch, setProblem);
    const made = createTable(match.id, game, channel, paceOf(wording), TAB_KEEPER);
    const close = made.open();
    // Two tabs that play on from different steps would write over each other.
    const unwatch = watchKept(match.id, channel.follow);
    setStore(() => made);
    return () => {
      unwatch();
      close();
      channel.close();
    };
  }, [match, game, wording, keepMatch]);
  return { store, problem };
}

/** The same players once more. */
function rematch(match: LocalMatch, kit: LoadedGame, keepMatch: KeepMatch): void {
  const seats = oneSeatOn(match.seats);
  const { game, options, pack } = match.document;
  const id = freshName();
  const fresh = freshDocument(game, kit.game.version, options, seats.length, freshName());
  const document = pack === undefined ? fresh : { ...fresh, pack };
  keepMatch({ id, seats, document, over: false, changedAt: Date.now(), ...(match.chances && { chances: true }) });
  go({ page: 'offline', id });
}
