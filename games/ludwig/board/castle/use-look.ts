import { type Size, useFirstLook, useZoom } from '@madang/board-kit';
import { playerOf } from '@madang/kernel';
import { useMemo } from 'preact/hooks';
import type { Placement } from '../../rules/castle/index.ts';
import { type Box, boundsOf, type Lying, lyingOf } from '../rooms/drawing.ts';
import { useTable } from '../table.tsx';
import { fittedBelow, fittedBeside, type Scale, useHeldLook } from './camera.ts';
import { centreOf } from './placing.ts';
import type { Placing, Turning } from './use-placing.ts';

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

export interface SheetProps {
  readonly size: Size;
  readonly placing: Placing | null;
  readonly laid: boolean;
  /** The laid tile while it can be turned. */
  readonly turning: Turning | null;
  /** Pixels a unit at most. */
  readonly largest: number;
  /** What covers the corner at the left of the head, in pixels. */
  readonly head: Size;
  /** Pixels at the foot that something covers. */
  readonly foot: number;
  /** Pixels a unit at least at first: a large castle is not seen whole then. Null: every castle is. */
  readonly least: number | null;
}

/** Where it is built: the best place for a tile, the rooms to choose from, else what was laid last. */
function useFocus(lying: readonly Lying[], first: Lying | undefined): Box {
  const { props, shown, targets } = useTable();
  const isOwn = props.decision?.seat === shown;
  const lit = isOwn ? lying.filter(({ drawing }) => targets.has(`room:${drawing.face.name}`)) : [];
  if (first) return boundsOf([first]);
  return boundsOf(lit.length > 0 ? lit : lying.slice(-1));
}

interface Look {
  readonly lying: readonly Lying[];
  readonly scale: Scale;
  /** How many times larger things are drawn than the scale says, to be as fine as the first look shows them. */
  readonly grown: number;
}

/** Where the castle shown lies on its sheet; tells the map how it is looked at first. */
export function useLook({ size, placing, laid, largest, head, foot, least }: SheetProps): Look {
  const { view, shown, props } = useTable();
  const { castle } = playerOf(view, shown);
  const { width, height } = size;
  const legal = placing?.legal;
  const best = placing?.best[0];
  const lying = useMemo(() => castle.tiles.map(lyingOf), [castle]);
  const first = useMemo(() => (best === undefined ? undefined : lyingOf(best)), [best]);
  const box = useMemo(() => around(boundsOf(first ? [...lying, first] : lying), legal ?? []), [lying, legal, first]);
  const { width: wide, height: high } = head;
  const fitted = useMemo(() => {
    const corner = { width: wide, height: high };
    const stage = { width, height: Math.max(SHORTEST, height - foot), margin: marginOf(width, legal !== undefined), largest };
    return legal ? fittedBelow(box, stage, corner) : fittedBeside(box, lying, stage, corner);
  }, [box, lying, legal, width, height, largest, wide, high, foot]);
  const isNear = least !== null;
  const near = isNear ? { least, covered: { head: high, foot } } : null;
  const wanted = { box, focus: useFocus(lying, first), covered: { head: legal ? high : 0, foot }, near };
  const looked = { seat: shown, size, tiles: lying.length, isAsked: props.decision !== null, isLaid: laid };
  const { scale, camera } = useHeldLook(fitted, wanted, looked);
  useFirstLook(useMemo(() => ({ camera, extent: isNear ? onSheet(box, scale) : null }), [camera, box, scale, isNear]));
  return { lying, scale, grown: useZoom() > 1 ? camera.scale : 1 };
}

/** A box of the castle in pixels of the sheet. */
const onSheet = ({ x, y, width, height }: Box, scale: Scale): Box => ({
  x: scale.x + x * scale.unit,
  y: scale.y + y * scale.unit,
  width: width * scale.unit,
  height: height * scale.unit,
});
