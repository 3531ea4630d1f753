import assert from 'node:assert/strict';
import {
  canonical,
  type Decision,
  decisionOf,
  decisions,
  fingerprint,
  type Game,
  isAmong,
  isFastRandom,
  isHiddenRandom,
  type Move,
  PICKS,
  play,
  type RandomState,
  type Seat,
  type State,
  sameData,
  seedRandom,
} from '../../index.ts';
import { heardBy } from '../hearing.ts';
import { endsOf, type Position, pickOne, playRandomly, type Sample, some, where } from '../playouts.ts';

/** Every seat of a position, and the spectator. */
export const viewers = (position: Position<State>): (Seat | null)[] => [null, ...Array.from({ length: position.setup.seats }, (_, seat) => seat)];

/** Names what somebody sees of a position in a failure. */
export const named = (viewer: Seat | null, position: Position<State>): string =>
  `${viewer === null ? 'a spectator' : `seat ${viewer}`} of ${where(position)}`;

/** The numbers and texts anywhere in plain data. */
function leaves(value: unknown, found: Set<unknown> = new Set()): Set<unknown> {
  if (typeof value !== 'object' || value === null) return found.add(value);
  for (const inner of Object.values(value)) leaves(inner, found);
  return found;
}

/** The generator of a view is blank, its words and the seed stand nowhere else in it, and no chance can be taken in it. */
export function viewsHideChance<S extends State, M extends Move>(game: Game<S, M>, sample: Sample<S, M>): void {
  for (const position of [...sample.positions, ...endsOf(sample)]) {
    for (const viewer of viewers(position)) {
      const view = game.redact(position.state, viewer);
      assert.ok(isHiddenRandom(view.random), `the generator shows: ${named(viewer, position)}`);
      const shown = leaves(view);
      // Words below 2¹⁶ could stand in a view by accident.
      for (const word of position.state.random)
        assert.ok(word < 65_536 || !shown.has(word), `a word of the generator shows: ${named(viewer, position)}`);
      assert.ok(!shown.has(position.setup.seed), `the seed shows: ${named(viewer, position)}`);
    }
  }
}

/** Views are plain data and their own views; what is imagined from a view looks the same from there, and to a spectator. */
export function viewsAgree<S extends State, M extends Move>(game: Game<S, M>, { positions }: Sample<S, M>): void {
  for (const position of positions) {
    const before = fingerprint(position.state);
    const spectated = game.redact(position.state, null);
    for (const viewer of viewers(position)) {
      const name = named(viewer, position);
      const view = game.redact(position.state, viewer);
      const seen = canonical(view);
      assert.deepStrictEqual(JSON.parse(JSON.stringify(view)), view, name);
      assert.deepStrictEqual(game.redact(view, viewer), view, name);
      for (const world of ['one', 'another']) {
        const imagined = game.imagine(view, seedRandom(`${world} world of ${name}`));
        assert.ok(!isHiddenRandom(imagined.random), `nothing can be drawn in what is imagined: ${name}`);
        assert.ok(isFastRandom(imagined.random), `what is imagined draws from a match's generator: ${name}`);
        assert.deepStrictEqual(game.redact(imagined, viewer), view, name);
        assert.deepStrictEqual(game.redact(imagined, null), spectated, name);
      }
      assert.equal(canonical(view), seen, `imagining changed the view: ${name}`);
    }
    assert.equal(fingerprint(position.state), before, `redacting changed the state: ${where(position)}`);
  }
}

/** Viewers of whom the game says that they see the same do; it speaks of every seat and the spectator. */
export function alikeSeeAlike<S extends State, M extends Move>(game: Game<S, M>, sample: Sample<S, M>): void {
  for (const position of [...sample.positions, ...endsOf(sample)]) {
    const kinds = game.views?.(position.state);
    if (!kinds) continue;
    assert.equal(kinds.length, position.setup.seats + 1, where(position));
    const seen = new Map<number, S>();
    for (const [viewer, kind] of kinds.entries()) {
      const seat = viewer < position.setup.seats ? viewer : null;
      const view = game.redact(position.state, seat);
      const known = seen.get(kind) ?? view;
      assert.ok(sameData(known, view), `not seen by all who are said to see the same: ${named(seat, position)}`);
      seen.set(kind, known);
    }
  }
}

/** A viewer sees nothing of a move that the game declares unseen. */
export function unseenChangesNoView<S extends State, M extends Move>(game: Game<S, M>, { positions }: Sample<S, M>): void {
  if (!game.unseen) return;
  for (const position of positions) {
    const random = seedRandom(`unseen ${where(position)}`);
    for (const { seat, moves } of decisions(game, position.state)) {
      const move = pickOne(random, moves);
      if (!move) continue;
      const after = game.clone(position.state);
      play(game, after, seat, move);
      for (const viewer of viewers(position)) {
        if (!game.unseen(position.state, after, viewer)) continue;
        const name: string = `${JSON.stringify(move)} of seat ${seat} shows to ${named(viewer, position)}`;
        assert.deepStrictEqual(game.redact(after, viewer), game.redact(position.state, viewer), name);
      }
    }
  }
}

