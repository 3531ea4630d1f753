import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type Contender, type MatchResult, parseContender, playMatch } from '@madang/bots/arena';
import { findTitle } from '@madang/games';
import type { Expertise, Game } from '@madang/kernel';

let game: Game;
let expertise: Expertise;
before(async () => {
  const title = findTitle('barrage') ?? assert.fail();
  game = await title.rules();
  expertise = await title.expertise();
});

const named = (name: string): Contender => {
  const parsed = parseContender(name);
  return parsed.ok ? parsed.value : assert.fail(name);
};

const played = (bots: readonly string[], seed: string, options = {}): MatchResult =>
  playMatch(game, expertise, { seats: bots.map(named), seed, options });

/** The victories of one bot against three of another, rotated over the seats, each deal played from every seat. */
function victories(one: string, others: string, matches: number): number {
  let sum = 0;
  for (let i = 0; i < matches; i++) {
    const bots = [0, 1, 2, 3].map((seat) => (seat === i % 4 ? one : others));
    sum += played(bots, `deal ${Math.floor(i / 4)}`).shares[i % 4] ?? 0;
  }
  return sum;
}

test('greedy beats three random bots', () => {
  assert.ok(victories('greedy', 'random', 12) >= 11);
});

test('a search beats three random bots', () => {
  assert.ok(victories('10', 'random', 4) >= 3);
});

test('bots play to the end with 2 to 4 seats, in the introductory and the expert game', () => {
  for (const options of [{}, { game: 'expert' }]) {
    for (const seats of [2, 3, 4]) assert.ok(played(Array<string>(seats).fill('greedy'), 'seats', options).finished);
  }
});
