import type { Fields } from '../moves.ts';

type Value = string | number;
type Named = Readonly<Record<string, Value>>;

/**
 * By kind, what its moves name: the values of each field, for every combination of them, or a list of moves' fields. A kind of a single move names
 * nothing: `{}`.
 */
export type Kinds = Readonly<Record<string, Readonly<Record<string, readonly Value[]>> | readonly Named[]>>;

/** What a move of a kind names. */
type NamedBy<T> = T extends readonly (infer One)[] ? One : { readonly [F in keyof T]: T[F] extends readonly (infer V)[] ? V : never };

type Whole<T> = { readonly [K in keyof T]: T[K] };

/** The fields of the moves of these kinds. */
export type FieldsOfKinds<K extends Kinds> = { [Kind in keyof K & string]: Whole<{ kind: Kind } & NamedBy<K[Kind]>> }[keyof K & string];

const isList = <T>(list: T | readonly Named[]): list is readonly Named[] => Array.isArray(list);

const combinations = (values: Readonly<Record<string, readonly Value[]>>): readonly Named[] =>
  Object.entries(values).reduce<readonly Named[]>(
    (list, [field, each]) => list.flatMap((one) => each.map((value) => ({ ...one, [field]: value }))),
    [{}],
  );

/** The table of moves of these kinds, in their order; within a kind the first field changes slowest. */
export function movesOfKinds<const K extends Kinds>(kinds: K): readonly FieldsOfKinds<K>[];
export function movesOfKinds(kinds: Kinds): readonly Fields[] {
  return Object.entries(kinds).flatMap(([kind, named]) => (isList(named) ? named : combinations(named)).map((fields) => ({ kind, ...fields })));
}
