import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPlace, type Place } from '../e2e/place.ts';
import { printFinding } from './report.ts';
import { play } from './run.ts';
import { SCREENS } from './screens.ts';

let place: Place;

before(async () => {
  place = await openPlace();
});
after(() => place.close());

/** Own steps for each game and screen. RESTLESS_TURNS and RESTLESS_SEED play fewer, or others. */
const TURNS = Number(process.env.RESTLESS_TURNS ?? 2_000);
const SEED = Number(process.env.RESTLESS_SEED ?? 1);
/** Milliseconds for each of them, so that a test ends before its limit. */
const LIMIT_MS = 55 * 60_000;

for (const game of ['siberia', 'barrage', 'ludwig', 'underwater'])
  for (const screen of SCREENS)
    test(`a restless person finds nothing wrong with ${game} on a ${screen.name} in ${TURNS} turns`, async (context) => {
      const { findings, acts, turns, matches } = await play(place, {
        seed: SEED,
        game,
        screen,
        acts: Number.POSITIVE_INFINITY,
        turns: TURNS,
        until: Date.now() + LIMIT_MS,
        found: (finding) => console.log(printFinding(finding)),
      });
      context.diagnostic(`${acts} acts, ${turns} turns, ${matches} matches`);
      assert.deepEqual(findings.map(printFinding), []);
    });
