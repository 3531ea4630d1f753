import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { answer, answerBySoftmax, ask, BOT_LEVELS, ONE_ANSWER, PLAN_SETTINGS, type Question, sequentialHalving } from '@madang/bots';
import { advise, doJob } from '@madang/bots/analysis';
import {
  begin,
  decision,
  type Expertise,
  type Facts,
  type Game,
  type Horizon,
  type Move,
  newMatch,
  play,
  playMove,
  type State,
  seedRandom,
} from '@madang/kernel';
import { parseContender } from '../arena/contender.ts';
import { playMatch } from '../arena/match.ts';
import { rate } from '../arena/rating.ts';
import { WEIGHING_SETTINGS } from '../search/sequential-halving.ts';
import { IMPROVE_SETTINGS, improveValues } from '../training/improve.ts';
import { makeValues } from '../training/index.ts';
import { judge } from '../training/judge.ts';
import { endSettings, endsOfMatch } from '../training/leaf-targets.ts';
import { lessonsOf } from '../training/temporal-difference.ts';
import { firstWeights, grouped, train } from '../training/train.ts';
import { readValues } from '../values/value-file.ts';
import { bids } from './toys/bids.ts';
import { type Doors, type DoorsMove, doors, doorsExpertise } from './toys/doors.ts';
import { type Nim, type NimMove, nim, nimExpertise } from './toys/nim.ts';
import { type Orchard, type OrchardMove, orchard, orchardExpertise } from './toys/orchard.ts';
import { facts, SHAPE_OF_BIDS, UNTAUGHT, untaught } from './toys/taught.ts';

/**
 * Pinned answers of the time when ladder and verdicts were measured. docs/ladder.json does not know the code: if one of these fails, docs/bots.md
 * describes other bots. If you mean the change, measure again and put the new digest here.
 */

/** Plays some decisions of a few matches of a toy, each as `think` says, and gives all that was thought. */
function thoughtsOf<S extends State, M extends Move>(
  game: Game<S, M>,
  expertise: Expertise<S, M>,
  seats: number,
  think: (question: Question<S, M>) => { readonly move: M },
): readonly unknown[] {
  const said: unknown[] = [];
  for (const seed of ['a', 'b', 'c']) {
    const state = begin(game, { seats, seed });
    let at = 0;
    for (let open = decision(game, state); open !== undefined && at < 5; at++) {
      const { seat } = open;
      const thought = think({ game, expertise, view: game.redact(state, seat), seat, seed: `${seed}/${at}` });
      said.push(thought);
      open = play(game, state, seat, thought.move);
    }
  }
  return said;
}

/** After the left door only the right half of the second is worth trying: a turn with a choice that is none. */
const narrow: Expertise<Doors, DoorsMove> = {
  ...doorsExpertise,
  candidates: ({ way }, { moves }) => (way === 'l' ? moves.filter(({ kind }) => kind === 'right') : moves),
};
/** Rests where the pile is even. */
const nearest: Horizon<Nim, NimMove> = { decisions: 3, rests: ({ pile }) => pile % 2 === 0 };
const next: Horizon<Orchard, OrchardMove> = { decisions: 4, rests: () => true, nextTurn: true };
/** Likes a tree nearly as much as what is picked at once. */
const fond: Expertise<Orchard, OrchardMove> = {
  ...orchardExpertise,
  evaluate: ({ points, planted }: Orchard) => points.map((mine, seat) => (1 + mine + (planted[seat] === 'plant' ? 0.9 : 0)) / 20),
};
/** A match of Nim in which these counts were taken in turn. */
const match = (counts: readonly number[]) => {
  const played = newMatch(nim, { seats: 2, seed: 'measured', options: { pile: '15' } });
  for (const [i, count] of counts.entries()) assert.ok(playMove(played, i % 2, { kind: 'take', count }).ok);
  return played;
};
/** The ids of taking one, two, three. */
const TAKES = nim.moves.table.map(({ id }) => id);
const [one = -1, , three = -1] = TAKES;
const RIGHT = doors.moves.table[1]?.id ?? -1;
const named = (name: string) => {
  const contender = parseContender(name);
  return contender.ok ? contender.value : assert.fail(name);
};
const values = readValues(bids, facts, UNTAUGHT);
/** What can be told of doors. */
const told: Facts<Doors> = {
  seat: ['points'],
  table: ['way'],
  write({ points, way }, out) {
    for (const [seat, mine] of points.entries()) out[seat] = mine;
    out[points.length] = way.length;
    return points.length;
  },
};
const seen: Expertise<Doors, DoorsMove> = { ...doorsExpertise, facts: told };
/** Ends of turns in four matches of bids. */
const ends = (horizon?: number, plans = 0) =>
  ['a', 'b', 'c', 'd'].map((seed) => endsOfMatch(bids, untaught, { seats: 3, seed }, { ...endSettings(horizon), sampled: 80, plans }));

