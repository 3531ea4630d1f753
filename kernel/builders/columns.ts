import type { Columns, Seen } from '../information/observation.ts';

// Loops in place of iterators: programs that learn read these numbers at every decision.

type Labels = readonly (string | number)[];

const named = (name: string, labels: Labels): readonly string[] => labels.map((label) => `${name}: ${label}`);

/** Fields of a thing that are numbers or yes-or-no, each a part of what is given for it. */
type Ones<P> = { readonly [K in keyof P]?: P[K] extends number | boolean ? number : never };

const isField = <P extends object>(thing: P, name: PropertyKey): name is keyof P => name in thing;

/** Fields by name: a number as a part of its one, yes as 1. */
export function fields<T, P extends object>(read: (of: T) => P, ones: Ones<P>): Columns<T> {
  const parts = Object.entries<number | undefined>(ones).map(([name, one = 1]) => ({ name, one }));
  return {
    names: parts.map(({ name }) => name),
    write(of, out, at) {
      const thing = read(of);
      for (let i = 0; i < parts.length; i++) {
        const { name = '', one = 1 } = parts[i] ?? {};
        const value = isField(thing, name) ? thing[name] : undefined;
        if (typeof value === 'number') out[at + i] = value / one;
        else if (value === true) out[at + i] = 1;
      }
    },
  };
}

/** Labels by the name of a list of numbers. */
type Lists<P> = { readonly [K in keyof P]?: P[K] extends readonly number[] ? Labels : never };

const noNumbers: readonly number[] = [];

/** What a thing has under a name, if it is a list of numbers. */
function listOf<P extends object>(thing: P, name: string): readonly number[] {
  const list: unknown = isField(thing, name) ? thing[name] : undefined;
  return Array.isArray(list) ? list : noNumbers;
}

/** Lists by name: how often each names each of its labels. */
export const listed = <T, P extends object>(read: (of: T) => P, lists: Lists<P>): Columns<T> =>
  columns(...Object.entries<Labels | undefined>(lists).map(([name, labels = []]) => countsOf<T>(name, labels, (of) => listOf(read(of), name))));

/** Lists by name: the number for each of its labels, each a part of `one`. */
export const measured = <T, P extends object>(read: (of: T) => P, one: number, lists: Lists<P>): Columns<T> =>
  columns(...Object.entries<Labels | undefined>(lists).map(([name, labels = []]) => amounts<T>(name, labels, one, (of) => listOf(read(of), name))));

/** One number, a part of `one`. */
export const amount = <T>(name: string, one: number, read: (of: T) => number): Columns<T> => ({
  names: [name],
  write(of, out, at) {
    out[at] = read(of) / one;
  },
});

/** 1 or 0. */
export const mark = <T>(name: string, read: (of: T) => boolean): Columns<T> => amount(name, 1, (of) => (read(of) ? 1 : 0));

/** A list of numbers, one for each label, each a part of `one`; those that are missing are 0. */
export const amounts = <T>(name: string, labels: Labels, one: number, read: (of: T) => readonly number[]): Columns<T> => ({
  names: named(name, labels),
  write(of, out, at) {
    const list = read(of);
    const { length } = labels;
    for (let i = 0; i < length; i++) out[at + i] = (list[i] ?? 0) / one;
  },
});

/** By label, the value that stands for the number that a list has there; numbers without a value count as 0. */
export const coded = <T>(name: string, labels: Labels, values: readonly number[], read: (of: T) => readonly number[]): Columns<T> => ({
  names: named(name, labels),
  write(of, out, at) {
    const list = read(of);
    const { length } = labels;
    for (let i = 0; i < length; i++) out[at + i] = values[list[i] ?? -1] ?? 0;
  },
});

/** By label, the value of the list that names it; of several the sum. */
export const namedBy = <T>(
  name: string,
  labels: Labels,
  lists: readonly (readonly [value: number, read: (of: T) => readonly number[]])[],
): Columns<T> => ({
  names: named(name, labels),
  write(of, out, at) {
    for (let l = 0; l < lists.length; l++) {
      const [value, read] = lists[l] ?? [];
      const list = read?.(of) ?? [];
      for (let i = 0; i < list.length; i++) {
        const label = list[i] ?? -1;
        if (label >= 0 && label < labels.length) out[at + label] = (out[at + label] ?? 0) + (value ?? 0);
      }
    }
  },
});

