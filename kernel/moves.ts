import { isRecord } from './json/record.ts';
import type { Move } from './state.ts';

/** A move as a game's tables write it: flat JSON data without the id. */
export interface Fields {
  readonly kind: string;
}

/** Fields with the id that the move space gives them. */
export type Numbered<F extends Fields> = F & { readonly id: number };

/** The moves that combinators offer; every move space begins with them. */
export type KernelFields = { readonly kind: 'stop' } | { readonly kind: 'pick'; readonly index: number };

/** A move that a combinator offers. */
export type KernelMove = Numbered<KernelFields>;

/** A game's moves: its own and the kernel's. */
export type Moves<F extends Fields> = Numbered<F> | KernelMove;

export const MOST_PICKS = 16;

/** Ends an `up to` or leaves an `optional`. Id 0 in every game. */
export const STOP: KernelMove = Object.freeze({ id: 0, kind: 'stop' });

/** Picks task `index` of an `any order` or `one of`. Ids 1 … 16 in every game. */
export const PICKS: readonly KernelMove[] = Array.from({ length: MOST_PICKS }, (_, index) =>
  Object.freeze({ id: index + 1, kind: 'pick', index } as const),
);

/**
 * Moves too many to make beforehand, each named by a whole number 0 … size − 1. `pack` gives the number of readable fields (undefined: not of this
 * family), `make` the fields. A move may be made twice, so compare by id.
 */
export interface Family<F extends Fields> {
  readonly size: number;
  /** So many values has each digit of a number, the one of the greatest weight first: programs choose digit by digit. Absent: it is one digit. */
  readonly digits?: readonly number[];
  make(packed: number): F;
  pack(fields: Readonly<Record<string, unknown>>): number | undefined;
  /** The number of the move that this one is the same as, and is found as; absent: each move is itself alone. */
  same?(packed: number): number;
}

/** Every move that a game knows. Ids: the kernel's, then dense over the table, then family by family. */
export interface MoveSpace<M extends Move> {
  /** One more than the largest id. */
  readonly size: number;
  /** The combinators' moves: see STOP and PICKS. */
  readonly stop: M;
  readonly picks: readonly M[];
  /** The game's own moves made beforehand, in the order of its table. */
  readonly table: readonly M[];
  /** The ids of families, in their order: where each begins, and the digits of its numbers. */
  readonly families: readonly { readonly start: number; readonly digits: readonly number[] }[];
  /** The move of an id; undefined if no such id. Whoever asks, nothing is kept. */
  byId(id: number): M | undefined;
  /** The move with the same fields as this JSON (its id may be missing; if present it must agree). Whoever asks, nothing is kept. */
  find(json: unknown): M | undefined;
  /** The move number `packed` of family `family` (in the order given to `moveSpace`), for rules that offer it; the latest are kept. */
  made(family: number, packed: number): M;
}

const isFlat = (json: object): boolean => Object.values(json).every((value) => typeof value !== 'object' || value === null);

/** A move's fields without the id, in the order of their names: what makes two moves the same. */
function keyOf(fields: object): string {
  const entries = Object.entries(fields).filter(([name]) => name !== 'id');
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether JSON has a move's id and fields, and no others. */
function sameFields(move: Move, json: Readonly<Record<string, unknown>>): boolean {
  const fields = Object.entries(move);
  return fields.length === Object.keys(json).length && fields.every(([name, value]) => json[name] === value && Object.hasOwn(json, name));
}

/** Whether a move is among these, told by its id. */
export const isAmong = (moves: readonly Move[], move: Move): boolean => moves.some((one) => one.id === move.id);

const numbered = <F extends Fields>(fields: F, id: number): Numbered<F> => Object.freeze(Object.assign({ id }, fields));

/** A game's move space, with the narrower type of its own moves. */
export interface GameMoves<F extends Fields> extends MoveSpace<Moves<F>> {
  readonly table: readonly Numbered<F>[];
  /** As `byId`, of the game's own moves alone. */
  ownById(id: number): Numbered<F> | undefined;
  made(family: number, packed: number): Numbered<F>;
}

/** Moves of families that are kept for the next who offers them; when so many have gathered, all are forgotten. */
const MOST_KEPT = 1 << 14;

/** The id under which a move is recorded: of those that are the same the one that stands for all. */
function standIn<F extends Fields>(families: readonly Family<F>[], starts: readonly number[], id: number): number {
  const family = starts.findLastIndex((start) => start <= id);
  const start = starts[family] ?? 0;
  return start + (families[family]?.same?.(id - start) ?? id - start);
}

/** Makes a game's move space from its table and families. Throws if two table moves have the same fields. */
export function moveSpace<F extends Fields>(table: readonly F[], families: readonly Family<F>[] = []): GameMoves<F> {
  const kernel: readonly KernelMove[] = [STOP, ...PICKS];
  const own = table.map((fields, i) => numbered(fields, kernel.length + i));
  const all: readonly Moves<F>[] = [...kernel, ...own];
  const byKey = new Map(all.map((move) => [keyOf(move), move]));
  if (byKey.size !== all.length) throw new Error('two moves of the table have the same fields');
  const starts: number[] = [];
  let size = all.length;
  for (const family of families) {
    starts.push(size);
    size += family.size;
  }
  const kept = new Map<number, Numbered<F>>();

  const make = (family: number, packed: number): Numbered<F> => {
    const source = families[family];
    const start = starts[family];
    if (!source || start === undefined || packed < 0 || packed >= source.size) throw new Error(`no move ${packed} in family ${family}`);
    return numbered(source.make(packed), start + packed);
  };

  const made = (family: number, packed: number): Numbered<F> => {
    const key = (starts[family] ?? 0) + packed;
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const move = make(family, packed);
    kept.set(key, move);
    return move;
  };

  const ownById = (id: number): Numbered<F> | undefined => {
    if (!Number.isInteger(id) || id < kernel.length || id >= size) return undefined;
    if (id < all.length) return own[id - kernel.length];
    const family = starts.findLastIndex((start) => start <= id);
    return make(family, id - (starts[family] ?? 0));
  };

  const byId = (id: number): Moves<F> | undefined => kernel[id] ?? ownById(id);

  const recorded = (move: Moves<F>): Moves<F> => ownById(standIn(families, starts, move.id)) ?? move;

  const findLate = (json: Readonly<Record<string, unknown>>, key: string): Numbered<F> | undefined => {
    for (const [f, family] of families.entries()) {
      const packed = family.pack(json);
      if (packed === undefined || !Number.isInteger(packed) || packed < 0 || packed >= family.size) continue;
      const move = make(f, packed);
      if (keyOf(move) === key) return move;
    }
    return undefined;
  };

  const find = (json: unknown): Moves<F> | undefined => {
    if (!isRecord(json)) return undefined;
    const named = typeof json.id === 'number' ? byId(json.id) : undefined;
    if (named && sameFields(named, json)) return recorded(named);
    if (!isFlat(json)) return undefined;
    const key = keyOf(json);
    const move = byKey.get(key) ?? findLate(json, key);
    return move && (json.id === undefined || json.id === move.id) ? recorded(move) : undefined;
  };

  const digits = families.map((family, f) => ({ start: starts[f] ?? 0, digits: family.digits ?? [family.size] }));
  return { size, stop: STOP, picks: PICKS, table: own, families: digits, byId, ownById, find, made };
}
