import { type Expertise, type Facts, fail, ok, type Result } from '@madang/kernel';
import { z } from 'zod';
import { BOT_LEVELS, type BotLevel } from '../contract.ts';
import { budgetOf, type Depths, LEVELS, temperatureOf } from '../levels.ts';
import { type Estimate, pairShare, sideOf, wilson } from '../statistics.ts';
import { valuesMark } from '../values/value-file.ts';
import type { ArenaReport } from './report.ts';

/** The share of the victory that a level must have against equal ones of the level below: at four seats 65 % between two. */
export const LADDER_BAR = 0.38;
export const LADDER_SEATS = 4;
/** Matches that are played in one go and written down together: every seat as often. */
export const CHUNK = 20;

const level = z.enum(BOT_LEVELS);

/** One level alone against equal ones of the level below, as far as it has been played. */
const Rung = z.strictObject({
  game: z.string(),
  /**
   * What was played: other rules, values, iterations, reach, turns or temperatures are another rung, and what was played of it before stays as it is.
   * Of rules that are alike in such matches the oldest.
   */
  rules: z.string(),
  /** The mark of the trained values by which the levels judged; empty where they had none, and in files of before there were marks. */
  values: z.string().default(''),
  upper: level,
  lower: level,
  iterations: z.strictObject({ upper: z.number().int().min(0), lower: z.number().int().min(0) }),
  /** Decisions that playouts go on for at least; 0 where that is as usual in the game, and in files of before levels said so. */
  reach: z.strictObject({ upper: z.number().int().min(0), lower: z.number().int().min(0) }).default({ upper: 0, lower: 0 }),
  /** Turns of best answers that playouts go on for; 0 where they go by the quick policy, and in files of before there were such. */
  turns: z.strictObject({ upper: z.number().int().min(0), lower: z.number().int().min(0) }).default({ upper: 0, lower: 0 }),
  /** How much the levels waver; 0 where they do not, and in files of before any did. */
  temperature: z.strictObject({ upper: z.number().min(0), lower: z.number().min(0) }).default({ upper: 0, lower: 0 }),
  matches: z.number().int().min(0),
  /** Victories of the upper level; a victory shared by n counts 1 / n. */
  victories: z.number().min(0),
  /** The milliseconds of its decisions, added up over the chunks of equal weight. */
  milliseconds: z.number().min(0),
});
export type Rung = z.infer<typeof Rung>;

/** All that a ladder knows: what is on it now, and what was. It is the file of `madang ladder`. */
const LadderFile = z.strictObject({ format: z.literal('madang-ladder'), seed: z.string(), rungs: z.array(Rung) });
export type LadderFile = z.infer<typeof LadderFile>;

export const newLadder = (seed: string): LadderFile => ({ format: 'madang-ladder', seed, rungs: [] });

/** Reads a ladder's file; the field that is wrong where it is none. */
export function readLadder(json: unknown): Result<LadderFile, { readonly field: string }> {
  const read = LadderFile.safeParse(json);
  return read.success ? ok(read.data) : fail({ field: read.error.issues[0]?.path.join('.') ?? '' });
}

/** A game as it is now. */
export interface Climbed {
  readonly game: { readonly name: string; readonly version: string };
  readonly expertise: Depths & Pick<Expertise, 'values'> & { readonly facts?: Pick<Facts, 'alike'> };
}

function depthOf({ expertise }: Climbed, level: BotLevel): Record<keyof Pick<Rung, 'iterations' | 'reach' | 'turns' | 'temperature'>, number> {
  const policy = LEVELS[level];
  const { iterations = 0, reach = 0, turns = 0 } = policy.policy === 'search' ? budgetOf(policy, expertise) : {};
  return { iterations, reach, turns, temperature: policy.policy === 'softmax' ? temperatureOf(policy, expertise) : 0 };
}

/** Whether a level judges positions, so that other values make it another player. */
const judges = (level: BotLevel): boolean => LEVELS[level].policy === 'softmax' || LEVELS[level].policy === 'search';

/** The rungs of a game as it is now up to a level, none played yet, the lowest first. */
export function rungsOf(climbed: Climbed, highest: BotLevel = 'expert'): readonly Rung[] {
  const { name, version } = climbed.game;
  const rules = climbed.expertise.facts?.alike?.[0] ?? version;
  const mark = valuesMark(climbed.expertise.values);
  return BOT_LEVELS.slice(1, BOT_LEVELS.indexOf(highest) + 1).map((upper, i): Rung => {
    const lower = BOT_LEVELS[i] ?? upper;
    const [above, below] = [depthOf(climbed, upper), depthOf(climbed, lower)];
    const iterations = { upper: above.iterations, lower: below.iterations };
    const reach = { upper: above.reach, lower: below.reach };
    const turns = { upper: above.turns, lower: below.turns };
    const temperature = { upper: above.temperature, lower: below.temperature };
    const values = judges(upper) || judges(lower) ? mark : '';
    return { game: name, rules, values, upper, lower, iterations, reach, turns, temperature, matches: 0, victories: 0, milliseconds: 0 };
  });
}

