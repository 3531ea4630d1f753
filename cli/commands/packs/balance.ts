import { wilson } from '@madang/bots/arena';
import { noteCards } from '@madang/bots/laboratory';
import type { Expertise, Game, Pack } from '@madang/kernel';

/** A share with its 95 % interval, and of how many it is. */
interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly of: number;
}

/** How matches with a pack went. */
export interface Balance {
  readonly matches: number;
  readonly finished: number;
  /** Matches that a rule broke, with what it said. */
  readonly broken: readonly string[];
  readonly points: number;
  /** By card, how often its players won. */
  readonly cards: ReadonlyMap<number, Share>;
}

const shareOf = (wins: number, of: number): Share => {
  const { value, low, high } = wilson(wins, of);
  return { share: value, low, high, of };
};

/** Plays matches of equal players with a pack. In every fourth all moves are random, and only its end counts; in the others the quick policy of playouts plays. */
export function measurePack(game: Game, expertise: Expertise, pack: Pack, seats: number, matches: number): Balance {
  const plays: Plays = new Map();
  const broken: string[] = [];
  const bots = Array.from({ length: seats }, () => ({ name: 'random', level: 'random' }) as const);
  const points: number[] = [];
  let finished = 0;
  for (let i = 0; i < matches; i++) {
    const isQuick = i % 4 !== 3;
    const plan = { seats: bots, seed: `pack ${i}`, options: { [pack.option]: pack.id }, pack };
    try {
      const played = noteCards(game, expertise, isQuick ? { ...plan, quick: true } : plan);
      finished += played.finished ? 1 : 0;
      if (!isQuick) continue;
      points.push(...played.scores.map((one) => one.points));
      countAll(plays, played.played, played.shares);
    } catch (error) {
      broken.push(`${plan.seed}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const cards = new Map([...plays].map(([card, { wins, of }]) => [card, shareOf(wins, of)]));
  return { matches, finished, broken, points: points.reduce((sum, one) => sum + one, 0) / Math.max(1, points.length), cards };
}

type Plays = Map<number, { readonly wins: number; readonly of: number }>;

function countAll(plays: Plays, cards: readonly ReadonlySet<number>[], shares: readonly number[]): void {
  for (const [seat, own] of cards.entries()) for (const card of own) count(plays, card, shares[seat] ?? 0);
}

function count(plays: Plays, card: number, share: number): void {
  const { wins, of } = plays.get(card) ?? { wins: 0, of: 0 };
  plays.set(card, { wins: wins + share, of: of + 1 });
}
