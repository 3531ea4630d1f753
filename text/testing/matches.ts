import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  begin,
  below,
  type Decision,
  decisions,
  type Game,
  type Move,
  type Options,
  play,
  type Seat,
  type State,
  seedRandom,
  type Told,
  type Wording,
  whyNot,
} from '@madang/kernel';
import type { Policy } from '@madang/kernel/testing';
import { framed } from '../frames/frames.ts';
import { speech } from './speech.ts';
import { WHOLE } from './whole.ts';

/** A random match whose every decision is put into words. */
export interface Setting {
  readonly seats: number;
  readonly seed: string;
  readonly options: Options;
}

/** What the tests of a game's spoken matches need to know of it. */
export interface SpokenPlan<S extends State, M extends Move> {
  readonly game: Game<S, M>;
  readonly wording: Wording<S, M>;
  readonly settings: readonly Setting[];
  /** What the seats answer. */
  readonly policy: Policy<S, M>;
}

/** One in so many decisions is examined by the tests that say much about each. */
const DESCRIBED = 40;
const REFUSED = 7;

/** Registers the tests that whatever happens in a random match can be said, in every language, for each setting. */
export async function spokenMatches<S extends State, M extends Move>(plan: SpokenPlan<S, M>): Promise<void> {
  const { game } = plan;
  const wording = framed(plan.wording);
  const { inEveryLanguage } = await speech(game.name, wording);
  const rulebook = await wording.rulebook('en');

  for (const setting of plan.settings) {
    const name = `${setting.seats} players, '${setting.seed}'`;

    test(`${game.name}: every decision has a prompt, a rule and a headline (${name})`, () => {
      playthrough(plan, setting, (view, decision) => {
        inEveryLanguage(wording.prompt(view, decision));
        inEveryLanguage(wording.headline(view));
        assert.ok(rulebook[wording.ruleOf(view, decision) ?? ''], decision.task.task);
      });
    });

    test(`${game.name}: labels differ within a decision, in every language (${name})`, () => {
      playthrough(plan, setting, (view, decision) => {
        const said = decision.moves.map((move) => inEveryLanguage(wording.label(view, decision, move)));
        for (const language of WHOLE) assert.equal(new Set(said.map((one) => one[language])).size, said.length, decision.task.task);
      });
    });

    test(`${game.name}: forecasts can be said, change nothing and are the same for those who see all (${name})`, () => {
      playthrough(plan, setting, (view, decision, state) => {
        for (const move of decision.moves) {
          const before = JSON.stringify(view);
          const forecast = wording.forecast(view, decision.seat, decision, move);
          assert.equal(JSON.stringify(view), before);
          if (forecast) inEveryLanguage(forecast);
          assert.deepEqual(wording.forecast(state, decision.seat, decision, move), forecast);
        }
      });
    });

    test(`${game.name}: what there is to think of before a move can be said and changes nothing (${name})`, () => {
      playthrough(plan, setting, (view, decision, _state, at) => {
        const move = decision.moves[at % decision.moves.length];
        if (!move) return;
        const before = JSON.stringify(view);
        for (const says of [wording.caution, wording.tip]) {
          const said = says?.(view, decision.seat, decision, move);
          if (said) inEveryLanguage(said);
        }
        assert.equal(JSON.stringify(view), before);
      });
    });

    test(`${game.name}: every seat and a spectator can have the position read out (${name})`, () => {
      playthrough(plan, setting, (_view, _decision, state, at) => {
        if (at % DESCRIBED !== 0) return;
        const readers: readonly (Seat | null)[] = [...Array(setting.seats).keys(), null];
        for (const reader of readers) for (const line of wording.describe(game.redact(state, reader), reader)) inEveryLanguage(line);
      });
    });

    test(`${game.name}: points by source can be said, name their rules and add up to the standing (${name})`, () => {
      const { state, told } = toTheEnd(plan, setting);
      const parts = wording.parts(state, told);
      assert.ok(parts.length > 0);
      for (const part of parts) {
        inEveryLanguage(part.name);
        assert.ok(rulebook[part.rule], part.rule);
      }
      const sums = Array.from({ length: setting.seats }, (_, seat) => parts.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
      assert.deepEqual(
        sums,
        game.standing(state).map(({ points }) => points),
      );
    });

    test(`${game.name}: what begins without a player is told of none and has its line (${name})`, () => {
      const { told } = toTheEnd(plan, setting);
      for (const name of wording.begins) {
        const event = told.find((one) => one.event === name);
        assert.ok(event, name);
        assert.ok(!('seat' in event), name);
        assert.ok(wording.logLine(event), name);
      }
    });

    test(`${game.name}: every refusal can be said and names its rule (${name})`, () => {
      playthrough(plan, setting, (view, decision, _state, at) => {
        if (at % REFUSED !== 0) return;
        const refusals = game.moves.table.flatMap((move) => whyNot(game, view, decision.seat, move, decision) ?? []);
        for (const { why, short, rule } of refusals) {
          inEveryLanguage(why);
          if (short) inEveryLanguage(short.what);
          assert.ok(rulebook[rule], rule);
        }
      });
    });
  }
}

/** Plays a random match and shows every decision, as its seat sees it, before it is answered; `at` counts them. */
function playthrough<S extends State, M extends Move>(
  { game, policy }: SpokenPlan<S, M>,
  { seats, seed, options }: Setting,
  see: (view: S, decision: Decision<M>, state: S, at: number) => void,
): void {
  const random = seedRandom(seed);
  const state = begin(game, { seats, seed, options });
  let at = 0;
  for (let open = decisions(game, state); open.length > 0; open = decisions(game, state)) {
    const seat = open[below(random, open.length)]?.seat ?? -1;
    const view = game.redact(state, seat);
    const decision = decisions(game, view).find((one) => one.seat === seat);
    assert.ok(decision);
    see(view, decision, state, at++);
    play(game, state, seat, policy(view, decision, random));
  }
}

/** Plays a random match; with all that was told. */
function toTheEnd<S extends State, M extends Move>(
  { game, policy }: SpokenPlan<S, M>,
  { seats, seed, options }: Setting,
): { readonly state: S; readonly told: readonly Told[] } {
  const random = seedRandom(seed);
  const told: Told[] = [];
  const tell = (event: Told) => told.push(event);
  const state = begin(game, { seats, seed, options }, tell);
  for (let [open] = decisions(game, state); open; [open] = decisions(game, state)) play(game, state, open.seat, policy(state, open, random), tell);
  return { state, told };
}
