import { begin, check, type Decision, decisions, type Illegal, play } from '../engine.ts';
import type { Game, PackProblem, Tell } from '../game.ts';
import { foresees } from '../information/look-ahead.ts';
import { type OptionProblem, type Options, type Pack, parseOptions } from '../options.ts';
import { fail, type Move, ok, type Result, type Seat, type State } from '../state.ts';
import type { Document, FormProblem, Helped } from './document.ts';
import { fingerprint } from './hash.ts';
import { readPack } from './packs.ts';

/** One entry of a match's log. */
export interface Played<M extends Move = Move> {
  readonly seat: Seat;
  readonly move: M;
}

/** Ids of the moves that a seat made since another seat's last one, in their order. */
export function movesInARow(log: readonly Played[], seat: Seat): readonly number[] {
  const from = log.findLastIndex((one) => one.seat !== seat);
  return log.slice(from + 1).map(({ move }) => move.id);
}

/** A match being played: what a document holds, folded. `state` is the match's own; read it, never change it. */
export interface Match<S extends State = State, M extends Move = Move> {
  readonly game: Game<S, M>;
  readonly options: Options;
  /** What it is played with, if its options name a pack. */
  readonly pack: Pack | undefined;
  readonly seats: number;
  readonly seed: string;
  readonly log: Played<M>[];
  state: S;
  /** Set when a rule failed: the match stands still, its document shows how to get there. */
  frozen: Frozen | undefined;
  /** The open decisions, once asked for, and the state that they are of. */
  offered: { readonly state: S; readonly open: readonly Decision<M>[] } | undefined;
  /** Where a coach was asked; those of moves that were taken back stay. */
  readonly helps: Helped[];
  /** States on the way, each some moves after the last. The start is none: its seed makes it anew. */
  readonly snapshots: { readonly at: number; readonly state: S }[];
}

/** A match that a rule broke. */
export interface Frozen {
  readonly error: string;
  readonly document: Document;
}

/** Why a match did not take a move or an undo. */
export type MatchProblem =
  | Illegal
  | { readonly code: 'unknown-move' }
  | { readonly code: 'nothing-to-undo'; readonly reason: 'no-move' | 'not-your-move' | 'revealed' }
  | { readonly code: 'frozen'; readonly frozen: Frozen };

/** Why a document was not read or does not replay. */
export type DocumentProblem =
  | FormProblem
  | { readonly code: 'wrong-game'; readonly expected: string; readonly found: string }
  | { readonly code: 'wrong-version'; readonly game: string; readonly expected: string; readonly found: string }
  | { readonly code: 'wrong-options'; readonly problem: OptionProblem }
  | { readonly code: 'wrong-pack'; readonly problems: readonly PackProblem[] }
  | { readonly code: 'wrong-seats'; readonly min: number; readonly max: number; readonly found: number }
  | { readonly code: 'illegal-move'; readonly at: number; readonly problem: MatchProblem }
  | { readonly code: 'wrong-hash'; readonly expected: string; readonly found: string };

const SNAPSHOT_EVERY = 64;

/** Begins a match. Throws where `begin` does: check options and seats at the border. */
export function newMatch<S extends State, M extends Move>(
  game: Game<S, M>,
  setup: { readonly seats: number; readonly seed: string; readonly options?: unknown; readonly pack?: Pack | undefined },
  tell?: Tell,
): Match<S, M> {
  const { pack } = setup;
  const options = parseOptions(game.options, setup.options, pack);
  if (!options.ok) throw new Error(`${game.name}: ${options.problem.code} '${options.problem.option}'`);
  const state = begin(game, setup, tell);
  return {
    game,
    options: options.value,
    pack: pack && options.value[pack.option] === pack.id ? pack : undefined,
    seats: setup.seats,
    seed: setup.seed,
    log: [],
    state,
    frozen: undefined,
    offered: undefined,
    helps: [],
    snapshots: [],
  };
}

/**
 * Plays a move given as JSON (fields, with or without the id). On a problem nothing has changed, except that a match
 * whose rules threw is frozen from then on, in the state before the move, and nothing of it was told.
 */
export function playMove<S extends State, M extends Move>(match: Match<S, M>, seat: Seat, json: unknown, tell?: Tell): Result<M, MatchProblem> {
  if (match.frozen) return fail({ code: 'frozen', frozen: match.frozen });
  const move = match.game.moves.find(json);
  if (!move) return fail(match.state.over ? { code: 'over' } : { code: 'unknown-move' });
  const illegal = check(match.game, match.state, seat, move, match.offered?.state === match.state ? match.offered.open : undefined);
  if (illegal) return fail(illegal);
  const next = match.game.clone(match.state);
  const told: Parameters<Exclude<Tell, undefined>>[] = [];
  try {
    play(match.game, next, seat, move, tell && ((...heard) => told.push(heard)));
  } catch (error) {
    return fail({ code: 'frozen', frozen: freeze(match, { seat, move }, error) });
  }
  match.state = next;
  match.log.push({ seat, move });
  if (match.log.length % SNAPSHOT_EVERY === 0) match.snapshots.push({ at: match.log.length, state: match.game.clone(next) });
  for (const heard of told) tell?.(...heard);
  return ok(move);
}

/** Stops a match whose rules failed on that move. */
export function freeze<S extends State, M extends Move>(match: Match<S, M>, failing: Played<M>, error: unknown): Frozen {
  const frozen = { error: error instanceof Error ? error.message : String(error), document: toDocument(match, failing) };
  match.frozen = frozen;
  return frozen;
}

