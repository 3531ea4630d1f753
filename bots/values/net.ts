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

/** A net: its sizes, and the weights of all its layers where `layout` puts them. */
export interface Net {
  readonly shape: Shape;
  readonly weights: Float32Array;
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

/** Inputs that lie side by side, and where their rows of weights begin. */
interface Stretch {
  readonly count: number;
  readonly rows: number;
  /** Weights in a row. */
  readonly width: number;
}

/** Room for what a pass computes on its way, reused: the inputs that are not 0, by their rows, and the sums of the layers. */
interface Scratch {
  readonly shape: Shape;
  readonly seats: number;
  readonly place: ReturnType<typeof layout>;
  /** A seat's facts: all, those that seldom change, and the last. */
  readonly seat: Stretch;
  readonly early: Stretch;
  readonly late: Stretch;
  readonly table: Stretch;
  /** The first layer of a seat, which the second reads. */
  readonly hidden: Stretch;
  /** How many inputs were gathered last, and how wide their rows are. */
  found: number;
  width: number;
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
  const place = layout(shape);
  const early = Math.max(0, seat - LATE);
  const width = 2 * first;
  const made: Scratch = {
    shape,
    seats,
    place,
    seat: { count: seat, rows: place.seatRows, width },
    early: { count: early, rows: place.seatRows, width },
    late: { count: seat - early, rows: place.seatRows + early * width, width },
    table: { count: table, rows: place.tableRows, width: first },
    hidden: { count: first, rows: place.secondRows, width: 1 },
    found: 0,
    width: 0,
    rows: new Int32Array(most + 1),
    values: new Float32Array(most + 1),
    base: new Float32Array(first),
    sums: new Float32Array(seats * width),
    total: new Float32Array(first),
    second: new Float64Array(second),
  };
  scratches.push(made);
  return made;
}

const isAlike = (a: Shape, b: Shape): boolean =>
  a === b || (a.seat === b.seat && a.table === b.table && a.first === b.first && a.second === b.second);

/** Notes the inputs of a stretch that are not 0 and where their rows of weights begin. */
function gather(scratch: Scratch, { count, rows, width }: Stretch, inputs: Float32Array, from: number): void {
  const { rows: at, values } = scratch;
  let found = 0;
  for (let i = 0; i < count; i++) {
    const x = inputs[from + i] ?? 0;
    at[found] = rows + i * width;
    values[found] = x;
    found += Number(x !== 0);
  }
  scratch.found = found;
  scratch.width = width;
}

const sumAt = (before: Float64Array | undefined, at: number): number => (before === undefined ? 0 : (before[at] ?? 0));

/** Adds the gathered rows to the sums at `to`, or to 0 where there are none before; four columns at a time: the sums stay in registers. */
function sumRows<T extends Float32Array | Float64Array>(
  weights: Float32Array,
  { rows, values, found, width }: Scratch,
  before: Float64Array | undefined,
  sums: T,
  to: number,
): void {
  for (let j = 0; j < width; j += 4) {
    let a = sumAt(before, to + j);
    let b = sumAt(before, to + j + 1);
    let c = sumAt(before, to + j + 2);
    let d = sumAt(before, to + j + 3);
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
function sumSeats({ shape, weights }: Net, facts: Float32Array, scratch: Scratch): void {
  for (let s = 0; s < scratch.seats; s++) {
    gather(scratch, scratch.seat, facts, s * shape.seat);
    sumRows(weights, scratch, undefined, scratch.sums, s * scratch.seat.width);
  }
}

/** The same, to the last bit, of which only what has changed is worked out. */
function sumChanged({ shape, weights }: Net, facts: Float32Array, scratch: Scratch, memory: Memory): void {
  const { early, late, sums } = scratch;
  for (let s = 0; s < scratch.seats; s++) {
    const from = s * shape.seat;
    let same = 0;
    while (same < early.count && memory.facts[from + same] === facts[from + same]) same++;
    if (same < early.count) {
      for (let i = same; i < early.count; i++) memory.facts[from + i] = facts[from + i] ?? 0;
      gather(scratch, early, facts, from);
      sumRows(weights, scratch, undefined, memory.sums, s * early.width);
    }
    gather(scratch, late, facts, from + early.count);
    sumRows(weights, scratch, memory.sums, sums, s * late.width);
  }
}

/** Judges a position: one net for every seat, which reads the seat's own facts, the mean of its rivals', and the table's. Facts that are 0 cost nothing, nor those that `memory` knows. */
export function forward(net: Net, facts: Float32Array, seats: number, pass: Pass, memory?: Memory): void {
  const { shape, weights } = net;
  const scratch = scratchFor(shape, seats);
  const { base } = scratch;
  gather(scratch, scratch.table, facts, seats * shape.seat);
  sumRows(weights, scratch, undefined, base, 0);
  if (memory) sumChanged(net, facts, scratch, memory);
  else sumSeats(net, facts, scratch);
  firstLayer(net, scratch, pass);
  for (let s = 0; s < seats; s++) lastLayers(net, s, pass, scratch);
}

/** Sums what all seats' facts say of their rivals. */
function sumTotal(first: number, { seats, sums, total }: Scratch): void {
  total.fill(0);
  for (let s = 0; s < seats; s++) {
    const to = s * 2 * first;
    for (let j = 0; j < first; j++) total[j] = (total[j] ?? 0) + (sums[to + first + j] ?? 0);
  }
}

/** The first layer of every seat: the table's part, its own, and the mean of what its rivals' facts say of it. */
function firstLayer({ shape: { first }, weights }: Net, scratch: Scratch, pass: Pass): void {
  sumTotal(first, scratch);
  const { seats, place, base, sums, total } = scratch;
  const share = 1 / Math.max(1, seats - 1);
  for (let s = 0; s < seats; s++) {
    const from = s * 2 * first;
    for (let j = 0; j < first; j++) {
      const rivals = share * ((total[j] ?? 0) - (sums[from + first + j] ?? 0));
      const sum = (weights[place.firstBias + j] ?? 0) + (base[j] ?? 0) + (sums[from + j] ?? 0) + rivals;
      pass.first[s * first + j] = sum > 0 ? sum : 0;
    }
  }
}

/** The second layer and the outputs of a seat. Of the first layer about half is 0 and costs nothing; the second's sums grow side by side, so none waits for another. */
function lastLayers({ shape: { first, second }, weights }: Net, s: number, pass: Pass, scratch: Scratch): void {
  gather(scratch, scratch.hidden, pass.first, s * first);
  const { place, rows, values, found, second: sums } = scratch;
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