/** How values of bids are made. */
const MAKING = {
  game: bids,
  expertise: untaught,
  shelf: import.meta.resolve('./toys/taught.ts'),
  seats: 3,
  matches: 45,
  options: undefined,
  first: 8,
  second: 4,
  epochs: 3,
  seed: 'm',
  untrained: false,
  threads: 1,
  command: '',
};

const CASES: Readonly<Record<string, () => unknown>> = {
  'a tree': () => thoughtsOf(nim, nimExpertise, 3, (asked) => answer(asked, { iterations: 300 })),
  'a tree of few iterations, to the horizon': () =>
    thoughtsOf(nim, { ...nimExpertise, horizon: nearest }, 2, (asked) => answer(asked, { iterations: 12 })),
  'a tree of turns of several choices': () => thoughtsOf(doors, narrow, 2, (asked) => answer(asked, { iterations: 200 })),
  'a tree of turns of one seat alone': () => thoughtsOf(doors, narrow, 1, (asked) => answer(asked, { iterations: 60 })),
  'a tree of what is hidden': () => thoughtsOf(bids, untaught, 3, (asked) => answer(asked, { iterations: 150 })),
  'a tree in parts, farther': () => thoughtsOf(orchard, fond, 2, (asked) => answer(asked, { iterations: 100, parts: 3, reach: 6 })),
  'turns that are weighed': () => thoughtsOf(nim, { ...nimExpertise, weighs: 'turns' }, 3, (asked) => answer(asked, { iterations: 150 })),
  'turns that are weighed by the next one': () =>
    thoughtsOf(orchard, { ...fond, weighs: 'turns', horizon: next }, 2, (asked) => answer(asked, { iterations: 80 })),
  'turns that are weighed by what each seat sees': () =>
    thoughtsOf(orchard, fond, 3, (asked) => answer(asked, { iterations: 40, parts: 2, turns: 3 })),
  'turns that are weighed evenly, with one to be known': () =>
    thoughtsOf(nim, nimExpertise, 2, (asked) => sequentialHalving(asked, { iterations: 90 }, { ...WEIGHING_SETTINGS, evenly: true, keep: one })),
  'turns that are hardly weighed': () => thoughtsOf(nim, nimExpertise, 2, (asked) => sequentialHalving(asked, { iterations: 3 })),
  'turns of which one far behind is to be known': () =>
    thoughtsOf(doors, doorsExpertise, 2, (asked) => sequentialHalving(asked, { iterations: 20 }, { ...WEIGHING_SETTINGS, keep: RIGHT })),
  'every level': () => BOT_LEVELS.map((level) => thoughtsOf(nim, { ...nimExpertise, iterations: 42 }, 2, (asked) => ask(level, asked))),
  'whole turns': () => thoughtsOf(doors, narrow, 2, (asked) => ask('hard', asked)),
  'levels that waver': () => [
    thoughtsOf(orchard, fond, 2, (asked) => answerBySoftmax(asked, 0.4, ONE_ANSWER)),
    thoughtsOf(nim, nimExpertise, 2, (asked) => answerBySoftmax(asked, 0.8, PLAN_SETTINGS)),
  ],
  'easy and its epsilon': () => thoughtsOf(nim, nimExpertise, 2, (asked) => ask('easy', asked)),
  'two turns': () => thoughtsOf(orchard, { ...fond, looksFurther: () => ({ plans: 2, worlds: 5 }) }, 1, (asked) => ask('greedy', asked)),
  'an analysis': () =>
    [0, 1, 2].map((at) => [
      doJob(match([1, 2, 1, 3]), nimExpertise, 'm', { job: 'glance', at, iterations: 70 }),
      doJob(match([1, 2, 1, 3]), { ...nimExpertise, analysis: { iterations: 30, pairs: 9, turns: 2 } }, 'm', { job: 'glance', at }),
      doJob(match([1, 2, 1, 3]), nimExpertise, 'm', { job: 'compare', at, rivals: TAKES, pairs: 25 }),
      doJob(match([1, 2, 1, 3]), nimExpertise, 'm', { job: 'replay', at, played: [three], best: [one], times: 13, by: 'quick' }),
      doJob(match([1, 2, 1, 3]), nimExpertise, 'm', { job: 'replay', at, played: [three], best: [one], times: 12, by: 'greedy' }),
    ]),
  'lines with a choice that is none': () => {
    const played = newMatch(doors, { seats: 2, seed: 'lines' });
    for (const [seat, kind] of [
      [0, 'left'],
      [0, 'left'],
      [0, 'left'],
      [1, 'right'],
      [1, 'left'],
      [1, 'left'],
    ] as const)
      assert.ok(playMove(played, seat, { kind }).ok);
    return [0, 3].map((at) =>
      doJob(played, { ...narrow, rollout: (_, { moves }) => moves[1] ?? assert.fail() }, 'm', {
        job: 'compare',
        at,
        rivals: doors.moves.table.map(({ id }) => id),
        pairs: 25,
      }),
    );
  },
  'an analysis that weighs turns': () => {
    const played = newMatch(doors, { seats: 2, seed: 'weighed' });
    for (const kind of ['right', 'left', 'right'] as const) assert.ok(playMove(played, 0, { kind }).ok);
    return [0, 1].map((at) => doJob(played, { ...doorsExpertise, weighs: 'turns' }, 'm', { job: 'glance', at, iterations: 20 }));
  },
  'a coach': () =>
    [[one], []].map((meant) => advise({ game: nim, expertise: nimExpertise, view: nim.redact(match([2]).state, 1), seat: 1, seed: 'd' }, meant)),
  'a hurried coach': () =>
    advise({ game: nim, expertise: nimExpertise, view: nim.redact(match([1]).state, 1), seat: 1, seed: 'c' }, [three], {
      iterations: 60,
      worlds: 20,
      lines: 2,
    }),
  'ends of turns': () =>
    [ends(), ends(2, 3), [endsOfMatch(doors, seen, { seats: 2, seed: 'a' }, { ...endSettings(3), sampled: 100 })]]
      .flat(2)
      .map((end) => ({ ...end, facts: [...end.facts] })),
  'ends of turns of one seat alone': () =>
    endsOfMatch(doors, seen, { seats: 1, seed: 'b' }, { ...endSettings(), sampled: 100 }).map((end) => ({ ...end, facts: [...end.facts] })),
  'lessons of matches': () =>
    ['a', 'b'].flatMap((seed) => {
      const settings = { ...IMPROVE_SETTINGS, epsilon: 150 };
      const lessons = lessonsOf(bids, untaught, facts, { seats: 3, options: {}, seed, values, scale: 3, settings });
      return lessons.map((end) => ({ ...end, facts: [...end.facts] }));
    }),
  'lessons of matches with turns of several choices': () => {
    const shape = { seat: 1, table: 1, first: 4, second: 2 };
    const judged = { shape, weights: firstWeights(shape, seedRandom('doors')) };
    const how = { seats: 2, options: {}, seed: 'a', values: judged, scale: 3, settings: { ...IMPROVE_SETTINGS, epsilon: 150 } };
    return lessonsOf(doors, seen, told, how).map((end) => ({ ...end, facts: [...end.facts] }));
  },
  'a net and how it is judged': () => {
    const groups = grouped(ends(2, 3));
    const [, , last] = [...train(SHAPE_OF_BIDS, groups, 'net', { epochs: 3, learningRate: 1e-2, leads: 0.5, differences: 20, decay: 1e-3 })];
    assert.ok(last);
    return [[...last.weights].map((one) => one.toFixed(5)), judge({ shape: SHAPE_OF_BIDS, weights: last.weights }, groups)];
  },
  'values that are made': () => Promise.all([undefined, 1].map((horizon) => makeValues({ ...MAKING, horizon }))),
  'values that learn': () =>
    improveValues(
      {
        ...MAKING,
        tables: [
          { seats: 3, options: {} },
          { seats: 2, options: {} },
        ],
        layers: undefined,
      },
      { ...IMPROVE_SETTINGS, round: 4, remembered: 2, emaRate: 0.3 },
    ),
  'an arena': () => {
    const lineup = ['30', '10', 'easy', 'random'].map(named);
    const played = ['a', 'b', 'c', 'd'].map((seed) => playMatch(nim, nimExpertise, { seats: lineup, seed }));
    const drawn = Array.from({ length: 40 }, (_, i) => ({
      lineup: [i % 3, (i + 1) % 3],
      scores: [0, 1].map((seat) => ({ seat, points: 0, rank: (i * 7 + seat) % 5 })),
    }));
    const outcomes = played.map(({ scores }) => ({ lineup: [0, 1, 2, 3], scores }));
    return [
      played.map(({ decisions, scores, spent }) => [decisions, scores, spent.map((one) => [one.decisions, one.iterations])]),
      rate(4, [...outcomes, ...drawn], 'r'),
    ];
  },
};

