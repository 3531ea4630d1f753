import { fail, ok, type Result } from './state.ts';

/** A game's variants: each option's possible values, the default first. */
export type OptionTable = Readonly<Record<string, readonly string[]>>;

/** The chosen values of an option table. */
export type OptionsOf<T extends OptionTable> = { readonly [K in keyof T]: T[K][number] };

/** Chosen options as data: option → value. */
export type Options = Readonly<Record<string, string>>;

/** A pack as it travels: what the game is played with instead of its own, as an owner typed it. Made by `readPack`. */
export interface Pack {
  /** The option that it is a value of. */
  readonly option: string;
  /** Name, version and hash of the text: it never means another pack. */
  readonly id: string;
  /** Its document as canonical JSON. */
  readonly text: string;
}

/** A wrong option and what is allowed instead. */
export interface OptionProblem {
  /** `pack-not-loaded`: the value names a pack, and that pack was not given. */
  readonly code: 'unknown-option' | 'unknown-value' | 'not-an-object' | 'pack-not-loaded';
  readonly option: string;
  readonly allowed: readonly string[];
}

/** The defaults of each table, and which options were parsed for which: memory of pure functions, for every match begins with them. */
const defaults = new WeakMap<OptionTable, Options>();
const parsed = new WeakMap<Options, OptionTable>();

function defaultsOf(table: OptionTable): Options {
  const known = defaults.get(table) ?? Object.freeze(Object.fromEntries(Object.entries(table).map(([option, values]) => [option, values[0] ?? ''])));
  defaults.set(table, known);
  parsed.set(known, table);
  return known;
}

/** Whether the value of an option names a pack: it ends with the hash that `packIdOf` makes. */
export const isPackId = (value: string): boolean => /@[0-9a-f]{32}$/.test(value);

/** The chosen options completed with defaults; refuses names and values that the table does not have. `pack`: it may be chosen, too. */
export function parseOptions(table: OptionTable, json: unknown = {}, pack?: Pick<Pack, 'option' | 'id'>): Result<Options, OptionProblem> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return fail({ code: 'not-an-object', option: '', allowed: Object.keys(table) });
  }
  const given = Object.entries(json);
  if (given.length === 0) return ok(defaultsOf(table));
  const chosen: Record<string, string> = { ...defaultsOf(table) };
  for (const [option, value] of given) {
    const allowed = Object.hasOwn(table, option) ? table[option] : undefined;
    if (!allowed) return fail({ code: 'unknown-option', option, allowed: Object.keys(table) });
    const isPack = pack !== undefined && option === pack.option && value === pack.id;
    if (typeof value !== 'string' || !(isPack || allowed.includes(value))) return fail({ code: strangeness(value), option, allowed });
    chosen[option] = value;
  }
  parsed.set(Object.freeze(chosen), table);
  return ok(chosen);
}

const strangeness = (value: unknown): OptionProblem['code'] => (typeof value === 'string' && isPackId(value) ? 'pack-not-loaded' : 'unknown-value');

/** Whether these options have a value of the table for each of its options. */
const areOf = <T extends OptionTable>(table: T, chosen: Options): chosen is Options & OptionsOf<T> =>
  parsed.get(chosen) === table || Object.entries(table).every(([option, values]) => values.includes(chosen[option] ?? ''));

/** Options that `parseOptions` has checked, with the types of their table; frozen, because they go into every state. Throws on others. */
export function typedOptions<T extends OptionTable>(table: T, chosen: Options): OptionsOf<T> {
  if (!areOf(table, chosen)) throw new Error('options that were not parsed');
  return Object.freeze(chosen);
}
