import assert from 'node:assert/strict';
import {
  begin,
  below,
  blockers,
  check,
  type Decision,
  decision,
  decisions,
  fingerprint,
  type Game,
  isAmong,
  type Move,
  newMatch,
  openDocument,
  PICKS,
  play,
  playMove,
  printDocument,
  type RandomState,
  readDocument,
  type State,
  seedRandom,
  stateAt,
  toDocument,
  whyNot,
} from '../../index.ts';
import { type Playout, pickOne, type Sample, some, where } from '../playouts.ts';

const MOST_PLAYED = 25;
const MOST_REFUSED = 200;
const MOST_REPLAYED = 12;

/** Every open decision of a position has moves, in the order of their ids, each once. */
export function offersAreSorted<S extends State, M extends Move>(game: Game<S, M>, { positions }: Sample<S, M>): void {
  for (const position of positions) {
    const open = decisions(game, position.state);
    assert.ok(open.length > 0, `nothing to decide: ${where(position)}`);
    assert.equal(new Set(open.map((one) => one.seat)).size, open.length, `two decisions of one seat: ${where(position)}`);
    for (const { seat, moves } of open) {
      assert.ok(moves.length > 0, `seat ${seat} is asked without a move: ${where(position)}`);
      assert.ok(seat >= 0 && seat < position.setup.seats, `there is no seat ${seat}: ${where(position)}`);
      const ids = moves.map((move) => move.id);
      assert.deepEqual(
        ids,
        [...new Set(ids)].toSorted((a, b) => a - b),
        where(position),
      );
    }
  }
}

/** The id, the fields and both together find the move; a wrong id or a further field finds nothing. */
export function foundByFields<S extends State, M extends Move>(game: Game<S, M>, { positions }: Sample<S, M>): void {
  const offered = new Set(positions.flatMap((position) => decisions(game, position.state).flatMap((one) => one.moves)));
  for (const move of offered) {
    const { id, ...fields } = move;
    const name = JSON.stringify(move);
    assert.deepEqual(game.moves.byId(id), move, name);
    assert.deepEqual(game.moves.find(JSON.parse(name)), move, name);
    assert.deepEqual(game.moves.find(fields), move, name);
    assert.equal(game.moves.find({ ...move, id: id + 1 }), undefined, name);
    assert.equal(game.moves.find({ ...move, further: 1 }), undefined, name);
  }
}

/** What is offered can be played, on to the next decision or the end. */
export function offeredIsAccepted<S extends State, M extends Move>(game: Game<S, M>, { positions }: Sample<S, M>): void {
  for (const position of positions) {
    const random = seedRandom(`accepted ${where(position)}`);
    for (const { seat, moves } of decisions(game, position.state)) {
      for (const move of some(random, moves, MOST_PLAYED)) {
        const name = `${JSON.stringify(move)} of seat ${seat}: ${where(position)}`;
        assert.equal(check(game, position.state, seat, move), undefined, name);
        const next = game.clone(position.state);
        let told: Decision<M> | undefined;
        assert.doesNotThrow(() => {
          told = play(game, next, seat, move);
        }, name);
        assert.deepEqual(told, decision(game, next), `what play gives is not the next decision: ${name}`);
        assert.ok(next.over || decisions(game, next).every((one) => one.moves.length > 0), `a dead end after ${name}`);
      }
    }
  }
}

/** What is not offered is refused, by whomever it is tried, and trying it changes nothing. */
export function refusalsAreHarmless<S extends State, M extends Move>(game: Game<S, M>, { positions }: Sample<S, M>): void {
  for (const position of positions) {
    const { state, setup } = position;
    const before = fingerprint(state);
    const random = seedRandom(`refused ${where(position)}`);
    const open = decisions(game, state);
    for (const one of open) refuseOthers(game, state, one, random, where(position));
    for (let seat = -1; seat <= setup.seats; seat++) {
      const move = open[0]?.moves[0];
      if (move && open.every((one) => one.seat !== seat)) assert.equal(check(game, state, seat, move)?.code, 'not-your-decision', where(position));
    }
    assert.equal(fingerprint(state), before, `a refusal changed the state: ${where(position)}`);
  }
}

