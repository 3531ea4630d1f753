import assert from 'node:assert/strict';
import { begin, fingerprint, type Game, type Move, play, type RandomState, type State, seedRandom, type Told } from '../../index.ts';
import { endsOf, nameOf, playRandomly, type Sample, where } from '../playouts.ts';
import { imaginedOf } from './worldLaws.ts';

/** Amounts of a state by name. */
export type Amounts<S extends State> = (state: S) => Readonly<Record<string, number>>;

const MOST_PLAYED = 40;
const MOST_TOLD = 12;

/** Every random match comes to its end, and nothing throws on the way. */
export function matchesEnd<S extends State, M extends Move>(_: Game<S, M>, { playouts }: Sample<S, M>): void {
  for (const { error, setup, log } of playouts) if (error) throw new Error(`${nameOf(setup, log.length)}: ${error.message}`, { cause: error });
}

/** Playing on a copy leaves the original as it was, and the reverse; both play on alike. */
export function clonesAreIndependent<S extends State, M extends Move>(game: Game<S, M>, { positions }: Sample<S, M>): void {
  for (const position of positions) {
    const original = game.clone(position.state);
    assert.deepStrictEqual(original, position.state, where(position));
    const before = fingerprint(original);
    const copy = game.clone(original);
    const policy = (): RandomState => seedRandom(`clone ${where(position)}`);
    playRandomly(game, copy, policy(), MOST_PLAYED);
    assert.equal(fingerprint(original), before, `playing a copy changed the original: ${where(position)}`);
    const after = fingerprint(copy);
    playRandomly(game, original, policy(), MOST_PLAYED);
    assert.equal(fingerprint(copy), after, `playing the original changed the copy: ${where(position)}`);
    assert.equal(fingerprint(original), after, `the copy plays differently: ${where(position)}`);
  }
}

/** A state written as JSON and read back is the same and plays to the same end. */
export function jsonPlaysOn<S extends State, M extends Move>(game: Game<S, M>, { positions, most }: Sample<S, M>): void {
  for (const position of positions) {
    const read: S = JSON.parse(JSON.stringify(position.state));
    assert.deepStrictEqual(read, position.state, where(position));
    const original = game.clone(position.state);
    for (const state of [read, original]) playRandomly(game, state, seedRandom(`json ${where(position)}`), most);
    assert.equal(fingerprint(read), fingerprint(original), where(position));
  }
}

/** Events are JSON data told to seats that exist; a match told and a match not told are the same match. */
export function toldEventsAreData<S extends State, M extends Move>(game: Game<S, M>, { playouts }: Sample<S, M>): void {
  for (const { setup, log, last } of playouts.slice(0, MOST_TOLD)) {
    const told: { readonly event: Told; readonly text: string }[] = [];
    const note = (event: Told): void => {
      told.push({ event, text: JSON.stringify(event) });
    };
    const tell = (event: Told, only?: readonly number[], twin?: Told): void => {
      note(event);
      if (twin) note(twin);
      assert.ok(twin === undefined || only !== undefined, `a twin of what everybody hears: ${JSON.stringify(event)}`);
      for (const seat of only ?? []) assert.ok(seat >= 0 && seat < setup.seats, `told to seat ${seat}: ${JSON.stringify(event)}`);
    };
    const state = begin(game, setup, tell);
    for (const { seat, move } of log) play(game, state, seat, move, tell);
    assert.equal(fingerprint(state), fingerprint(last), `telling changes ${setup.seed}`);
    for (const { event, text } of told) {
      assert.equal(typeof event.event, 'string', text);
      assert.deepStrictEqual(JSON.parse(text), event, `an event is not plain data, or changed after it was told: ${text}`);
    }
  }
}

/** One score for each seat, by seat; ranks count from 1, equal ranks share, and a better rank never has fewer points. */
export function standingsAreRanks<S extends State, M extends Move>(game: Game<S, M>, sample: Sample<S, M>): void {
  for (const position of [...sample.positions, ...endsOf(sample)]) {
    const before = fingerprint(position.state);
    const scores = game.standing(position.state);
    const ranks = scores.map((score) => score.rank);
    assert.deepEqual(
      scores.map((score) => score.seat),
      Array.from({ length: position.setup.seats }, (_, seat) => seat),
      where(position),
    );
    assert.ok(
      scores.every((score) => Number.isFinite(score.points)),
      where(position),
    );
    for (const rank of ranks) assert.equal(rank, 1 + ranks.filter((other) => other < rank).length, where(position));
    assert.equal(fingerprint(position.state), before, `the standing changed the state: ${where(position)}`);
  }
}

/** The law that these amounts, by name, are the same at any time of a match; and these in every imagined position. */
export const amountsAreConstant =
  <S extends State, M extends Move>(amounts: Amounts<S>, imagined: Amounts<S>) =>
  (game: Game<S, M>, sample: Sample<S, M>): void => {
    for (const position of [...sample.positions, ...endsOf(sample)]) {
      assert.deepEqual(amounts(position.state), amounts(begin(game, position.setup)), where(position));
    }
    for (const [world, position] of imaginedOf(game, sample)) {
      assert.deepEqual(imagined(world), imagined(begin(game, position.setup)), `as imagined: ${where(position)}`);
    }
  };

/** The law that these amounts, by name, change with every move as it is told. */
export const amountsAreTold =
  <S extends State, M extends Move>(amounts: Amounts<S>, change: (told: Told, state: S) => Readonly<Record<string, number>>) =>
  (game: Game<S, M>, { playouts }: Sample<S, M>): void => {
    for (const { setup, log } of playouts.slice(0, MOST_TOLD)) {
      const state = begin(game, setup);
      const told: Record<string, number> = { ...amounts(state) };
      for (const [at, { seat, move }] of log.entries()) {
        play(game, state, seat, move, (event) => {
          for (const [name, by] of Object.entries(change(event, state))) told[name] = (told[name] ?? 0) + by;
        });
        assert.deepEqual(amounts(state), told, `not what was told: ${nameOf(setup, at + 1)}`);
      }
    }
  };
