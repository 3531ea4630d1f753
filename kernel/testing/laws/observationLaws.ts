import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  begin,
  below,
  decision,
  type Game,
  type Move,
  type Observation,
  type Options,
  play,
  type Seat,
  type State,
  seedRandom,
} from '../../index.ts';

/** How far a number of an observation may lie beyond −1 … 1. */
const FARTHEST = 10;

/** Matches of random answers that are observed of each number of seats and options. */
const MATCHES = 2;

/** Registers what every observation must hold: it tells only what the seat that looks may know, and all of it is about −1 … 1. */
export function observationLaws<S extends State, M extends Move>(
  game: Game<S, M>,
  { seat: each, table, isOpen }: Observation<S>,
  options: readonly Options[],
  seats: readonly number[],
): void {
  const write = (view: S, me: Seat, count: number): Float32Array => {
    const out = new Float32Array(count * each.names.length + table.names.length);
    for (let seat = 0; seat < count; seat++) each.write({ view, seat, me }, out, seat * each.names.length);
    table.write({ view, seat: me, me }, out, count * each.names.length);
    return out;
  };

  const check = (state: S, me: Seat, count: number): void => {
    const seen = write(game.redact(state, me), me, count);
    const wrong = seen.findIndex((number) => !(Math.abs(number) <= FARTHEST));
    assert.ok(wrong < 0, `${each.names[wrong % each.names.length]} or ${table.names[wrong - count * each.names.length]}: ${seen[wrong]}`);
    if (isOpen?.(state)) assert.deepEqual(write(state, me, count), seen);
  };

  test(`${game.name}: an observation's numbers have different names`, () => {
    for (const { names } of [each, table]) assert.equal(new Set(names).size, names.length);
  });

  test(`${game.name}: observations are about −1 … 1, and what is read of a state without a view is what the view shows`, () => {
    for (const chosen of options) {
      for (const count of seats) {
        for (let match = 0; match < MATCHES; match++) playObserved(game, { seats: count, seed: `observed ${match}`, options: chosen }, check);
      }
    }
  });
}

/** Plays a match of random answers and checks what every seat observes at each decision. */
function playObserved<S extends State, M extends Move>(
  game: Game<S, M>,
  setup: { readonly seats: number; readonly seed: string; readonly options: Options },
  check: (state: S, me: Seat, count: number) => void,
): void {
  const random = seedRandom(setup.seed);
  const state = begin(game, setup);
  for (let open = decision(game, state); open; ) {
    for (let me = 0; me < setup.seats; me++) check(state, me, setup.seats);
    const move = open.moves[below(random, open.moves.length)];
    assert.ok(move);
    open = play(game, state, open.seat, move);
  }
}
