/** A seating: for each round its tables, for each table the player's number on each seat. */
export type Seating = readonly (readonly (readonly number[])[])[];

/** Swaps that are tried for one seating, in all; of a small cup several drafts are made and the best is taken. */
const TRIES = 3_000_000;
const MOST_DRAFTS = 40;

/**
 * A fair seating of a cup, the same for the same figures: as many different others as can be found for everybody, and each seat as
 * often as any other, give or take one. `people` is a multiple of `seats`.
 */
export function fairSeating(people: number, seats: number, rounds: number): Seating {
  const groups = seats === 2 ? pairings(people, rounds) : bestOf(people, seats, rounds);
  return levelled(groups, people);
}

type Groups = number[][][];

/** Everybody meets everybody before anybody twice: the circle that turns by one each round. */
function pairings(people: number, rounds: number): Groups {
  const last = people - 1;
  return Array.from({ length: rounds }, (_, round) => {
    const at = (place: number): number => (((place + round) % last) + last) % last;
    return Array.from({ length: people / 2 }, (__, nth) => (nth === 0 ? [last, at(0)] : [at(nth), at(-nth)]));
  });
}

/** The draft in which people meet again least. */
function bestOf(people: number, seats: number, rounds: number): Groups {
  const work = people * people * seats * rounds * 4;
  const drafts = Math.max(1, Math.min(MOST_DRAFTS, Math.floor(TRIES / work)));
  let best: { readonly groups: Groups; readonly cost: number } | undefined;
  for (let draft = 0; draft < drafts; draft++) {
    const random = numbers(draft + 1);
    const groups = Array.from({ length: rounds }, () => dealt(people, seats, random));
    const meetings = countMeetings(groups, people);
    while (swapAll(groups, meetings));
    const cost = meetings.reduce((sum, row) => sum + row.reduce((all, met) => all + met * met, 0), 0);
    if (!best || cost < best.cost) best = { groups, cost };
  }
  return best?.groups ?? [];
}

/** Numbers 0 … 1, the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

function dealt(people: number, seats: number, random: () => number): number[][] {
  const order = Array.from({ length: people }, (_, one) => one);
  for (let i = people - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  return Array.from({ length: people / seats }, (_, nth) => order.slice(nth * seats, (nth + 1) * seats));
}

/** How often each met each. */
export function countMeetings(groups: Seating, people: number): number[][] {
  const met = Array.from({ length: people }, () => Array.from({ length: people }, () => 0));
  for (const table of groups.flat()) for (const one of table) meet(met, one, table, 1);
  return met;
}

function meet(met: number[][], one: number, others: readonly number[], times: number): void {
  const row = met[one];
  if (row) for (const other of others) if (other !== one) row[other] = (row[other] ?? 0) + times;
}

/** Swaps two people of a round wherever fewer meet again then; whether it did. */
function swapAll(groups: Groups, met: number[][]): boolean {
  let better = false;
  for (const tables of groups) {
    for (const [i, a] of tables.entries()) for (const b of tables.slice(i + 1)) better = swapBetween(met, a, b) || better;
  }
  return better;
}

/** The same for two tables of a round. */
function swapBetween(met: number[][], a: number[], b: number[]): boolean {
  let better = false;
  for (let x = 0; x < a.length; x++) for (let y = 0; y < b.length; y++) better = swap(met, a, x, b, y) || better;
  return better;
}

/** Swaps the one at `x` of a table with the one at `y` of another if fewer meet again then. */
function swap(met: number[][], a: number[], x: number, b: number[], y: number): boolean {
  const [one, other] = [a[x], b[y]];
  if (one === undefined || other === undefined) return false;
  const again = (who: number, table: readonly number[], but: number): number =>
    table.reduce((sum, at) => sum + (at === but ? 0 : (met[who]?.[at] ?? 0)), 0);
  // Each pair's meetings without this one: those that end have it in their count, those to come have not.
  const ends = again(one, a, one) + again(other, b, other) - 2 * (a.length - 1);
  const comes = again(one, b, other) + again(other, a, one);
  if (comes >= ends) return false;
  part(met, one, a, -1);
  part(met, other, b, -1);
  a[x] = other;
  b[y] = one;
  part(met, other, a, 1);
  part(met, one, b, 1);
  return true;
}

/** One and the others of a table meet once more, or once less. */
function part(met: number[][], one: number, table: readonly number[], times: number): void {
  meet(met, one, table, times);
  for (const other of table) if (other !== one) meet(met, other, [one], times);
}

/**
 * Keeps the tables, but balances how often each player has each seat, to within one. For two seats, each table is an edge between its two players. A
 * path from a player with too many to one with too few is reversed; one always exists.
 */
function levelled(groups: Groups, people: number): Seating {
  const tables = groups.flat();
  const seats = tables[0]?.length ?? 0;
  let turned = true;
  while (turned) {
    turned = false;
    for (let a = 0; a < seats; a++) for (let b = a + 1; b < seats; b++) while (turnOne(tables, people, a, b)) turned = true;
  }
  return groups;
}

function turnOne(tables: readonly number[][], people: number, a: number, b: number): boolean {
  const more = Array.from({ length: people }, () => 0);
  for (const table of tables) {
    const [from = 0, to = 0] = [table[a], table[b]];
    more[from] = (more[from] ?? 0) + 1;
    more[to] = (more[to] ?? 0) - 1;
  }
  const often = more.findIndex((count) => Math.abs(count) > 1);
  if (often < 0) return false;
  const [first, second] = (more[often] ?? 0) > 0 ? [a, b] : [b, a];
  const way = wayFrom(tables, often, first, second, (one) => (first === a ? (more[one] ?? 0) < 0 : (more[one] ?? 0) > 0));
  for (const table of way) [table[a], table[b]] = [table[b] ?? 0, table[a] ?? 0];
  return way.length > 0;
}

/** The tables on a shortest way, each from its one seat to its other, to somebody who is wanted. */
function wayFrom(tables: readonly number[][], start: number, from: number, to: number, wanted: (one: number) => boolean): readonly number[][] {
  const cameBy = new Map<number, { readonly table: number[]; readonly before: number } | undefined>([[start, undefined]]);
  for (const one of cameBy.keys()) {
    for (const table of tables) {
      const next = table[to];
      if (table[from] !== one || next === undefined || cameBy.has(next)) continue;
      cameBy.set(next, { table, before: one });
      if (!wanted(next)) continue;
      const way: number[][] = [];
      for (let step = cameBy.get(next); step; step = cameBy.get(step.before)) way.push(step.table);
      return way;
    }
  }
  return [];
}
