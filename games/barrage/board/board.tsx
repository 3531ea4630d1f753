import { BoardPart, Panel, PressableRows, Tabs, tabsOf } from '@madang/board-kit';
import { playerOf } from '@madang/kernel';
import { EMPTY } from '../rules/index.ts';
import { lookOf } from './forecast/look.tsx';
import { isProducing, Overview } from './forecast/overview.tsx';
import { pictureOf } from './forecast/picture.tsx';
import { PointedPicture } from './forecast/pointed.tsx';
import { BarrageMap } from './map/map.tsx';
import { OwnMat } from './mat/own-mat.tsx';
import { Actions } from './panels/actions.tsx';
import { Draft } from './panels/draft.tsx';
import { Market } from './panels/market.tsx';
import { Track } from './panels/track.tsx';
import { tokenOf } from './pieces/tokens.tsx';
import { script } from './script.ts';
import './styles/index.ts';
import { type BarrageProps, Frame, useSay, useTable } from './table.tsx';
import { LIES, TABS } from './targets.ts';

const COMPARING = ['productions', ...TABS] as const;

/** Barrage's board: energy track, map, action board, contracts and the own mat on one screen. Fills the box it is put in. */
export const Board = (props: BarrageProps) => (
  <Frame
    props={props}
    script={script}
    token={(name) => tokenOf(props.seats, name)}
    picture={pictureOf}
    look={lookOf}
    overview={isProducing(props) ? <Overview view={props.view} decision={props.decision} /> : null}
  >
    <Parts />
  </Frame>
);

function Parts() {
  const { view, owner, targets, props } = useTable();
  const say = useSay();
  const { companies, contracts } = view.draft;
  const drafting = companies.length + contracts.length > 0 && view.round === 0;
  // where no dock has them the productions take a panel's place: they cover nothing of the map that they speak of
  const comparing = props.dock === null && isProducing(props);
  // a draft lies where the mat will
  const waiting = view.round === 0 && targets.size > 0 ? (['mat'] as const) : tabsOf(TABS, LIES, targets.keys());
  const names = {
    productions: say('barrage.board.productions'),
    actions: say('barrage.board.actions'),
    mat: say('barrage.board.company'),
    market: say('barrage.board.contracts'),
    track: say('barrage.board.energy'),
  };
  return (
    <Tabs low tabs={comparing ? COMPARING : TABS} names={names} waiting={comparing ? ['productions', ...waiting] : waiting}>
      {(list) => (
        <div className="barrage-parts">
          <BoardPart name="track">
            <Track />
          </BoardPart>
          <BoardPart name="map">
            <BarrageMap />
          </BoardPart>
          <BoardPart name="picture" silent>
            {!comparing && <PointedPicture />}
          </BoardPart>
          {list}
          {comparing && (
            <Panel tab="productions" className="productions" label={names.productions}>
              <PressableRows>
                <BoardPart name="overview">
                  <Overview view={view} decision={props.decision} />
                </BoardPart>
              </PressableRows>
            </Panel>
          )}
          <div className="barrage-side">
            <BoardPart name="actions">
              <Actions />
            </BoardPart>
            <BoardPart name="market">
              <Market />
            </BoardPart>
          </div>
          {(drafting || playerOf(view, owner).company !== EMPTY) && <BoardPart name="own-mat">{drafting ? <Draft /> : <OwnMat />}</BoardPart>}
        </div>
      )}
    </Tabs>
  );
}
