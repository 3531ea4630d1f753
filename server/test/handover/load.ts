import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { newPlayer, nothingLost, type Player } from '../attacks/durability/acknowledged.ts';
import { guestOf, newGuest } from '../support/guest.ts';
import { startChild } from '../support/programs/child.ts';
import { afterwards, folderFor } from '../support/server.ts';
import { MADANG, upgrade } from './upgrading.ts';

/** Milliseconds of thought before each move: much play, and still some room for the program that loads. */
const PACE = 10;

const movesOf = ({ records }: Player): number => records.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);

/** From when to when, by the even time. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The times between a player's acknowledged moves, one after the other. */
function gapsOf({ records }: Player): readonly Span[] {
  const moments = records.flatMap(({ acknowledged }) => [...acknowledged.values()].map(({ at }) => at));
  return moments.slice(1).map((to, i) => ({ from: moments[i] ?? to, to }));
}

const longest = (gaps: readonly Span[]): number => Math.round(Math.max(0, ...gaps.map(({ from, to }) => to - from)));

const meets = (gap: Span, upgrade: Span): boolean => gap.from < upgrade.to && gap.to > upgrade.from;

/** What players felt: for each upgrade and player the longest time between two moves meanwhile, and the longest beside all upgrades. */
function felt(players: readonly Player[], upgrades: readonly Span[]): string {
  const gaps = players.map(gapsOf);
  const during = upgrades.flatMap((upgrade) => gaps.map((own) => longest(own.filter((gap) => meets(gap, upgrade)))));
  const beside = longest(gaps.flat().filter((gap) => !upgrades.some((upgrade) => meets(gap, upgrade))));
  return `a player's longest time between two moves: ${middle(during)} ms, at most ${Math.max(...during)}, and ${beside} beside upgrades`;
}

const middle = (figures: readonly number[]): number => Math.round(figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0);

/** Upgrades a server again and again while people play on it; they come back by themselves, and what was acknowledged is there. */
export async function upgraded(t: TestContext, upgrades: number, variables: Readonly<Record<string, string>>, people = 4): Promise<void> {
  const dataFolder = folderFor(t);
  const child = await startChild({ ...variables, DATA_DIR: dataFolder });
  afterwards(t, () => child.kill());
  const guests = await Promise.all(Array.from({ length: people }, (_, i) => newGuest(child.url, `Guest ${i}`)));
  const players = guests.map((_, i) => newPlayer('siberia', 4, i + 1, PACE));
  let isOver = false;
  const playing = Promise.all(
    guests.map(async ({ id, cookie }, i) => {
      while (!isOver) await players[i]?.play(guestOf(child.url, id, cookie), () => isOver);
    }),
  );
  // It is awaited below.
  playing.catch(() => undefined);
  const waits: number[] = [];
  const spans: Span[] = [];
  for (let i = 0; i < upgrades; i++) {
    const known = players.map(movesOf);
    const from = performance.now();
    const outcome = await upgrade(dataFolder, [MADANG]);
    spans.push({ from, to: performance.now() });
    assert.equal(outcome.type, 'upgraded', JSON.stringify(outcome));
    if (outcome.type === 'upgraded') waits.push(outcome.silence);
    // Everybody plays on the new one before the next one comes.
    const isPlayed = () => players.every((player, at) => movesOf(player) > (known[at] ?? 0) + 5);
    while (!isPlayed()) await Promise.race([playing, new Promise((resolve) => setTimeout(resolve, 20))]);
  }
  isOver = true;
  await playing;
  for (const [i, { id, cookie }] of guests.entries())
    for (const record of players[i]?.records ?? []) await nothingLost(guestOf(child.url, id, cookie), record);
  assert.equal(await child.kill('SIGTERM'), 0);
  const moves = players.reduce((sum, player) => sum + movesOf(player), 0);
  const waited = `connections waited ${middle(waits)} ms, at most ${Math.max(...waits)}`;
  t.diagnostic(`${upgrades} upgrades, ${moves} acknowledged moves; ${waited}; ${felt(players, spans)}`);
}
