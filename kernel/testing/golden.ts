import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  begin,
  type Document,
  decision,
  type Game,
  type Move,
  newMatch,
  type Options,
  openDocument,
  play,
  playMove,
  printDocument,
  readDocument,
  type State,
  seedRandom,
  type Tell,
  toDocument,
} from '../index.ts';
import { type Policy, randomMove } from './playouts.ts';

/** Which golden match of a game. */
export interface GoldenPlan<S extends State = State, M extends Move = Move> {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Options;
  /** Where the two files are kept, ending in a slash: the match as `<seats>-seats.json`, what was told as `<seats>-seats.txt`. */
  readonly folder: URL;
  /** What the seats answer; any move if absent. For games whose end any moves hardly reach. */
  readonly policy?: Policy<S, M>;
  readonly maxDecisions?: number;
}

/**
 * Registers the test of a golden match: random moves, stored as a readable document with the log of all events. A change of the rules becomes a
 * difference that a reviewer reads. UPDATE_GOLDEN=1 writes both anew.
 */
export function goldenMatch<S extends State, M extends Move>(game: Game<S, M>, plan: GoldenPlan<S, M>): void {
  test(`${game.name}: the golden match with ${plan.seats} seats replays as it was told`, () => {
    if (process.env.UPDATE_GOLDEN === '1') writeGolden(game, plan);
    checkGolden(game, plan);
  });
}

const filesOf = (plan: Pick<GoldenPlan, 'seats' | 'folder'>): { readonly document: URL; readonly told: URL } => ({
  document: new URL(`${plan.seats}-seats.json`, plan.folder),
  told: new URL(`${plan.seats}-seats.txt`, plan.folder),
});

function writeGolden<S extends State, M extends Move>(game: Game<S, M>, plan: GoldenPlan<S, M>): void {
  const played = playGolden(game, plan);
  const { document, told } = filesOf(plan);
  mkdirSync(plan.folder, { recursive: true });
  writeFileSync(document, printDocument(played));
  writeFileSync(told, toldLog(game, played));
}

/** Throws unless the golden match that is kept replays to its hash, to its end, and as it was told. */
export function checkGolden<S extends State, M extends Move>(game: Game<S, M>, plan: GoldenPlan<S, M>): void {
  const { document, told } = filesOf(plan);
  assert.ok(existsSync(document) && existsSync(told), 'no golden match yet: run the test once with UPDATE_GOLDEN=1 and read what it wrote');
  const text = readFileSync(document, 'utf8');
  const read = readDocument(JSON.parse(text));
  assert.ok(read.ok, 'the golden file is not a match document');
  assert.equal(text, printDocument(read.value));
  const opened = openDocument(game, read.value);
  const problem = opened.ok ? undefined : JSON.stringify(opened.problem);
  assert.ok(opened.ok, `the golden match does not replay: ${problem}; if the rules were meant to change, UPDATE_GOLDEN=1`);
  assert.equal(opened.value.state.over, true);
  assert.equal(toldLog(game, read.value), readFileSync(told, 'utf8'));
}

/** Plays the match that a golden plan names. */
function playGolden<S extends State, M extends Move>(game: Game<S, M>, { seats, seed, options, policy, maxDecisions }: GoldenPlan<S, M>): Document {
  const match = newMatch(game, { seats, seed, options });
  const random = seedRandom(`policy of ${seed}`);
  for (let left = maxDecisions ?? 10_000; left > 0 && !match.state.over; left--) {
    const played = randomMove(game, match.state, decision(game, match.state), random, policy);
    assert.ok(played && playMove(match, played.seat, played.move).ok, 'a dead end');
  }
  return toDocument(match);
}

/** Everything told in a document's match, as text: a line for each move, below it a line for each event. */
function toldLog<S extends State, M extends Move>(game: Game<S, M>, document: Document): string {
  const lines: string[] = [];
  const tell: Tell = (event, only, twin) => {
    const audience = only ? `  [to ${only.join(', ')}; others: ${twin ? JSON.stringify(twin) : 'nothing'}]` : '';
    lines.push(`    ${JSON.stringify(event)}${audience}`);
  };
  const { seats, seed, options } = document;
  const state = begin(game, { seats, seed, options }, tell);
  for (const [at, [seat, json]] of document.moves.entries()) {
    const move = game.moves.find(json);
    if (!move) throw new Error(`move ${at} of the document is unknown`);
    lines.push(`${at + 1}. seat ${seat} ${JSON.stringify(move)}`);
    play(game, state, seat, move, tell);
  }
  lines.push(...game.standing(state).map(({ seat, points, rank }) => `seat ${seat}: ${points} points, rank ${rank}`));
  return `${lines.join('\n')}\n`;
}
