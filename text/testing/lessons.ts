import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  below,
  type Decision,
  type Game,
  isLike,
  type Lesson,
  type LessonChapter,
  type Match,
  type Move,
  matchOfPicture,
  newMatch,
  openDecisions,
  playMove,
  type RandomState,
  type Script,
  type State,
  scriptTo,
  scriptToPicture,
  seedRandom,
  type Wording,
  wanted,
} from '@madang/kernel';
import { everyTextReads } from './catalogues.ts';
import { readTexts } from './whole.ts';

/** What the tests of a game's lesson need to know of it. */
export interface LessonPlan<S extends State, M extends Move> {
  readonly game: Game<S, M>;
  /** For its pictures: the rules that there are. What it warns of, no lesson teaches. */
  readonly wording?: Pick<Wording<S, M>, 'chapters' | 'caution'>;
  readonly lesson: Lesson<M>;
}

/** A step is one idea: so many chapters at most, and so many letters in each. */
const CHAPTERS = { least: 8, most: 18 } as const;
const LETTERS = { title: 48, text: 330, hint: 200 } as const;
/** So often a chapter with a free choice is played in some other way. */
const OTHER_WAYS = 12;
/** More moves than that a free choice never takes. */
const LONGEST_CHOICE = 40;

/** Registers the tests that a lesson can be followed to its end by the present rules, and read in every language. */
export async function lessonLaws<S extends State, M extends Move>({ game, wording, lesson }: LessonPlan<S, M>): Promise<void> {
  const { name } = game;
  const texts = await readTexts(lesson.catalogues);
  const pictures = lesson.pictures ?? [];

  test(`${name}: the lesson is of the present rules, and short`, () => {
    assert.equal(lesson.version, game.version);
    const { length } = lesson.chapters;
    assert.ok(length >= CHAPTERS.least && length <= CHAPTERS.most, `${length} chapters`);
    assert.equal(new Set(lesson.chapters.map(({ id }) => id)).size, length, 'a chapter’s id is its own');
    assert.equal(lesson.chapters.at(-1)?.moves, undefined, 'the last chapter is read');
  });

  test(`${name}: every chapter of the lesson has its words in every language, and no others stand there`, () => {
    const taught = lesson.chapters.flatMap(({ id, moves }) =>
      ['title', 'text', ...(moves ? ['hint'] : [])].map((part) => `${name}.lesson.${id}.${part}`),
    );
    const needed = [...taught, ...pictures.flatMap(({ id }) => ['title', 'text'].map((part) => `${name}.picture.${id}.${part}`))];
    everyTextReads(texts, needed, LETTERS);
  });

  for (const picture of pictures) {
    test(`${name}: the picture '${picture.id}' shows what it says, of rules that there are`, () => {
      const { seats, seed, options } = matchOfPicture(lesson, picture);
      assert.ok(picture.seed === undefined || picture.at === undefined, 'chapters stand in the lesson’s own match');
      const match = newMatch(game, { seats, seed, options });
      play(match, [...scriptToPicture(lesson, picture), ...picture.steps], picture.id);
      const rules = wording?.chapters.flatMap((chapter) => chapter.rules) ?? [];
      assert.ok(picture.rules.length > 0 && picture.steps.length > 0);
      for (const rule of picture.rules) assert.ok(rules.includes(rule), rule);
    });
  }

  for (const [at, chapter] of lesson.chapters.entries()) {
    test(`${name}: the lesson can be followed at '${chapter.id}'`, () => {
      const match = stoodAt(game, lesson, at);
      if (!chapter.moves) return;
      for (const [i, own] of chapter.moves.entries()) {
        const asked = askedOf(match, lesson, `move ${i + 1} of '${chapter.id}'`);
        const found = wanted(chapter, i, asked.moves).filter((move) => isLike(move, own));
        assert.equal(found.length, 1, `${JSON.stringify(own)} is offered, once; offered are ${JSON.stringify(asked.moves)}`);
        const warned = found[0] && wording?.caution?.(game.redact(match.state, lesson.seat), lesson.seat, asked, found[0]);
        assert.equal(warned, undefined, `${JSON.stringify(own)} is taught and warned of`);
        play(match, [[lesson.seat, own]], chapter.id);
      }
      if (chapter.free) for (let seed = 0; seed < OTHER_WAYS; seed++) stroll(game, lesson, at, chapter, seedRandom(`way ${seed}`));
    });
  }
}

/** The match where a chapter begins, by the rules. */
function stoodAt<S extends State, M extends Move>(game: Game<S, M>, lesson: Lesson<M>, at: number): Match<S, M> {
  const { seats, seed, options } = lesson;
  const match = newMatch(game, { seats, seed, options });
  play(match, scriptTo(lesson, at), `what comes before chapter ${at + 1}`);
  return match;
}

function play<S extends State, M extends Move>(match: Match<S, M>, script: Script<M>, what: string): void {
  for (const [i, [seat, move]] of script.entries()) {
    const played = playMove(match, seat, move);
    assert.ok(played.ok, `${what}: move ${i + 1} of seat ${seat}, ${JSON.stringify(move)}: ${JSON.stringify(played)}`);
  }
}

/** What the learner is asked. */
function askedOf<S extends State, M extends Move>(match: Match<S, M>, lesson: Lesson<M>, what: string): Decision<M> {
  const open = openDecisions(match).find(({ seat }) => seat === lesson.seat);
  assert.ok(open, `${what}: the learner is not asked`);
  return open;
}

/** Plays a free choice in some way that the chapter takes, to its end: there is always a way on. */
function stroll<S extends State, M extends Move>(
  game: Game<S, M>,
  lesson: Lesson<M>,
  at: number,
  chapter: LessonChapter<M>,
  random: RandomState,
): void {
  const match = stoodAt(game, lesson, at);
  const { moves = [] } = chapter;
  for (let i = 0; i < LONGEST_CHOICE; i++) {
    const open = openDecisions(match).find(({ seat }) => seat === lesson.seat);
    if (!open || i >= moves.length) return;
    const good = wanted(chapter, i, open.moves);
    const move = good[below(random, good.length)];
    assert.ok(move, `${chapter.id}: after ${JSON.stringify(match.log.at(-1)?.move)} nothing that is offered is taken`);
    const played = playMove(match, lesson.seat, move);
    assert.ok(played.ok);
  }
}
