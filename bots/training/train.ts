import { below, type RandomState, seedRandom } from '@madang/kernel';
import { forward, layout, newPass, OUTPUTS, type Pass, type Shape, softmax } from '../values/net.ts';
import type { End, Group } from './leaf-targets.ts';
import { varianceReduced } from './variance-reduction.ts';

/** How a net is trained. */
export interface TrainSettings {
  readonly epochs: number;
  readonly learningRate: number;
  /** How strongly the lead counts beside the result, and differences between ends of one decision. */
  readonly leads: number;
  readonly differences: number;
  /** How strongly weights are drawn to 0. */
  readonly decay: number;
}

export const TRAIN_SETTINGS: TrainSettings = { epochs: 8, learningRate: 2e-3, leads: 0.5, differences: 20, decay: 1e-4 };

/** What a step of the descent goes by. */
type Slope = Omit<TrainSettings, 'epochs'>;

/** Decisions that a step of the descent looks at. */
const BATCH = 16;

/** Decisions as they were found, each with its ends. */
export function grouped(matches: readonly (readonly End[])[]): readonly Group[] {
  return matches.flatMap((ends) => [...Map.groupBy(ends, ({ decision }) => decision).values()]);
}

/** Weights from which training begins (He's initialisation; biases 0). */
export function firstWeights(shape: Shape, random: RandomState): Float32Array {
  const place = layout(shape);
  const weights = new Float32Array(place.length);
  const fill = (from: number, to: number, inputs: number): void => {
    const width = Math.sqrt(2 / inputs);
    for (let i = from; i < to; i++) weights[i] = width * gauss(random);
  };
  fill(place.seatRows, place.firstBias, shape.seat + shape.table);
  fill(place.secondRows, place.secondBias, shape.first);
  fill(place.outRows, place.outBias, shape.second * 4);
  return weights;
}

const unit = (random: RandomState): number => (below(random, 1 << 24) + 1) / ((1 << 24) + 1);
const gauss = (random: RandomState): number => Math.sqrt(-2 * Math.log(unit(random))) * Math.cos(2 * Math.PI * unit(random));

/** A descent under way: weights, what Adam keeps of their slopes, and the slopes of the present step. */
export interface Descent {
  readonly shape: Shape;
  readonly settings: Slope;
  /** What leads are divided by. */
  readonly scale: number;
  readonly weights: Float32Array;
  readonly slope: Float32Array;
  readonly mean: Float32Array;
  readonly square: Float32Array;
  steps: number;
}

/** What training gives after an epoch. */
export interface Epoch {
  readonly epoch: number;
  readonly weights: Float32Array;
}

/**
 * Trains a net on groups of ends and yields its weights after each epoch. Loss: cross-entropy of results, squared error of leads, and squared error
 * of each end's gain over its decision's mean, because a bot compares the ends of one decision.
 */
export function* train(shape: Shape, ends: readonly Group[], seed: string, settings: TrainSettings = TRAIN_SETTINGS): Generator<Epoch> {
  const groups = varianceReduced(ends);
  const random = seedRandom(seed);
  const weights = firstWeights(shape, random);
  const descent = newDescent(shape, weights, { scale: deviation(groups.flatMap((group) => group.flatMap(({ leads }) => leads))), settings });
  const order = groups.map((_, i) => i);
  const total = settings.epochs * Math.ceil(order.length / BATCH);
  for (let epoch = 1; epoch <= settings.epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = below(random, i + 1);
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    for (let at = 0; at < order.length; at += BATCH) {
      const batch = order.slice(at, at + BATCH).map((i) => groups[i] ?? []);
      learn(descent, batch, 1 - descent.steps / (total + 1));
    }
    yield { epoch, weights: weights.slice() };
  }
}

/** A descent that begins at these weights, which it changes. */
export function newDescent(shape: Shape, weights: Float32Array, how: Pick<Descent, 'scale' | 'settings'>): Descent {
  const empty = (): Float32Array => new Float32Array(weights.length);
  return { ...how, shape, weights, slope: empty(), mean: empty(), square: empty(), steps: 0 };
}

/** One step down, by some decisions. `left`: what is left of the learning rate, 1 … 0. */
export function learn(descent: Descent, groups: readonly Group[], left: number): void {
  descent.slope.fill(0);
  let taught = 0;
  for (const group of groups) taught += addGroup(descent, group);
  step(descent, taught, left);
}

/** The slopes of the loss at these weights, for one decision: what a step of the descent goes by. */
export function slopesOf(shape: Shape, weights: Float32Array, group: Group, how: Pick<Descent, 'scale' | 'settings'>): Float32Array {
  const descent = newDescent(shape, weights, how);
  addGroup(descent, group);
  return descent.slope;
}

/** How far leads spread. */
export function deviation(leads: readonly number[]): number {
  return Math.sqrt(leads.reduce((sum, lead) => sum + lead * lead, 0) / Math.max(1, leads.length)) || 1;
}

