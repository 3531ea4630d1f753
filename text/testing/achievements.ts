import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Achievements,
  achieved,
  type Chronicle,
  chronicleOf,
  openDocument,
  RARITIES,
  type State,
  type Tale,
  type Told,
  toDocument,
} from '@madang/kernel';
import { translator } from '../index.ts';
import { everyTextReads } from './catalogues.ts';
import { readTexts, WHOLE } from './whole.ts';

/** What the tests of a game's achievements need to know of it. */
export interface AchievementPlan {
  readonly game: { readonly name: string };
  readonly achievements: Achievements;
  /** A position with two seats or more in which nothing is reached. */
  readonly state: State;
  /** By id, for seat 0, a match that reaches it and one that nearly does. */
  readonly cases: Readonly<Record<string, readonly [reaches: Case, misses: Case]>>;
  /** Finished matches. */
  readonly matches: Iterable<Chronicle>;
}

/** What is told and where it ends, as far as it matters. */
interface Case extends Partial<Pick<Tale, 'state' | 'scores'>> {
  readonly told?: readonly (Told & Readonly<Record<string, unknown>>)[];
}

/** How many a game has. */
const FEWEST = 10;
const MOST = 14;
/** Letters of a name and of a sentence: a card shows both on a phone. */
const LONGEST = { name: 32, rule: 150 };

/** Registers the tests that a game's achievements are told apart, and that each has a name and a sentence in every language. */
export async function achievementLaws(plan: AchievementPlan): Promise<void> {
  const { name } = plan.game;
  const { all, catalogues } = plan.achievements;
  const texts = await readTexts(catalogues);
  const keys = all.flatMap(({ id }) => [`${name}.achievement.${id}.name`, `${name}.achievement.${id}.rule`]);

  test(`${name}: ${FEWEST} to ${MOST} achievements of every rarity, the common ones first`, () => {
    assert.ok(all.length >= FEWEST && all.length <= MOST, `${all.length}`);
    const ranks = all.map(({ rarity }) => RARITIES.indexOf(rarity));
    assert.deepEqual(ranks, ranks.toSorted());
    assert.equal(new Set(ranks).size, RARITIES.length);
    for (const { id } of all) assert.match(id, /^[a-z]+(-[a-z]+)*$/);
  });

  test(`${name}: each achievement has a name of its own and a sentence in every language, and no other text is there`, () => {
    everyTextReads(texts, keys, LONGEST);
    for (const language of WHOLE) {
      const { text } = translator(language, texts[language]);
      const names = all.map(({ id }) => text(`${name}.achievement.${id}.name`));
      assert.equal(new Set(names).size, names.length);
    }
  });

  for (const { id, reached } of all) {
    test(`${name}: ‘${id}’ is reached by who does what it says, not by who nearly does, and not by others`, () => {
      const [reaches, misses] = plan.cases[id] ?? [];
      assert.ok(reaches && misses);
      const tale = (one: Case): Tale => ({ state: plan.state, told: [], scores: [], ...one });
      assert.ok(reached(tale(reaches), 0));
      assert.ok(!reached(tale(misses), 0));
      assert.ok(!reached(tale(reaches), 1));
      assert.ok(!reached(tale({}), 0));
    });
  }

  test(`${name}: a finished match gives the same when it is told anew, or read from its document`, () => {
    const found = new Set<string>();
    for (const chronicle of plan.matches) {
      const { match } = chronicle;
      const read = openDocument(match.game, JSON.parse(JSON.stringify(toDocument(match))));
      assert.ok(read.ok);
      for (let seat = 0; seat < match.seats; seat++) {
        const ids = achieved(chronicle, plan.achievements, seat);
        for (const id of ids) found.add(id);
        assert.deepEqual(achieved(chronicleOf(read.value), plan.achievements, seat), ids);
      }
    }
    assert.ok(found.size > 0);
  });
}
