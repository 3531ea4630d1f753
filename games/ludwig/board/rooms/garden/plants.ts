/** A kind of mark in a garden. */
export type Layer = 'hill' | 'contour' | 'halo' | 'shine' | 'gleam' | 'lamp' | 'shade' | 'tree' | 'light';

/** Adds a path to all that is drawn of a kind. */
export type Put = (layer: Layer, path: string) => void;

export const figure = (value: number): string => String(Math.round(value * 100) / 100);

export const disc = (x: number, y: number, r: number): string =>
  `M${figure(x - r)} ${figure(y)}a${figure(r)} ${figure(r)} 0 1 0 ${figure(2 * r)} 0a${figure(r)} ${figure(r)} 0 1 0 ${figure(-2 * r)} 0`;

/** A round tree that throws its shade to the lower right. */
export function tree(put: Put, x: number, y: number, r: number): void {
  bush(put, x, y, r);
  put('light', disc(x - 0.25 * r, y - 0.28 * r, 0.55 * r));
}

/** A low tree without a light of its own. */
export function bush(put: Put, x: number, y: number, r: number): void {
  put('shade', disc(x + 0.35 * r, y + 0.42 * r, r));
  put('tree', disc(x, y, r));
}
