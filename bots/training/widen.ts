import { type Facts, seedRandom } from '@madang/kernel';
import { layout, OUTPUTS, type Shape } from '../values/net.ts';
import type { Values } from '../values/value-file.ts';
import { firstWeights } from './train.ts';

/** The hidden layers that a net is to have. */
export type Layers = Pick<Shape, 'first' | 'second'>;

/** The same values for a game that has more facts, behind those that they know; nothing hears the new ones yet. */
export function hearing({ shape, weights }: Values, { seat, table }: Facts): Values {
  const wide = { ...shape, seat: seat.length, table: table.length };
  const [from, to] = [layout(shape), layout(wide)];
  const heard = new Float32Array(to.length);
  heard.set(weights.subarray(from.seatRows, from.tableRows), to.seatRows);
  heard.set(weights.subarray(from.tableRows, from.firstBias), to.tableRows);
  heard.set(weights.subarray(from.firstBias), to.firstBias);
  return { shape: wide, weights: heard };
}

/**
 * The same values in a wider net, which judges every position as before (Net2Net; Chen, Goodfellow, Shlens 2016): new units hear what a new
 * net's would, and nothing that was there hears them yet. Throws where a layer would be narrower.
 */
export function widen({ shape, weights }: Values, layers: Layers, seed: string): Values {
  if (layers.first < shape.first || layers.second < shape.second) throw new Error(`layers of ${layers.first} and ${layers.second} are narrower`);
  const wide = { ...shape, ...layers };
  const [from, to] = [layout(shape), layout(wide)];
  const fresh = firstWeights(wide, seedRandom(`${seed}/wider`));
  /** So many rows of the old net, each into the beginning of its row in the new one. */
  const copy = (rows: number, at: { readonly from: number; readonly to: number }, width: { readonly from: number; readonly to: number }): void => {
    for (let row = 0; row < rows; row++)
      for (let i = 0; i < width.from; i++) fresh[at.to + row * width.to + i] = weights[at.from + row * width.from + i] ?? 0;
  };
  const first = { from: shape.first, to: wide.first };
  const all = (name: keyof typeof from) => ({ from: from[name], to: to[name] });
  // A fact's row holds what it tells the seat itself, then what it tells its rivals.
  copy(shape.seat * 2, all('seatRows'), first);
  copy(shape.table, all('tableRows'), first);
  copy(1, all('firstBias'), first);
  for (let k = 0; k < shape.second; k++) fresh.fill(0, to.secondRows + k * wide.first, to.secondRows + (k + 1) * wide.first);
  copy(shape.second, all('secondRows'), first);
  copy(1, all('secondBias'), { from: shape.second, to: wide.second });
  fresh.fill(0, to.outRows, to.outBias);
  copy(shape.second, all('outRows'), { from: OUTPUTS, to: OUTPUTS });
  copy(1, all('outBias'), { from: OUTPUTS, to: OUTPUTS });
  return { shape: wide, weights: fresh };
}