const MEASURED: Readonly<Record<string, string>> = {
  'a tree': '68ad690c17bd853d',
  'a tree of few iterations, to the horizon': '94776889c33e7bcc',
  'a tree of turns of several choices': '4715cf57ec612a41',
  'a tree of turns of one seat alone': '8b6af2fd1c94aa1d',
  'a tree of what is hidden': '726172be4e88fa36',
  'a tree in parts, farther': '34365a662d61f5ce',
  'turns that are weighed': '514d04f13f252c5e',
  'turns that are weighed by the next one': '56eba17a2fedf346',
  'turns that are weighed by what each seat sees': '65ceb2144d147aa3',
  'turns that are weighed evenly, with one to be known': 'd7522d995ed3500f',
  'turns that are hardly weighed': '7cb111845f8b4242',
  'turns of which one far behind is to be known': 'eae7d11e9976953f',
  'every level': '57d4adf8ae52085e',
  'whole turns': 'd7fe1789aa54ac1d',
  'levels that waver': 'eb67ff755d48ad3b',
  'easy and its epsilon': 'ff43efae9160c326',
  'two turns': '576fd22ad2ccb10b',
  'an analysis': '107745e08d2d70a9',
  'lines with a choice that is none': '099aed120b6d15d9',
  'an analysis that weighs turns': '2bd23e61a6d614c5',
  'a coach': '466f1176175f2994',
  'a hurried coach': '01bf2b438acd3b39',
  'ends of turns': 'a4c912a730d1e483',
  'ends of turns of one seat alone': '8234228cd053ab74',
  'lessons of matches': 'b45d559b4c320465',
  'lessons of matches with turns of several choices': 'd171e8b982a8904b',
  'a net and how it is judged': '5a9a7163c9c8a826',
  'values that are made': 'e8fa81436b668233',
  'values that learn': 'adf47d0021947480',
  'an arena': '6fb6b1df8ccccba3',
};

/** Nine digits of every number: what other machines make of the last ones is nobody's answer. */
const digits = (_: string, value: unknown): unknown => (typeof value === 'number' ? Number(value.toPrecision(9)) : value);

for (const [name, answers] of Object.entries(CASES)) {
  test(`what was measured is what is played: ${name}`, async () => {
    const said = JSON.stringify(await answers(), digits);
    assert.equal(createHash('sha256').update(said).digest('hex').slice(0, 16), MEASURED[name]);
  });
}
