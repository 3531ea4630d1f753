import assert from 'node:assert/strict';
import {
  below,
  decisionOf,
  decisions,
  fingerprint,
  type Game,
  HiddenError,
  type Match,
  type Move,
  newMatch,
  type Played,
  play,
  playMove,
  type Seat,
  type State,
  sameData,
  seedRandom,
  type Tell,
  undo,
} from '../../index.ts';
import { heardBy } from '../hearing.ts';
import { nameOf, pickOne, type Sample, where } from '../playouts.ts';

const MOST_MATCHES = 3;
/** One of so many moves is taken back. */
const ONE_IN = 6;

/** A move that its seat can foresee in its view (so: may plan and undo) is told there as it is told at the table. */
export function undoRevealsNothing<S extends State, M extends Move>(game: Game<S, M>, { positions }: Sample<S, M>): void {
  for (const position of positions) {
    const random = seedRandom(`undo ${where(position)}`);
    for (const { seat, moves } of decisions(game, position.state)) {
      const move = pickOne(random, moves);
      if (!move) continue;
      const [atTable, inView] = [heardBy(seat), heardBy(seat)];
      const after = game.clone(position.state);
      play(game, after, seat, move, atTable.tell);
      const view = game.redact(position.state, seat);
      if (!playsInView(game, view, seat, move, inView.tell) || !sameData(game.redact(view, seat), game.redact(after, seat))) continue;
      assert.deepEqual(inView.heard, atTable.heard, `${JSON.stringify(move)} by seat ${seat} of ${where(position)}`);
    }
  }
}

const MOST_FORESEEN = 6;

/**
 * Playing on from one's own view is never wrong without a word: as long as nothing hidden is needed, which throws, it gives what the seat
 * then really sees.
 */
export function viewsPlayTrue<S extends State, M extends Move>(game: Game<S, M>, { positions }: Sample<S, M>): void {
  for (const position of positions) {
    const random = seedRandom(`on from a view ${where(position)}`);
    for (const { seat } of decisions(game, position.state)) {
      const world = game.clone(position.state);
      const view = game.redact(world, seat);
      for (let steps = 1; steps <= MOST_FORESEEN; steps++) {
        const move = pickOne(random, decisionOf(game, world, seat)?.moves ?? []);
        if (!move || !playsInView(game, view, seat, move, undefined)) break;
        play(game, world, seat, move);
        assert.deepEqual(
          game.redact(view, seat),
          game.redact(world, seat),
          `foreseen otherwise ${steps} moves on: ${JSON.stringify(move)} in ${where(position)}`,
        );
      }
    }
  }
}

/** Plays in a view as far as it goes: false where something hidden is needed. Any other error is a fault of the rules. */
function playsInView<S extends State, M extends Move>(game: Game<S, M>, view: S, seat: Seat, move: M, tell: Tell): boolean {
  try {
    play(game, view, seat, move, tell);
    return true;
  } catch (error) {
    if (error instanceof HiddenError) return false;
    throw error;
  }
}

/**
 * Taking a move back gives the state before it, and playing it again the state after it. Nobody takes back another's move, and
 * no move is taken back that showed its seat anything: then two worlds that looked alike before it look different after it.
 */
export function undoGivesBack<S extends State, M extends Move>(game: Game<S, M>, { playouts }: Sample<S, M>): void {
  for (const { setup, log } of playouts.slice(0, MOST_MATCHES)) {
    const match = newMatch(game, setup);
    const random = seedRandom(`undone ${setup.seed}`);
    for (const [at, played] of log.entries()) {
      if (below(random, ONE_IN) === 0) takeBack(match, played, nameOf(setup, at));
      assert.ok(playMove(match, played.seat, played.move).ok);
    }
  }
}

/** Plays a move and takes it back, if that is allowed; leaves the match as it was before. */
function takeBack<S extends State, M extends Move>(match: Match<S, M>, played: Played<M>, name: string): void {
  const { game } = match;
  const { seat, move } = played;
  const [before, at] = [match.state, match.log.length];
  const hash = fingerprint(before);
  assert.ok(playMove(match, seat, move).ok, name);
  const after = match.state;
  for (let other = 0; other < match.seats; other++) {
    const problem = other === seat ? undefined : undo(match, other);
    assert.ok(!problem?.ok, `seat ${other} took back a move of seat ${seat}: ${name}`);
  }
  const undone = undo(match, seat);
  if (undone.ok) {
    assert.equal(fingerprint(match.state), hash, `not the state before the move: ${name}`);
    assert.equal(match.log.length, at, name);
    const view = game.redact(before, seat);
    const world = game.imagine(view, seedRandom(`another world of ${name}`));
    play(game, world, seat, move);
    assert.deepStrictEqual(game.redact(world, seat), game.redact(after, seat), `taken back although it showed something: ${name}`);
  } else {
    assert.deepEqual(undone.problem, { code: 'nothing-to-undo', reason: 'revealed' }, name);
    assert.equal(match.state, after, `a refused undo changed the state: ${name}`);
    match.log.pop();
    match.state = before;
  }
}
