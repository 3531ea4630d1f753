import { parseArgs } from 'node:util';
import { BOT_LEVELS } from '@madang/bots';
import { type Contender, parseContender } from '@madang/bots/arena';
import {
  automaSeats,
  FALLBACK,
  fail,
  type Game,
  type Language,
  mostAutomas,
  type Options,
  ok,
  type Pack,
  parseOptions,
  type Result,
  type Seat,
  withAutomas,
} from '@madang/kernel';
import { LANGUAGES } from '@madang/text';
import type { Problem } from './problems.ts';

/** The options that a command has: those with a value, and switches. */
export interface Form {
  readonly values: readonly string[];
  readonly switches: readonly string[];
}

/** What was typed after a command, by name. */
export interface Typed {
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  readonly switches: ReadonlySet<string>;
}

const listed = (names: readonly string[]): string => names.join(', ');

/** Reads a command's arguments; refuses options that it does not have, and options without their value. */
export function readArguments(argv: readonly string[], form: Form): Result<Typed, Problem> {
  const options = Object.fromEntries([
    ...form.values.map((name) => [name, { type: 'string' }] as const),
    ...form.switches.map((name) => [name, { type: 'boolean' }] as const),
  ]);
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
  const words: string[] = [];
  const values: Record<string, string> = {};
  const switches = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const problem = optionProblem(form, token);
    if (problem) return fail(problem);
    if (form.switches.includes(token.name)) switches.add(token.name);
    else values[token.name] = token.value ?? '';
  }
  return ok({ words, values, switches });
}

/** An option as it was typed. */
interface TypedOption {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
}

/** Why an option cannot stand there: the command does not have it, it lacks its value, or it has one too many. */
function optionProblem({ values, switches }: Form, { name, rawName, value }: TypedOption): Problem | undefined {
  if (values.includes(name)) return value ? undefined : { code: 'missing-value', args: { option: rawName } };
  if (switches.includes(name)) return value === undefined ? undefined : { code: 'unexpected-value', args: { option: rawName } };
  return { code: 'unknown-option', args: { option: rawName, allowed: listed([...values, ...switches].map((one) => `--${one}`)) } };
}

/** A whole number within bounds. */
export function wholeNumber(option: string, text: string, min: number, max: number): Result<number, Problem> {
  const value = Number(text);
  const good = /^\d+$/.test(text) && value >= min && value <= max;
  return good ? ok(value) : fail({ code: 'bad-number', args: { option: `--${option}`, value: text, min, max } });
}

/** The bounds of an option, and its value where it is left out. */
interface Bounds {
  readonly usual: number;
  readonly min: number;
  readonly max: number;
}

/** The whole numbers among a command's options; or the first that is wrong. */
export function wholeNumbers<K extends string>(values: Typed['values'], all: Readonly<Record<K, Bounds>>): Result<Record<K, number>, Problem>;
export function wholeNumbers(values: Typed['values'], all: Readonly<Record<string, Bounds>>): Result<Record<string, number>, Problem> {
  const numbers: Record<string, number> = {};
  for (const [option, { usual, min, max }] of Object.entries(all)) {
    const read = wholeNumber(option, values[option] ?? String(usual), min, max);
    if (!read.ok) return read;
    numbers[option] = read.value;
  }
  return ok(numbers);
}

/** One of a few words. */
export function oneOfWords<T extends string>(option: string, text: string, allowed: readonly T[]): Result<T, Problem> {
  const found = allowed.find((word) => word === text);
  return found === undefined ? fail({ code: 'bad-choice', args: { option: `--${option}`, value: text, allowed: listed(allowed) } }) : ok(found);
}

/** Bots by name, separated by commas. */
export function bots(text: string): Result<readonly Contender[], Problem> {
  const list: Contender[] = [];
  for (const name of text.split(',')) {
    const parsed = parseContender(name.trim());
    if (!parsed.ok) return fail({ code: 'unknown-bot', args: { bot: name, allowed: listed(BOT_LEVELS) } });
    list.push(parsed.value);
  }
  return ok(list);
}

/** A game's options: `name=value`, separated by commas. */
function gameOptions(game: Game, text: string | undefined, pack: Pack | undefined): Result<Options, Problem> {
  const pairs = (text ?? '').split(',').filter((pair) => pair !== '');
  const wrong = pairs.find((pair) => !/^[^=]+=[^=]+$/.test(pair));
  if (wrong !== undefined) return fail({ code: 'bad-option-pair', args: { pair: wrong } });
  const chosen = Object.fromEntries(pairs.map((pair) => pair.split('=')));
  const parsed = parseOptions(game.options, pack ? { ...chosen, [pack.option]: pack.id } : chosen, pack);
  if (parsed.ok) return parsed;
  const { code, option, allowed } = parsed.problem;
  return fail({ code: `game-${code}`, args: { option, allowed: listed(allowed) } });
}

/** What a match is to be: its seats, its options, and the seats that the rules play themselves with them. */
export interface Setting {
  readonly seats: number;
  readonly options: Options;
  /** What it is played with; undefined: the game's own. */
  readonly pack: Pack | undefined;
  readonly automas: readonly Seat[];
}

/** The match that `--seats`, `--options` and `--automas` ask for; `usual`: seats if none are said, `pack`: that of `--pack`. */
export function matchSetting(game: Game, values: Typed['values'], usual = game.players.max, pack?: Pack): Result<Setting, Problem> {
  const seats = wholeNumber('seats', values.seats ?? String(usual), game.players.min, game.players.max);
  if (!seats.ok) return seats;
  const chosen = gameOptions(game, values.options, pack);
  if (!chosen.ok) return chosen;
  const options = values.automas === undefined ? chosen : numbered(game, chosen.value, seats.value, values.automas, values.options ?? '');
  if (!options.ok) return options;
  return ok({ seats: seats.value, options: options.value, pack, automas: automaSeats(game, options.value, seats.value) });
}

/** The options with that many automas, unless `typed` names their number already. */
function numbered(game: Game, options: Options, seats: number, automas: string, typed: string): Result<Options, Problem> {
  const { automas: theirs } = game;
  if (!theirs) return fail({ code: 'no-automas', args: { game: game.name } });
  if (typed.split(',').some((pair) => pair.startsWith(`${theirs.number}=`))) return fail({ code: 'automas-twice', args: { option: theirs.number } });
  const count = wholeNumber('automas', automas, 0, mostAutomas(game, seats));
  return count.ok ? ok(withAutomas(game, options, count.value)) : count;
}

/** The language asked for by `--language`, else by the environment, else English. */
export function language(asked: string | undefined, environment: Readonly<Record<string, string | undefined>>): Result<Language, Problem> {
  if (asked !== undefined) return oneOfWords('language', asked, LANGUAGES);
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  return ok(LANGUAGES.find((one) => locale.toLowerCase().startsWith(one)) ?? FALLBACK);
}
