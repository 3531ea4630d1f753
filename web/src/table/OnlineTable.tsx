import { lazily, WhenLoaded } from '@madang/board-kit/loading';
import { dayEnd } from '@madang/games/days';
import { readDocument, type Seat } from '@madang/kernel';
import type { Problem, TableView } from '@madang/wire';
import { use } from 'preact/compat';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { addressOf } from '../access/shared-address.ts';
import { reachedThere } from '../achievements/there.ts';
import { useSay } from '../assist/useSay.ts';
import { exportMatch, tableAction } from '../net/api.ts';
import { theLine } from '../net/session.ts';
import { useServer } from '../net/useSession.ts';
import { useToasts } from '../page/toasts/toasts.ts';
import { go } from '../page/useRoute.ts';
import { TAB_KEEPER } from '../play/keeper.ts';
import { paceOf } from '../play/pace.ts';
import { createTable } from '../play/table.ts';
import { useStore } from '../store-hook.ts';
import { Loading } from '../wait/Loading.tsx';
import { type LoadedGame, loadTable } from '../words/loaded-game.ts';
import { explainProblem } from '../words/problems.ts';
import { useWords } from '../words/useWords.tsx';
import type { TableActions } from './actions.ts';
import { Gone } from './dialogs/Gone.tsx';
import { Table } from './Table.tsx';
import { useTableView } from './useTableView.ts';

/** The table before it begins: who comes to one that runs does not need it. */
const Waiting = lazily(async () => (await import('./waiting/Waiting.tsx')).Waiting);

/** A table's address: who may see it, and the step to look at. */
interface Addressed {
  readonly invitation: string | null;
  readonly at: number | null;
}

/** A table on the server. */
export function OnlineTable({ id, ...addressed }: { readonly id: string } & Addressed) {
  const session = useServer();
  if (!session.asked) return <Loading of="answer" />;
  if (session.person === null) return <Gone problem={session.problem ?? { code: 'unexpected' }} />;
  return <FoundTable key={id} id={id} {...addressed} />;
}

/** The seats come first: a table that has not begun needs no rules. The match does. */
function FoundTable({ id, invitation, at }: { readonly id: string } & Addressed) {
  const { table, problem, link, talk } = useTableView(id, invitation);
  useStartSaid(table?.status ?? null);
  if (problem) return <Gone problem={problem} />;
  if (!table) return <Loading of={link === 'open' ? 'answer' : link} />;
  return (
    <WhenLoaded fallback={<Loading />}>
      {table.status === 'waiting' ? (
        <Waiting table={table} invitation={invitation} talk={talk} />
      ) : (
        <StartedTable table={table} invitation={invitation} at={at} />
      )}
    </WhenLoaded>
  );
}

/** Says that the match begins, to those who have waited for it. */
function useStartSaid(status: TableView['status'] | null): void {
  const words = useWords();
  const say = useSay();
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'waiting' && status === 'running') say(words.text('speech.begins'));
    before.current = status;
  }, [status, words, say]);
}

interface StartedProps extends Addressed {
  readonly table: TableView;
}

function StartedTable({ table, ...addressed }: StartedProps) {
  const { language } = useWords();
  const kit = use(loadTable(table.game, language));
  return kit ? <LiveTable kit={kit} id={table.id} {...addressed} /> : <Gone problem={{ code: 'unknown-game', details: { game: table.game } }} />;
}

function LiveTable({ kit, id, invitation, at }: { readonly kit: LoadedGame; readonly id: string } & Addressed) {
  const { game, wording } = kit;
  const store = useMemo(() => createTable(id, game, theLine().channel(id, invitation), paceOf(wording), TAB_KEEPER), [id, game, wording, invitation]);
  useEffect(() => store.open(), [store]);
  const table = useStore(store, (state) => state.table);
  // A table by link opens for nobody else without its invitation.
  const passedOn = table?.access === 'link' ? (table.invitation ?? invitation) : null;
  const over = table?.status === 'over' || table?.status === 'abandoned';
  const isShown = over && !isSealed(table);
  const rematch = useRematch(id);
  const takeOver = useTakeOver(id, invitation);
  const actions = useMemo<TableActions>(
    () => ({
      rematch: over ? rematch : null,
      takeOver: over ? null : takeOver,
      replay: isShown ? { page: 'replay', source: 'table', id, at: null } : null,
      document: isShown ? () => loadDocument(id) : null,
      reached: over ? () => reachedThere(id) : null,
      chat: true,
      link: (step) => addressOf({ page: 'table', id, invitation: passedOn, at: step }),
      at,
    }),
    [id, over, isShown, rematch, takeOver, passedOn, at],
  );
  return <Table kit={kit} store={store} actions={actions} />;
}

/** True while others may still play the same daily deal: the server gives its game file and replay when the day is over. */
const isSealed = ({ deal }: TableView): boolean => deal !== null && Date.now() < dayEnd(deal);

async function loadDocument(id: string) {
  const loaded = await exportMatch(id);
  const document = loaded.ok ? readDocument(loaded.value) : loaded;
  return document.ok ? document.value : null;
}

/** Takes the seat of a player who left. The table itself tells what came of it. */
function useTakeOver(id: string, invitation: string | null): (seat: Seat) => void {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  return useMemo(
    () => (seat) => {
      void tableAction(id, 'join', invitation === null ? { seat } : { seat, invitation }).then((taken) => {
        if (!taken.ok) show(explainProblem(words, taken.problem), 'problem');
      });
    },
    [id, invitation, words, show],
  );
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
