import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  check,
  decisions,
  type Example,
  type Examples,
  fingerprint,
  type Game,
  heardAs,
  isLike,
  type Move,
  play,
  type State,
  seedRandom,
  type Wording,
  whyNot,
} from '@madang/kernel';
import { everyTextReads } from './catalogues.ts';
import { readTexts } from './whole.ts';

/** What the tests of a game's worked examples need to know. */
export interface ExamplesPlan<S extends State, M extends Move> {
  readonly game: Game<S, M>;
  readonly wording: Pick<Wording, 'chapters' | 'logLine'>;
  readonly examples: Examples<S, M>;
  /** What an example comes to, by its id: figures worked out by hand from the ledger. */
  readonly figures: Readonly<Record<string, readonly [of: (state: S) => unknown, expected: unknown]>>;
}

const LETTERS = { title: 48, text: 330 } as const;

/** Registers the tests that the examples are legal positions, that what they show can be played and comes to what they say, in every language. */
export async function exampleLaws<S extends State, M extends Move>(plan: ExamplesPlan<S, M>): Promise<void> {
  const { game, examples } = plan;
  const { name } = game;
  const texts = await readTexts(examples.catalogues);
  const needed = examples.examples.flatMap(({ id }) => ['title', 'text'].map((part) => `${name}.example.${id}.${part}`));

  test(`${name}: every example has its words in every language, and no others stand there`, () => {
    everyTextReads(texts, needed, LETTERS);
  });

  test(`${name}: every example has figures to come to`, () => {
    assert.deepEqual(Object.keys(plan.figures).toSorted(), examples.examples.map(({ id }) => id).toSorted());
  });

  for (const example of examples.examples)
    test(`${name}: the example '${example.id}' is a legal position, and comes to what it says`, () => shows(plan, example));
}

function shows<S extends State, M extends Move>({ game, wording, figures }: ExamplesPlan<S, M>, example: Example<S, M>): void {
  const rules = wording.chapters.flatMap((chapter) => chapter.rules);
  assert.ok(example.rules.length > 0 && example.steps.length > 0);
  for (const rule of example.rules) assert.ok(rules.includes(rule), rule);
  const state = example.position();
  assert.equal(fingerprint(example.position()), fingerprint(state), 'made anew it is the same');
  assert.equal(fingerprint(game.clone(state)), fingerprint(state));
  assert.deepEqual(JSON.parse(JSON.stringify(state)), state, 'plain data');
  const view = game.redact(state, example.seat);
  const imagined = game.imagine(game.clone(view), seedRandom(example.id));
  assert.equal(fingerprint(game.redact(imagined, example.seat)), fingerprint(view), 'it can be imagined from what is seen of it');
  refuses(game, example, state, 0);
  for (const [i, [seat, fields]] of example.steps.entries()) {
    const open = decisions(game, state).find((one) => one.seat === seat);
    const found = open?.moves.filter((move) => isLike(move, fields)) ?? [];
    const [move] = found;
    assert.ok(move && found.length === 1, `step ${i + 1}, ${JSON.stringify(fields)}: offered are ${JSON.stringify(open?.moves.slice(0, 20))}`);
    assert.equal(check(game, state, seat, move), undefined);
    let lines = 0;
    play(game, state, seat, move, (event, only, twin) => {
      const heard = heardAs(example.seat, event, only, twin);
      if (heard && wording.logLine(heard)) lines += 1;
    });
    assert.ok(lines > 0 || i < example.steps.length - 1, 'the last step is told of');
    refuses(game, example, state, i + 1);
  }
  const [of, expected] = figures[example.id] ?? [];
  assert.deepEqual(of?.(state), expected);
}

/** What the example says is not allowed after so many steps is refused, by the rule that it names. */
function refuses<S extends State, M extends Move>(
  game: Game<S, M>,
  { seat: reader, steps, refused = [] }: Example<S, M>,
  state: S,
  at: number,
): void {
  for (const { move: fields, rule } of refused.filter((one) => one.at === at)) {
    const [seat = reader] = steps[at] ?? [];
    const move = game.moves.find(fields);
    assert.ok(move, JSON.stringify(fields));
    assert.equal(whyNot(game, game.redact(state, seat), seat, move)?.rule, rule, `${JSON.stringify(fields)} is refused`);
  }
}
