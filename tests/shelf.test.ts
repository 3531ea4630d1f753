import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { TITLES } from '@madang/games';
import { mostAutomas } from '@madang/kernel';
import { BOT_LEVELS } from '@madang/wire';

/** What is wrong with what a tool has written, if anything. */
function staleness(tool: string): string {
  const path = fileURLToPath(new URL(`../tools/${tool}`, import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [path, '--check'], { encoding: 'utf8' });
  return status === 0 ? '' : `${stderr}run: node tools/${tool}`;
}

test('games/shelf registers exactly the games that have a folder with a title.ts', () => {
  assert.equal(staleness('shelf.mjs'), '');
});

test('each room loads exactly the languages that its texts have a folder for', () => {
  assert.equal(staleness('languages.mjs'), '');
});

test('the usual points of a game rise with the level, and are told for levels and numbers of players that it has', async () => {
  for (const { name, usual = {}, rules } of TITLES) {
    const { players } = await rules();
    for (const level of Object.keys(usual))
      assert.ok(
        BOT_LEVELS.some((one) => one === level),
        `${name} ${level}`,
      );
    for (let seats = players.min; seats <= players.max; seats++) {
      const rising = BOT_LEVELS.flatMap((level) => usual[level]?.[seats] ?? []);
      assert.deepEqual(
        rising,
        rising.toSorted((a, b) => a - b),
        `${name} ${seats}`,
      );
    }
  }
});

test('a title tells for how many people its rules are, where automas may take the other seats', async () => {
  for (const { name, people, rules } of TITLES) {
    const game = await rules();
    const { min, max } = game.players;
    assert.deepEqual(people, { min: min - mostAutomas(game, min), max }, name);
  }
});
