import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Advantage,
  begin,
  below,
  type Decision,
  decision,
  type Expertise,
  type Facts,
  type Game,
  isAmong,
  type Move,
  type Options,
  play,
  type Stakes,
  type State,
  seedRandom,
  type Temperatures,
  winners,
} from '../index.ts';
import { observationLaws } from './laws/observationLaws.ts';
import type { Policy } from './playouts.ts';

/** What the tests of a game's expertise need to know of it. */
export interface ExpertisePlan<S extends State, M extends Move> {
  readonly game: Game<S, M>;
  readonly expertise: Expertise<S, M>;
  /** The numbers of seats of the matches that playouts must end, and the options, each with each. */
  readonly seats: readonly number[];
  readonly options: readonly Options[];
  /** The least victories of the playout policy in 20 matches against three random players, with each of these options. */
  readonly strength: { readonly wins: number; readonly options: readonly Options[] };
}

/** Registers the tests that every game's expertise must pass. */
export function expertiseLaws<S extends State, M extends Move>({ game, expertise, seats, options, strength }: ExpertisePlan<S, M>): void {
  const most = Math.max(...seats);

  test(`${game.name}: playouts answer with offered moves and end the match, and some of the offered are searched`, () => {
    for (const chosen of options) {
      for (const some of seats) {
        const setup = { seats: some, seed: 'variants', options: chosen };
        const end = playThrough(game, setup, (state, open, random) => {
          areOffered(open, expertise.candidates?.(state, open) ?? open.moves);
          const answer = expertise.rollout(state, open, random);
          areOffered(open, [answer]);
          return answer;
        });
        assert.ok(end.over, JSON.stringify(setup));
      }
    }
  });

  test(`${game.name}: values are shares of one victory, and exact when the match is over`, () => {
    for (const chosen of options) {
      const end = playThrough(game, { seats: most, seed: 'shares', options: chosen }, (state, open, random) => {
        const values = expertise.evaluate(state);
        assert.equal(values.length, most);
        assert.ok(values.every((value) => value >= 0 && value <= 1));
        assert.ok(Math.abs(values.reduce((a, b) => a + b, 0) - 1) < 1e-9);
        return expertise.rollout(state, open, random);
      });
      const first = winners(game.standing(end));
      const shares = Array.from({ length: most }, (_, seat) => (first.includes(seat) ? 1 / first.length : 0));
      assert.deepEqual(expertise.evaluate(end), shares);
    }
  });

  test(`${game.name}: the bot changes no state and draws no chance from it`, () => {
    for (const chosen of options.slice(0, MOST_PURE)) {
      playThrough(game, { seats: most, seed: 'pure', options: chosen }, (state, open, random) => {
        const before = game.clone(state);
        expertise.evaluate(state);
        expertise.candidates?.(state, open);
        expertise.opensTurn?.(open);
        const answer = expertise.rollout(state, open, random);
        assert.deepEqual(state, before);
        return answer;
      });
    }
  });

  knowledgeLaws(game, expertise, options, seats);

  test(`${game.name}: the playout policy alone beats three that answer at random`, () => {
    for (const chosen of strength.options) {
      const wins = Array.from({ length: 20 }, (_, i) => {
        const mine = i % 4;
        const end = playThrough(game, { seats: 4, seed: `policy ${i}`, options: chosen }, (state, open, random) =>
          open.seat === mine ? expertise.rollout(state, open, random) : anyOf(open, below(random, open.moves.length)),
        );
        return winners(game.standing(end)).includes(mine);
      }).filter((won) => won).length;
      assert.ok(wins >= strength.wins, `${JSON.stringify(chosen)}: ${wins} of 20`);
    }
  });
}

/** The tests of what only some games tell their bots. */
function knowledgeLaws<S extends State, M extends Move>(
  game: Game<S, M>,
  expertise: Expertise<S, M>,
  options: readonly Options[],
  seats: readonly number[],
): void {
  const { temperatures, facts, observation, advantages, stakes } = expertise;
  if (temperatures) waveringLaw(game.name, temperatures);
  if (facts) factLaws(game, expertise, facts, options, seats);
  if (observation) observationLaws(game, observation, options, seats);
  if (facts && advantages) advantageLaws(game, expertise, facts, advantages);
  if (stakes) stakeLaw(game, expertise, stakes, options.slice(0, MOST_PURE));
}

function waveringLaw(game: string, { greedy, normal, hard }: Temperatures): void {
  test(`${game}: each level that wavers does so less than the one below`, () => {
    assert.ok(greedy > normal && normal > hard && hard > 0);
  });
}

/** How far a fact may lie beyond −1 … 1. */
const FARTHEST = 6;

