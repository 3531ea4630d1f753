import { begin, play } from '../engine.ts';
import type { Game } from '../game.ts';
import { type Options, parseOptions } from '../options.ts';
import { fail, ok, type Result, type State } from '../state.ts';
import { beginChronicle, type Chronicle, countStep, makeStep } from './chronicle.ts';
import type { Document } from './document.ts';
import { fingerprint } from './hash.ts';
import { type DocumentProblem, documentSetup, stateAt } from './match.ts';

/** Rules with the kernel that a played match is looked at with: ours, or the one that a server kept older rules with. */
export interface Reading {
  readonly game: Game;
  readonly beginChronicle: typeof beginChronicle;
  readonly countStep: typeof countStep;
  readonly makeStep: typeof makeStep;
  readonly parseOptions: typeof parseOptions;
  readonly play: typeof play;
  readonly stateAt: typeof stateAt;
}

const PARTS: readonly (keyof Reading)[] = ['beginChronicle', 'countStep', 'makeStep', 'parseOptions', 'play', 'stateAt'];

/** This build's own. */
export const ourReading = (game: Game): Reading => ({ game, beginChronicle, countStep, makeStep, parseOptions, play, stateAt });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Whether a module holds kept rules, as far as that can be seen. */
export const isReading = (module: unknown): module is Reading =>
  isRecord(module) && PARTS.every((part) => typeof module[part] === 'function') && isRecord(module.game) && isRecord(module.game.rules);

/** Plays a document from its start by the rules of its own version, and keeps what was told. Refuses what `openDocument` does. */
export function readBy({ game, ...by }: Reading, document: Document): Result<Chronicle, DocumentProblem> {
  const setup = documentSetup(game, document, by.parseOptions);
  if (!setup.ok) return setup;
  const chronicle = by.beginChronicle(game, { seats: document.seats, seed: document.seed, ...setup.value });
  for (const [at, [seat, move]] of document.moves.entries()) {
    const step = by.makeStep(chronicle, seat, move);
    if (!step.ok) return fail({ code: 'illegal-move', at, problem: step.problem });
    by.countStep(chronicle, step.value);
  }
  chronicle.match.helps.push(...(document.helps ?? []));
  const hash = fingerprint(chronicle.match.state);
  if (document.hash !== undefined && document.hash !== hash) return fail({ code: 'wrong-hash', expected: hash, found: document.hash });
  return ok(chronicle);
}

/**
 * Returns whether boards and texts of `game` can show a match of another rules version: equal form of data, and equal numbers of all played moves.
 * Refuses in doubt. An option newer than the match is missing there and means its default.
 */
export function canShow(game: Game, { stateAt: stood }: Reading, { match }: Chronicle): boolean {
  const { seats, seed, pack } = match;
  const options = parseOptions(game.options, match.options, pack);
  if (!options.ok || seats < game.players.min || seats > game.players.max) return false;
  if (match.log.some(({ move }) => !game.moves.find(move))) return false;
  return sameForm(withOptionsOf(match.options, begin(game, { seats, seed, options: options.value, pack })), stood(match, 0));
}

/** A state with those of its options that a match has. */
function withOptionsOf(known: Options, state: State): unknown {
  if (!('options' in state) || !isRecord(state.options)) return state;
  return { ...state, options: Object.fromEntries(Object.entries(state.options).filter(([option]) => Object.hasOwn(known, option))) };
}

/** Whether two pieces of data have the same fields with the same kinds of values; what is not there yet (null) is like anything. */
function sameForm(a: unknown, b: unknown): boolean {
  if (a === null || b === null) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((one, i) => sameForm(one, b[i]));
  if (!isRecord(a) || !isRecord(b) || Array.isArray(b)) return typeof a === typeof b && !isRecord(b);
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameForm(a[key], b[key]));
}
