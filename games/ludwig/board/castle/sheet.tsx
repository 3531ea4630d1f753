import type { Size } from '@madang/board-kit';
import { MapSheet, usePrinted } from '@madang/board-kit';
import type { Point } from '@madang/board-kit/layout';
import { playerOf } from '@madang/kernel';
import type { CSSProperties, MouseEvent, PointerEvent } from 'preact/compat';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { tileNumber } from '../../rules/answers.ts';
import type { Placement } from '../../rules/castle/index.ts';
import { placementsOf } from '../../rules/castle/index.ts';
import { facesOf } from '../../rules/market/buying.ts';
import { doorStates } from '../rooms/doors.ts';
import { type Box, boundsOf, lyingOf } from '../rooms/drawing.ts';
import { Garden } from '../rooms/garden/garden.tsx';
import { Cast } from '../rooms/plan/plan.tsx';
import { useTable } from '../table.tsx';
import { fittedBelow, fittedBeside, type Scale, useHeldScale } from './camera.ts';
import { Gains } from './gains.tsx';
import { Ghost } from './ghost.tsx';
import { centreOf } from './placing.ts';
import { Spots } from './spots.tsx';
import { StandingRoom } from './standing-room.tsx';
import { useFingers } from './use-fingers.ts';
import type { Placing } from './use-placing.ts';

/** However much is covered, a castle keeps this height, in pixels. */
const SHORTEST = 40;
/** Room around a castle that is looked at, and around one that is built on, in units. */
const MARGIN = 0.8;
const MARGIN_PLACING = 0.7;
const MARGIN_PHONE = 0.5;
/** The places at the edge have their own room. */
const MARGIN_PHONE_PLACING = 0.2;
/** On a phone a castle has the whole width. */
const PHONE = 560;

/** How much of a tile is seen at least where it may lie at the edge, from its middle. */
const SEEN = 2;

/** A box with the middles of all places in it. */
function around(castle: Box, legal: readonly Placement[]): Box {
  const middles = legal.map(centreOf);
  const left = Math.min(castle.x, ...middles.map(({ x }) => x - SEEN));
  const top = Math.min(castle.y, ...middles.map(({ y }) => y - SEEN));
  const right = Math.max(castle.x + castle.width, ...middles.map(({ x }) => x + SEEN));
  const bottom = Math.max(castle.y + castle.height, ...middles.map(({ y }) => y + SEEN));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function marginOf(width: number, placing: boolean): number {
  if (width < PHONE) return placing ? MARGIN_PHONE_PLACING : MARGIN_PHONE;
  return placing ? MARGIN_PLACING : MARGIN;
}

interface SheetProps {
  readonly size: Size;
  readonly placing: Placing | null;
  readonly laid: boolean;
  /** Pixels a unit at most. */
  readonly largest: number;
  /** What covers the corner at the left of the head, in pixels. */
  readonly head: Size;
  /** Pixels at the foot that something covers. */
  readonly foot: number;
}

/** A castle on its grid: rooms, the places for a tile, the tile held. */
export function Sheet({ size, placing, laid, largest, head, foot }: SheetProps) {
  const { view, shown, props } = useTable();
  const { castle } = playerOf(view, shown);
  const { width, height } = size;
  const legal = placing?.legal;
  const first = placing?.best[0];
  const lying = useMemo(() => castle.tiles.map(lyingOf), [castle]);
  const box = useMemo(() => around(boundsOf(first === undefined ? lying : [...lying, lyingOf(first)]), legal ?? []), [lying, legal, first]);
  const fitted = useMemo(() => {
    const stage = { width, height: Math.max(SHORTEST, height - foot), margin: marginOf(width, legal !== undefined), largest };
    return legal ? fittedBelow(box, stage, head) : fittedBeside(box, lying, stage, head);
  }, [box, lying, legal, width, height, largest, head, foot]);
  const looked = { seat: shown, size, isAsked: props.decision !== null, isLaid: laid };
  const scale = useHeldScale(fitted, box, { head: legal ? head.height : 0, foot }, looked);
  const doors = useMemo(() => doorStates(castle.tiles), [castle]);
  const sheet = useSheetPointer(placing, scale);
  const trial = useTrial(placing);
  const printed = usePrinted();
  return (
    <MapSheet size={size} {...sheet} style={gridOf(scale)} data-placing={placing !== null}>
      <g transform={`translate(${scale.x} ${scale.y})`}>
        {printed && <Garden lying={lying} unit={scale.unit} />}
        {lying.map(({ x, y, drawing }, index) => (
          <g key={castle.tiles[index]} transform={`translate(${x * scale.unit} ${y * scale.unit})`}>
            <Cast drawing={drawing} unit={scale.unit} />
          </g>
        ))}
        {lying.map((one, index) => (
          <StandingRoom key={castle.tiles[index]} index={index} lying={one} unit={scale.unit} doors={doors[index] ?? []} quiet={placing !== null} />
        ))}
        {placing && <Spots legal={placing.legal} best={placing.best} ghost={placing.ghost} unit={scale.unit} />}
        {trial.length > 0 && <Spots legal={trial} best={[]} ghost={null} unit={scale.unit} />}
        {placing?.placed && <Gains castle={castle} placed={placing.placed} unit={scale.unit} />}
        {placing && <Ghost placing={placing} unit={scale.unit} />}
      </g>
    </MapSheet>
  );
}

/** Where the tile that is pointed at on the market could go, before it is bought. */
function useTrial(placing: Placing | null): readonly Placement[] {
  const { view, props, shown } = useTable();
  const { pointed, decision } = props;
  const tile = pointed?.kind === 'buy' || pointed?.kind === 'corridor' ? pointed.tile : null;
  const seat = decision?.seat;
  return useMemo(() => {
    if (placing || tile === null || seat !== shown) return [];
    const { castle } = playerOf(view, shown);
    return facesOf(tileNumber(tile)).flatMap((face) => placementsOf(castle, face, view.options));
  }, [placing, tile, seat, shown, view]);
}

/** The grid of units as fine dots behind the drawing. */
const gridOf = ({ unit, x, y }: Scale): CSSProperties => ({
  backgroundSize: `${unit}px ${unit}px`,
  backgroundPosition: `${x - unit / 2}px ${y - unit / 2}px`,
});

/** What a mouse or finger on the sheet does to the tile that is placed. */
function useSheetPointer(placing: Placing | null, { unit, x, y }: Scale) {
  const { carrying, carry } = useTable();
  const sheet = useRef<SVGSVGElement>(null);
  const at = (event: { readonly clientX: number; readonly clientY: number }): Point | null => {
    const svg = sheet.current;
    const matrix = svg?.getScreenCTM()?.inverse();
    if (!matrix) return null;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x: (point.x - x) / unit, y: (point.y - y) / unit };
  };
  const hover = (event: { readonly clientX: number; readonly clientY: number }): void => {
    const point = at(event);
    if (point) placing?.hover(point);
  };
  const fingers = useTileFingers(placing, at);
  useWheelTurns(sheet, placing);
  useCarrying(carrying && placing !== null, hover, (inside) => {
    carry(false);
    if (inside) placing?.put();
  });
  if (!placing) return { ref: sheet };
  return {
    ref: sheet,
    onPointerMove: (event: PointerEvent<Element>) => {
      if (event.pointerType === 'mouse') hover(event);
    },
    onPointerDown: fingers.onPointerDown,
    onClick: (event: MouseEvent<Element>) => {
      const finger = event instanceof window.PointerEvent && event.pointerType === 'touch';
      if (finger && fingers.wasBusy(event)) return;
      const onGhost = event.target instanceof Element && event.target.closest('.ghost') !== null;
      if (finger && !onGhost) hover(event);
      else placing.put();
    },
  };
}

