import { MapSheet, usePrinted, useZoom, ZoomProvider } from '@madang/board-kit';
import type { Point } from '@madang/board-kit/layout';
import { playerOf } from '@madang/kernel';
import type { CSSProperties, MouseEvent, PointerEvent } from 'preact/compat';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { tileNumber } from '../../rules/answers.ts';
import type { Placement } from '../../rules/castle/index.ts';
import { placementsOf } from '../../rules/castle/index.ts';
import { facesOf } from '../../rules/market/buying.ts';
import { doorStates } from '../rooms/doors.ts';
import { Garden } from '../rooms/garden/garden.tsx';
import { Cast } from '../rooms/plan/plan.tsx';
import { useTable } from '../table.tsx';
import type { Scale } from './camera.ts';
import { Gains } from './gains.tsx';
import { Ghost } from './ghost.tsx';
import { centreOf } from './placing.ts';
import { Spots } from './spots.tsx';
import { StandingRoom } from './standing-room.tsx';
import { useFingers } from './use-fingers.ts';
import { type SheetProps, useLook } from './use-look.ts';
import type { Placing, Turning } from './use-placing.ts';

const NO_PLACES: readonly Placement[] = [];

/** A castle on its grid: rooms, the places for a tile, the tile held. */
export function Sheet(props: SheetProps) {
  const { size, placing, turning } = props;
  const { view, shown } = useTable();
  const { castle } = playerOf(view, shown);
  const { lying, scale, grown } = useLook(props);
  const doors = useMemo(() => doorStates(castle.tiles), [castle]);
  const sheet = useSheetPointer(placing, turning, scale);
  const trial = useTrial(placing);
  const printed = usePrinted();
  const zoom = useZoom();
  const unit = scale.unit * grown;
  return (
    <MapSheet size={size} {...sheet} style={gridOf(scale)} data-placing={placing !== null}>
      <g transform={`translate(${scale.x} ${scale.y})${grown === 1 ? '' : ` scale(${1 / grown})`}`}>
        <ZoomProvider value={zoom / grown}>
          {printed && <Garden lying={lying} unit={unit} />}
          {lying.map(({ x, y, drawing }, index) => (
            <g key={castle.tiles[index]} transform={`translate(${x * unit} ${y * unit})`}>
              <Cast drawing={drawing} unit={unit} />
            </g>
          ))}
          {lying.map((one, index) => (
            <g key={castle.tiles[index]} data-turns={(turning !== null && index === lying.length - 1) || undefined}>
              <StandingRoom index={index} lying={one} unit={unit} doors={doors[index] ?? []} quiet={placing !== null} />
            </g>
          ))}
          {placing && <Spots legal={placing.legal} best={placing.best} completing={placing.completing} ghost={placing.ghost} unit={unit} />}
          {trial.length > 0 && <Spots legal={trial} best={NO_PLACES} completing={NO_PLACES} ghost={null} unit={unit} />}
          {placing?.placed && <Gains castle={castle} placed={placing.placed} unit={unit} />}
          {placing && <Ghost placing={placing} unit={unit} />}
        </ZoomProvider>
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
function useSheetPointer(placing: Placing | null, turning: Turning | null, { unit, x, y }: Scale) {
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
  const fingers = useTileFingers(placing, placing ?? turning, at);
  useWheelTurns(sheet, placing ?? turning, placing === null);
  useCarrying(carrying && placing !== null, hover, (inside) => {
    carry(false);
    if (inside) placing?.put();
  });
  if (!placing) return turning ? { ref: sheet, onPointerDown: fingers.onPointerDown } : { ref: sheet };
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
function useTileFingers(
  placing: Placing | null,
  turning: Turning | null,
  at: (event: { readonly clientX: number; readonly clientY: number }) => Point | null,
) {
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
    turn: (steps) => turning?.turn(steps),
  });
}

/** The wheel turns the tile that is placed, and one that is laid where the mouse is on it; with Ctrl, or two fingers apart, it zooms as ever. */
function useWheelTurns(sheet: { readonly current: SVGSVGElement | null }, turning: Turning | null, isLaid: boolean): void {
  useEffect(() => {
    const svg = sheet.current;
    if (!svg || !turning) return undefined;
    const onWheel = (event: WheelEvent): void => {
      const isMeant = !isLaid || (event.target instanceof Element && event.target.closest('[data-turns]') !== null);
      if (event.ctrlKey || event.deltaY === 0 || !isMeant) return;
      event.preventDefault();
      event.stopPropagation();
      turning.turn(event.deltaY > 0 ? 1 : -1);
    };
    svg.addEventListener('wheel', onWheel, { passive: false });
    return () => svg.removeEventListener('wheel', onWheel);
  }, [sheet, turning, isLaid]);
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
