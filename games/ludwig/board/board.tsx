import { BoardPart, Tabs, tabsOf, useSize } from '@madang/board-kit';
import type { CSSProperties, ReactNode } from 'preact/compat';
import { useRef } from 'preact/hooks';
import { Castle } from './castle/castle.tsx';
import { Dock } from './castle/dock.tsx';
import { usePlacing, useTurnKeys } from './castle/use-placing.ts';
import { lookOf } from './forecast/look.tsx';
import { useLaid, useLaidTurning } from './laid/use-laid.ts';
import { useFreePrices } from './market/free-prices.ts';
import { growOf } from './market/grow.ts';
import { Market } from './market/market.tsx';
import { script } from './motion/script.ts';
import { tokenOf } from './motion/tokens.tsx';
import { Favors } from './panels/favors.tsx';
import { Own } from './panels/own.tsx';
import { Stacks } from './panels/stacks.tsx';
import { Tray, useContent } from './panels/tray.tsx';
import { FloorDefs } from './rooms/plan/floors.tsx';
import './styles/index.ts';
import { Frame, type LudwigProps, useSay, useTable } from './table.tsx';

/** Ludwig's board: market, castle, stacks, favors and what is one's own on one screen. Fills the box it is put in. */
export const Board = (props: LudwigProps) => (
  <Frame props={useFreePrices(props)} script={script} token={tokenOf} look={lookOf}>
    <FloorDefs />
    <Tabbed />
  </Frame>
);

/** The panels that take turns below the castle on a phone; where pieces lie, by their kind. */
const TABS = ['own', 'favors', 'stacks'] as const;
const SOLO_TABS = ['own', 'stacks'] as const;
const LIES = { stack: 'stacks' } as const;

function Tabbed() {
  const { view, targets } = useTable();
  const say = useSay();
  const names = { own: say('own'), favors: say('favors'), stacks: say('stacks') };
  return (
    <Tabs tabs={view.favors.length > 0 ? TABS : SOLO_TABS} names={names} waiting={tabsOf(TABS, LIES, targets.keys())}>
      {(list) => <Parts tabs={list} />}
    </Tabs>
  );
}

const FIRST_BOX = { width: 1040, height: 780 };

/** Up to this width, as on a phone, forecast and tray take the panels' place; else the tray lies over the castle's foot. */
const PHONE = 560;
/** On a lower board the tray lies beside the castle (styles/narrow.css). */
const LOW = 700;
const TRAY_HEIGHT = 170;

const grown = (grow: number): CSSProperties & Readonly<Record<'--grown', number>> => ({ '--grown': grow });

function Parts({ tabs }: { readonly tabs: ReactNode }) {
  const { props, shown } = useTable();
  const parts = useRef<HTMLDivElement>(null);
  const box = useSize(parts, FIRST_BOX);
  const asked = usePlacing();
  const placing = asked && props.decision?.seat === shown ? asked : null;
  const tray = useContent() !== null;
  const grow = growOf(box);
  const laid = useLaid() && (tray || props.decision === null);
  // on a phone the castle takes the room of all else, and keeps it until the tile is confirmed
  const building = box.width < PHONE && (placing !== null || laid);
  const turning = useLaidTurning();
  useTurnKeys(placing ?? turning);
  return (
    <div ref={parts} className="ludwig-parts" data-building={building} data-map={building ? 'held' : undefined} style={grown(grow)}>
      <BoardPart name="market">
        <Market box={box} grow={grow} />
      </BoardPart>
      <BoardPart name="castle">
        <Castle
          placing={placing}
          laid={laid}
          turning={turning}
          grow={grow}
          covered={tray && box.width >= PHONE && box.height >= LOW ? TRAY_HEIGHT * grow : 0}
          phone={box.width < PHONE ? (building ? 'building' : 'watching') : null}
        />
      </BoardPart>
      <BoardPart name="dock">{placing && <Dock placing={placing} />}</BoardPart>
      <BoardPart name="tray">
        <Tray />
      </BoardPart>
      {tabs}
      <BoardPart name="stacks">
        <Stacks />
      </BoardPart>
      <BoardPart name="favors">
        <Favors />
      </BoardPart>
      <BoardPart name="own">
        <Own />
      </BoardPart>
    </div>
  );
}
