import { below, type Expertise, type Facts, type Game, type Options, type RandomState, seedRandom } from '@madang/kernel';
import { Piscina } from 'piscina';
import { factsHash, packWeights, readBeginning, type ValueFile, type Values, valuesMark } from '../values/value-file.ts';
import { type Judgement, judge, rounded } from './judge.ts';
import type { End, Group } from './leaf-targets.ts';
import type { PlayedRequest, PlaySettings } from './temporal-difference.ts';
import { deviation, learn, newDescent, TRAIN_SETTINGS } from './train.ts';
import { hearing, type Layers, widen } from './widen.ts';

/** How values learn from the matches of the player that they make. */
export interface ImproveSettings extends PlaySettings {
  /** Matches by the same values, after which these learn. */
  readonly round: number;
  /** Rounds that are learned from: the last. */
  readonly remembered: number;
  /** How often as many positions as a round brings are looked at after it. */
  readonly passes: number;
  /** Positions that a step of the descent looks at. */
  readonly batch: number;
  readonly learningRate: number;
  /** The learning rate at the end, as a part of that at the beginning. */
  readonly finalRate: number;
  /** How fast the values that are kept follow those that learn, round by round (EMA): their mean plays better than any of them. */
  readonly emaRate: number;
}

export const IMPROVE_SETTINGS: ImproveSettings = {
  epsilon: 50,
  lambda: 0.9,
  victories: 0.5,
  spread: 0.5,
  round: 20,
  remembered: 15,
  passes: 3,
  batch: 32,
  learningRate: 5e-4,
  finalRate: 0.1,
  emaRate: 0.02,
};

/** How values are made better. */
export interface Improving {
  readonly game: Game;
  readonly expertise: Expertise;
  /** URL of a module that exports `findTitle`. */
  readonly shelf: string;
  /** What matches are played: these in turn. */
  readonly tables: readonly { readonly seats: number; readonly options: Options }[];
  /** Matches to learn from; a tenth as many more are played by the values that come of them, to judge these. */
  readonly matches: number;
  readonly seed: string;
  readonly threads: number;
  /** Goes on with so wide a net; undefined: with one as wide as it is. */
  readonly layers: Layers | undefined;
  /** The command that repeats it, for the file. */
  readonly command: string;
  /** Brier's score of the last round's positions, as they were judged before they were learned from. */
  readonly onRound?: (played: number, brier: number) => void;
}

/** Positions of matches, played on as many threads as there are. */
type Play = (values: Values, scale: number, from: number, count: number, settings: PlaySettings) => Promise<readonly End[]>;

/**
 * Improves a game's values: greedy plays matches with them, they learn by temporal differences, and so on. Throws if the game has no facts or values.
 * Equal settings and values give equal files, with any number of threads.
 */
export async function improveValues(improving: Improving, settings: ImproveSettings = IMPROVE_SETTINGS): Promise<ValueFile> {
  const { game, expertise, seed, matches } = improving;
  const { facts, values: file } = expertise;
  if (!facts || !file) throw new Error(`${game.name} has no ${facts ? 'values' : 'facts'} to begin with`);
  const narrow = hearing(readBeginning(game, facts, file), facts);
  const { shape, weights } = improving.layers ? widen(narrow, improving.layers, seed) : narrow;
  return withPlayers(improving, async (play) => {
    const begun = await play({ shape, weights }, 1, -settings.round, settings.round, settings);
    const scale = deviation(lastOf(begun).flatMap(({ leads }) => leads));
    const kept = weights.slice();
    const random = seedRandom(seed);
    const descent = newDescent(shape, weights.slice(), { scale, settings: { ...TRAIN_SETTINGS, learningRate: settings.learningRate } });
    const remembered: (readonly End[])[] = [];
    let positions = 0;
    for (let played = 0; played < matches; played += settings.round) {
      const count = Math.min(settings.round, matches - played);
      const round = await play({ shape, weights: descent.weights.slice() }, scale, played, count, settings);
      improving.onRound?.(played + count, mean(judgeEach({ shape, weights: descent.weights }, round).brier));
      positions += round.length;
      remembered.push(round);
      if (remembered.length > settings.remembered) remembered.shift();
      const steps = Math.ceil((round.length * settings.passes) / settings.batch);
      const left = Math.max(settings.finalRate, 1 - played / matches);
      const known = remembered.flat();
      for (let step = 0; step < steps; step++) learn(descent, drawBatch(known, settings.batch, random), left);
      for (let i = 0; i < kept.length; i++) kept[i] = (kept[i] ?? 0) + settings.emaRate * ((descent.weights[i] ?? 0) - (kept[i] ?? 0));
    }
    const best = { shape, weights: kept };
    const fresh = await play(best, scale, matches, Math.ceil(matches / 10), { ...settings, epsilon: 0 });
    return fileOf(improving, facts, best, { from: valuesMark(file), ends: positions, judgement: judgeEach(best, fresh) });
  });
}

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** The last position of each match. */
const lastOf = (ends: readonly End[]): readonly End[] => ends.filter(({ part }, i) => (ends[i + 1]?.part ?? 0) <= part);

/** Positions drawn from those that are remembered, for a step of the descent. */
const drawBatch = (positions: readonly End[], batch: number, random: RandomState): readonly Group[] =>
  Array.from({ length: batch }, () => positions[below(random, positions.length)]).map((one) => (one ? [one] : []));

/** Judges every position by who won its match. */
const judgeEach = (values: Values, positions: readonly End[]): Judgement =>
  judge(
    values,
    positions.map((one) => [one]),
  );

async function withPlayers<T>({ game, shelf, tables, seed, threads }: Improving, work: (play: Play) => Promise<T>): Promise<T> {
  const filename = new URL('./player.ts', import.meta.url).href;
  const workers = new Piscina<PlayedRequest, readonly End[]>({ filename, workerData: { shelf }, minThreads: 1, maxThreads: threads });
  const play: Play = async (values, scale, from, count, settings) => {
    const requests = Array.from({ length: count }, (_, i) => {
      const table = tables[i % tables.length];
      if (!table) throw new Error('no tables to play at');
      return workers.run({ game: game.name, ...table, seed: `${seed}/${from + i}`, values, scale, settings });
    });
    return (await Promise.all(requests)).flat();
  };
  try {
    return await work(play);
  } finally {
    await workers.destroy();
  }
}

function fileOf(
  { game, command, matches }: Improving,
  facts: Facts,
  { shape, weights }: Values,
  { from, ends, judgement }: { readonly from: string; readonly ends: number; readonly judgement: Judgement },
): ValueFile {
  const { brier, even, leader } = rounded(judgement);
  return {
    format: 1,
    game: game.name,
    rules: game.version,
    facts: factsHash(facts),
    shape,
    weights: packWeights(weights),
    made: { command, from, ends, matches },
    held: { brier, even, leader },
    arena: [],
  };
}
