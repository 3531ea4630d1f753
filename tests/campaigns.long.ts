import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BotLevel } from '@madang/bots';
import { playChallenge } from '@madang/bots/campaign';
import { SHELF } from '@madang/games';
import { botSeed } from '@madang/games/daily';

/** Tries of each level at a challenge. CAMPAIGN_TRIES: fewer or more. */
const TRIES = Number(process.env.CAMPAIGN_TRIES ?? 12);
const LEVELS = ['random', 'easy', 'hard'] as const satisfies readonly BotLevel[];
/** Stars that the strong bot reaches on average, at least; it plays for the match, not for the challenge. */
const GOOD_PLAY = 1.9;
/** The share of random tries with all stars, at most. */
const LUCK = 0.25;

for (const title of SHELF.filter(({ campaign }) => campaign))
  test(`${title.name}: good play by the strong bot earns the stars of its campaign, luck does not`, async () => {
    const [game, expertise, campaign] = await Promise.all([title.rules(), title.expertise(), title.campaign?.()]);
    assert.ok(campaign);
    for (const challenge of campaign.challenges) {
      const stars = Object.fromEntries(
        LEVELS.map((level) => [
          level,
          Array.from({ length: TRIES }, (_, i) => {
            const wanted = { level, seed: `long/${i}`, rivalSeed: botSeed };
            return playChallenge(game, expertise, campaign, challenge, wanted).stars;
          }),
        ]),
      );
      const mean = (level: BotLevel): number => (stars[level] ?? []).reduce((sum, one) => sum + one, 0) / TRIES;
      console.log([title.name, challenge.id, ...LEVELS.map((level) => `${level} ${mean(level).toFixed(1)}`)].join(' · '));
      assert.ok(mean('hard') >= GOOD_PLAY, `${challenge.id}: ${mean('hard')}`);
      assert.ok(mean('hard') > mean('random'), challenge.id);
      assert.ok((stars.random ?? []).filter((one) => one === challenge.stars.length).length <= LUCK * TRIES, challenge.id);
    }
  });