/** By label, 1 where a list has a number from `least` to `most` there, else 0. */
export const marks = <T>(name: string, labels: Labels, [least, most]: readonly [number, number], read: (of: T) => readonly number[]): Columns<T> => ({
  names: named(name, labels),
  write(of, out, at) {
    const list = read(of);
    const { length } = labels;
    for (let i = 0; i < length; i++) {
      const value = list[i] ?? least - 1;
      if (value >= least && value <= most) out[at + i] = 1;
    }
  },
});

/** By label, 1 where a list names that seat. */
export const seatMarks = <T>(name: string, labels: Labels, seat: (of: T) => number, read: (of: T) => readonly number[]): Columns<T> => ({
  names: named(name, labels),
  write(of, out, at) {
    const mine = seat(of);
    const list = read(of);
    const { length } = labels;
    for (let i = 0; i < length; i++) if (list[i] === mine) out[at + i] = 1;
  },
});

/** The bits of a whole number, the lowest first. */
export const bitMarks = <T>(name: string, labels: Labels, read: (of: T) => number): Columns<T> => ({
  names: named(name, labels),
  write(of, out, at) {
    const word = read(of);
    const { length } = labels;
    for (let i = 0; i < length; i++) out[at + i] = (word >>> i) & 1;
  },
});

/** The bits of each number of a list, one for each place. */
export const bitGrid = <T>(name: string, places: Labels, labels: Labels, read: (of: T) => readonly number[]): Columns<T> => ({
  names: places.flatMap((place) => named(`${name} ${place}`, labels)),
  write(of, out, at) {
    const list = read(of);
    const { length } = labels;
    let to = at;
    for (let place = 0; place < places.length; place++) {
      const word = list[place] ?? 0;
      for (let i = 0; i < length; i++) out[to++] = (word >>> i) & 1;
    }
  },
});

/** Which of the labels a number names; none of them where it names none. */
export const oneHot = <T>(name: string, labels: Labels, read: (of: T) => number): Columns<T> => ({
  names: named(name, labels),
  write(of, out, at) {
    const chosen = read(of);
    if (chosen >= 0 && chosen < labels.length) out[at + chosen] = 1;
  },
});

/** Which of the labels each number of a list names, one for each place. */
export const oneHots = <T>(name: string, places: Labels, labels: Labels, read: (of: T) => readonly number[]): Columns<T> => ({
  names: places.flatMap((place) => named(`${name} ${place}`, labels)),
  write(of, out, at) {
    const list = read(of);
    const { length } = labels;
    for (let place = 0; place < places.length; place++) {
      const chosen = list[place] ?? -1;
      if (chosen >= 0 && chosen < length) out[at + place * length + chosen] = 1;
    }
  },
});

/** How often a list names each label; numbers that name none, as those of hidden things, are left out. */
export const countsOf = <T>(name: string, labels: Labels, read: (of: T) => readonly number[]): Columns<T> => namedBy(name, labels, [[1, read]]);

/** By label, 1 where the number there has the bit of a seat. */
export const seatBits = <T>(name: string, labels: Labels, seat: (of: T) => number, read: (of: T) => readonly number[]): Columns<T> => ({
  names: named(name, labels),
  write(of, out, at) {
    const bit = seat(of);
    const list = read(of);
    const { length } = labels;
    for (let i = 0; i < length; i++) out[at + i] = ((list[i] ?? 0) >>> bit) & 1;
  },
});

/** By label, where a list has it: first place 1, the last the least; 0: nowhere. */
export const ranks = <T>(name: string, labels: Labels, read: (of: T) => readonly number[]): Columns<T> => ({
  names: named(name, labels),
  write(of, out, at) {
    const list = read(of);
    const { length } = labels;
    for (let i = 0; i < list.length; i++) {
      const label = list[i] ?? -1;
      if (label >= 0 && label < length) out[at + label] = 1 - i / list.length;
    }
  },
});

/** Columns behind each other. */
export function columns<T>(...parts: readonly Columns<T>[]): Columns<T> {
  const sizes = parts.map(({ names }) => names.length);
  return {
    names: parts.flatMap(({ names }) => names),
    write(of, out, at) {
      let to = at;
      for (let i = 0; i < parts.length; i++) {
        parts[i]?.write(of, out, to);
        to += sizes[i] ?? 0;
      }
    },
  };
}

/** Whether the seat has the decision on top. */
export const toAct: Columns<Seen> = mark('to act', ({ view, seat }) => view.agenda.at(-1)?.seat === seat);

/** How early a seat is in a list of seats: the first 0, the last nearly 1. */
export const placeIn = <T extends Seen>(name: string, read: (of: T) => readonly number[]): Columns<T> =>
  amount(name, 4, (of) => read(of).indexOf(of.seat));
