import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { ask, valued } from '@madang/bots';
import { threatsTo } from '@madang/bots/analysis';
import { type Contender, parseContender, playMatch } from '@madang/bots/arena';
import { findTitle } from '@madang/games';
import { begin, type Decision, decision, type Expertise, type Game, play, seedRandom } from '@madang/kernel';

let game: Game;
let expertise: Expertise;
before(async () => {
  const title = findTitle('siberia') ?? assert.fail();
  game = await title.rules();
  expertise = await title.expertise();
});

const named = (name: string): Contender => {
  const parsed = parseContender(name);
  return parsed.ok ? parsed.value : assert.fail(name);
};

/** The victories of one bot against three of another, rotated over the seats, each deal played from every seat. */
function victories(one: string, others: string, matches: number): number {
  let sum = 0;
  for (let i = 0; i < matches; i++) {
    const seats = [0, 1, 2, 3].map((seat) => named(seat === i % 4 ? one : others));
    sum += playMatch(game, expertise, { seats, seed: `deal ${Math.floor(i / 4)}` }).shares[i % 4] ?? 0;
  }
  return sum;
}

test('greedy beats three random bots', () => {
  assert.ok(victories('greedy', 'random', 12) >= 10);
});

test('a search beats three random bots', () => {
  assert.ok(victories('20', 'random', 4) >= 3);
});

test('with every option, bots answer legally to the end of a match', () => {
  for (const [option, values] of Object.entries(game.options)) {
    for (const value of values.slice(1)) {
      const result = playMatch(game, expertise, { seats: [named('greedy'), named('random')], seed: 'options', options: { [option]: value } });
      assert.ok(result.finished, `${option}=${value}`);
    }
  }
});

test('a state that differs in secrets only gets the same answer, at every decision of a match', () => {
  const random = seedRandom('secrets');
  const state = begin(game, { seats: 3, seed: 'secrets' });
  let open: Decision | undefined = decision(game, state);
  let compared = 0;
  for (let i = 0; open && i < 90; i++) {
    const { seat } = open;
    const view = game.redact(state, seat);
    const other = game.imagine(view, random);
    const otherView = game.redact(other, seat);
    for (const level of ['greedy', 'easy'] as const) {
      if (level === 'easy' && i % 6 > 0) continue;
      const [a, b] = [view, otherView].map((one) => ask(level, { game, expertise, view: one, seat, seed: String(i) }));
      assert.deepEqual(a, b);
      compared++;
    }
    if (i % 15 === 0) {
      const [a, b] = [view, otherView].map((one) => threatsTo({ game, expertise: valued(game, expertise), view: one, seat, seed: String(i) }));
      assert.deepEqual(a, b);
    }
    open = play(game, state, seat, expertise.rollout(state, open, random));
  }
  assert.ok(compared > 90);
});
