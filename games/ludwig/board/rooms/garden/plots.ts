import { range } from '@madang/board-kit/layout';

/** A kind of mark in a garden. */
export type Layer =
  | 'hill'
  | 'walk-edge'
  | 'walk'
  | 'pad'
  | 'hedge'
  | 'bed'
  | 'rose'
  | 'white'
  | 'rim'
  | 'water'
  | 'shine'
  | 'halo'
  | 'lamp'
  | 'shade'
  | 'tree'
  | 'light';

/** Adds a path to all that is drawn of a kind. */
export type Put = (layer: Layer, path: string) => void;

/** A field of a garden: its middle in units, its own chance, and whether a box around a point, by half its sides, is free of rooms. */
export interface Plot {
  readonly x: number;
  readonly y: number;
  next(): number;
  isFree(x: number, y: number, width: number, height?: number): boolean;
}

type Draw = (put: Put, plot: Plot) => void;

export const figure = (value: number): string => String(Math.round(value * 100) / 100);

export const disc = (x: number, y: number, r: number, high = r): string =>
  `M${figure(x - r)} ${figure(y)}a${figure(r)} ${figure(high)} 0 1 0 ${figure(2 * r)} 0a${figure(r)} ${figure(high)} 0 1 0 ${figure(-2 * r)} 0`;

/** A box around a point, by half its sides. */
const slab = (x: number, y: number, width: number, height: number): string =>
  `M${figure(x - width)} ${figure(y - height)}h${figure(2 * width)}v${figure(2 * height)}h${figure(-2 * width)}z`;

function tree(put: Put, x: number, y: number, r: number): void {
  put('shade', disc(x + 0.35 * r, y + 0.45 * r, r));
  put('tree', disc(x, y, r));
  put('light', disc(x - 0.25 * r, y - 0.28 * r, 0.55 * r));
}

/** Four hedged beds of flowers around a bush, on gravel. */
const parterre: Draw = (put, { x, y, next }) => {
  put('pad', slab(x, y, 2.5, 1.8));
  for (const [across, down] of QUARTERS) {
    const [left, top] = [x + 1.25 * across, y + 0.88 * down];
    put('hedge', slab(left, top, 0.98, 0.66));
    put('bed', slab(left, top, 0.78, 0.46));
    for (const i of range(8)) put(next() < 0.6 ? 'rose' : 'white', disc(left - 0.54 + 0.36 * (i % 4), top + (i < 4 ? -0.2 : 0.2), 0.09));
  }
  put('hedge', disc(x, y, 0.46));
};
const QUARTERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** A pond with a stone rim, between bushes. */
const pond: Draw = (put, { x, y }) => {
  put('pad', disc(x, y, 2.6, 1.9));
  put('rim', disc(x, y, 2.1, 1.45));
  put('water', disc(x, y, 1.9, 1.25));
  put('shine', disc(x - 0.3, y - 0.2, 1.1, 0.6) + disc(x - 0.3, y - 0.2, 0.5, 0.26));
  put('rim', disc(x, y, 0.2));
  for (const [across, down] of QUARTERS) put('hedge', disc(x + 2.5 * across, y + 1.75 * down, 0.4));
};

/** Fruit trees in rows. */
const orchard: Draw = (put, { x, y }) => {
  for (const i of range(6)) tree(put, x - 1.8 + 1.8 * (i % 3), y + (i < 3 ? -1 : 0.9), 0.58);
};

/** Rings of hedges around a bed of roses. */
const roses: Draw = (put, { x, y }) => {
  put('pad', disc(x, y, 2));
  put('hedge', disc(x, y, 1.75));
  put('bed', disc(x, y, 1.45));
  for (const i of range(20))
    put(i % 2 ? 'white' : 'rose', disc(x + 1.12 * Math.cos((i * Math.PI) / 10), y + 1.12 * Math.sin((i * Math.PI) / 10), 0.1));
  put('pad', disc(x, y, 0.8));
  put('hedge', disc(x, y, 0.34));
};

/** Trees as they grow. */
const grove: Draw = (put, { x, y, next, isFree }) => {
  for (const _ of range(7)) {
    const [left, top, r] = [x + 7 * (next() - 0.5), y + 5.6 * (next() - 0.5), 0.4 + 0.38 * next()];
    if (isFree(left, top, r + 1)) tree(put, left, top, r);
  }
};

/** What fields hold, in their order. */
export const PLOTS: readonly Draw[] = [parterre, grove, pond, orchard, roses, grove, orchard];

/** What a field holds that a castle reaches into. */
export const SPARSE = grove;
