import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  begin,
  below,
  type Decision,
  decisions,
  LANGUAGES,
  type Options,
  play,
  type RandomState,
  refusalOf,
  type Seat,
  seedRandom,
} from '@madang/kernel';
import { MOVES, type SiberiaMove, siberia } from '../../rules/index.ts';
import { OPTIONS } from '../../rules/options.ts';
import type { Siberia } from '../../rules/state.ts';
import { wording } from '../index.ts';
import { inEveryLanguage } from './speech.ts';

const RULEBOOK = await wording.rulebook.en();

/** The other value of every option; `idleEnd` stays on, so that random matches end. */
const UNUSUAL: Options = Object.fromEntries(
  Object.entries(OPTIONS).map(([option, values]) => [option, (option === 'idleEnd' ? values[0] : values[1]) ?? '']),
);

interface Setting {
  readonly seats: number;
  readonly seed: string;
  readonly options: Options;
}

const SETTINGS: readonly Setting[] = [
  { seats: 2, seed: 'two', options: {} },
  { seats: 4, seed: 'four', options: { exchangeSides: 'random', placementVisibility: 'open' } },
  { seats: 3, seed: 'drei', options: UNUSUAL },
];

/** A random answer; passing is chosen seldom, so that rows are performed and cubes are sold. */
function answer(moves: readonly SiberiaMove[], random: RandomState): SiberiaMove {
  for (let tries = 0; ; tries++) {
    const move = moves[below(random, moves.length)];
    assert.ok(move);
    if (move.kind !== 'pass' || tries === 1) return move;
  }
}

/** Plays a random match and shows every decision, as its seat sees it, before it is answered. */
function playthrough({ seats, seed, options }: Setting, see: (view: Siberia, decision: Decision<SiberiaMove>, state: Siberia) => void): void {
  const random = seedRandom(seed);
  const state = begin(siberia, { seats, seed, options });
  for (let open = decisions(siberia, state); open.length > 0; open = decisions(siberia, state)) {
    const seat = open[below(random, open.length)]?.seat ?? -1;
    const view = siberia.redact(state, seat);
    const decision = decisions(siberia, view).find((one) => one.seat === seat);
    assert.ok(decision);
    see(view, decision, state);
    play(siberia, state, seat, answer(decision.moves, random));
  }
}

for (const setting of SETTINGS) {
  const name = `${setting.seats} players, '${setting.seed}'`;

  test(`every decision has a prompt, a rule and a headline (${name})`, () => {
    playthrough(setting, (view, decision) => {
      inEveryLanguage(wording.prompt(view, decision));
      inEveryLanguage(wording.headline(view));
      assert.ok(RULEBOOK[wording.ruleOf(view, decision) ?? ''], decision.task.task);
    });
  });

  test(`labels differ within a decision, in every language (${name})`, () => {
    playthrough(setting, (view, decision) => {
      const said = decision.moves.map((move) => inEveryLanguage(wording.label(view, decision, move)));
      for (const language of LANGUAGES) assert.equal(new Set(said.map((one) => one[language])).size, said.length, decision.task.task);
    });
  });

  test(`forecasts can be said, change nothing and are the same for those who see all (${name})`, () => {
    playthrough(setting, (view, decision, state) => {
      for (const move of decision.moves) {
        const before = JSON.stringify(view);
        const forecast = wording.forecast(view, decision.seat, decision, move);
        assert.equal(JSON.stringify(view), before);
        if (forecast) inEveryLanguage(forecast);
        assert.deepEqual(wording.forecast(state, decision.seat, decision, move), forecast);
      }
    });
  });

  test(`every seat and a spectator can have the position read out (${name})`, () => {
    let seen = 0;
    playthrough(setting, (_, __, state) => {
      seen += 1;
      if (seen % 40 !== 1) return;
      const readers: readonly (Seat | null)[] = [...state.players.keys(), null];
      for (const reader of readers) for (const line of wording.describe(siberia.redact(state, reader), reader)) inEveryLanguage(line);
    });
  });

  test(`every refusal can be said and names its rule (${name})`, () => {
    let seen = 0;
    playthrough(setting, (view, { task, moves }) => {
      seen += 1;
      if (seen % 7 !== 1) return;
      for (const move of MOVES.table) {
        const refusal = moves.includes(move) ? undefined : refusalOf(siberia, view, task, move);
        if (!refusal) continue;
        inEveryLanguage(refusal.why);
        assert.ok(RULEBOOK[refusal.rule], refusal.rule);
      }
    });
  });
}
