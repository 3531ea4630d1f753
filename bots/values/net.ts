/** The sizes of a net: facts of a seat and of the table, and its two hidden layers, the first a multiple of four. */
export interface Shape {
  readonly seat: number;
  readonly table: number;
  readonly first: number;
  readonly second: number;
}

/** What the last layer says of a seat: its prospect (a softmax over the seats makes shares of them) and its lead. */
export const OUTPUTS = 2;

/** Where each layer's numbers begin in a net's weights. A fact's row holds its weights for the seat itself, then those for its rivals' mean. */
export function layout({ seat, table, first, second }: Shape) {
  const seatRows = 0;
  const tableRows = seatRows + seat * 2 * first;
  const firstBias = tableRows + table * first;
  const secondRows = firstBias + first;
  const secondBias = secondRows + first * second;
  const outRows = secondBias + second;
  const outBias = outRows + second * OUTPUTS;
  return { seatRows, tableRows, firstBias, secondRows, secondBias, outRows, outBias, length: outBias + OUTPUTS };
}

/** What a forward pass computed, kept for the way back: the first and second layer of each seat, and the outputs. */
export interface Pass {
  readonly first: Float32Array;
  readonly second: Float32Array;
  readonly out: Float32Array;
}

export const newPass = (shape: Shape, seats: number): Pass => ({
  first: new Float32Array(seats * shape.first),
  second: new Float32Array(seats * shape.second),
  out: new Float32Array(seats * OUTPUTS),
});

/** The last facts of each seat may change with every move, like its place among the others; what those before them add to the first layer is remembered. */
const LATE = 8;

/** What passes over weights that do not change remember: each seat's facts, and what all but the last add to the first layer. */
export interface Memory {
  readonly facts: Float32Array;
  readonly sums: Float64Array;
}

export const newMemory = ({ seat, first }: Shape, seats: number): Memory => ({
  facts: new Float32Array(seats * seat).fill(Number.NaN),
  sums: new Float64Array(seats * 2 * first),
});

/** Room for what a pass computes on its way, reused: the facts that are not 0, by their rows, and the sums of the layers. */
interface Scratch {
  readonly shape: Shape;
  readonly seats: number;
  readonly place: ReturnType<typeof layout>;
  readonly rows: Int32Array;
  readonly values: Float32Array;
  readonly base: Float32Array;
  /** For each seat, what its facts say of itself, then what they say of its rivals. */
  readonly sums: Float32Array;
  readonly total: Float32Array;
  readonly second: Float64Array;
}

const scratches: Scratch[] = [];

function scratchFor(shape: Shape, seats: number): Scratch {
  for (let i = 0; i < scratches.length; i++) {
    const known = scratches[i];
    if (known !== undefined && known.seats === seats && isAlike(known.shape, shape)) return known;
  }
  const { seat, table, first, second } = shape;
  const most = Math.max(seat, table, first);
  const made: Scratch = {
    shape,
    seats,
    place: layout(shape),
    rows: new Int32Array(most + 1),
    values: new Float32Array(most + 1),
    base: new Float32Array(first),
    sums: new Float32Array(seats * 2 * first),
    total: new Float32Array(first),
    second: new Float64Array(second),
  };
  scratches.push(made);
  return made;
}

const isAlike = (a: Shape, b: Shape): boolean =>
  a === b || (a.seat === b.seat && a.table === b.table && a.first === b.first && a.second === b.second);

/** Notes the facts that are not 0 and where their rows of weights begin; how many there are. */
function gather(facts: Float32Array, from: number, count: number, rows: number, width: number, { rows: at, values }: Scratch): number {
  let found = 0;
  for (let i = 0; i < count; i++) {
    const x = facts[from + i] ?? 0;
    at[found] = rows + i * width;
    values[found] = x;
    found += Number(x !== 0);
  }
  return found;
}

/** Adds the gathered rows to the sums at `to`, or to 0 where there are none before; four columns at a time: the sums stay in registers. */
function sumRows<T extends Float32Array | Float64Array>(
  weights: Float32Array,
  found: number,
  width: number,
  { rows, values }: Scratch,
  before: Float64Array | undefined,
  sums: T,
  to: number,
): void {
  for (let j = 0; j < width; j += 4) {
    let a = before === undefined ? 0 : (before[to + j] ?? 0);
    let b = before === undefined ? 0 : (before[to + j + 1] ?? 0);
    let c = before === undefined ? 0 : (before[to + j + 2] ?? 0);
    let d = before === undefined ? 0 : (before[to + j + 3] ?? 0);
    for (let n = 0; n < found; n++) {
      const x = values[n] ?? 0;
      const at = (rows[n] ?? 0) + j;
      a += x * (weights[at] ?? 0);
      b += x * (weights[at + 1] ?? 0);
      c += x * (weights[at + 2] ?? 0);
      d += x * (weights[at + 3] ?? 0);
    }
    sums[to + j] = a;
    sums[to + j + 1] = b;
    sums[to + j + 2] = c;
    sums[to + j + 3] = d;
  }
}

