import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Campaign,
  type Challenge,
  type Chronicle,
  challengeChronicle,
  countStep,
  type Game,
  makeStep,
  type Primer,
  SPANS,
  standingIn,
} from '@madang/kernel';
import { translator } from '../index.ts';
import { everyTextReads } from './catalogues.ts';
import { readTexts, WHOLE } from './whole.ts';

/** What the tests of a game's campaign need to know of it. */
export interface CampaignPlan {
  readonly game: Game;
  readonly campaign: Campaign;
  /** By challenge, what is played from its start to three stars: a seat and the id of its move by turns. */
  readonly ways: Readonly<Record<string, readonly number[]>>;
  /** The signs that the game's board draws. */
  readonly symbols: Primer['symbols'];
}

const FEWEST = 8;
const MOST = 12;
/** Letters of each text: a phone shows them above the board. */
const LETTERS = { title: 32, aim: 140, count: 40, after: 120 };
const LONGEST_HINT = 130;
/** Words of a sentence in English. */
const MOST_WORDS = 20;
/** Steps of a short challenge, and of the whole match at the end: more takes longer than it should. */
const MOST_STEPS = { short: 400, match: 900 };
/** What a count may be. */
const FIGURES = { count: 12_000, goal: 20_000 };
/** Keys are not for phones. */
const KEYS = /\b(press|click|key|keyboard|Enter|Esc)\b/;

/** Registers the tests that a campaign's challenges begin, can be won with all stars, end, and are worded in every language. */
export async function campaignLaws({ game, campaign, ways, symbols }: CampaignPlan): Promise<void> {
  const { name } = game;
  const { challenges } = campaign;
  const texts = await readTexts(campaign.catalogues);
  const partsOf = ({ hints }: Challenge): readonly string[] => [
    ...['title', 'aim', 'count', 'after'],
    ...Array.from({ length: hints }, (_, i) => `hint${i + 1}`),
  ];
  const keys = challenges.flatMap((one) => partsOf(one).map((part) => `${name}.campaign.${one.id}.${part}`));

  test(`${name}: a campaign of ${FEWEST} to ${MOST} challenges of the present rules; the last one is a whole game`, () => {
    assert.equal(campaign.version, game.version);
    assert.ok(challenges.length >= FEWEST && challenges.length <= MOST, `${challenges.length}`);
    assert.equal(new Set(challenges.map(({ id }) => id)).size, challenges.length);
    assert.equal(challenges.at(-1)?.lasts.span, 'match');
    assert.deepEqual(
      challenges.filter(({ from }) => from > 0).map(({ id }) => id),
      Object.keys(campaign.starts),
    );
  });

  test(`${name}: every text of the campaign is there in every language, short, and without keys`, () => {
    everyTextReads(texts, keys, LETTERS, FIGURES);
    for (const language of WHOLE) {
      const { text } = translator(language, texts[language]);
      for (const key of keys) {
        const said = text(key, FIGURES);
        assert.ok(!key.includes('.hint') || said.length <= LONGEST_HINT, `${language} ${key}: ${said.length} letters`);
        assert.doesNotMatch(said, KEYS, key);
        if (language !== 'en') continue;
        for (const sentence of said.split(/(?<=[.!?:])\s/)) assert.ok(sentence.split(/\s+/).length <= MOST_WORDS, `${key}: ${sentence}`);
      }
    }
  });

  for (const challenge of challenges)
    test(`${name}: the challenge '${challenge.id}' begins without a star, and a way leads to three`, () => {
      const { signs, stars, lasts, seat } = challenge;
      for (const sign of signs)
        assert.ok(
          symbols.some(({ id }) => id === sign),
          sign,
        );
      assert.ok(challenge.hints > 0 && SPANS.includes(lasts.span));
      assert.deepEqual(
        stars,
        [...new Set(stars)].toSorted((a, b) => a - b),
      );
      const chronicle = challengeChronicle(game, campaign, challenge);
      assert.ok(
        chronicle.open.some((open) => open.seat === seat),
        'its player is asked',
      );
      assert.equal(standingIn(campaign, challenge, chronicle).stars, 0);
      follow(chronicle, campaign, challenge, ways[challenge.id] ?? []);
      const { stars: reached, isOver } = standingIn(campaign, challenge, chronicle);
      assert.deepEqual({ reached, isOver }, { reached: stars.length, isOver: true });
    });
}

/** Plays a way; before its last move the challenge is not over, and what counts never becomes less. */
function follow(chronicle: Chronicle, campaign: Campaign, challenge: Challenge, way: readonly number[]): void {
  const steps = way.length / 2;
  assert.ok(steps > 0 && steps <= MOST_STEPS[challenge.lasts.span === 'match' ? 'match' : 'short'], `${steps} steps`);
  let least = 0;
  for (let i = 0; i < way.length; i += 2) {
    const standing = standingIn(campaign, challenge, chronicle);
    assert.ok(!standing.isOver && standing.count >= least, `step ${i / 2}`);
    least = standing.count;
    const step = makeStep(chronicle, way[i] ?? 0, chronicle.match.game.moves.byId(way[i + 1] ?? 0));
    assert.ok(step.ok, `step ${i / 2}`);
    countStep(chronicle, step.value);
  }
}
