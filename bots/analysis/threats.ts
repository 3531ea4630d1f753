import {
  type Decision,
  decision as decisionIn,
  type Move,
  play,
  type RandomState,
  type Seat,
  type Stakes,
  type State,
  seedRandom,
} from '@madang/kernel';
import { ask } from '../ask.ts';
import type { Question } from '../contract.ts';
import { determinize } from '../determinization.ts';
import { type Plan, planTurn, playPlan } from '../plans.ts';

/** Something that a seat would take, and how likely it is gone before the seat's next turn. */
export interface Threat {
  /** The number of the stake. */
  readonly stake: number;
  /** In how many of the imagined worlds it was gone, 0 … 1. */
  readonly share: number;
  /** The seat that took it most often there; null: none did. */
  readonly by: Seat | null;
  /** How far the best turn that takes it is behind the best turn of all, in shares of the victory. */
  readonly behind: number;
}

/** How threats are looked for. */
export interface ThreatSettings {
  /** Imagined worlds. */
  readonly worlds: number;
  /** Turns whose stakes are looked at, the best. */
  readonly turns: number;
  /** How far a turn may be behind the best one, in shares of the victory, and still be wanted. */
  readonly reach: number;
}

const THREAT_SETTINGS: ThreatSettings = { worlds: 24, turns: 40, reach: 0.1 };

/** Shares from which a player is warned: of what may be gone, and of what is gone more often than not. */
export const POSSIBLE = 0.25;
export const LIKELY = 0.5;

/**
 * What the seat wants, and how likely others take it before its next turn, likeliest first. They play as *Normal* in imagined worlds, after the seat's
 * best turn; what that turn takes is tried after the best one without. Equal questions have equal answers.
 */
export function threatsTo<S extends State, M extends Move>(question: Question<S, M>, settings: ThreatSettings = THREAT_SETTINGS): readonly Threat[] {
  const { stakes } = question.expertise;
  if (!stakes) return [];
  const wanted = wantedBy(question, stakes, settings);
  const [best] = wanted;
  if (!best) return [];
  const other = wanted.find(({ takes }) => !takes.some((stake) => best.takes.includes(stake)));
  const after = lossesAfter(question, stakes, best.plan, settings.worlds);
  const without = other && best.takes.length > 0 ? lossesAfter(question, stakes, other.plan, settings.worlds) : NONE;
  return [...leastBehind(wanted)]
    .map(([stake, behind]): Threat => {
      const takers = (best.takes.includes(stake) ? without : after).get(stake) ?? [];
      return { stake, behind, share: takers.length / settings.worlds, by: mostFrequent(takers) };
    })
    .sort((a, b) => b.share - a.share || a.behind - b.behind || a.stake - b.stake);
}

const NONE: ReadonlyMap<number, readonly Seat[]> = new Map();

/** A turn worth thinking of, the stakes that it takes, and how far it is behind the best. */
interface Wanted<M extends Move> {
  readonly plan: Plan<M>;
  readonly takes: readonly number[];
  readonly behind: number;
}

/** The turns that the seat may want, best first. */
function wantedBy<S extends State, M extends Move>(
  question: Question<S, M>,
  stakes: Stakes<S>,
  { turns, reach }: ThreatSettings,
): readonly Wanted<M>[] {
  const { game, seat } = question;
  const random = seedRandom(`${question.seed}/wanted`);
  const { world, decision } = determinize(question, random);
  const plans = planTurn(question, world, decision, random).slice(0, turns);
  const top = plans[0]?.values[seat] ?? 0;
  const before = stakes.there(world, seat);
  return plans
    .map((plan) => ({ plan, behind: top - (plan.values[seat] ?? 0) }))
    .filter(({ behind }) => behind <= reach)
    .map(({ plan, behind }) => {
      const after = game.clone(world);
      playPlan(question, after, plan.moves, random);
      const left = new Set(stakes.there(after, seat));
      return { plan, behind, takes: before.filter((stake) => !left.has(stake)) };
    });
}

/** By stake, how far the best turn that takes it is behind. */
function leastBehind(wanted: readonly Wanted<Move>[]): ReadonlyMap<number, number> {
  const least = new Map<number, number>();
  for (const { takes, behind } of wanted) for (const stake of takes) least.set(stake, Math.min(behind, least.get(stake) ?? behind));
  return least;
}

/** By stake, who took it in each world where it was gone as the seat's next turn began. */
function lossesAfter<S extends State, M extends Move>(
  question: Question<S, M>,
  stakes: Stakes<S>,
  plan: Plan<M>,
  worlds: number,
): ReadonlyMap<number, readonly Seat[]> {
  const { game, view } = question;
  const taken = Array.from({ length: worlds }, (_, i) => {
    const seed = `${question.seed}/threat ${i}`;
    const random = seedRandom(seed);
    const world = game.imagine(view, random);
    playPlan(question, world, plan.moves, random);
    return [...takenIn({ ...question, seed }, stakes, world, random)];
  });
  const takers = Map.groupBy(taken.flat(), ([stake]) => stake);
  return new Map([...takers].map(([stake, all]) => [stake, all.map(([, taker]) => taker)]));
}

/** Decisions of others between two turns of a seat at most: who has the table to themselves may play on. */
const MOST_DECISIONS = 200;

/** Plays the world on to the seat's next turn: the stakes that others took meanwhile and that are not back, each with who took it. None if no turn comes. */
function takenIn<S extends State, M extends Move>(
  question: Question<S, M>,
  stakes: Stakes<S>,
  world: S,
  random: RandomState,
): ReadonlyMap<number, Seat> {
  const { game, seat } = question;
  const takers = new Map<number, Seat>();
  let before = stakes.there(world, seat);
  let next = decisionIn(game, world);
  for (let i = 0; i < MOST_DECISIONS && next && !isNextTurn(question, next); i++) {
    const who: Seat = next.seat;
    next = play(game, world, who, answerIn({ ...question, seed: `${question.seed}/${i}` }, world, next, random));
    const left = new Set(stakes.there(world, seat));
    if (who !== seat) for (const stake of before) if (!left.has(stake)) takers.set(stake, who);
    before = [...left];
  }
  for (const stake of next ? before : takers.keys()) takers.delete(stake);
  return takers;
}

const isNextTurn = <S extends State, M extends Move>({ expertise, seat }: Question<S, M>, next: Decision<M>): boolean =>
  next.seat === seat && (expertise.opensTurn?.(next) ?? true);

/** What a seat answers in an imagined world: others as *Normal* does, from their own view; the asking seat what is quickly found. */
function answerIn<S extends State, M extends Move>(
  { game, expertise, seat, seed }: Question<S, M>,
  world: S,
  next: Decision<M>,
  random: RandomState,
): M {
  if (next.seat === seat) return expertise.rollout(world, next, random);
  return ask('normal', { game, expertise, view: game.redact(world, next.seat), seat: next.seat, seed }).move;
}

/** The seat that a list holds most often; of equals the first. */
function mostFrequent(list: readonly Seat[]): Seat | null {
  const count = (seat: Seat | null): number => list.filter((one) => one === seat).length;
  return list.reduce<Seat | null>((most, seat) => (count(seat) > count(most) ? seat : most), null);
}