function refuseOthers<S extends State, M extends Move>(game: Game<S, M>, state: S, open: Decision<M>, random: RandomState, place: string): void {
  const view = game.redact(state, open.seat);
  const seen = fingerprint(view);
  for (const move of notOffered(game, open, random)) {
    assert.equal(check(game, state, open.seat, move)?.code, 'not-offered', `${JSON.stringify(move)}: ${place}`);
    const refusal = whyNot(game, view, open.seat, move, open);
    if (!refusal) continue;
    assert.match(refusal.rule, /^[A-Z]+(-[A-Z]+)*-\d+$/, `the rule of a refusal of ${JSON.stringify(move)}: ${place}`);
    assert.ok(refusal.why.key.length > 0);
    const found = blockers(game, view, open, move);
    const all = found?.refusals ?? [];
    const shorts = all.flatMap(({ short }) => short ?? []);
    // of a good that is short twice the greater need alone is said
    const more = shorts.some(({ good, n }) => good === refusal.short?.good && n > refusal.short.n);
    if (!more) assert.deepEqual(all[0], refusal, `what stands in the way of ${JSON.stringify(move)} begins otherwise: ${place}`);
    for (const { n } of shorts) assert.ok(n > 0, `nothing is short for ${JSON.stringify(move)}: ${place}`);
    assert.equal(new Set(shorts.map(({ good }) => good)).size, shorts.length, `a good is short twice for ${JSON.stringify(move)}: ${place}`);
    for (const { why, short } of all) {
      const { needed, here } = why.args ?? {};
      if (short && typeof needed === 'number' && typeof here === 'number') assert.equal(needed - here, short.n, `${JSON.stringify(why)}: ${place}`);
    }
  }
  assert.equal(fingerprint(view), seen, `asking why changed the view: ${place}`);
}

/** Moves that a decision does not offer: of the table, and as many of families, wherever in the move space those are. */
function notOffered<S extends State, M extends Move>(game: Game<S, M>, open: Decision<M>, random: RandomState): readonly M[] {
  const { table, size } = game.moves;
  const made = size - PICKS.length - 1 - table.length;
  const late = Array.from({ length: Math.min(MOST_REFUSED, made) }, () => size - 1 - below(random, made));
  const ids = [...some(random, [0, ...PICKS.map(({ id }) => id), ...table.map(({ id }) => id)], MOST_REFUSED), ...late];
  return ids.flatMap((id) => {
    const move = game.moves.byId(id);
    assert.ok(move, `the move space has no move ${id}`);
    return isAmong(open.moves, move) ? [] : [move];
  });
}

/** A match played from its moves as JSON, and opened from its text, comes to the same hash; nothing disturbs its earlier states. */
export function documentsReplay<S extends State, M extends Move>(game: Game<S, M>, { playouts }: Sample<S, M>): void {
  for (const one of playouts.slice(0, MOST_REPLAYED)) {
    const text = replayWithForgeries(game, one);
    const read = readDocument(JSON.parse(text));
    assert.ok(read.ok, 'the printed document cannot be read');
    const opened = openDocument(game, read.value);
    assert.ok(opened.ok, opened.ok ? '' : JSON.stringify(opened.problem));
    assert.equal(fingerprint(opened.value.state), fingerprint(one.last), one.setup.seed);
    assert.equal(printDocument(toDocument(opened.value)), text);
  }
}

/** Plays a random match's moves again with moves between them that are not offered; gives the printed document. */
function replayWithForgeries<S extends State, M extends Move>(game: Game<S, M>, { setup, log }: Playout<S, M>): string {
  const match = newMatch(game, setup);
  const random = seedRandom(`forgeries ${setup.seed}`);
  const earlier: { readonly at: number; readonly state: S; readonly hash: string }[] = [];
  assert.equal(fingerprint(match.state), fingerprint(begin(game, setup)), 'two set-ups from one seed differ');
  for (const [at, { seat, move }] of log.entries()) {
    if (at % 29 === 0) {
      const hash = fingerprint(match.state);
      const forged = pickOne(random, game.moves.table);
      const offered = decisions(game, match.state).find((one) => one.seat === seat)?.moves ?? [];
      if (forged && !isAmong(offered, forged)) assert.ok(!playMove(match, seat, { ...forged }).ok);
      assert.ok(!playMove(match, seat, { kind: 'no such move' }).ok);
      assert.equal(fingerprint(match.state), hash, `a refused move changed the state of ${setup.seed} after ${at} moves`);
      earlier.push({ at, state: match.state, hash });
    }
    assert.ok(playMove(match, seat, JSON.parse(JSON.stringify(move))).ok, `move ${at} of ${setup.seed}`);
  }
  for (const { at, state, hash } of earlier) {
    assert.equal(fingerprint(state), hash, `the state after ${at} moves of ${setup.seed} changed later`);
    assert.equal(fingerprint(stateAt(match, at)), hash, `the state after ${at} moves of ${setup.seed} is folded differently`);
  }
  return printDocument(toDocument(match));
}
