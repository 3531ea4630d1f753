import { type AnalysisDepth, type Match, type Seat, toDocument, victoryShares } from '@madang/kernel';
import type { Estimate } from '../statistics.ts';
import type { AnalysisAnswer, AnalysisJob } from './jobs.ts';
import type { Comparison, Glance, Replayed } from './judge.ts';
import type { LineReason } from './reasons.ts';
import type { Replayer } from './replays.ts';
import { type Verdict, verdictOf, worthALook } from './verdict.ts';

export { type Chances, chancesIn, type Reason } from './chances.ts';
export { type Advice, type AdvisedLine, advise } from './coach.ts';
export { type AnalysisAnswer, type AnalysisJob, doJob } from './jobs.ts';
export type { Comparison, Glance, Replayed } from './judge.ts';
export { type CountedReason, type LineReason, reasonsFor } from './reasons.ts';
export { REPLAYERS, type Replayer } from './replays.ts';
export { LIKELY, POSSIBLE, type Threat, threatsTo } from './threats.ts';
export { VERDICTS, type Verdict } from './verdict.ts';

/** How deep an analysis looks; what is not named is as the game has it. */
export interface AnalysisSettings extends Partial<Omit<AnalysisDepth, 'reach'>> {
  /** How many choices of a match are compared, the dearest. */
  readonly dearest: number;
}

/** Beyond what nearly every match has of dear choices; what is not compared stays unsure. */
export const ANALYSIS_SETTINGS: AnalysisSettings = { dearest: 200 };

/** A choice of the match, judged from the view of the seat that made it. */
export interface Judged {
  /** The step of the match, counted from 0. */
  readonly at: number;
  readonly seat: Seat;
  /** How every seat stood before it, as that seat could know: shares of the victory. */
  readonly shares: readonly number[];
  readonly verdict: Verdict;
  /** What it cost, where it was compared. */
  readonly loss?: Estimate;
  /** Ids of the moves of the better line and of the played one, where it was compared. */
  readonly best?: readonly number[];
  readonly played?: readonly number[];
  /** What the better line has over the played one, and what that costs. */
  readonly why?: readonly LineReason[];
  /** What chance and the others brought the seat from then to its next choice. */
  readonly luck: number;
}

/** A seat's match in figures. */
export interface SeatFigures {
  readonly seat: Seat;
  readonly choices: number;
  readonly verdicts: Readonly<Record<Verdict, number>>;
  /** Shares of the victory that proven mistakes gave away, added up. */
  readonly lost: number;
  readonly luck: number;
}

/** A finished match explained. Equal matches and settings give equal analyses. */
export interface Analysis {
  readonly game: string;
  readonly version: string;
  readonly hash: string;
  readonly settings: AnalysisSettings;
  readonly judged: readonly Judged[];
  readonly seats: readonly SeatFigures[];
}

/** What has been found out about a match: choices looked at, and those compared. */
export interface Findings {
  readonly glances: readonly Glance[];
  readonly compared: readonly Comparison[];
}

/** Does one job wherever there is a thread for it. Rejects where the analysis is to end. */
export type Work = (job: AnalysisJob) => Promise<AnalysisAnswer>;

/**
 * Analyses a match: searches at every choice, then compares the costliest ones with others in the same worlds. The result does not depend on the
 * order in which jobs end. `hear` is called with each result as it comes.
 */
export async function analyse(
  match: Match,
  work: Work,
  settings: AnalysisSettings = ANALYSIS_SETTINGS,
  hear: (findings: Findings) => void = () => undefined,
): Promise<Analysis> {
  let found: Findings = { glances: [], compared: [] };
  const { iterations, pairs } = settings;
  const glance = async (at: number): Promise<Glance | undefined> => {
    const answer = await work({ job: 'glance', at, ...(iterations !== undefined && { iterations }) });
    if (!isGlance(answer)) return undefined;
    found = { ...found, glances: [...found.glances, answer] };
    hear(found);
    return answer;
  };
  const compare = async ({ at, rivals }: Glance): Promise<Comparison | undefined> => {
    const answer = await work({ job: 'compare', at, rivals, ...(pairs !== undefined && { pairs }) });
    if (!isComparison(answer)) return undefined;
    found = { ...found, compared: [...found.compared, answer] };
    hear(found);
    return answer;
  };
  const glances = (await Promise.all(match.log.map((_, at) => glance(at)))).filter((one) => one !== undefined);
  const compared = (await Promise.all(dearest(glances, match.seats, settings.dearest).map(compare))).filter((one) => one !== undefined);
  return analysisOf(match, { glances, compared }, settings);
}

