import { type Decision, fastRandom, type Move, play, type RandomState, type State, seedRandom } from '@madang/kernel';
import type { Budget, Considered, Question, Thought } from '../contract.ts';
import { candidatesOf, determinize, endsTurn, sensible, unsearched } from '../determinization.ts';
import { ONE_ANSWER, PLAN_SETTINGS, type Plan, planTurn, playPlan } from '../plans.ts';
import { playTurns } from './answers.ts';
import { playOut, usualReach } from './search.ts';

/** How turns are weighed against each other. */
export interface WeighingSettings {
  /** A plan's own value counts as so many playouts. */
  readonly prior: number;
  /** How far behind the best a plan may be to be played out at all, as a difference of results. */
  readonly lag: number;
  /** Id of a first move whose best plan is played out to the end, however it does: what it brings is to be known. */
  readonly keep?: number;
  /**
   * Set where every seat's standing is asked, not only the move. Playouts end where the horizon rests, or as the seat's next turn opens, so all seats
   * had equally many turns. Some run even where one first move is clearly best.
   */
  readonly evenly?: true;
}

export const WEIGHING_SETTINGS: WeighingSettings = { prior: 8, lag: 0.08 };

/** The same, with the decisions that a playout goes on for at least, or the turns. */
interface Weighing extends WeighingSettings {
  readonly reach: number;
  readonly turns: number;
}

/** A whole turn that is played out, and how that went. */
interface Candidate<M extends Move> {
  readonly plan: Plan<M>;
  readonly first: M;
  visits: number;
  /** Sum of the asking seat's results, and of all seats'. */
  total: number;
  readonly totals: number[];
}

/**
 * Compares the seat's best turns by sequential halving (Karnin, Koren, Somekh 2013): all play out in the same worlds, with the same chance. An
 * iteration is one playout. Without `evenly`, a clearly best first move needs none. Returns the best turn's first move.
 */
export function sequentialHalving<S extends State, M extends Move>(
  question: Question<S, M>,
  budget: Budget,
  settings: WeighingSettings = WEIGHING_SETTINGS,
): Thought<M> {
  const clock = clockOf(budget);
  const random = seedRandom(question.seed);
  const start = determinize(question, random);
  const asked = sensible(question, start.decision);
  const choices = candidatesOf(question.expertise, start.world, asked);
  const [only] = choices;
  if (choices.length === 1 && only) return unsearched(question, start.world, only);
  const plans = planTurn(question, start.world, asked, random, { ...PLAN_SETTINGS, until: clock.deadline });
  const weighing: Weighing = { ...settings, reach: budget.reach ?? usualReach(question.expertise), turns: budget.turns ?? 0 };
  let left = worthWeighing(plans, question.seat, clock.iterations, settings);
  const all = left;
  const halvings = Math.ceil(Math.log2(Math.max(2, all.length)));
  let done = 0;
  while ((leadApart(left) || (settings.evenly && unheard(left))) && clock.has(done, left.length)) {
    weigh(question, left, weighing, random);
    done += left.length;
    const staying = Math.max(2, Math.ceil(all.length / 2 ** Math.floor(clock.part(done) * halvings)));
    const bestFirst = ranked(left, question.seat, settings.prior);
    const kept = bestFirst.find(({ first }) => first.id === settings.keep);
    left = bestFirst.filter((one, i) => i < staying || one === kept);
  }
  const [best] = ranked(left, question.seat, settings.prior);
  if (!best) throw new Error('a decision without plans');
  return summary(question, choices, { plans, weighed: all, best, iterations: done });
}

/** How long may be weighed: by iterations where they are given, else by time, which is a guard besides. */
function clockOf({ iterations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY }: Budget) {
  if (iterations === Number.POSITIVE_INFINITY && milliseconds === Number.POSITIVE_INFINITY) throw new Error('a search needs a budget');
  const begun = performance.now();
  const deadline = begun + milliseconds;
  const counted = iterations !== Number.POSITIVE_INFINITY;
  return {
    iterations: counted ? iterations : USUAL_ITERATIONS,
    deadline,
    /** Whether there is room for so many more; the first are always played. */
    has: (done: number, more: number): boolean => done === 0 || (done + more <= iterations && performance.now() < deadline),
    /** The part of the budget that is used, below 1. */
    part: (done: number): number => Math.min(0.999, counted ? done / iterations : (performance.now() - begun) / milliseconds),
  };
}

/** Taken for the number of iterations where only time is given. */
const USUAL_ITERATIONS = 300;

/** Plans that are played out where there are so many iterations: about their root, at most this many. */
const MOST_PLANS = 24;

