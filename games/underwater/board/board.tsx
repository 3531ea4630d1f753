import { BoardPart, ownerOf, ShownTab, Tabs, useStaging } from '@madang/board-kit';
import { at, playerOf } from '@madang/kernel';
import type { ReactNode } from 'preact/compat';
import { useState } from 'preact/hooks';
import { handLimit, surplusOf } from '../rules/goods/cards.ts';
import { ACTION_SLOTS, COLOURS, type Colour, deckOf, slotsInPlay } from '../rules/index.ts';
import { Hand } from './cards/hand.tsx';
import { OwnCards } from './cards/owned.tsx';
import { Specials } from './cards/specials.tsx';
import { lookOf } from './forecast/look.tsx';
import { MainBoard } from './main/main-board.tsx';
import { Track } from './main/track.tsx';
import { SeaMap } from './map/map.tsx';
import { script } from './motion/script.ts';
import { Forecast } from './panels/forecast.tsx';
import { ColourSign } from './pieces/colour.tsx';
import { tokenOf } from './pieces/tokens.tsx';
import './styles/index.ts';
import { Frame, type UnderwaterProps, useSay, useTable } from './table.tsx';
import { isColour, TABS, type Tab, waitingTabs } from './targets.ts';

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
  const { cards } = deckOf(view);
  const held = me.hand.flatMap((card) => COLOURS.filter((colour) => colour === cards[card]?.colour));
  const names: Readonly<Record<Tab, ReactNode>> = {
    green: <SlotsTab colour="green" />,
    red: <SlotsTab colour="red" />,
    yellow: <SlotsTab colour="yellow" />,
    hand: surplus > 0 ? say('underwater.board.handTab', { limit: handLimit(view, me), surplus }) : say('underwater.board.hand'),
    cards: say('underwater.board.cards'),
    specials: say('underwater.board.specialsTab'),
  };
  return (
    <Tabs tabs={TABS} names={names} waiting={waitingTabs(targets.keys(), held)}>
      {(list, shown) => <Panels list={list} shown={shown} />}
    </Tabs>
  );
}

/** The name of a color's slots: how many are free. On a board that is no phone it stands for all slots. */
function SlotsTab({ colour }: { readonly colour: Colour }) {
  const { view } = useTable();
  const say = useSay();
  const slots = slotsInPlay(view.players.length).filter((slot) => ACTION_SLOTS[slot]?.colour === colour);
  const free = slots.filter((slot) => at(view.slots, slot) === 0).length;
  return (
    <>
      <span className="tab-all">{say('underwater.board.main')}</span>
      <span className={`tab-colour colour-${colour}`}>
        <ColourSign colour={colour} size={14} />
        <span>{say(`underwater.board.${colour}`)}</span> <b>{say('underwater.board.freeOf', { free, all: slots.length })}</b>
      </span>
    </>
  );
}

/** The map and its panels. `list`: the tabs; on a phone the slots of one color are seen at a time, and stay while a card for them is chosen. */
function Panels({ list, shown }: { readonly list: ReactNode; readonly shown: Tab }) {
  const [colour, turnTo] = useState<Colour>('green');
  if (isColour(shown) && shown !== colour) turnTo(shown);
  const panel = isColour(shown) ? 'main' : shown;
  return (
    <ShownTab value={panel}>
      <div className="underwater-parts" data-shown={panel} data-colour={colour}>
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
    </ShownTab>
  );
}
