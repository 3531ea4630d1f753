import { Choices, Stage } from '@madang/board-kit';
import type { Told } from '@madang/kernel';
import { useCallback, useMemo, useState } from 'react';
import { Exchanges } from './exchanges.tsx';
import { SiberiaMap } from './map.tsx';
import { OwnMat } from './own-mat.tsx';
import { saleForecast } from './sale-forecast.ts';
import { playEvents } from './script.ts';
import './styles.ts';
import { Stock } from './stock.tsx';
import { type SiberiaProps, type Table, TableProvider, useTable } from './table.tsx';
import { Tabs, useTab } from './tabs.tsx';
import { type Held, inHand, NOTHING_HELD, targetsOf } from './targets.ts';
import { tokenOf } from './tokens.tsx';

const NO_MOVES: readonly never[] = [];

/** Siberia's board: stock, map, exchanges and the own mat on one screen. Fills the box it is put in. */
export function Board(props: SiberiaProps) {
  const table = useOwnTable(props);
  const token = useCallback((name: string) => tokenOf(props.seats, name), [props.seats]);
  const script = (events: readonly Told[]) => playEvents(events, props.view);
  return (
    <TableProvider value={table}>
      <Choices {...props}>
        <Stage events={props.events} still={props.still} script={script} token={token}>
          <div className="siberia">
            <Panels />
          </div>
        </Stage>
      </Choices>
    </TableProvider>
  );
}

/** The four parts. On a phone the map stays and a tab says which of the others lies below it. */
function Panels() {
  const { tab, waiting, choose } = useTab();
  const setup = useTable().view.round === 0;
  return (
    <div className="siberia-table" data-tab={setup ? 'exchanges' : tab} data-setup={setup}>
      <Stock />
      <SiberiaMap />
      {!setup && <Tabs tab={tab} waiting={waiting} choose={choose} />}
      <Exchanges />
      {!setup && <OwnMat />}
    </div>
  );
}

/** What the parts look at, from the props and what the player has taken up. */
export function useOwnTable(props: SiberiaProps): Table {
  const { view, decision, pointed, seat } = props;
  const [chosen, hold] = useState<Held>(NOTHING_HELD);
  return useMemo(() => {
    const moves = decision?.moves ?? NO_MOVES;
    const held = inHand(moves, chosen, pointed);
    return {
      props,
      view,
      held,
      hold,
      targets: targetsOf(moves, held),
      sale: saleForecast(view, decision?.seat ?? null, pointed),
      owner: seat ?? actingSeat(props),
    };
  }, [props, view, decision, pointed, seat, chosen]);
}

/** For a spectator: the seat whose turn it is, else the start player's. */
function actingSeat({ view }: SiberiaProps): number {
  const seat = view.agenda.at(-1)?.seat ?? -1;
  return seat >= 0 ? seat : view.start;
}
