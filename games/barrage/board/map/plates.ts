import type { Point, Size } from '@madang/board-kit/layout';
import { basinOf } from '../../rules/index.ts';

/** The lengths of the pieces, in units. */
export interface Measures {
  /** Width of every basin's plate. */
  readonly plate: number;
  /** A strip of powerhouses at the top of a plate, and the part with dams and conduits below it. */
  readonly strip: number;
  readonly dams: number;
  /** From a plate's middle to the middles of its conduits' discs. */
  readonly reach: number;
  /** From powerhouse to powerhouse. */
  readonly pitch: number;
  /** Half a dam's width, and half the widest lake's. */
  readonly dam: number;
  readonly shore: number;
  /** A headstream's width and height. */
  readonly head: Size;
  /** Beside the outer plates, between plates, and the least between rows. */
  readonly margin: number;
  readonly apart: number;
  readonly gap: number;
}

/** A plate: its middle, its size in units, and the middles of what lies on it relative to its own middle, in units. */
export interface Plate {
  readonly middle: Point;
  readonly height: number;
  /** Middle of the strip of powerhouses; undefined in the mountains. */
  readonly strip: number | undefined;
  /** Middle between the dams, where the conduits begin; undefined in basins without dams. */
  readonly dams: number | undefined;
}

/** What is laid out before the ways between the plates. */
export interface Drawn {
  readonly size: Size;
  readonly unit: number;
  readonly measures: Measures;
  readonly plates: readonly Plate[];
}

/** From the middle of a site to the foot of its dam. */
const FOOT = 9;
/** Feet of a basin's upper (0) and lower (1) dam, as shares of their part of the plate from its middle. */
const FEET = [0.02, 0.485] as const;

/** Where a basin's upper (0) and lower (1) dam stands on its plate, in units from the plate's middle. */
export const damOffset = ({ dams }: Measures, plate: Plate, lower: number): number => (plate.dams ?? 0) + FEET[lower === 1 ? 1 : 0] * dams - FOOT;

/** From the foot of a basin's upper dam to the foot of its lower one. */
export const damApart = ({ dams }: Measures): number => (FEET[1] - FEET[0]) * dams;

/** From the upper edge of a basin's part with dams to the foot of its upper dam. */
export const upperRoom = ({ dams }: Measures): number => (0.5 + FEET[0]) * dams;

export function plateOf({ plates }: Drawn, basin: number): Plate {
  const plate = plates[basin];
  if (!plate) throw new Error(`no basin ${basin}`);
  return plate;
}

/** A dam's middle on the sheet. */
export function damAt(drawn: Drawn, dam: number): Point {
  const plate = plateOf(drawn, basinOf(dam));
  return { x: plate.middle.x, y: plate.middle.y + damOffset(drawn.measures, plate, dam % 2) * drawn.unit };
}

/** What a basin's number takes of the strip, and half a powerhouse. */
const NUMBER = 27;
const HALF_HOUSE = 12;

/** Across the strip: in the middle; where that would cover the basin's number, to the right and as close as they must. */
export function houseX(i: number, count: number, { plate, pitch }: Measures): number {
  const half = plate / 2;
  if (((count - 1) / 2) * pitch + HALF_HOUSE <= half - NUMBER) return (i - (count - 1) / 2) * pitch;
  const closer = Math.min(pitch, (plate - NUMBER - 2 * HALF_HOUSE + 5) / (count - 1));
  return half - HALF_HOUSE - 1 - (count - 1 - i) * closer;
}
