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
  /** Half a dam's width. */
  readonly dam: number;
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

/** Where a basin's upper (0) and lower (1) dam stands on its plate, in units from the plate's middle. */
export const damOffset = ({ dams }: Measures, plate: Plate, lower: number): number => (plate.dams ?? 0) + (lower === 1 ? dams / 2 - 14 : -9);

/** From the foot of a basin's upper dam to the foot of its lower one. */
export const damApart = ({ dams }: Measures): number => dams / 2 - 5;

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
