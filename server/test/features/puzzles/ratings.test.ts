import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Title } from '@madang/games';
import type { Puzzle } from '@madang/kernel';
import { PuzzleRatings } from '@madang/wire';
import type { Config } from '../../../index.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { newGuest } from '../../support/guest.ts';
import { handTime } from '../../support/hand-time.ts';
import { serverFor, TINY } from '../../support/server.ts';

const puzzle = (id: string, rating: number): Puzzle => ({ id, seats: 2, options: {}, seed: id, played: [], seat: 0, lines: [], rest: [], rating });
const SHELF: readonly Title[] = [
  { ...TINY, puzzles: async () => ({ version: '1.0.0', puzzles: [puzzle('knot', 1200), puzzle('loop', 1200), puzzle('new', 1300)] }) },
  { ...TINY, name: 'without' },
];
const HOUR_MS = 3_600_000;

/** A server in a time of its own, what it says of puzzles, and people who try them. */
async function house(t: TestContext, config: Partial<Config>) {
  const time = handTime();
  const { url } = await serverFor(t, config, { shelf: SHELF, ...time.parts });
  const read = async (headers: Readonly<Record<string, string>> = {}) => fetch(`${url}/api/puzzles/tiny`, { headers });
  const rated = async () => PuzzleRatings.parse(await (await read()).json()).puzzles;
  /** Lets hours pass until an estimate has come to figures that fit. */
  const until = async (fits: (puzzles: PuzzleRatings['puzzles']) => boolean) => {
    for (;;) {
      time.passQuietly(HOUR_MS);
      const puzzles = await rated();
      if (fits(puzzles)) return puzzles;
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  const tries = async (grades: Readonly<Record<string, number>>) => {
    const guest = await newGuest(url);
    const sent = await guest.request('PUT', '/api/progress', { progress: { 'puzzles/tiny': grades } });
    assert.equal(sent.status, 200);
    return guest;
  };
  return { url, read, until, tries };
}

onBothDatabases('puzzles are rated by first tries, also of guests, once five people tried them', async (t, config) => {
  const { until, tries } = await house(t, config);
  for (let i = 0; i < 4; i++) await tries({ knot: 2, loop: 1, made: 2 });
  await tries({ loop: 1, new: 1 });
  assert.deepEqual(Object.keys(await until(({ loop }) => loop !== undefined)), ['loop']);
  await tries({ knot: 2 });
  const { knot, loop, ...others } = await until((puzzles) => puzzles.knot !== undefined);
  assert.ok(knot && loop);
  assert.deepEqual([knot.tries, loop.tries, others], [5, 5, {}]);
  assert.ok(knot.rating < 1170 && loop.rating > 1230, `${knot.rating} ${loop.rating}`);
});

onBothDatabases('the figures of a puzzle tell of no single try: they change with five more', async (t, config) => {
  const { until, tries } = await house(t, config);
  for (let i = 0; i < 5; i++) await tries({ knot: 2 });
  const before = await until(({ knot }) => knot?.tries === 5);
  for (let i = 0; i < 4; i++) await tries({ knot: 1, loop: 1 });
  await tries({ loop: 1 });
  const { knot } = await until(({ loop }) => loop !== undefined);
  assert.deepEqual(knot, before.knot);
  await tries({ knot: 1 });
  const after = await until((puzzles) => puzzles.knot?.tries === 10);
  assert.ok((after.knot?.rating ?? 0) > (before.knot?.rating ?? 0));
});

onBothDatabases('tries of deleted people count no more', async (t, config) => {
  const { until, tries } = await house(t, config);
  const people = [];
  for (let i = 0; i < 6; i++) people.push(await tries({ knot: 2 }));
  await until(({ knot }) => knot?.tries === 6);
  for (const person of people.slice(0, 2)) assert.equal((await person.request('POST', '/api/account/delete', {})).status, 200);
  assert.deepEqual(await until(({ knot }) => knot === undefined), {});
});

onBothDatabases('a browser asks whether its ratings still hold, and anybody may ask', async (t, config) => {
  const { url, read, until, tries } = await house(t, config);
  for (let i = 0; i < 5; i++) await tries({ knot: 2 });
  await until(({ knot }) => knot !== undefined);
  const tag = (await read()).headers.get('etag') ?? assert.fail('no ETag');
  assert.equal((await read({ 'if-none-match': tag })).status, 304);
  assert.deepEqual(await (await fetch(`${url}/api/puzzles/without`)).json(), { puzzles: {} });
  assert.equal((await fetch(`${url}/api/puzzles/unknown`)).status, 404);
});