/** What the seats' facts add to the first layer. */
function sumSeats({ seat, first }: Shape, weights: Float32Array, facts: Float32Array, seats: number, scratch: Scratch): void {
  const { place, sums } = scratch;
  for (let s = 0; s < seats; s++)
    sumRows(weights, gather(facts, s * seat, seat, place.seatRows, 2 * first, scratch), 2 * first, scratch, undefined, sums, s * 2 * first);
}

/** The same, to the last bit, of which only what has changed is worked out. */
function sumChanged({ seat, first }: Shape, weights: Float32Array, facts: Float32Array, seats: number, scratch: Scratch, memory: Memory): void {
  const { place, sums } = scratch;
  const early = Math.max(0, seat - LATE);
  const width = 2 * first;
  for (let s = 0; s < seats; s++) {
    const from = s * seat;
    let same = 0;
    while (same < early && memory.facts[from + same] === facts[from + same]) same++;
    if (same < early) {
      for (let i = same; i < early; i++) memory.facts[from + i] = facts[from + i] ?? 0;
      sumRows(weights, gather(facts, from, early, place.seatRows, width, scratch), width, scratch, undefined, memory.sums, s * width);
    }
    const rows = place.seatRows + early * width;
    sumRows(weights, gather(facts, from + early, seat - early, rows, width, scratch), width, scratch, memory.sums, sums, s * width);
  }
}

/** Judges a position: one net for every seat, which reads the seat's own facts, the mean of its rivals', and the table's. Facts that are 0 cost nothing, nor those that `memory` knows. */
export function forward(shape: Shape, weights: Float32Array, facts: Float32Array, seats: number, pass: Pass, memory?: Memory): void {
  const { first, seat, table } = shape;
  const scratch = scratchFor(shape, seats);
  const { place, base, sums, total } = scratch;
  sumRows(weights, gather(facts, seats * seat, table, place.tableRows, first, scratch), first, scratch, undefined, base, 0);
  if (memory) sumChanged(shape, weights, facts, seats, scratch, memory);
  else sumSeats(shape, weights, facts, seats, scratch);
  total.fill(0);
  for (let s = 0; s < seats; s++) {
    const to = s * 2 * first;
    for (let j = 0; j < first; j++) total[j] = (total[j] ?? 0) + (sums[to + first + j] ?? 0);
  }
  const share = 1 / Math.max(1, seats - 1);
  for (let s = 0; s < seats; s++) {
    const from = s * 2 * first;
    for (let j = 0; j < first; j++) {
      const rivals = share * ((total[j] ?? 0) - (sums[from + first + j] ?? 0));
      const sum = (weights[place.firstBias + j] ?? 0) + (base[j] ?? 0) + (sums[from + j] ?? 0) + rivals;
      pass.first[s * first + j] = sum > 0 ? sum : 0;
    }
    lastLayers(shape, weights, s, pass, scratch);
  }
}

/** The second layer and the outputs of a seat. Of the first layer about half is 0 and costs nothing; the second's sums grow side by side, so none waits for another. */
function lastLayers({ first, second }: Shape, weights: Float32Array, s: number, pass: Pass, scratch: Scratch): void {
  const { place, rows, values, second: sums } = scratch;
  const found = gather(pass.first, s * first, first, place.secondRows, 1, scratch);
  for (let k = 0; k < second; k++) sums[k] = weights[place.secondBias + k] ?? 0;
  for (let n = 0; n < found; n++) {
    const x = values[n] ?? 0;
    const row = rows[n] ?? 0;
    for (let k = 0; k < second; k++) sums[k] = (sums[k] ?? 0) + x * (weights[row + k * first] ?? 0);
  }
  let prospect = weights[place.outBias] ?? 0;
  let lead = weights[place.outBias + 1] ?? 0;
  for (let k = 0; k < second; k++) {
    const x = Math.max(0, sums[k] ?? 0);
    pass.second[s * second + k] = x;
    prospect += x * (weights[place.outRows + k * OUTPUTS] ?? 0);
    lead += x * (weights[place.outRows + k * OUTPUTS + 1] ?? 0);
  }
  pass.out[s * OUTPUTS] = prospect;
  pass.out[s * OUTPUTS + 1] = lead;
}

/** Prospects as shares that add up to 1. `step`: how far the prospects lie apart. */
export function softmax(prospects: ArrayLike<number>, count: number, step = 1): number[] {
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) top = Math.max(top, prospects[i * step] ?? 0);
  const shares: number[] = [];
  let total = 0;
  for (let i = 0; i < count; i++) {
    const power = Math.exp((prospects[i * step] ?? 0) - top);
    shares.push(power);
    total += power;
  }
  for (let i = 0; i < count; i++) shares[i] = (shares[i] ?? 0) / total;
  return shares;
}
