import { begin, type Expertise, type Game, type Move, play, type Seat, type State } from '@madang/kernel';
import { chancesIn } from '../analysis/chances.ts';
import { type Estimate, meanOf } from '../statistics.ts';
import { sharesNow } from '../training/leaf-targets.ts';
import { valued } from '../values/valued.ts';
import { type MatchPlan, playMatch, setupOf } from './match.ts';

/** Parts of a match after which chances are asked for. */
export const ASKED_AT = [0.25, 0.5, 0.75] as const;

/** How far expectations were from who won: the mean over seats of (expected − won)². */
interface Scores {
  /** Even chances, and all chances with the leader by points. */
  readonly even: number;
  readonly leader: number;
  /** What the question cost, in milliseconds. */
  readonly cost: number;
}

/** One moment of a match: after such a part of it. */
export interface Miss extends Scores {
  readonly part: number;
  readonly chances: number;
}

/** The misses of many matches at one moment: Brier's score. */
export interface Calibration extends Scores {
  readonly part: number;
  readonly brier: Estimate;
}

/** Plays a match and asks for the chances on its way, by the view of one seat. Equal plans have equal answers but for times. */
export function missesOf<S extends State, M extends Move>(
  game: Game<S, M>,
  expertise: Expertise<S, M>,
  plan: MatchPlan,
  viewer: Seat,
): readonly Miss[] {
  const moves: { readonly seat: Seat; readonly move: M }[] = [];
  const { shares: won } = playMatch(game, expertise, plan, (seat, move) => moves.push({ seat, move }));
  const trained = valued(game, expertise);
  const state = begin(game, setupOf(plan));
  let at = 0;
  return ASKED_AT.map((part) => {
    for (const { seat, move } of moves.slice(at, Math.floor(part * moves.length))) play(game, state, seat, move);
    at = Math.floor(part * moves.length);
    const begun = performance.now();
    const { shares } = chancesIn(
      { game, expertise: trained, view: game.redact(state, viewer) },
      plan.seats.map((seat) => seat?.level ?? null),
    );
    const cost = performance.now() - begun;
    return { part, chances: missOf(shares, won), even: missOf(evenly(won), won), leader: missOf(sharesNow(game, state), won), cost };
  });
}

const missOf = (shares: readonly number[], won: readonly number[]): number =>
  won.reduce((sum, share, seat) => sum + ((shares[seat] ?? 0) - share) ** 2, 0) / won.length;

const evenly = (won: readonly number[]): readonly number[] => won.map(() => 1 / won.length);

/** Brier's score at each moment, with its interval. */
export const calibrationOf = (misses: readonly Miss[]): readonly Calibration[] =>
  ASKED_AT.map((part) => {
    const there = misses.filter((one) => one.part === part);
    const mean = (of: keyof Scores): number => meanOf(there.map((one) => one[of])).value;
    return { part, brier: meanOf(there.map(({ chances }) => chances)), even: mean('even'), leader: mean('leader'), cost: mean('cost') };
  });