/** Fingers on the tile that is placed: it goes as far as the finger that holds it, however it was taken hold of. */
function useTileFingers(placing: Placing | null, at: (event: { readonly clientX: number; readonly clientY: number }) => Point | null) {
  const grabbed = useRef<Point>({ x: 0, y: 0 });
  return useFingers({
    grab([clientX, clientY]) {
      const point = at({ clientX, clientY });
      const centre = placing && centreOf(placing.ghost);
      if (point && centre) grabbed.current = { x: centre.x - point.x, y: centre.y - point.y };
    },
    drag([clientX, clientY]) {
      const point = at({ clientX, clientY });
      if (point) placing?.hover({ x: point.x + grabbed.current.x, y: point.y + grabbed.current.y });
    },
    turn: (steps) => placing?.turn(steps),
  });
}

/** The wheel turns the tile that is placed; with Ctrl, or two fingers apart, it zooms as ever. */
function useWheelTurns(sheet: { readonly current: SVGSVGElement | null }, placing: Placing | null): void {
  useEffect(() => {
    const svg = sheet.current;
    if (!svg || !placing) return undefined;
    const onWheel = (event: WheelEvent): void => {
      if (event.ctrlKey || event.deltaY === 0) return;
      event.preventDefault();
      event.stopPropagation();
      placing.turn(event.deltaY > 0 ? 1 : -1);
    };
    svg.addEventListener('wheel', onWheel, { passive: false });
    return () => svg.removeEventListener('wheel', onWheel);
  }, [sheet, placing]);
}

/** Follows a pointer that has dragged the tile here, until it lets go. */
function useCarrying(on: boolean, hover: (event: globalThis.PointerEvent) => void, drop: (inside: boolean) => void): void {
  const act = useRef({ hover, drop });
  act.current = { hover, drop };
  useEffect(() => {
    if (!on) return undefined;
    const onMove = (event: globalThis.PointerEvent): void => act.current.hover(event);
    const onUp = (event: globalThis.PointerEvent): void => {
      const under = document.elementFromPoint(event.clientX, event.clientY);
      act.current.drop(under?.closest('.castle') !== null && under !== null);
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
    };
  }, [on]);
}
