import { readDocument } from '@madang/kernel';
import type { Problem, TableView } from '@madang/wire';
import { use, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { exportMatch, tableAction } from '../net/api.ts';
import { theLine } from '../net/session.ts';
import { useServer } from '../net/useSession.ts';
import { useToasts } from '../page/toasts.ts';
import { go } from '../page/useRoute.ts';
import { TAB_KEEPER } from '../play/keeper.ts';
import { screenPace } from '../play/pace.ts';
import { createTable } from '../play/table.ts';
import { Loading } from '../wait/Loading.tsx';
import { type Kit, loadKit } from '../words/kit.ts';
import { explainProblem } from '../words/problems.ts';
import { useWords } from '../words/useWords.tsx';
import type { TableActions } from './actions.ts';
import { Gone } from './dialogs/Gone.tsx';
import { Table } from './Table.tsx';
import { useTableView } from './useTableView.ts';
import { Waiting } from './Waiting.tsx';

/** A table on the server. */
export function OnlineTable({ id, invitation }: { readonly id: string; readonly invitation: string | null }) {
  const session = useServer();
  if (!session.asked) return <Loading of="answer" />;
  if (session.person === null) return <Gone problem={session.problem ?? { code: 'unexpected' }} />;
  return <FoundTable key={id} id={id} invitation={invitation} />;
}

/** Who sits at the table comes first; the match needs its rules. */
function FoundTable({ id, invitation }: { readonly id: string; readonly invitation: string | null }) {
  const { table, problem, link } = useTableView(id, invitation);
  if (problem) return <Gone problem={problem} />;
  if (!table) return <Loading of={link === 'open' ? 'answer' : link} />;
  if (table.status === 'waiting') return <Waiting table={table} invitation={invitation} />;
  return <StartedTable table={table} invitation={invitation} />;
}

interface StartedProps {
  readonly table: TableView;
  readonly invitation: string | null;
}

function StartedTable({ table, invitation }: StartedProps) {
  const { language } = useWords();
  const kit = use(loadKit(table.game, language));
  return kit ? (
    <LiveTable kit={kit} id={table.id} invitation={invitation} />
  ) : (
    <Gone problem={{ code: 'unknown-game', details: { game: table.game } }} />
  );
}

function LiveTable({ kit, id, invitation }: { readonly kit: Kit; readonly id: string; readonly invitation: string | null }) {
  const { game } = kit;
  const store = useMemo(() => createTable(id, game, theLine().channel(id, invitation), screenPace, TAB_KEEPER), [id, game, invitation]);
  useEffect(() => store.open(), [store]);
  const table = useStore(store, (state) => state.table);
  const over = table?.status === 'over' || table?.status === 'abandoned';
  const rematch = useRematch(id);
  const actions = useMemo<TableActions>(
    () => ({
      rematch: over ? rematch : null,
      replay: over ? { page: 'replay', source: 'table', id, at: null } : null,
      document: over ? () => loadDocument(id) : null,
      chat: true,
    }),
    [id, over, rematch],
  );
  return <Table kit={kit} store={store} actions={actions} />;
}

async function loadDocument(id: string) {
  const loaded = await exportMatch(id);
  const document = loaded.ok ? readDocument(loaded.value) : loaded;
  return document.ok ? document.value : null;
}

/** Asks for another match of the same people and goes there. */
function useRematch(id: string): () => void {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    if (problem) show(explainProblem(words, problem), 'problem');
  }, [problem, show, words]);
  return useMemo(
    () => () => {
      void tableAction(id, 'rematch').then((made) => {
        if (made.ok) go({ page: 'table', id: made.value.id, invitation: null });
        else setProblem(made.problem);
      });
    },
    [id],
  );
}
