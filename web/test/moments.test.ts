import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHELF } from '@madang/games';
import { begin, decisions, type Feat, type Heard, type Moment, play, seedRandom, type Told, toldTo } from '@madang/kernel';
import { LANGUAGES, translator } from '@madang/text';
import { paceOf } from '../src/play/pace.ts';

interface Found {
  readonly moment: Moment;
  /** What each seat has after it. */
  readonly points: readonly number[];
}

/** The great moments and the feats of a match that its own rollouts play, as the first seat hears of them. */
async function told({
  rules,
  wording,
  expertise,
}: (typeof SHELF)[number]): Promise<{ readonly moments: readonly Found[]; readonly feats: readonly Feat[] }> {
  const [game, words, { rollout }] = await Promise.all([rules(), wording(), expertise()]);
  const state = begin(game, { seats: 3, seed: 'moments' });
  const random = seedRandom('moments');
  const { momentOf } = paceOf(words);
  const moments: Found[] = [];
  const feats: Feat[] = [];
  const earlier: Told[] = [];
  for (let next = decisions(game, state)[0]; next; next = decisions(game, state)[0]) {
    const before = game.redact(state, 0);
    const heard: Heard[] = [];
    play(
      game,
      state,
      next.seat,
      rollout(state, next, random),
      (event, only, twin) => void heard.push({ event, ...(only && { only }), ...(twin && { twin }) }),
    );
    const events = toldTo(0, heard);
    const moment = momentOf?.(events, { before, after: () => game.redact(state, 0), earlier: () => earlier }, state.over);
    if (moment) moments.push({ moment, points: game.standing(state).map(({ points }) => points) });
    const feat = words.feat?.(events, before);
    if (feat) feats.push(feat);
    earlier.push(...events);
  }
  return { moments, feats };
}

const GAMES = SHELF.filter(({ name }) => ['barrage', 'ludwig', 'siberia', 'underwater'].includes(name));

/** In which games rounds end with a count, and what is achieved in a turn has a card. */
const ROUNDS = new Map([
  ['barrage', /Round 2 is scored/],
  ['ludwig', /Round 2 is over/],
  ['siberia', /Round \d+ is over/],
  ['underwater', /Production, era 2/],
]);
const HAVE_FEATS = ['barrage', 'ludwig'];

for (const title of GAMES) {
  test(`${title.name}: great moments count up to what each seat has, up to the end, and are said in every language`, async () => {
    const { moments, feats } = await told(title);
    for (const {
      moment: { before, rows },
    } of moments) {
      assert.equal(before.length, 3);
      for (const { points, notes } of rows) assert.deepEqual([points.length, notes.length], [3, 3]);
    }
    for (const { moment, points } of moments.filter(({ moment: { rows } }) => rows.length > 0))
      assert.deepEqual(
        moment.before.map((some, seat) => moment.rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), some)),
        points,
        moment.title.key,
      );
    assert.deepEqual(
      moments.map(({ moment: { ends } }) => ends === true),
      [...moments.slice(1).map(() => false), true],
    );
    assert.equal(feats.length > 0, HAVE_FEATS.includes(title.name));
    const wording = await title.wording();
    for (const language of LANGUAGES) {
      const words = translator(language, await wording.catalogues(language), {
        'seat.0': 'Ann',
        'seat.1': 'Ben',
        'seat.2': 'Cem',
        'moment.over': 'Over',
      });
      const titles = moments.map(({ moment }) => words.say(moment.title));
      if (language === 'en') assert.ok(titles.some((text) => ROUNDS.get(title.name)?.test(text)));
      for (const { moment } of moments)
        for (const message of [
          moment.title,
          ...moment.means,
          ...moment.rows.flatMap(({ source, notes }) => [source, ...notes.filter((note) => note !== null)]),
        ])
          assert.doesNotMatch(words.say(message), /\.moment\.|\{/);
      for (const { title, lines } of feats) for (const message of [title, ...lines]) assert.doesNotMatch(words.say(message), /\.moment\.|\{/);
    }
  });
}