const isSame = (one: Rung, other: Rung): boolean =>
  one.game === other.game &&
  one.rules === other.rules &&
  one.values === other.values &&
  one.upper === other.upper &&
  one.lower === other.lower &&
  one.iterations.upper === other.iterations.upper &&
  one.iterations.lower === other.iterations.lower &&
  one.reach.upper === other.reach.upper &&
  one.reach.lower === other.reach.lower &&
  one.turns.upper === other.turns.upper &&
  one.turns.lower === other.turns.lower &&
  one.temperature.upper === other.temperature.upper &&
  one.temperature.lower === other.temperature.lower;

/** A rung as far as the ladder knows it. */
export const played = ({ rungs }: LadderFile, rung: Rung): Rung => rungs.find((one) => isSame(one, rung)) ?? rung;

/** The seed of a rung's next chunk: no deal is played twice, and a ladder that was interrupted goes on as it would have. */
export const chunkSeed = ({ seed }: LadderFile, { game, upper, matches }: Rung): string => `${seed}/${game}/${upper}/${matches / CHUNK}`;

/** The ladder with a chunk more on a rung. `report`: of that arena, the upper level first. */
export function climbed(ladder: LadderFile, rung: Rung, { bots: [bot] }: Pick<ArenaReport, 'bots'>): LadderFile {
  if (!bot) throw new Error('an arena without bots');
  const before = played(ladder, rung);
  const after: Rung = {
    ...before,
    matches: before.matches + CHUNK,
    victories: before.victories + bot.victories,
    milliseconds: before.milliseconds + bot.millisecondsPerDecision,
  };
  return { ...ladder, rungs: [...ladder.rungs.filter((one) => !isSame(one, rung)), after] };
}

/** Whether a level is what it should be: shown to be above the bar, below it, or neither. */
export type Verdict = ReturnType<typeof sideOf>;

/** A rung in figures. */
export interface Standing {
  readonly share: Estimate;
  /** Against one of the lower. */
  readonly pair: Estimate;
  readonly verdict: Verdict;
  /** Mean milliseconds of a decision of the upper level. */
  readonly milliseconds: number;
  /** How far the upper level stands above `random`, on Elo's scale, over the rungs below; undefined where one of those has not been played. */
  readonly rating: Estimate | undefined;
}

export const verdictOf = ({ victories, matches }: Rung): Verdict => sideOf(victories, matches, LADDER_BAR);

/** Points that make the odds ten to one. */
const SCALE = 400;
/** A share of nothing or of all would be infinitely far: it counts as half a match. */
const HALF = 0.5;

/** Points of rating between the two levels of a rung. */
function distance(rung: Rung): Estimate {
  const { matches, victories } = rung;
  const at = (share: number) => {
    const kept = Math.min(1 - HALF / matches, Math.max(HALF / matches, share));
    const { value } = pairShare({ value: kept, low: kept, high: kept }, LADDER_SEATS);
    return SCALE * Math.log10(value / (1 - value));
  };
  const { value, low, high } = wilson(victories, matches);
  return { value: at(value), low: at(low), high: at(high) };
}

/** The standings of a game's rungs, the lowest first; intervals of ratings are those of the distances, added up as independent errors. */
export function standings(rungs: readonly Rung[]): readonly Standing[] {
  let sum: { readonly value: number; readonly below: number; readonly above: number } | undefined = { value: 0, below: 0, above: 0 };
  return rungs.map((rung): Standing => {
    const share = wilson(rung.victories, rung.matches);
    if (rung.matches === 0) sum = undefined;
    else if (sum) {
      const { value, low, high } = distance(rung);
      sum = { value: sum.value + value, below: Math.hypot(sum.below, value - low), above: Math.hypot(sum.above, high - value) };
    }
    return {
      share,
      pair: pairShare(share, LADDER_SEATS),
      verdict: verdictOf(rung),
      milliseconds: rung.matches === 0 ? 0 : rung.milliseconds / (rung.matches / CHUNK),
      rating: sum && { value: sum.value, low: sum.value - sum.below, high: sum.value + sum.above },
    };
  });
}