/** Adds the slopes of a decision's ends; how many there are. */
function addGroup(descent: Descent, group: Group): number {
  const { shape, settings, scale } = descent;
  const seats = group[0]?.shares.length ?? 0;
  const passes = group.map((end) => {
    const pass = newPass(shape, seats);
    forward(descent, end.facts, seats, pass);
    return { end, pass, shares: softmax(pass.out, seats, OUTPUTS) };
  });
  const mean = (of: (one: (typeof passes)[number]) => number): number => passes.reduce((sum, one) => sum + of(one), 0) / passes.length;
  const expected = mean(({ end, shares }) => shares[end.seat] ?? 0);
  const actual = mean(({ end }) => end.shares[end.seat] ?? 0);
  for (const { end, pass, shares } of passes) {
    const { seat } = end;
    const slopes = new Float32Array(seats * OUTPUTS);
    const miss = settings.differences * ((shares[seat] ?? 0) - expected - ((end.shares[seat] ?? 0) - actual));
    for (let s = 0; s < seats; s++) {
      const share = shares[s] ?? 0;
      const own = shares[seat] ?? 0;
      slopes[s * OUTPUTS] = share - (end.shares[s] ?? 0) + miss * own * ((s === seat ? 1 : 0) - share);
      slopes[s * OUTPUTS + 1] = (settings.leads * ((pass.out[s * OUTPUTS + 1] ?? 0) - (end.leads[s] ?? 0) / scale)) / seats;
    }
    backward(descent, end.facts, seats, pass, slopes);
  }
  return group.length;
}

/** Adds what each weight has to do with the slopes of the outputs. */
function backward(descent: Descent, facts: Float32Array, seats: number, pass: Pass, outSlopes: Float32Array): void {
  const { first, second } = descent.shape;
  const firstSlopes = new Float32Array(seats * first);
  for (let s = 0; s < seats; s++) {
    const outSlope = outSlopes.subarray(s * OUTPUTS, (s + 1) * OUTPUTS);
    const secondSlope = throughOutputs(descent, pass.second.subarray(s * second, (s + 1) * second), outSlope);
    throughSecond(descent, pass.first.subarray(s * first, (s + 1) * first), secondSlope, firstSlopes.subarray(s * first));
  }
  toFacts(descent, facts, seats, firstSlopes);
}

const get = (list: Float32Array, at: number): number => list[at] ?? 0;

const add = (list: Float32Array, at: number, value: number): void => {
  list[at] = get(list, at) + value;
};

/** Goes back through the last layer of a seat, whose inputs were `inputs`; returns the slopes of those. */
function throughOutputs({ shape, weights, slope }: Descent, inputs: Float32Array, outSlope: Float32Array): Float32Array {
  const place = layout(shape);
  const slopes = new Float32Array(shape.second);
  for (let o = 0; o < OUTPUTS; o++) {
    const g = get(outSlope, o);
    add(slope, place.outBias + o, g);
    for (let k = 0; k < shape.second; k++) {
      const x = get(inputs, k);
      if (x === 0) continue;
      const at = place.outRows + k * OUTPUTS + o;
      add(slope, at, g * x);
      add(slopes, k, g * get(weights, at));
    }
  }
  return slopes;
}

/** The same through the second layer; the slopes of its inputs go to `out`. */
function throughSecond({ shape, weights, slope }: Descent, inputs: Float32Array, slopes: Float32Array, out: Float32Array): void {
  const { first, second } = shape;
  const place = layout(shape);
  for (let k = 0; k < second; k++) add(slope, place.secondBias + k, get(slopes, k));
  for (let j = 0; j < first; j++) {
    const x = get(inputs, j);
    if (x === 0) continue;
    let back = 0;
    for (let k = 0; k < second; k++) {
      const at = place.secondRows + k * first + j;
      add(slope, at, get(slopes, k) * x);
      back += get(slopes, k) * get(weights, at);
    }
    out[j] = back;
  }
}

/** The first layer's part of the way back: a seat's facts count for the seat, and for its rivals as their mean. */
function toFacts({ shape, slope }: Descent, facts: Float32Array, seats: number, firstSlopes: Float32Array): void {
  const { first } = shape;
  const place = layout(shape);
  const all = new Float32Array(first);
  for (let s = 0; s < seats; s++) for (let j = 0; j < first; j++) add(all, j, get(firstSlopes, s * first + j));
  for (let j = 0; j < first; j++) add(slope, place.firstBias + j, get(all, j));
  const others = Math.max(1, seats - 1);
  for (let s = 0; s < seats; s++) {
    const own = firstSlopes.subarray(s * first, (s + 1) * first);
    const rivals = Float64Array.from(own, (mine, j) => (get(all, j) - mine) / others);
    for (let i = 0; i < shape.seat; i++) {
      const x = get(facts, s * shape.seat + i);
      const row = place.seatRows + i * 2 * first;
      addRow(slope, row, own, x);
      addRow(slope, row + first, rivals, x);
    }
  }
  for (let i = 0; i < shape.table; i++) addRow(slope, place.tableRows + i * first, all, get(facts, seats * shape.seat + i));
}

/** Adds `x` times a row of slopes. */
function addRow(slope: Float32Array, to: number, row: Float32Array | Float64Array, x: number): void {
  if (x === 0) return;
  for (let j = 0; j < row.length; j++) add(slope, to + j, (row[j] ?? 0) * x);
}

/** One step of Adam. `left`: what is left of the learning rate, 1 … 0. */
function step(descent: Descent, ends: number, left: number): void {
  const { weights, slope, mean, square, settings } = descent;
  descent.steps++;
  const unbias = 1 / (1 - 0.9 ** descent.steps);
  const unbiasSquare = 1 / (1 - 0.999 ** descent.steps);
  for (let i = 0; i < weights.length; i++) {
    const g = (slope[i] ?? 0) / ends;
    const m = 0.9 * (mean[i] ?? 0) + 0.1 * g;
    const v = 0.999 * (square[i] ?? 0) + 0.001 * g * g;
    mean[i] = m;
    square[i] = v;
    const w = weights[i] ?? 0;
    weights[i] = w - settings.learningRate * left * ((m * unbias) / (Math.sqrt(v * unbiasSquare) + 1e-8) + settings.decay * w);
  }
}
