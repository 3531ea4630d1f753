import { BoardPart, ownerOf, Tabs, tabsOf, useStaging } from '@madang/board-kit';
import { playerOf } from '@madang/kernel';
import { handLimit, surplusOf } from '../rules/goods/cards.ts';
import { Hand } from './cards/hand.tsx';
import { OwnCards } from './cards/owned.tsx';
import { Specials } from './cards/specials.tsx';
import { lookOf } from './forecast/look.tsx';
import { MainBoard } from './main/main-board.tsx';
import { Track } from './main/track.tsx';
import { SeaMap } from './map/map.tsx';
import { script } from './motion/script.ts';
import { Forecast } from './panels/forecast.tsx';
import { tokenOf } from './pieces/tokens.tsx';
import './styles/index.ts';
import { Frame, type UnderwaterProps, useSay, useTable } from './table.tsx';
import { LIES, TABS } from './targets.ts';

/** The board of Underwater Cities: the own sea, the main board, hand, Special cards, own cards and forecasts on one screen. */
export function Board(props: UnderwaterProps) {
  const staging = useStaging();
  return (
    <Frame
      props={props}
      script={(events, view) => script(events, view, staging.seat ?? ownerOf(view, props.seat))}
      look={lookOf}
      token={(name) => tokenOf(props.seats, props.view, name)}
    >
      <Parts />
    </Frame>
  );
}

function Parts() {
  const { targets, view, owner } = useTable();
  const say = useSay();
  const me = playerOf(view, owner);
  const surplus = surplusOf(view, me);
  const names = {
    main: say('underwater.board.main'),
    hand: surplus > 0 ? say('underwater.board.handTab', { limit: handLimit(view, me), surplus }) : say('underwater.board.hand'),
    cards: say('underwater.board.cards'),
    specials: say('underwater.board.specials'),
  };
  return (
    <Tabs tabs={TABS} names={names} waiting={tabsOf(TABS, LIES, targets.keys())}>
      {(list, shown) => (
        <div className="underwater-parts" data-shown={shown}>
          <BoardPart name="map">
            <SeaMap />
          </BoardPart>
          <BoardPart name="hand">
            <Hand />
          </BoardPart>
          <div className="beside">
            {list}
            <BoardPart name="main-board">
              <MainBoard />
            </BoardPart>
            <BoardPart name="track">
              <Track />
            </BoardPart>
            <BoardPart name="own-cards">
              <OwnCards />
            </BoardPart>
            <BoardPart name="specials">
              <Specials />
            </BoardPart>
            <BoardPart name="forecast">
              <Forecast />
            </BoardPart>
          </div>
        </div>
      )}
    </Tabs>
  );
}
