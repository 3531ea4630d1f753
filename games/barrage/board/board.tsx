import { Choices, type Picture, Stage } from '@madang/board-kit';
import type { Told } from '@madang/kernel';
import { useCallback, useMemo } from 'react';
import { barrage, EMPTY } from '../rules/index.ts';
import { Actions } from './actions.tsx';
import { Draft } from './draft.tsx';
import { pictureOf } from './forecast/picture.tsx';
import { PointedPicture } from './forecast/pointed.tsx';
import { BarrageMap } from './map.tsx';
import { Market } from './market.tsx';
import { OwnMat } from './own-mat.tsx';
import { playEvents } from './script.ts';
import './styles.ts';
import { type BarrageProps, playerOf, type Table, TableProvider, useTable } from './table.tsx';
import { Tabs, useTab } from './tabs.tsx';
import { pointedPieces, targetsOf } from './targets.ts';
import { tokenOf } from './tokens.tsx';
import { Track } from './track.tsx';

/** Barrage's board: energy track, map, action board, contracts and the own mat on one screen. Fills the box it is put in. */
export function Board(props: BarrageProps) {
  const table = useOwnTable(props);
  const token = useCallback((name: string) => tokenOf(props.seats, name), [props.seats]);
  const { view, seat } = props;
  const picture = useCallback<Picture>(
    (move) => {
      const known = barrage.moves.byId(move.id);
      return known ? pictureOf(view, seat, known) : null;
    },
    [view, seat],
  );
  const script = (events: readonly Told[]) => playEvents(events);
  return (
    <TableProvider value={table}>
      <Choices {...props} picture={picture}>
        <Stage events={props.events} still={props.still} script={script} token={token}>
          <div className="barrage">
            <Panels />
          </div>
        </Stage>
      </Choices>
    </TableProvider>
  );
}

/** The parts. On a phone the map stays and a tab says which of the others lies below it. */
function Panels() {
  const { view, owner } = useTable();
  const { tab, waiting, choose } = useTab();
  const { companies, contracts } = view.draft;
  const drafting = companies.length + contracts.length > 0 && view.round === 0;
  return (
    <div className="barrage-table" data-tab={tab}>
      <Track />
      <BarrageMap />
      <PointedPicture />
      <Tabs tab={tab} waiting={waiting} choose={choose} />
      <div className="barrage-side">
        <Actions />
        <Market />
      </div>
      {drafting ? <Draft /> : playerOf(view, owner).company !== EMPTY && <OwnMat />}
    </div>
  );
}

/** What the parts look at, from the props. */
export function useOwnTable(props: BarrageProps): Table {
  const { view, decision, pointed, seat } = props;
  return useMemo(
    () => ({
      props,
      view,
      targets: targetsOf(decision),
      pointed: pointedPieces(decision, pointed),
      owner: seat ?? actingSeat(props),
    }),
    [props, view, decision, pointed, seat],
  );
}

/** For a spectator: the seat whose turn it is, else the first. */
function actingSeat({ view }: BarrageProps): number {
  return Math.max(0, view.agenda.at(-1)?.seat ?? 0);
}