/** Where a match stood, to come back to when what was played since is not to count. */
export interface Mark<S extends State = State> {
  readonly state: S;
  readonly length: number;
}

/** Where a match stands. */
export const markOf = <S extends State, M extends Move>({ state, log }: Match<S, M>): Mark<S> => ({ state, length: log.length });

/** Forgets the moves played since the mark. */
export function takeBack<S extends State, M extends Move>(match: Match<S, M>, { state, length }: Mark<S>): void {
  match.state = state;
  match.log.length = length;
  while ((match.snapshots.at(-1)?.at ?? 0) > length) match.snapshots.pop();
}

/** The state after `at` moves (0: at the start), folded from the nearest snapshot or the start; `tell` hears the last of them. Independent of the match. */
export function stateAt<S extends State, M extends Move>(match: Match<S, M>, at: number, tell?: Tell): S {
  const latest = tell && at > 0 ? at - 1 : at;
  const snapshot = match.snapshots.findLast((one) => one.at <= latest);
  const from = snapshot?.at ?? 0;
  const state = snapshot ? match.game.clone(snapshot.state) : begin(match.game, match);
  for (const [i, { seat, move }] of match.log.slice(from, at).entries()) {
    play(match.game, state, seat, move, from + i === at - 1 ? tell : undefined);
  }
  return state;
}

/** Whether the last move can be taken back by `seat`: it was that seat's, and it revealed nothing. */
export function undoProblem<S extends State, M extends Move>(match: Match<S, M>, seat: Seat): MatchProblem | undefined {
  if (match.frozen) return { code: 'frozen', frozen: match.frozen };
  const last = match.log.at(-1);
  if (!last) return { code: 'nothing-to-undo', reason: 'no-move' };
  if (last.seat !== seat) return { code: 'nothing-to-undo', reason: 'not-your-move' };
  const { game } = match;
  const before = game.redact(stateAt(match, match.log.length - 1), seat);
  return foresees(game, before, last, game.redact(match.state, seat)) ? undefined : { code: 'nothing-to-undo', reason: 'revealed' };
}

/** Takes the last move back if `undoProblem` has no objection. */
export function undo<S extends State, M extends Move>(match: Match<S, M>, seat: Seat): Result<M, MatchProblem> {
  const problem = undoProblem(match, seat);
  if (problem) return fail(problem);
  const state = stateAt(match, match.log.length - 1);
  const last = match.log.at(-1);
  if (!last) throw new Error('undo without a move');
  takeBack(match, { state, length: match.log.length - 1 });
  return ok(last.move);
}

/** The open decisions of a match, worked out once for each state; none when it is over or frozen. */
export function openDecisions<S extends State, M extends Move>(match: Match<S, M>): readonly Decision<M>[] {
  if (match.frozen) return [];
  const { game, state } = match;
  if (match.offered?.state !== state) match.offered = { state, open: decisions(game, state) };
  return match.offered.open;
}

/** The match as a document; `failing`: a last move that its rules could not take. */
export function toDocument<S extends State, M extends Move>(match: Match<S, M>, failing?: Played<M>): Document {
  const { game, options, pack, seats, seed } = match;
  const moves = failing ? [...match.log, failing] : match.log;
  const played = pack && { pack: JSON.parse(pack.text) };
  const head = { format: 'madang-match', game: game.name, version: game.version, options, ...played, seats, seed } as const;
  const body = { moves: moves.map(({ seat, move }) => [seat, move] as const), ...(match.helps.length > 0 && { helps: [...match.helps] }) };
  return failing ? { ...head, ...body } : { ...head, ...body, hash: fingerprint(match.state) };
}

/** The options and the pack of a document that these rules can play. Refuses another game, another version, wrong options, packs and seats. */
export function documentSetup<S extends State, M extends Move>(
  game: Game<S, M>,
  document: Document,
  parse: typeof parseOptions = parseOptions,
): Result<{ readonly options: Options; readonly pack: Pack | undefined }, DocumentProblem> {
  if (document.game !== game.name) return fail({ code: 'wrong-game', expected: game.name, found: document.game });
  if (document.version !== game.version) return fail({ code: 'wrong-version', game: game.name, expected: game.version, found: document.version });
  const pack = document.pack === undefined ? undefined : readPack(game, document.pack);
  if (pack && !pack.ok) return fail({ code: 'wrong-pack', problems: pack.problem });
  const options = parse(game.options, document.options, pack?.value);
  if (!options.ok) return fail({ code: 'wrong-options', problem: options.problem });
  const { min, max } = game.players;
  if (document.seats < min || document.seats > max) return fail({ code: 'wrong-seats', min, max, found: document.seats });
  return ok({ options: options.value, pack: pack?.value });
}

/** Plays a document from its start. Refuses another rules version by name, wrong options, illegal moves and a wrong hash. */
export function openDocument<S extends State, M extends Move>(game: Game<S, M>, document: Document): Result<Match<S, M>, DocumentProblem> {
  const setup = documentSetup(game, document);
  if (!setup.ok) return setup;
  const match = newMatch(game, { seats: document.seats, seed: document.seed, ...setup.value });
  for (const [i, [seat, move]] of document.moves.entries()) {
    const played = playMove(match, seat, move);
    if (!played.ok) return fail({ code: 'illegal-move', at: i, problem: played.problem });
  }
  match.helps.push(...(document.helps ?? []));
  const hash = fingerprint(match.state);
  if (document.hash !== undefined && document.hash !== hash) return fail({ code: 'wrong-hash', expected: hash, found: document.hash });
  return ok(match);
}
