import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type fc from 'fast-check';
import {
  begin,
  beginChronicle,
  type Chronicle,
  countStep,
  type Decision,
  decision,
  fingerprint,
  type Game,
  type Move,
  makeStep,
  newMatch,
  type Options,
  play,
  playMove,
  type Result,
  type Seat,
  type State,
  seedRandom,
} from '../index.ts';
import { matchOptions, type Policy, randomMove } from './playouts.ts';

/** Which matches of a game are kept. */
export interface CorpusPlan<S extends State = State, M extends Move = Move> {
  readonly seats: readonly number[];
  /** Where they are kept, ending in a slash: one file for each version of the rules, `<version>.br`. */
  readonly folder: URL;
  /** What every second match's seats answer, as a bot would; the others answer with any move. */
  readonly policy: Policy<S, M>;
  /** Their options; by default any, and of every second match the usual ones. */
  readonly options?: fc.Arbitrary<Options>;
}

/** A finished match as the corpus keeps it: seats and ids of moves in turn, and the hash of its end. */
interface Kept {
  readonly seats: number;
  readonly seed: string;
  readonly options: Options;
  readonly moves: readonly number[];
  readonly hash: string;
}

const MATCHES = 200;
const MOST = 20_000;

/**
 * Registers the test that stored matches of this rules version still replay. A failure means that the rules need a new version. UPDATE_CORPUS=1 plays
 * matches for a version without any, never anew. `every`: replays one in so many; long tests replay all.
 */
export function corpus<S extends State, M extends Move>(game: Game<S, M>, plan: CorpusPlan<S, M>, every: number): void {
  test(`${game.name}: finished matches of rules version ${game.version} replay to where they ended`, () => {
    const file = new URL(`${game.version}.br`, plan.folder);
    if (process.env.UPDATE_CORPUS === '1' && !existsSync(file)) {
      mkdirSync(plan.folder, { recursive: true });
      writeFileSync(file, brotliCompressSync(JSON.stringify(playCorpus(game, plan))));
    }
    assert.ok(existsSync(file), `no matches of version ${game.version} yet: run the test once with UPDATE_CORPUS=1`);
    const kept = readCorpus(readFileSync(file));
    assert.equal(kept.length, MATCHES);
    for (const match of kept.filter((_, i) => i % every === 0)) {
      const problem = replayProblem(game, match);
      assert.equal(problem, undefined, `the match '${match.seed}' with ${match.seats} seats ${problem}: changed rules need a new version`);
    }
  });
}

/** Which finished matches of an older version of the rules the present ones play just as then. */
export interface AlikePlan<S extends State = State> {
  /** Where the matches of every version are kept, ending in a slash. */
  readonly folder: URL;
  readonly version: string;
  readonly fits: (options: Options) => boolean;
  /** A state as that version had it. */
  readonly before: (state: S) => unknown;
}

/**
 * Registers the test that matches of an older version are played by the present rules just as then, to the same end: what bots learned by them
 * holds (Facts.alike). `every` as for `corpus`.
 */
export function corpusAlike<S extends State, M extends Move>(game: Game<S, M>, { folder, version, fits, before }: AlikePlan<S>, every: number): void {
  test(`${game.name}: matches of rules version ${version} that values learned from are played just as then`, () => {
    const kept = readCorpus(readFileSync(new URL(`${version}.br`, folder))).filter(({ options }) => fits(options));
    assert.ok(kept.length >= MATCHES / 4, `only ${kept.length} matches fit`);
    for (const match of kept.filter((_, i) => i % every === 0)) {
      assert.equal(replayProblem(game, match, before), undefined, `the match '${match.seed}'`);
    }
  });
}

/** The matches of a corpus file. */
function readCorpus(file: Buffer): readonly Kept[] {
  const json: readonly Kept[] = JSON.parse(brotliDecompressSync(file).toString());
  return json;
}

/** The kept matches of the present version, one in so many, with all that was told in them. */
export function* keptChronicles<S extends State, M extends Move>(
  game: Game<S, M>,
  { folder }: Pick<CorpusPlan<S, M>, 'folder'>,
  every: number,
): Generator<Chronicle<S, M>> {
  for (const { moves, ...setup } of readCorpus(readFileSync(new URL(`${game.version}.br`, folder))).filter((_, i) => i % every === 0)) {
    const chronicle = beginChronicle(game, setup);
    for (let i = 0; i + 1 < moves.length; i += 2) {
      const step = makeStep(chronicle, moves[i] ?? -1, game.moves.byId(moves[i + 1] ?? -1));
      assert.ok(step.ok, `the match '${setup.seed}'`);
      countStep(chronicle, step.value);
    }
    yield chronicle;
  }
}

/** Why a kept match does not replay; undefined: it does. `before`: a state as the version of the match had it. */
export function replayProblem<S extends State, M extends Move>(
  game: Game<S, M>,
  { moves, hash, ...setup }: Kept,
  before: (state: S) => unknown = (state) => state,
): string | undefined {
  const match = newMatch(game, setup);
  for (let i = 0; i + 1 < moves.length; i += 2) {
    const move = game.moves.byId(moves[i + 1] ?? -1);
    const played: Result<M, { readonly code: string }> = playMove(match, moves[i] ?? -1, move);
    if (!played.ok) return `cannot be played at move ${i / 2 + 1} (${played.problem.code})`;
  }
  if (!match.state.over) return 'is not over at its end';
  const found = fingerprint(before(match.state));
  return found === hash ? undefined : `ends as ${found} and not as ${hash}`;
}

/** Plays the matches of a corpus. */
export function playCorpus<S extends State, M extends Move>(
  game: Game<S, M>,
  { seats, policy, options }: Omit<CorpusPlan<S, M>, 'folder'>,
): readonly Kept[] {
  return matchOptions(game.options, MATCHES, options).map((chosen, i) => {
    const setup = { seats: seats[i % seats.length] ?? 0, seed: `corpus ${game.version} ${i}`, options: chosen };
    return playOne(game, setup, Math.floor(i / seats.length) % 2 === 0 ? policy : undefined);
  });
}

function playOne<S extends State, M extends Move>(game: Game<S, M>, setup: Omit<Kept, 'moves' | 'hash'>, policy: Policy<S, M> | undefined): Kept {
  const state = begin(game, setup);
  const random = seedRandom(`policy of ${setup.seed}`);
  const moves: (Seat | number)[] = [];
  let next: Decision<M> | undefined = decision(game, state);
  while (!state.over) {
    const played = randomMove(game, state, next, random, policy);
    assert.ok(played && moves.length < MOST, `the match '${setup.seed}' does not end`);
    moves.push(played.seat, played.move.id);
    next = play(game, state, played.seat, played.move);
  }
  return { ...setup, moves, hash: fingerprint(state) };
}