function factLaws<S extends State, M extends Move>(
  game: Game<S, M>,
  { rollout }: Expertise<S, M>,
  facts: Facts<S>,
  options: readonly Options[],
  seats: readonly number[],
): void {
  test(`${game.name}: facts have different names, and each is written every time, about −1 … 1`, () => {
    assert.equal(new Set(facts.seat).size, facts.seat.length);
    assert.equal(new Set(facts.table).size, facts.table.length);
    for (const [i, chosen] of options.entries()) {
      const some = seats[i % seats.length] ?? 2;
      const length = some * facts.seat.length + facts.table.length;
      playThrough(game, { seats: some, seed: 'facts', options: chosen }, (state, open, random) => {
        const before = game.clone(state);
        const told = new Float32Array(length + 1).fill(Number.NaN);
        assert.equal(facts.write(state, told), some);
        assert.deepEqual(state, before);
        for (let at = 0; at < length; at++) assert.ok(Math.abs(told[at] ?? Number.NaN) <= FARTHEST, `${nameOf(facts, some, at)}: ${told[at]}`);
        assert.ok(Number.isNaN(told[length]), 'written too much');
        return rollout(state, open, random);
      });
    }
  });
}

/** How far a fact that sums up others may be off: facts have seven digits. */
const SUMMED = 1e-4;

function advantageLaws<S extends State, M extends Move>(
  game: Game<S, M>,
  { rollout }: Expertise<S, M>,
  facts: Facts<S>,
  advantages: readonly Advantage<S>[],
): void {
  const seats = game.players.max;

  test(`${game.name}: advantages have different names, tell of known facts, each fact of one, and can be counted in every view`, () => {
    assert.equal(new Set(advantages.map(({ name }) => name)).size, advantages.length);
    const told = advantages.flatMap((one) => one.facts);
    assert.deepEqual(
      told.filter((fact) => !facts.seat.includes(fact)),
      [],
    );
    assert.equal(new Set(told).size, told.length);
    playThrough(game, { seats, seed: 'advantages' }, (state, open, random) => {
      for (const viewer of [null, open.seat]) {
        const view = game.redact(state, viewer);
        for (const { name, amount } of advantages) for (let seat = 0; seat < seats; seat++) assert.ok(Number.isFinite(amount(view, seat)), name);
      }
      return rollout(state, open, random);
    });
  });

  test(`${game.name}: facts that sum up others are as they were told where nothing is changed`, () => {
    playThrough(game, { seats, seed: 'summed' }, (state, open, random) => {
      const told = new Float32Array(seats * facts.seat.length + facts.table.length);
      facts.write(state, told);
      const summed = told.slice();
      facts.sumUp?.(state, summed);
      for (const [at, fact] of told.entries())
        assert.ok(Math.abs(fact - (summed[at] ?? Number.NaN)) < SUMMED, `${nameOf(facts, seats, at)}: ${fact}, ${summed[at]}`);
      return rollout(state, open, random);
    });
  });
}

function stakeLaw<S extends State, M extends Move>(
  game: Game<S, M>,
  { rollout }: Expertise<S, M>,
  stakes: Stakes<S>,
  options: readonly Options[],
): void {
  test(`${game.name}: what players vie for is known to all, named, and lies where a move of the game is pressed`, () => {
    const seen = new Set<number>();
    for (const chosen of options) {
      playThrough(game, { seats: game.players.max, seed: 'stakes', options: chosen }, (state, open, random) => {
        const there = stakes.there(state, open.seat);
        const view = game.redact(state, open.seat);
        assert.deepEqual(stakes.there(view, open.seat), there);
        assert.equal(new Set(there).size, there.length);
        for (const stake of there) {
          if (seen.has(stake)) continue;
          seen.add(stake);
          assert.ok(stakes.what(view, stake).key.startsWith(`${game.name}.`));
          const id = stakes.moveAt(stake);
          assert.ok(id === undefined || game.moves.byId(id), `${stake}`);
        }
        return rollout(state, open, random);
      });
    }
    assert.ok(seen.size > 0);
  });
}

const nameOf = ({ seat, table }: Pick<Facts, 'seat' | 'table'>, seats: number, at: number): string | undefined =>
  at < seats * seat.length ? seat[at % seat.length] : table[at - seats * seat.length];

/** Options that are compared state by state, which is dear. */
const MOST_PURE = 3;

const anyOf = <M extends Move>(open: Decision<M>, at: number): M => {
  const move = open.moves[at];
  assert.ok(move);
  return move;
};

function areOffered<M extends Move>(open: Decision<M>, moves: readonly M[]): void {
  assert.ok(moves.length > 0 && moves.every((move) => isAmong(open.moves, move)), open.task.task);
  assert.equal(new Set(moves).size, moves.length, open.task.task);
}

/** Plays a match in which every decision is answered by a policy; the state at its end. */
export function playThrough<S extends State, M extends Move>(
  game: Game<S, M>,
  setup: { readonly seats: number; readonly seed: string; readonly options?: Options },
  policy: Policy<S, M>,
): S {
  const state = begin(game, setup);
  const random = seedRandom(setup.seed);
  for (let open = decision(game, state); open; ) open = play(game, state, open.seat, policy(state, open, random));
  return state;
}
