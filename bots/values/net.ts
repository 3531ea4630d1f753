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

/** Room for what a pass computes on its way, reused: the facts that are not 0, by their rows, and the sums of the first layer. */
interface Scratch {
  readonly rows: Int32Array;
  readonly values: Float32Array;
  readonly base: Float32Array;
  /** For each seat, what its facts say of itself, then what they say of its rivals. */
  readonly sums: Float32Array;
  readonly total: Float32Array;
}

const scratches = new Map<string, Scratch>();

function scratchFor({ seat, table, first }: Shape, seats: number): Scratch {
  const name = `${seat} ${table} ${first} ${seats}`;
  const known = scratches.get(name);
  if (known) return known;
  const most = Math.max(seat, table);
  const made: Scratch = {
    rows: new Int32Array(most),
    values: new Float32Array(most),
    base: new Float32Array(first),
    sums: new Float32Array(seats * 2 * first),
    total: new Float32Array(first),
  };
  scratches.set(name, made);
  return made;
}

/** Notes the facts that are not 0 and where their rows of weights begin; how many there are. */
function gather(facts: Float32Array, from: number, count: number, rows: number, width: number, { rows: at, values }: Scratch): number {
  let found = 0;
  for (let i = 0; i < count; i++) {
    const x = facts[from + i] ?? 0;
    if (x === 0) continue;
    at[found] = rows + i * width;
    values[found++] = x;
  }
  return found;
}

/** Sums the gathered rows, four columns at a time: the sums stay in registers. */
function sumRows(weights: Float32Array, found: number, width: number, { rows, values }: Scratch, sums: Float32Array, to: number): void {
  for (let j = 0; j < width; j += 4) {
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
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

/** Judges a position: one net for every seat, which reads the seat's own facts, the mean of its rivals', and the table's. Facts that are 0 cost nothing. */
export function forward(shape: Shape, weights: Float32Array, facts: Float32Array, seats: number, pass: Pass): void {
  const { first, seat, table } = shape;
  const place = layout(shape);
  const scratch = scratchFor(shape, seats);
  const { base, sums, total } = scratch;
  sumRows(weights, gather(facts, seats * seat, table, place.tableRows, first, scratch), first, scratch, base, 0);
  total.fill(0);
  for (let s = 0; s < seats; s++) {
    const to = s * 2 * first;
    sumRows(weights, gather(facts, s * seat, seat, place.seatRows, 2 * first, scratch), 2 * first, scratch, sums, to);
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
    lastLayers(shape, weights, s, pass);
  }
}

/** The second layer and the outputs of a seat. */
function lastLayers(shape: Shape, weights: Float32Array, s: number, { first: inputs, second: hidden, out }: Pass): void {
  const { first, second } = shape;
  const place = layout(shape);
  let prospect = weights[place.outBias] ?? 0;
  let lead = weights[place.outBias + 1] ?? 0;
  for (let k = 0; k < second; k++) {
    let sum = weights[place.secondBias + k] ?? 0;
    const row = place.secondRows + k * first;
    for (let j = 0; j < first; j++) sum += (inputs[s * first + j] ?? 0) * (weights[row + j] ?? 0);
    const x = sum > 0 ? sum : 0;
    hidden[s * second + k] = x;
    prospect += x * (weights[place.outRows + k * OUTPUTS] ?? 0);
    lead += x * (weights[place.outRows + k * OUTPUTS + 1] ?? 0);
  }
  out[s * OUTPUTS] = prospect;
  out[s * OUTPUTS + 1] = lead;
}

/** Prospects as shares that add up to 1. `step`: how far the prospects lie apart. */
export function softmax(prospects: ArrayLike<number>, count: number, step = 1): number[] {
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) top = Math.max(top, prospects[i * step] ?? 0);
  const powers = Array.from({ length: count }, (_, i) => Math.exp((prospects[i * step] ?? 0) - top));
  const total = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / total);
}
