import { type Game, type Match, type Seat, toDocument, winners } from '@madang/kernel';
import type { Estimate } from '../arena/rating.ts';
import type { AnalysisAnswer, AnalysisJob } from './jobs.ts';
import type { Comparison, Glance } from './judge.ts';
import { type Verdict, verdictOf, worthALook } from './verdict.ts';

export { VERDICTS, type Verdict } from './verdict.ts';

/** How deep an analysis looks. */
export interface AnalysisSettings {
  /** Of the search at every choice. */
  readonly iterations: number;
  /** Imagined worlds in which a choice that looked dear is compared with others. */
  readonly pairs: number;
  /** How many such choices of a match, the dearest. */
  readonly dearest: number;
}

export const ANALYSIS_SETTINGS: AnalysisSettings = { iterations: 200, pairs: 400, dearest: 40 };

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

/**
 * Analyses a match: a search at every choice, then the dearest ones compared with others in the same worlds. `work` does one job
 * wherever there are threads for it; the analysis is the same in whatever order they are done.
 */
export async function analyse(
  match: Match,
  work: (job: AnalysisJob) => Promise<AnalysisAnswer>,
  settings: AnalysisSettings = ANALYSIS_SETTINGS,
): Promise<Analysis> {
  const { game } = match;
  const looks = match.log.map((_, at) => work({ job: 'glance', at, iterations: settings.iterations }));
  const glances = (await Promise.all(looks)).filter(isGlance);
  const dear = dearest(glances, match.seats, settings.dearest);
  const comparing = dear.map(({ at, rivals }) => work({ job: 'compare', at, rivals, pairs: settings.pairs }));
  const compared = (await Promise.all(comparing)).filter(isComparison);
  const judged = judge(glances, new Map(compared.map((one) => [one.at, one])), match);
  const seats = Array.from({ length: match.seats }, (_, seat) => figuresOf(judged, seat));
  return { game: game.name, version: game.version, hash: toDocument(match).hash ?? '', settings, judged, seats };
}

const isGlance = (answer: AnalysisAnswer): answer is Glance => answer !== undefined && 'shares' in answer;
const isComparison = (answer: AnalysisAnswer): answer is Comparison => answer !== undefined && 'best' in answer;

/** The choices that look dear, the dearest first; of equals the earlier. */
const dearest = (glances: readonly Glance[], seats: number, count: number): readonly Glance[] =>
  glances
    .filter(({ loss }) => worthALook(loss, seats))
    .sort((a, b) => b.loss - a.loss || a.at - b.at)
    .slice(0, count);

function judge(glances: readonly Glance[], compared: ReadonlyMap<number, Comparison>, match: Match): readonly Judged[] {
  const ends = endShares(match.game, match);
  return glances.map((glance, i): Judged => {
    const { at, seat, shares } = glance;
    const next = glances.slice(i + 1).find((one) => one.seat === seat);
    const comparison = compared.get(at);
    const luck = (next ? next.best : (ends[seat] ?? 0)) - glance.best + Math.max(0, comparison?.loss.value ?? 0);
    const verdict = comparison ? verdictOf(comparison.loss, match.seats) : worthALook(glance.loss, match.seats) ? 'unsure' : 'fine';
    if (!comparison) return { at, seat, shares, verdict, luck };
    return { at, seat, shares, verdict, luck, loss: comparison.loss, best: comparison.best, played: comparison.played };
  });
}

/** The victory as it was shared; where the match is not over, among those in front. */
function endShares(game: Game, { state, seats }: Match): readonly number[] {
  const first = winners(game.standing(state));
  return Array.from({ length: seats }, (_, seat) => (first.includes(seat) ? 1 / first.length : 0));
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

const isProven = (verdict: Verdict): boolean => verdict !== 'fine' && verdict !== 'unsure';

/** A seat's choices that are most worth looking at again: the dearest proven ones. */
export const worthSeeing = (judged: readonly Judged[], seat: Seat, count = 3): readonly Judged[] =>
  judged
    .filter((one) => one.seat === seat && isProven(one.verdict))
    .sort((a, b) => (b.loss?.value ?? 0) - (a.loss?.value ?? 0) || a.at - b.at)
    .slice(0, count);
