import { decision, type Expertise, type Game, type LevelOdds, type Move, type Seat, type State, seedRandom, total } from '@madang/kernel';
import type { BotLevel } from '../contract.ts';
import { gainsOf } from '../values/trial.ts';

/** Something that a seat has more or less of than the others, and that its chance owes much to. */
export interface Reason {
  readonly seat: Seat;
  /** The name of the game's advantage. */
  readonly advantage: string;
  /** How much of it the seat has, and the mean of the others. */
  readonly own: number;
  readonly others: number;
  /** What it adds to the seat's chance by the trained values, in log-odds of victory. */
  readonly gain: number;
}

/** Every seat's chance to win, and what makes it so. */
export interface Chances {
  /** By seat; they add up to 1. */
  readonly shares: readonly number[];
  /** Seat by seat, the greatest first; none where nothing stands out. */
  readonly reasons: readonly Reason[];
  /** A turn begins here, or the match is over. In the middle of a turn values say less: what it costs is paid, what it brings is still to come. */
  readonly isSettled: boolean;
}

/** A position as a seat or a spectator sees it. The expertise judges with its trained values (`valued`). */
interface Seen<S extends State, M extends Move> {
  readonly game: Game<S, M>;
  readonly expertise: Expertise<S, M>;
  readonly view: S;
}

/** Imagined worlds whose mean the chances are. */
const WORLDS = 12;
/** Reasons are tried in some of these worlds: that costs about thirty times as much. */
const TRIED = 4;
/** Reasons of a seat. */
const MOST = 2;
/** The least that a reason adds or takes, in log-odds (about two points of a share of 25 %), and the least difference that a reader can see. */
const LEAST_GAIN = 0.1;
const LEAST_LEAD = 0.5;

/**
 * Estimates every seat's chance to win from one view alone, without a search: a few milliseconds. Equal views have equal answers. `levels`: by seat
 * the level of its bot; null: a person sits there, of whom no more is known than that they stand so.
 */
export function chancesIn<S extends State, M extends Move>(seen: Seen<S, M>, levels: readonly (BotLevel | null)[] = []): Chances {
  const { game, expertise, view } = seen;
  const worlds = Array.from({ length: WORLDS }, (_, world) => game.imagine(view, seedRandom(`chances ${world}`)));
  const shares = meanOfAll(worlds.map((world) => expertise.evaluate(world)));
  const reasons = reasonsIn(seen, worlds.slice(0, TRIED));
  return { shares: weighed(shares, levels, expertise.levelOdds), reasons, isSettled: isSettled(seen, worlds[0]) };
}

function isSettled<S extends State, M extends Move>({ game, expertise }: Seen<S, M>, world: S | undefined): boolean {
  const next = world && decision(game, world);
  return !next || (expertise.opensTurn?.(next) ?? true);
}

/** Shares with the odds of each seat's level: a weaker bot wins less often from the same position. */
function weighed(shares: readonly number[], levels: readonly (BotLevel | null)[], odds: LevelOdds = {}): readonly number[] {
  const oddsOf = (level: BotLevel | null = null): number => (level && odds[level]) || 0;
  const own = shares.map((share, seat) => share * Math.exp(oddsOf(levels[seat])));
  const sum = total(own);
  return own.map((share) => share / sum);
}

/** The mean of lists of numbers, place by place. */
const meanOfAll = (lists: readonly (readonly number[])[]): readonly number[] =>
  (lists[0] ?? []).map((_, place) => lists.reduce((sum, list) => sum + (list[place] ?? 0), 0) / lists.length);

function reasonsIn<S extends State, M extends Move>({ game, expertise, view }: Seen<S, M>, worlds: readonly S[]): readonly Reason[] {
  const { advantages = [] } = expertise;
  const groups = advantages.map(({ facts }) => facts);
  const gains = worlds.map((world) => gainsOf(game, expertise, world, groups)).filter((one) => one !== undefined);
  const seats = Array.from({ length: gains[0]?.length ?? 0 }, (_, seat) => seat);
  if (seats.length < 2) return [];
  const amounts = advantages.map(({ amount }) => seats.map((seat) => amount(view, seat)));
  return seats.flatMap((seat) => {
    const mine = meanOfAll(gains.map((one) => one[seat] ?? []));
    const reasons = advantages.map(({ name }, i): Reason => {
      const own = amounts[i]?.[seat] ?? 0;
      const others = (total(amounts[i] ?? []) - own) / (seats.length - 1);
      return { seat, advantage: name, own, others, gain: mine[i] ?? 0 };
    });
    return reasons
      .filter(standsOut)
      .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
      .slice(0, MOST);
  });
}

/** True where the reader sees what the values see: more of it lifts the seat, less lowers it. */
const standsOut = ({ own, others, gain }: Reason): boolean =>
  Math.abs(gain) >= LEAST_GAIN && Math.abs(own - others) >= LEAST_LEAD && own > others === gain > 0;
