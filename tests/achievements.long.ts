import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BotLevel } from '@madang/bots';
import { playMatch } from '@madang/bots/arena';
import { SHELF, type Title } from '@madang/games';
import { type Achievements, achieved, beginChronicle, countStep, type Move, makeStep, type Options, type Seat } from '@madang/kernel';

/** Matches of each level and number of seats. ACHIEVEMENT_MATCHES: fewer or more. */
const MATCHES = Number(process.env.ACHIEVEMENT_MATCHES ?? 25);
const LEVELS: readonly BotLevel[] = ['random', 'greedy', 'hard'];

/** The rules that have everything that an achievement may need. */
const RULES: Readonly<Record<string, Options>> = { barrage: { game: 'expert' } };

/** Shares of seats: what an Easy bot reaches more often means nothing. */
const MOST = 0.6;

/** By id, how many seats of bots reached each, and how many seats there were. */
async function reachedBy({ name, rules, expertise }: Title, found: Achievements, level: BotLevel) {
  const game = await rules();
  const knows = await expertise();
  const counts = new Map(found.all.map(({ id }) => [id, 0]));
  let chairs = 0;
  for (let seats = game.players.min; seats <= game.players.max; seats++) {
    for (let i = 0; i < MATCHES; i++) {
      const setup = { seats, seed: `achievements ${name} ${seats} ${i}`, options: RULES[name] ?? {} };
      const moves: [Seat, Move][] = [];
      const players = Array.from({ length: seats }, () => ({ name: level, level }));
      playMatch(game, knows, { ...setup, seats: players }, (seat, move) => moves.push([seat, move]));
      const chronicle = beginChronicle(game, { ...setup, options: { ...setup.options } });
      for (const [seat, move] of moves) {
        const step = makeStep(chronicle, seat, move);
        assert.ok(step.ok);
        countStep(chronicle, step.value);
      }
      for (let seat = 0; seat < seats; seat++) for (const id of achieved(chronicle, found, seat)) counts.set(id, (counts.get(id) ?? 0) + 1);
      chairs += seats;
    }
  }
  return { counts, chairs };
}

for (const title of SHELF) {
  test(`${title.name}: how often bots of three levels reach each achievement; an Easy bot none in most games`, async () => {
    const found = await title.achievements?.();
    assert.ok(found);
    const shares = new Map<BotLevel, ReadonlyMap<string, number>>();
    for (const level of LEVELS) {
      const { counts, chairs } = await reachedBy(title, found, level);
      shares.set(level, new Map([...counts].map(([id, count]) => [id, count / chairs])));
      console.log(`${title.name} ${level}: ${chairs} seats`);
    }
    for (const { id, rarity } of found.all) {
      const [random, easy, hard] = LEVELS.map((level) => shares.get(level)?.get(id) ?? 0);
      console.log([id, rarity, ...[random, easy, hard].map((share) => `${(100 * (share ?? 0)).toFixed(1)} %`)].join(' | '));
      assert.ok((easy ?? 1) <= MOST, id);
    }
  });
}