/** An imagined position is one that could be: it plays on to the end, and leaves the view it came from as it was. */
export function imaginedPlaysOn<S extends State, M extends Move>(game: Game<S, M>, { positions, most }: Sample<S, M>): void {
  for (const position of positions) {
    const random = seedRandom(`imagined ${where(position)}`);
    const viewer = pickOne(random, viewers(position)) ?? null;
    const view = game.redact(position.state, viewer);
    const seen = canonical(view);
    const imagined = game.imagine(view, random);
    assert.doesNotThrow(() => playRandomly(game, imagined, seedRandom(`policy ${where(position)}`), most), named(viewer, position));
    assert.ok(imagined.over, `an imagined match does not end: ${named(viewer, position)}`);
    assert.equal(canonical(view), seen, `playing what was imagined changed the view: ${named(viewer, position)}`);
  }
}

/** A seat's offers depend on nothing that it may not see. */
export function offersNeedOwnViewOnly<S extends State, M extends Move>(game: Game<S, M>, { positions }: Sample<S, M>): void {
  for (const position of positions) {
    for (const { seat, moves } of decisions(game, position.state)) {
      const own = decisionOf(game, game.redact(position.state, seat), seat);
      assert.deepEqual(own?.moves, moves, named(seat, position));
    }
  }
}

/**
 * A listener hears no more of another seat's move than it sees. Two worlds that look alike to it before and after a move must sound alike. With
 * simultaneous seats the moves may differ (a sealed bid). `shows`: events that show what no view keeps.
 */
export function nothingUnseenIsHeard<S extends State, M extends Move>(game: Game<S, M>, { positions }: Sample<S, M>, shows: readonly string[]): void {
  for (const position of positions) {
    const random = seedRandom(`heard ${where(position)}`);
    const listener = pickOne(random, viewers(position)) ?? null;
    const view = game.redact(position.state, listener);
    const one = game.imagine(view, seedRandom('one'));
    const other = game.imagine(view, seedRandom('another'));
    const open = decisions(game, one);
    const mover = pickOne(
      random,
      open.filter((decision) => decision.seat !== listener),
    );
    const move = mover && pickOne(random, mover.moves);
    if (!move) continue;
    const { seat } = mover;
    const seen = (world: S, played: M) => outcome(game, world, { seat, move: played }, listener, shows);
    const first = seen(one, move);
    const alike = open.length === 1 ? [] : sameKind(mover, move);
    const seconds = some(random, alike, MOST_ALIKE).map((played) => seen(one, played));
    if (isAmong(decisionOf(game, other, seat)?.moves ?? [], move)) seconds.push(seen(other, move));
    for (const { heard } of seconds.filter((second) => sameData(first.view, second.view)))
      assert.deepEqual(heard, first.heard, `${JSON.stringify(move)} of seat ${seat}, heard by ${named(listener, position)}`);
  }
}

/** The other offered moves of a move's kind; none of the kernel's own. */
const sameKind = <M extends Move>({ moves }: Decision<M>, move: M): readonly M[] =>
  isKernelMove(move) ? [] : moves.filter((offered) => offered.kind === move.kind && offered.id !== move.id);

const MOST_ALIKE = 3;

const isKernelMove = (move: Move): boolean => move.id <= PICKS.length;

/** What a listener sees and hears of a move in a copy of a world. */
function outcome<S extends State, M extends Move>(
  game: Game<S, M>,
  world: S,
  { seat, move }: { readonly seat: Seat; readonly move: M },
  listener: Seat | null,
  shows: readonly string[],
) {
  const next = game.clone(world);
  next.random = seedRandom('the same chance');
  const { heard, tell } = heardBy(listener);
  play(game, next, seat, move, tell);
  return {
    view: game.redact(next, listener),
    heard: heard.filter((told) => !shows.includes(told.event)),
  };
}

/** The law that a game's own scrambling of all that a viewer may not know does not show in that viewer's view. */
export const secretsStayHidden =
  <S extends State, M extends Move>(secrets: (state: S, seat: Seat | null, random: RandomState) => S) =>
  (game: Game<S, M>, { positions }: Sample<S, M>): void => {
    let different = 0;
    for (const position of positions) {
      for (const viewer of viewers(position)) {
        const scrambled = secrets(position.state, viewer, seedRandom(`secrets ${named(viewer, position)}`));
        if (!sameData({ ...scrambled, random: [] }, { ...position.state, random: [] })) different += 1;
        assert.deepStrictEqual(game.redact(scrambled, viewer), game.redact(position.state, viewer), named(viewer, position));
      }
    }
    assert.ok(different > 0, 'the secrets given never differ from the state: nothing was tried');
  };
