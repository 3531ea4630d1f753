import { type Estimate, pairShare, wilson } from '../statistics.ts';
import type { MatchResult } from './match.ts';
import { rate } from './rating.ts';
import type { Fixture } from './schedule.ts';

/** How one bot did. */
export interface BotReport {
  readonly name: string;
  /** Seats it took over all matches. */
  readonly seats: number;
  /** Victories (shared ones count 1 / n), and as a share of its seats. */
  readonly victories: number;
  readonly share: Estimate;
  /** What the share comes to against one rival. */
  readonly pair: Estimate;
  readonly meanPoints: number;
  readonly rating: Estimate;
  /** Per decision that it thought about. */
  readonly millisecondsPerDecision: number;
  readonly iterationsPerDecision: number;
}

/** The table of an arena: bots in the order given, then the automas, if there were any. */
export interface ArenaReport {
  readonly game: string;
  readonly seats: number;
  /** The share of the victory that equals would have: 1 ÷ seats. */
  readonly par: number;
  readonly matches: number;
  readonly finished: number;
  readonly decisions: number;
  readonly seed: string;
  readonly bots: readonly BotReport[];
}

/** One planned match and how it went. */
export interface PlayedFixture {
  readonly fixture: Fixture;
  readonly result: MatchResult;
}

/** Adds the matches up. Unfinished ones do not count for ratings and shares. */
export function report(game: string, names: readonly string[], seats: number, seed: string, played: readonly PlayedFixture[]): ArenaReport {
  const finished = played.filter(({ result }) => result.finished);
  const ratings = rate(
    names.length,
    finished.map(({ fixture, result }) => ({ lineup: fixture.lineup, scores: result.scores })),
    seed,
  );
  const bots = names.map((name, bot) => botReport(name, bot, finished, seats, ratings[bot] ?? { value: 0, low: 0, high: 0 }));
  const decisions = played.reduce((sum, { result }) => sum + result.decisions, 0);
  return { game, seats, par: 1 / seats, matches: played.length, finished: finished.length, decisions, seed, bots };
}

function botReport(name: string, bot: number, played: readonly PlayedFixture[], table: number, rating: Estimate): BotReport {
  let seats = 0;
  let victories = 0;
  let points = 0;
  let decisions = 0;
  let milliseconds = 0;
  let iterations = 0;
  for (const { fixture, result } of played) {
    for (const [seat, sitting] of fixture.lineup.entries()) {
      if (sitting !== bot) continue;
      const spent = result.spent[seat];
      seats += 1;
      victories += result.shares[seat] ?? 0;
      points += result.scores[seat]?.points ?? 0;
      decisions += spent?.decisions ?? 0;
      milliseconds += spent?.milliseconds ?? 0;
      iterations += spent?.iterations ?? 0;
    }
  }
  const each = (sum: number, count: number) => (count === 0 ? 0 : sum / count);
  const share = wilson(victories, seats);
  return {
    name,
    seats,
    victories,
    share,
    pair: pairShare(share, table),
    meanPoints: each(points, seats),
    rating,
    millisecondsPerDecision: each(milliseconds, decisions),
    iterationsPerDecision: each(iterations, decisions),
  };
}
