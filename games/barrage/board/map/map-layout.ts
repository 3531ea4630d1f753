import type { Point, Size } from '@madang/board-kit/layout';
import { at } from '@madang/kernel';
import { CONDUIT_TO, NEXT } from '../../rules/index.ts';
import { conduitWay } from './conduit-ways.ts';
import { type Drawn, type Measures, type Plate, plateOf } from './plates.ts';

/*
 * The map at any size. Pieces are measured in units; a unit is as many pixels as fit. Rows from the top: headstreams, mountains,
 * hills, upper plains, lower plains. Spare height goes between the rows. Small maps move plates closer, so their figures stay large.
 */

const ROOMY: Measures = {
  plate: 148,
  strip: 33,
  dams: 100,
  reach: 66,
  pitch: 31,
  dam: 38,
  shore: 52,
  head: { width: 146, height: 27 },
  margin: 18,
  apart: 20,
  gap: 26,
};
const CLOSE: Measures = {
  plate: 112,
  strip: 31,
  dams: 74,
  reach: 46,
  pitch: 26,
  dam: 28,
  shore: 35,
  head: { width: 112, height: 26 },
  margin: 9,
  apart: 10,
  gap: 17,
};
/** Below this unit figures would be too small: closer plates make it greater. */
const ROOMY_FROM = 0.74;

const ABOVE = 8;
/** Shares of the height that is left: above each row, and below the last. */
const GAPS = [0.34, 1, 1, 1, 0.42] as const;
const UNIT_MOST = 2.2;
/** Where height is left, dams and lakes take that share of it, up to so much for each row. */
const DAMS_SHARE = 0.22;
const DAMS_MORE = 26;

const ROW_OF: readonly number[] = [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3];
/** Across: 0 the leftmost plate, 1 the rightmost. */
const ACROSS: readonly number[] = [0, 1 / 3, 2 / 3, 1, 0.205, 0.535, 0.89, 0.03, 0.4, 0.735, 0.2, 0.765];

export interface MapLayout extends Drawn {
  readonly heads: readonly Point[];
  /** Where the mountains and the hills end. */
  readonly horizons: readonly [number, number];
  /** The way of each conduit, and of the water below each basin. */
  readonly conduits: readonly string[];
  /** The points that a conduit's way runs through. */
  readonly ways: readonly (readonly Point[])[];
  readonly rivers: readonly string[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const rowHeights = ({ strip, dams }: Measures): readonly number[] => [dams, dams + strip, dams + strip, strip + 12];

/** What everything needs from top to bottom, in units. */
const highOf = (measures: Measures): number => ABOVE + measures.head.height + sum(rowHeights(measures)) + sum(GAPS) * measures.gap;

/** The greatest unit with which everything fits. */
function unitFor({ width, height }: Size, measures: Measures): number {
  const wide = 4 * measures.plate + 2 * measures.margin + 3 * measures.apart;
  return Math.min(UNIT_MOST, width / wide, height / highOf(measures));
}

export function mapLayout(size: Size): MapLayout {
  const least = unitFor(size, ROOMY) < ROOMY_FROM ? CLOSE : ROOMY;
  const unit = unitFor(size, least);
  const spare = Math.max(0, size.height / unit - highOf(least));
  const measures = { ...least, dams: least.dams + Math.min(DAMS_MORE, DAMS_SHARE * spare) };
  const heights = rowHeights(measures);
  const top = ABOVE + measures.head.height;
  const gap = (size.height / unit - top - sum(heights)) / sum(GAPS);
  const rows = heights.map((height, row) => (top + sum(heights.slice(0, row)) + sum(GAPS.slice(0, row + 1)) * gap + height / 2) * unit);
  const left = (measures.margin + measures.plate / 2) * unit;
  const plates = ROW_OF.map((row, basin): Plate => {
    const height = at(heights, row);
    return {
      middle: { x: left + at(ACROSS, basin) * (size.width - 2 * left), y: at(rows, row) },
      height,
      strip: row === 0 ? undefined : -height / 2 + measures.strip / 2 + 4,
      dams: row === 3 ? undefined : row === 0 ? 0 : measures.strip / 2,
    };
  });
  const drawn = { size, unit, measures, plates };
  const ways = CONDUIT_TO.map((_, conduit) => conduitWay(drawn, conduit));
  return {
    ...drawn,
    heads: plates.slice(0, 4).map(({ middle }) => ({ x: middle.x, y: (ABOVE + measures.head.height / 2) * unit })),
    horizons: [(at(rows, 0) + at(rows, 1)) / 2, (at(rows, 1) + at(rows, 2)) / 2],
    conduits: ways.map(({ path }) => path),
    ways: ways.map(({ points }) => points),
    rivers: NEXT.map((next, basin) => riverPath(drawn, basin, next)),
  };
}

const figure = (value: number): string => value.toFixed(1);

/** From a basin's lower edge to the upper edge of the next one, or off the map. */
function riverPath(drawn: Drawn, basin: number, next: number): string {
  const { middle, height } = plateOf(drawn, basin);
  const y = middle.y + (height / 2) * drawn.unit;
  if (next < 0) return `M${figure(middle.x)} ${figure(y)}V${figure(drawn.size.height)}`;
  const to = plateOf(drawn, next);
  const end = to.middle.y - (to.height / 2) * drawn.unit;
  const reach = (end - y) * 0.55;
  return `M${figure(middle.x)} ${figure(y)}C${figure(middle.x)} ${figure(y + reach)} ${figure(to.middle.x)} ${figure(end - reach)} ${figure(to.middle.x)} ${figure(end)}`;
}
