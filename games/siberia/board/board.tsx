import { BoardPart, Tabs, tabsOf } from '@madang/board-kit';
import { lookOf } from './forecast/look.tsx';
import { SiberiaMap } from './map/map.tsx';
import { OwnMat } from './mat/own-mat.tsx';
import { Exchanges } from './panels/exchanges.tsx';
import { Stock } from './panels/stock.tsx';
import { tokenOf } from './pieces/tokens.tsx';
import { script } from './script.ts';
import './styles/index.ts';
import { Frame, isTurn, type SiberiaProps, useSay, useTable } from './table.tsx';

/** Siberia's board: stock, map, exchanges and the own mat on one screen. Fills the box it is put in. */
export const Board = (props: SiberiaProps) => (
  <Frame props={props} script={script} token={(name) => tokenOf(props.seats, name)} look={lookOf}>
    <Parts />
  </Frame>
);

/** The panels that take turns below the map on a phone; where pieces lie, by their kind. */
const TABS = ['mat', 'exchanges', 'stock'] as const;
const LIES = { area: 'mat', counter: 'mat', supply: 'mat', exchange: 'exchanges', reserve: 'stock', tile: 'stock' } as const;

function Parts() {
  const { view, props, targets, takeable } = useTable();
  const say = useSay();
  const setup = view.round === 0;
  // a tile is chosen by its row, where it is pictured; the other rows stay in sight
  const waiting = tabsOf(TABS, LIES, [...targets.keys(), ...takeable]);
  const names = { mat: say('siberia.board.board'), exchanges: say('siberia.board.exchanges'), stock: say('siberia.board.stock') };
  return (
    <Tabs low tabs={TABS} names={names} waiting={waiting} fixed={setup ? 'exchanges' : null}>
      {(list) => (
        <div className="siberia-parts" data-setup={setup} data-turn={isTurn(props.decision)}>
          <BoardPart name="stock">
            <Stock />
          </BoardPart>
          <BoardPart name="map">
            <SiberiaMap />
          </BoardPart>
          {list}
          <BoardPart name="exchanges">
            <Exchanges />
          </BoardPart>
          {!setup && (
            <BoardPart name="own-mat">
              <OwnMat />
            </BoardPart>
          )}
        </div>
      )}
    </Tabs>
  );
}
