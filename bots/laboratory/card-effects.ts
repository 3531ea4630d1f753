import type { Expertise, Game } from '@madang/kernel';
import { type MatchPlan, playMatch } from '../arena/match.ts';
import { boundOf, type Estimate, holm, POWER_Z, tails, Z } from '../statistics.ts';
import { SHOWN } from './comparison.ts';
import type { ArmName } from './experiment.ts';
import { type NormalEquations, solve } from './least-squares.ts';

/** Each seat of a match: its points, and the cards that it played with their effect, each once. */
export interface CardMatch {
  readonly points: readonly number[];
  readonly played: readonly (readonly number[])[];
}

/** A measuring change outside the rules: a seat that played the card gets more points. Bots do not know of it. */
export interface CardChange {
  readonly card: number;
  readonly points: number;
}

/** Sums of many matches: all that effects are reckoned from. */
export interface CardSums extends NormalEquations {
  matches: number;
  /** Squares of points, each counted from the mean of its table. */
  squares: number;
  /** Independent numbers among them: one less than seats in each match. */
  freedom: number;
  /** By card, the seats that played it. */
  readonly played: number[];
}

/** A card in both arms. */
export interface JudgedCard {
  readonly card: number;
  readonly played: Readonly<Record<ArmName, number>>;
  /** Points that go with it, all other cards of the seat being equal. */
  readonly effects: Readonly<Record<ArmName, number>>;
  readonly difference: Estimate;
  /** How likely so large a difference is by chance, corrected for all judged cards (Holm). */
  readonly p: number;
  /** The change in points that so many matches show in four of five cases. */
  readonly detectable: number;
}

/** What two arms show of every card. */
export interface CardReport {
  readonly matches: number;
  /** Largest differences first, by their certainty. */
  readonly judged: readonly JudgedCard[];
  /** Cards that were played too seldom to be judged. */
  readonly seldom: number;
}

/** Whether a comparison shows that a card differs. */
export const isFound = ({ p }: JudgedCard): boolean => p < SHOWN;

/** How many cards' changes by that many points a comparison shows in four of five cases. */
export const foundAt = ({ judged }: CardReport, points: number): number => judged.filter(({ detectable }) => detectable <= Math.abs(points)).length;

/** Plays a match and notes by seat the cards that were played with their effect. Throws where the game says nothing of its cards. */
export function noteCards(game: Game, expertise: Expertise, plan: MatchPlan) {
  const { cards } = game;
  if (!cards) throw new Error(`${game.name} says nothing of its cards`);
  const played = plan.seats.map(() => new Set<number>());
  const result = playMatch(game, expertise, plan, undefined, {
    tell(told) {
      const shown = cards.played(told);
      if (shown) played[shown.seat]?.add(shown.card);
    },
  });
  return { ...result, played };
}

/** A match as it counts for its cards. Undefined: it did not end. Throws where the game says nothing of its cards. */
export function playCards(game: Game, expertise: Expertise, plan: MatchPlan): CardMatch | undefined {
  const { finished, scores, played } = noteCards(game, expertise, plan);
  return finished ? { points: scores.map(({ points }) => points), played: played.map((own) => [...own]) } : undefined;
}

/** The match as it counts with the change. */
export const changedBy = ({ card, points: more }: CardChange, { points, played }: CardMatch): CardMatch => ({
  points: points.map((own, seat) => own + (played[seat]?.includes(card) ? more : 0)),
  played,
});

/** No match yet, for a game with so many card numbers. */
export const noMatches = (columns: number): CardSums => ({
  ...{ matches: 0, squares: 0, freedom: 0, columns },
  products: new Float64Array(columns * columns),
  targets: new Float64Array(columns),
  played: new Array<number>(columns).fill(0),
});

/** Adds a match. Points and cards count from the mean of the table, for the deal lifts or lowers all of its seats. */
export function addMatch(sums: CardSums, { points, played }: CardMatch): void {
  const { columns, products, targets } = sums;
  const seats = points.length;
  const mean = points.reduce((sum, one) => sum + one, 0) / seats;
  const table = played.flat();
  for (const [seat, own] of played.entries()) {
    const lead = (points[seat] ?? 0) - mean;
    sums.squares += lead * lead;
    for (const card of own) {
      sums.played[card] = (sums.played[card] ?? 0) + 1;
      targets[card] = (targets[card] ?? 0) + lead;
      for (const other of own) add(products, card * columns + other, 1);
    }
  }
  for (const card of table) for (const other of table) add(products, card * columns + other, -1 / seats);
  sums.matches += 1;
  sums.freedom += seats - 1;
}

const add = (list: Float64Array, at: number, n: number): void => {
  list[at] = (list[at] ?? 0) + n;
};

/** The effect of a card and the variance of that estimate. */
interface Effect {
  readonly points: number;
  readonly variance: number;
}

/** The effect of every card by least squares. The variance of a residual is the same for all cards. */
function effectsOf(sums: CardSums): readonly Effect[] {
  const { coefficients, spread } = solve(sums);
  const explained = coefficients.reduce((sum, points, card) => sum + points * (sums.targets[card] ?? 0), 0);
  const residual = Math.max(0, sums.squares - explained) / Math.max(1, sums.freedom - sums.played.filter((seats) => seats > 0).length);
  return coefficients.map((points, card) => ({ points, variance: residual * (spread[card] ?? 0) }));
}

/** Seats that must have played a card in either arm. */
const LEAST_SEATS = 30;
const isJudged = (sums: readonly CardSums[], card: number): boolean => sums.every(({ played }) => (played[card] ?? 0) >= LEAST_SEATS);

/** Compares what every card does in both arms, which must come from different deals. */
export function compareCards(a: CardSums, b: CardSums): CardReport {
  const [before, after] = [effectsOf(a), effectsOf(b)];
  const seen = before.map((_, card) => card).filter((card) => (a.played[card] ?? 0) + (b.played[card] ?? 0) > 0);
  const cards = seen.filter((card) => isJudged([a, b], card));
  const bound = boundOf(SHOWN / Math.max(1, cards.length)) + POWER_Z;
  const raw = cards.map((card) => {
    const [one, two] = [before[card], after[card]];
    const effects = { a: one?.points ?? 0, b: two?.points ?? 0 };
    const error = Math.sqrt((one?.variance ?? 0) + (two?.variance ?? 0));
    const value = effects.b - effects.a;
    const difference = { value, low: value - Z * error, high: value + Z * error };
    return { card, played: { a: a.played[card] ?? 0, b: b.played[card] ?? 0 }, effects, difference, detectable: bound * error };
  });
  const corrected = holm(raw.map(({ difference }) => tails(difference)));
  const judged = raw.map((one, i) => ({ ...one, p: corrected[i] ?? 1 }));
  const score = ({ difference: { value, high } }: JudgedCard): number => Math.abs(value) / Math.max(Number.MIN_VALUE, high - value);
  return { matches: a.matches + b.matches, judged: judged.sort((x, y) => score(y) - score(x)), seldom: seen.length - cards.length };
}