/** The best plans that end differently; of each first move a third of them at most, so that several are compared; and what is to be kept. */
function worthWeighing<M extends Move>(plans: readonly Plan<M>[], seat: number, iterations: number, { lag, keep }: WeighingSettings): Candidate<M>[] {
  const most = Math.max(2, Math.min(MOST_PLANS, Math.round(Math.sqrt(iterations))));
  const each = Math.ceil(most / 3);
  const least = (plans[0]?.values[seat] ?? 0) - lag;
  const found: Candidate<M>[] = [];
  for (const plan of plans) {
    const [first] = plan.moves;
    const value = plan.values[seat] ?? 0;
    if (first === undefined || value < least || found.length >= most) break;
    const alike = found.filter((other) => other.first.id === first.id);
    if (alike.length >= each || alike.some((other) => other.plan.values[seat] === value)) continue;
    found.push(candidate(plan, first));
  }
  const kept = plans.find(({ moves }) => moves[0]?.id === keep);
  const [first] = kept?.moves ?? [];
  return kept && first && !found.some((one) => one.first.id === keep) ? [...found, candidate(kept, first)] : found;
}

const candidate = <M extends Move>(plan: Plan<M>, first: M): Candidate<M> => ({ plan, first, visits: 0, total: 0, totals: [] });

/** Playouts that say how all seats stand where nothing is left to choose. */
const ENOUGH = 24;

/** Whether too little has been played to say how all seats stand. */
const unheard = <M extends Move>([best]: readonly Candidate<M>[]): boolean => best !== undefined && best.visits < ENOUGH;

/** Whether there is still a choice: plans that begin differently. */
const leadApart = <M extends Move>(left: readonly Candidate<M>[]): boolean => left.some(({ first }) => first.id !== left[0]?.first.id);

/** Best first: what playouts said, and the plan's own value. */
const ranked = <M extends Move>(left: readonly Candidate<M>[], seat: number, prior: number): Candidate<M>[] => {
  const score = ({ plan, total, visits }: Candidate<M>): number => (prior * (plan.values[seat] ?? 0) + total) / (prior + visits);
  return left.toSorted((a, b) => score(b) - score(a));
};

/** Plays every one of these turns once, all in the same world. */
function weigh<S extends State, M extends Move>(
  question: Question<S, M>,
  left: readonly Candidate<M>[],
  settings: Weighing,
  random: RandomState,
): void {
  const { game, seat } = question;
  const { world } = determinize(question, random);
  const chance = fastRandom(random);
  for (const one of left) {
    const here = game.clone(world);
    const luck = chance.slice();
    const values = outcome(question, here, playPlan(question, here, one.plan.moves, luck), settings, luck);
    one.visits += 1;
    one.total += values[seat] ?? 0;
    for (let s = 0; s < values.length; s++) one.totals[s] = (one.totals[s] ?? 0) + (values[s] ?? 0);
  }
}

/** How each seat stands where a playout from here ends. */
function outcome<S extends State, M extends Move>(
  question: Question<S, M>,
  world: S,
  from: Decision<M> | undefined,
  { evenly, reach, turns }: Weighing,
  random: RandomState,
): readonly number[] {
  const { game, expertise, seat } = question;
  if (turns > 0) {
    const next = playTurns(question, world, from, turns, random);
    return evenly ? expertise.evaluate(world) : bestAnswer(question, world, next, random);
  }
  if (evenly || !expertise.horizon?.nextTurn) {
    playOut(question, world, from, reach, random);
    return expertise.evaluate(world);
  }
  let next = from;
  for (let step = 0; step < reach && next !== undefined && (next.seat !== seat || !endsTurn(expertise, seat, next)); step++) {
    next = play(game, world, next.seat, expertise.rollout(world, next, random));
  }
  return bestAnswer(question, world, next, random);
}

/** How each seat stands after the best answer to the first question of the asking seat's turn; as the world is where that does not come. */
function bestAnswer<S extends State, M extends Move>(
  question: Question<S, M>,
  world: S,
  next: Decision<M> | undefined,
  random: RandomState,
): readonly number[] {
  const [best] = next?.seat === question.seat ? planTurn(question, world, next, random, ONE_ANSWER) : [];
  return best?.values ?? question.expertise.evaluate(world);
}

/** What weighing came to: all plans, those that were played out, the best of them, and the playouts. */
interface Weighed<M extends Move> {
  readonly plans: readonly Plan<M>[];
  readonly weighed: readonly Candidate<M>[];
  readonly best: Candidate<M>;
  readonly iterations: number;
}

function summary<S extends State, M extends Move>(
  { seat }: Question<S, M>,
  choices: readonly M[],
  { plans, weighed, best, iterations }: Weighed<M>,
): Thought<M> {
  const considered = choices.map((move): Considered<M> => {
    const [most] = weighed.filter(({ first }) => first.id === move.id).toSorted((a, b) => b.visits - a.visits);
    const value = plans.find(({ moves }) => moves[0]?.id === move.id)?.values[seat] ?? 0;
    return { move, visits: most?.visits ?? 0, value: most && most.visits > 0 ? most.total / most.visits : value };
  });
  const rank = (move: M): number => (move.id === best.first.id ? 0 : 1);
  considered.sort((a, b) => rank(a.move) - rank(b.move) || b.visits - a.visits || b.value - a.value || a.move.id - b.move.id);
  const values = best.visits > 0 ? best.totals.map((total) => total / best.visits) : best.plan.values;
  return { move: best.first, iterations: Math.max(1, iterations), values, considered, weighed: true };
}
