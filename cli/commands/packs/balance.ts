import { type MatchPlan, playMatch, wilson } from '@madang/bots/arena';
import { noteCards } from '@madang/bots/laboratory';
import type { Expertise, Game, Pack } from '@madang/kernel';

/** A share with its 95 % interval, and of how many it is. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly of: number;
}

/** A mean and half of its 95 % interval. */
export interface Mean {
  readonly mean: number;
  readonly by: number;
}

/** How a seat did with a pack and, in the same deals, without it. */
interface SeatBalance {
  readonly points: Mean;
  readonly pointsWithout: Mean;
  /** Points with the pack less those without it, match by match. */
  readonly change: Mean;
  readonly victories: Share;
}

/** How matches with a pack went. */
export interface Balance {
  readonly matches: number;
  readonly finished: number;
  /** Matches that a rule broke, with what it said. */
  readonly broken: readonly string[];
  readonly points: number;
  readonly seats: readonly SeatBalance[];
  /** Decisions of a match, with the pack and without it. */
  readonly decisions: Mean;
  readonly decisionsWithout: Mean;
  /** By card, how often its players won; empty where the game counts no cards. */
  readonly cards: ReadonlyMap<number, Share>;
  /** Cards that fewer than one player in a hundred played. */
  readonly hardlyPlayed: readonly number[];
}

/** A card that fewer players played tells nothing of its worth. */
const HARDLY = 0.01;

const shareOf = (wins: number, of: number): Share => {
  const { value, low, high } = wilson(wins, of);
  return { share: value, low, high, of };
};

/** The mean of some values with its 95 % interval. */
function meanOf(values: readonly number[]): Mean {
  const n = Math.max(1, values.length);
  const mean = values.reduce((sum, one) => sum + one, 0) / n;
  const variance = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, n - 1);
  return { mean, by: 1.96 * Math.sqrt(variance / n) };
}

/** What is remembered of a finished match. */
interface Played {
  readonly points: readonly number[];
  readonly shares: readonly number[];
  readonly decisions: number;
  /** By seat the cards that were played. */
  readonly cards: readonly ReadonlySet<number>[];
}

function playOnce(game: Game, expertise: Expertise, plan: MatchPlan): Played | undefined {
  const { finished, scores, shares, decisions, played } = game.cards
    ? noteCards(game, expertise, plan)
    : { ...playMatch(game, expertise, plan), played: [] };
  return finished ? { points: scores.map((one) => one.points), shares, decisions, cards: played } : undefined;
}

/** A game with its bots, a pack, and how many seats. */
interface Measured {
  readonly game: Game;
  readonly expertise: Expertise;
  readonly pack: Pack;
  readonly seats: number;
}

/**
 * Plays matches of equal players with a pack and the same deals without it. In every fourth all moves are random, and only its end counts; in the
 * others the quick policy of playouts plays.
 */
export function measurePack({ game, expertise, pack, seats }: Measured, matches: number): Balance {
  const broken: string[] = [];
  const bots = Array.from({ length: seats }, () => ({ name: 'random', level: 'random' }) as const);
  const pairs: { readonly played: Played; readonly without: Played }[] = [];
  let finished = 0;
  for (let i = 0; i < matches; i++) {
    const isQuick = i % 4 !== 3;
    const plan: MatchPlan = { seats: bots, seed: `pack ${i}`, ...(isQuick && { quick: true }) };
    try {
      const played = playOnce(game, expertise, { ...plan, options: { [pack.option]: pack.id }, pack });
      finished += played ? 1 : 0;
      const without = isQuick && played ? playOnce(game, expertise, plan) : undefined;
      if (played && without) pairs.push({ played, without });
    } catch (error) {
      broken.push(`${plan.seed}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const all = pairs.map(({ played }) => played);
  const cards = cardShares(all);
  return {
    ...{ matches, finished, broken, cards, hardlyPlayed: rare(game, cards, all.length * seats) },
    points: meanOf(all.flatMap(({ points }) => points)).mean,
    seats: bots.map((_, seat) => seatBalance(pairs, seat)),
    decisions: meanOf(all.map(({ decisions }) => decisions)),
    decisionsWithout: meanOf(pairs.map(({ without }) => without.decisions)),
  };
}

function seatBalance(pairs: readonly { readonly played: Played; readonly without: Played }[], seat: number): SeatBalance {
  const pointsOf = (one: Played): number => one.points[seat] ?? 0;
  const won = pairs.reduce((sum, { played }) => sum + (played.shares[seat] ?? 0), 0);
  return {
    points: meanOf(pairs.map(({ played }) => pointsOf(played))),
    pointsWithout: meanOf(pairs.map(({ without }) => pointsOf(without))),
    change: meanOf(pairs.map(({ played, without }) => pointsOf(played) - pointsOf(without))),
    victories: shareOf(won, pairs.length),
  };
}

/** By card, how often its players won. */
function cardShares(all: readonly Played[]): ReadonlyMap<number, Share> {
  const plays = new Map<number, { readonly wins: number; readonly of: number }>();
  for (const { cards, shares } of all) {
    for (const [seat, own] of cards.entries()) {
      for (const card of own) {
        const { wins, of } = plays.get(card) ?? { wins: 0, of: 0 };
        plays.set(card, { wins: wins + (shares[seat] ?? 0), of: of + 1 });
      }
    }
  }
  return new Map([...plays].map(([card, { wins, of }]) => [card, shareOf(wins, of)]));
}

/** Cards of a game that hardly anybody played. */
function rare({ cards }: Game, shares: ReadonlyMap<number, Share>, players: number): readonly number[] {
  const all = Array.from({ length: cards?.count ?? 0 }, (_, card) => card);
  return all.filter((card) => (shares.get(card)?.of ?? 0) < HARDLY * players);
}
