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
import { barrage } from '../../rules/index.ts';
import { type BarrageMove, MOVES } from '../../rules/moves.ts';
import { OPTIONS } from '../../rules/options.ts';
import type { Barrage } from '../../rules/state.ts';
import { wording } from '../index.ts';
import { inEveryLanguage } from './speech.ts';

const RULEBOOK = await wording.rulebook.en();

/** The other value of every option, in the expert game without automas. */
const UNUSUAL: Options = { ...Object.fromEntries(Object.entries(OPTIONS).map(([option, values]) => [option, values[1] ?? ''])), automas: 'none' };

interface Setting {
  readonly seats: number;
  readonly seed: string;
  readonly options: Options;
}

const SETTINGS: readonly Setting[] = [
  { seats: 2, seed: 'two', options: {} },
  { seats: 4, seed: 'four', options: { game: 'expert' } },
  { seats: 3, seed: 'drei', options: UNUSUAL },
  { seats: 3, seed: 'automas', options: { automas: '2', automaLevel: 'overpowered' } },
];

const DULL: readonly BarrageMove['kind'][] = ['bank', 'pass', 'decline'];

/** A random answer; the bank and doing without are chosen seldom, so that much is built and produced. */
function answer(moves: readonly BarrageMove[], random: RandomState): BarrageMove {
  for (let tries = 0; ; tries++) {
    const move = moves[below(random, moves.length)];
    assert.ok(move);
    if (!DULL.includes(move.kind) || tries === 4) return move;
  }
}

/** Plays a random match and shows every decision, as its seat sees it, before it is answered. */
function playthrough({ seats, seed, options }: Setting, see: (view: Barrage, decision: Decision<BarrageMove>, state: Barrage) => void): void {
  const random = seedRandom(seed);
  const state = begin(barrage, { seats, seed, options });
  for (let open = decisions(barrage, state); open.length > 0; open = decisions(barrage, state)) {
    const seat = open[below(random, open.length)]?.seat ?? -1;
    const view = barrage.redact(state, seat);
    const decision = decisions(barrage, view).find((one) => one.seat === seat);
    assert.ok(decision);
    see(view, decision, state);
    play(barrage, state, seat, answer(decision.moves, random));
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
      for (const reader of readers) for (const line of wording.describe(barrage.redact(state, reader), reader)) inEveryLanguage(line);
    });
  });

  test(`every refusal can be said and names its rule (${name})`, () => {
    let seen = 0;
    playthrough(setting, (view, { task, moves }) => {
      seen += 1;
      if (seen % 7 !== 1) return;
      for (const move of MOVES.table) {
        const refusal = moves.includes(move) ? undefined : refusalOf(barrage, view, task, move);
        if (!refusal) continue;
        inEveryLanguage(refusal.why);
        assert.ok(RULEBOOK[refusal.rule], refusal.rule);
      }
    });
  });
}
