import type { TableView } from '@madang/wire';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { SceneProvider } from '../board-context/scene.tsx';
import { useTableScene } from '../board-context/useTableScene.ts';
import { givingOf, TimesContext } from '../clock/giving.ts';
import { ClocksContext } from '../clock/useLeft.ts';
import { standAt } from '../faults/faults.ts';
import type { TableState, TableStore } from '../play/table.ts';
import { Late, later, loadWaiting } from '../reach/later.tsx';
import { useStore } from '../store-hook.ts';
import { Loading } from '../wait/Loading.tsx';
import { MissingDialog } from '../wait/MissingDialog.tsx';
import type { LoadedGame } from '../words/loaded-game.ts';
import type { TableActions } from './actions.ts';
import { Curtain } from './dialogs/Curtain.tsx';
import { ReactingContext } from './lines/reactions.ts';
import { Playing } from './Playing.tsx';

const RuleDialog = later(async () => (await import('./dialogs/RuleDialog.tsx')).RuleDialog);

interface TableProps {
  readonly kit: LoadedGame;
  readonly store: TableStore;
  readonly actions: TableActions;
}

/** A table that is being played or is over, from the moment its first view is here. */
export function Table({ kit, store, actions }: TableProps) {
  const state = useStore(store);
  const { table, position } = state;
  useEffect(() => standAt(() => ({ game: kit.game.name, version: kit.game.version, step: store.getState().position?.seq ?? null })), [kit, store]);
  if (!table || !position) return <Loading of={state.link === 'open' ? 'part' : state.link} />;
  return <SeatedTable kit={kit} store={store} state={state} table={table} actions={actions} />;
}

interface SeatedProps extends TableProps {
  readonly state: TableState;
  readonly table: TableView;
}

function SeatedTable({ kit, store, state, table, actions }: SeatedProps) {
  const [rule, showRule] = useState<string | null>(null);
  const scene = useTableScene(kit, table.seats, showRule);
  const { curtain, clocks, eyes, reactions } = state;
  useEffect(loadWaiting, []);
  const reacting = useMemo(() => (actions.chat ? { reactions, react: store.react } : null), [actions.chat, reactions, store]);
  const ticking = table.status === 'running';
  // What was played for somebody stays in the log when the clocks are gone.
  const shown = useMemo(() => (ticking || !clocks ? clocks : { ...clocks, seats: [] }), [ticking, clocks]);
  const times = useMemo(
    () => table.clock && { clock: table.clock, giving: givingOf({ table, clocks, eyes }, store.act) },
    [table, clocks, eyes, store],
  );
  if (!scene) return null;
  return (
    <SceneProvider value={scene}>
      {curtain === null ? (
        <ClocksContext value={shown}>
          <TimesContext value={times}>
            <ReactingContext value={reacting}>
              <Playing store={store} state={state} table={table} actions={actions} />
            </ReactingContext>
          </TimesContext>
        </ClocksContext>
      ) : (
        <Curtain seat={curtain} name={scene.seats[curtain]?.name ?? ''} onRaise={() => store.raiseCurtain()} />
      )}
      {rule === null ? null : (
        <Late part="rule" missing={<MissingDialog onClose={() => showRule(null)} />}>
          <RuleDialog rule={rule} onClose={() => showRule(null)} />
        </Late>
      )}
    </SceneProvider>
  );
}
