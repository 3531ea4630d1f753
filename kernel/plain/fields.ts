import type { Argument, Message, Seat, State } from '../index.ts';
import { type Field, HIDDEN, type LabelledFields, seatArgument } from '../index.ts';

/** The message that names a number, for fields whose numbers stand for things (cards, suits). */
export type Namers = Readonly<Record<string, (value: number) => Message>>;

/** A state whose table fields stand beside one object for each seat. */
export type PlainState = State & { readonly players: readonly object[] };

/** The number of a field that holds nothing: no leader yet, no trump yet. */
export const BLANK = -1;

const NOT_SHOWN: ReadonlySet<string> = new Set(['agenda', 'random', 'over', 'options', 'players']);

/** Puts the fields of positions, moves, tasks and events of a game into messages. */
export interface FieldWords {
  /** All fields of a flat object as arguments, but those of `left`. A word becomes the text `<game>.<field>.<word>`. */
  arguments(of: object, ...left: readonly string[]): Readonly<Record<string, Argument>>;
  /** What a view shows: every field of the table and of each player, named by the text `<game>.field.<field>`. */
  fields(view: PlainState): LabelledFields;
  /** The same line by line, that seat first. */
  lines(fields: LabelledFields, seat: Seat | null): readonly Message[];
}

/** A game and its names of numbers: what every function here reads. */
interface Words {
  readonly game: string;
  readonly namers: Namers;
}

export function fieldWords(game: string, namers: Namers): FieldWords {
  const words: Words = { game, namers };
  return {
    arguments: (of, ...left) => Object.fromEntries(entries(of, new Set(left)).map(([field, value]) => [field, argument(words, field, value)])),
    fields: (view) => ({ table: fieldsOf(words, view), seats: view.players.map((one) => fieldsOf(words, one)) }),
    lines: (fields, seat) => linesOf(words, fields, seat),
  };
}

const say = ({ game }: Words, key: string, args?: Message['args']): Message => ({ key: `${game}.plain.${key}`, ...(args && { args }) });

/** One argument after another; a word for none. */
function listed(words: Words, all: readonly Argument[]): Argument {
  const last = all.at(-1);
  if (last === undefined) return say(words, 'none');
  return all.slice(0, -1).reduceRight((tail, head): Argument => say(words, 'join', { head, tail }), last);
}

function argument(words: Words, field: string, value: unknown): Argument {
  if (typeof value === 'number') return numberText(words, field, value);
  if (typeof value === 'boolean') return say(words, value ? 'yes' : 'no');
  if (typeof value === 'string') return { key: `${words.game}.${field}.${value}` };
  return Array.isArray(value) ? listText(words, field, value) : say(words, 'none');
}

function numberText(words: Words, field: string, value: number): Argument {
  if (value === BLANK) return say(words, 'none');
  if (value === HIDDEN) return say(words, 'hidden', { count: 1 });
  return field === 'seat' ? seatArgument(value) : (words.namers[field]?.(value) ?? value);
}

function listText(words: Words, field: string, values: readonly unknown[]): Argument {
  const seen = values.filter((value) => value !== HIDDEN).map((value) => argument(words, field, value));
  const hidden = values.length - seen.length;
  return listed(words, hidden > 0 ? [...seen, say(words, 'hidden', { count: hidden })] : seen);
}

const entries = (of: object, left: ReadonlySet<string>): readonly (readonly [string, unknown])[] =>
  Object.entries(of).filter(([field]) => !left.has(field));

const fieldsOf = (words: Words, of: object): readonly Field[] =>
  entries(of, NOT_SHOWN).map(([field, value]) => ({ name: { key: `${words.game}.field.${field}` }, value: argument(words, field, value) }));

function linesOf(words: Words, { table, seats }: LabelledFields, seat: Seat | null): readonly Message[] {
  const line = ({ name, value }: Field): Message => say(words, 'field', { name, value });
  const order = seats.map((_, i) => ((seat ?? 0) + i) % seats.length);
  return [
    ...table.map(line),
    ...order.map((one) => say(words, 'seat', { seat: seatArgument(one), fields: listed(words, (seats[one] ?? []).map(line)) })),
  ];
}
