import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  begin,
  below,
  type Decision,
  decisions,
  type Game,
  LANGUAGES,
  type Move,
  type Options,
  play,
  refusalOf,
  type Seat,
  type State,
  seedRandom,
  type Wording,
} from '@madang/kernel';
import type { Policy } from '@madang/kernel/testing';
import { speech } from './speech.ts';

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

/** Of so many decisions one is looked at by the tests that say very much at each. */
const DESCRIBED = 40;
const REFUSED = 7;

/** Registers the tests that whatever happens in a random match can be said, in every language, for each setting. */
export async function spokenMatches<S extends State, M extends Move>(plan: SpokenPlan<S, M>): Promise<void> {
  const { game, wording } = plan;
  const { inEveryLanguage } = await speech(game.name, wording);
  const rulebook = await wording.rulebook.en();

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
        for (const language of LANGUAGES) assert.equal(new Set(said.map((one) => one[language])).size, said.length, decision.task.task);
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

    test(`${game.name}: every seat and a spectator can have the position read out (${name})`, () => {
      playthrough(plan, setting, (_view, _decision, state, at) => {
        if (at % DESCRIBED !== 0) return;
        const readers: readonly (Seat | null)[] = [...Array(setting.seats).keys(), null];
        for (const reader of readers) for (const line of wording.describe(game.redact(state, reader), reader)) inEveryLanguage(line);
      });
    });

    test(`${game.name}: every refusal can be said and names its rule (${name})`, () => {
      playthrough(plan, setting, (view, { task, moves }, _state, at) => {
        if (at % REFUSED !== 0) return;
        for (const move of game.moves.table) {
          const refusal = moves.includes(move) ? undefined : refusalOf(game, view, task, move);
          if (!refusal) continue;
          inEveryLanguage(refusal.why);
          assert.ok(rulebook[refusal.rule], refusal.rule);
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