/** The analysis as far as it can be told from what has been found. */
export function analysisOf(match: Match, { glances, compared }: Findings, settings: AnalysisSettings = ANALYSIS_SETTINGS): Analysis {
  const { game } = match;
  const inOrder = glances.toSorted((a, b) => a.at - b.at);
  const judged = judge(inOrder, new Map(compared.map((one) => [one.at, one])), match);
  const seats = Array.from({ length: match.seats }, (_, seat) => figuresOf(judged, seat));
  return { game: game.name, version: game.version, hash: toDocument(match).hash ?? '', settings, judged, seats };
}

/** What the better line of a choice really brings: both played on to the end of the match, `times` times, by that policy. */
export async function replayed(work: Work, { at, played = [], best = [] }: Judged, times: number, by: Replayer): Promise<Replayed | undefined> {
  const answer = await work({ job: 'replay', at, played, best, times, by });
  return answer !== undefined && 'gain' in answer ? answer : undefined;
}

const isGlance = (answer: AnalysisAnswer): answer is Glance => answer !== undefined && 'shares' in answer;
const isComparison = (answer: AnalysisAnswer): answer is Comparison => answer !== undefined && 'best' in answer;

/** How many jobs an analysis takes as far as is known: a look at every step, and a comparison of each choice that looks dear so far. */
export const jobsOf = (
  { log, seats }: Pick<Match, 'log' | 'seats'>,
  { glances }: Pick<Findings, 'glances'>,
  settings: AnalysisSettings = ANALYSIS_SETTINGS,
): number => log.length + dearest(glances, seats, settings.dearest).length;

/** The choices that look dear, the dearest first; of equals the earlier. */
const dearest = (glances: readonly Glance[], seats: number, count: number): readonly Glance[] =>
  glances
    .filter(({ loss }) => worthALook(loss, seats))
    .sort((a, b) => b.loss - a.loss || a.at - b.at)
    .slice(0, count);

function judge(glances: readonly Glance[], compared: ReadonlyMap<number, Comparison>, match: Match): readonly Judged[] {
  // In a match that goes on, the outcome of the last choice is not known.
  const ends = match.state.over ? victoryShares(match.game, match.state) : undefined;
  return glances.map((glance, i): Judged => {
    const { at, seat, shares } = glance;
    const next = glances.slice(i + 1).find((one) => one.seat === seat);
    const comparison = compared.get(at);
    const luck = (next ? next.best : (ends?.[seat] ?? glance.best)) - glance.best + Math.max(0, comparison?.loss.value ?? 0);
    const verdict = comparison ? verdictOf(comparison.loss, match.seats) : worthALook(glance.loss, match.seats) ? 'unsure' : 'fine';
    if (!comparison) return { at, seat, shares, verdict, luck };
    const { loss, best, played, why } = comparison;
    return { at, seat, shares, verdict, luck, loss, best, played, ...(why && { why }) };
  });
}

function figuresOf(judged: readonly Judged[], seat: Seat): SeatFigures {
  const own = judged.filter((one) => one.seat === seat);
  const count = (verdict: Verdict): number => own.filter((one) => one.verdict === verdict).length;
  return {
    seat,
    choices: own.length,
    verdicts: {
      fine: count('fine'),
      inaccuracy: count('inaccuracy'),
      mistake: count('mistake'),
      blunder: count('blunder'),
      unsure: count('unsure'),
    },
    lost: own.reduce((sum, { verdict, loss }) => (loss && isProven(verdict) ? sum + loss.value : sum), 0),
    luck: own.reduce((sum, one) => sum + one.luck, 0),
  };
}

/** Whether a choice is shown to have cost something. */
export const isProven = (verdict: Verdict): boolean => verdict !== 'fine' && verdict !== 'unsure';

/** A seat's choices that are most worth looking at again: the dearest proven ones. */
export const worthSeeing = (judged: readonly Judged[], seat: Seat, count = 3): readonly Judged[] =>
  judged
    .filter((one) => one.seat === seat && isProven(one.verdict))
    .sort((a, b) => (b.loss?.value ?? 0) - (a.loss?.value ?? 0) || a.at - b.at)
    .slice(0, count);
