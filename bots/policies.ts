import { below, type Decision, drawIndex, type Move, type RandomState, type State, seedRandom } from '@madang/kernel';
import type { Considered, Question, Thought } from './contract.ts';
import { anyOf, candidatesOf, determinize, sensible, unsearched } from './determinization.ts';
import { lookAhead } from './lookahead.ts';
import { PLAN_SETTINGS, type Plan, type PlanSettings, planTurn } from './plans.ts';

/** Any offered move, every one equally likely. */
export function answerRandomly<S extends State, M extends Move>(question: Question<S, M>): Thought<M> {
  const random = seedRandom(question.seed);
  const { world, decision } = determinize(question, random);
  return unsearched(question, world, anyOf(decision.moves, random));
}

/**
 * The move of the game's novice. Where it has none, the one that its playouts would choose; of a hundred answers about `epsilon` are any offered
 * move that is not senseless.
 */
export function answerByRollout<S extends State, M extends Move>(question: Question<S, M>, epsilon: number): Thought<M> {
  const random = seedRandom(question.seed);
  const { expertise, view, made = [] } = question;
  const { world, decision } = determinize(question, random);
  const answerTo = (open: Decision<M>): M => {
    if (expertise.novice) return expertise.novice(world, open, random);
    return below(random, 100) < epsilon ? anyOf(open.moves, random) : expertise.rollout(world, open, random);
  };
  const first = answerTo(decision);
  // Judging one answer is quicker than judging all.
  const move = expertise.isSenseless?.(view, decision, first, made) ? answerTo(sensible(question, decision)) : first;
  return unsearched(question, world, move);
}

/**
 * Thinks the whole turn through and begins the one after which the game's evaluation likes the seat's position best; where the game says so,
 * after the best turn that could follow it.
 */
export const answerGreedily = <S extends State, M extends Move>(question: Question<S, M>, settings: PlanSettings = PLAN_SETTINGS): Thought<M> =>
  answerByPlans(question, settings, ([best]) => best);

/**
 * Plans as far as the settings say, then samples a move by softmax over log-odds at `temperature`. Seats ahead or behind err as much as others.
 * Where the game looks further, it takes the best move: automas, not a lower level, are its rivals.
 */
export function answerBySoftmax<S extends State, M extends Move>(question: Question<S, M>, temperature: number, settings: PlanSettings): Thought<M> {
  const { looksFurther, waversAmong = Number.POSITIVE_INFINITY } = question.expertise;
  if (looksFurther?.(question.view)) return answerGreedily(question);
  return answerByPlans(question, settings, (considered, random) => {
    const straight = considered.filter(({ isDetour }) => !isDetour).slice(0, waversAmong);
    const best = logOdds(straight[0]?.value ?? 0);
    const weights = straight.map(({ value }) => Math.round(PRECISION * Math.exp((logOdds(value) - best) / temperature)));
    return straight[drawIndex(random, weights, sum(weights))];
  });
}

/** Thinks the turn through, and answers with the first move that `choose` takes of what is considered, the best first. */
function answerByPlans<S extends State, M extends Move>(
  question: Question<S, M>,
  settings: PlanSettings,
  choose: (considered: readonly Weighed<M>[], random: RandomState) => Weighed<M> | undefined,
): Thought<M> {
  const { game, expertise, seat } = question;
  const random = seedRandom(question.seed);
  const { world, decision: asked } = determinize(question, random);
  const decision = sensible(question, asked);
  const choices = candidatesOf(expertise, world, decision);
  const [first] = choices;
  if (first && (choices.length === 1 || expertise.unseen?.(decision))) return unsearched(question, world, first);
  const thought = planTurn(question, world, decision, random, settings);
  const look = expertise.looksFurther?.(question.view);
  const plans = look ? lookAhead(question, thought, look) : thought;
  const considered = consideredIn(plans, choices, seat);
  const chosen = choose(considered, random);
  // Where the game looks further only the best plans are known, and all of them may be worth nothing: then an answer without one can come first.
  const plan = plans.find(({ moves }) => moves[0]?.id === chosen?.move.id) ?? plans[0];
  if (!chosen || !plan) throw new Error(`${game.name}: a decision without candidates`);
  return {
    move: chosen.move,
    iterations: thought.length,
    values: plan.values,
    considered: [chosen, ...considered.filter((one) => one !== chosen)].map(told),
  };
}

/** Log odds of a result, as far as odds are told apart. */
const logOdds = (value: number): number => {
  const told = Math.min(1 - SURE, Math.max(SURE, value));
  return Math.log(told / (1 - told));
};
const SURE = 1e-6;

/** The resolution of sampling weights: the smallest is one in this many. */
const PRECISION = 1_000_000;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** What is thought of an answer, and whether another one leads to the same position in fewer moves. */
interface Weighed<M extends Move> extends Considered<M> {
  readonly isDetour: boolean;
}

const told = <M extends Move>({ move, visits, value }: Weighed<M>): Considered<M> => ({ move, visits, value });

/** What is thought of each answer: the best plan that begins with it, the best answer first. */
function consideredIn<M extends Move>(plans: readonly Plan<M>[], choices: readonly M[], seat: number): readonly Weighed<M>[] {
  const behind = choices.map((move) => plans.filter(({ moves }) => moves[0]?.id === move.id));
  const shortest = behind.map(([best, ...others]) => others.reduce((least, one) => (isShorter(one, least) ? one : least), best));
  const considered = choices.map((move, i) => ({
    move,
    visits: behind[i]?.length ?? 0,
    value: shortest[i]?.values[seat] ?? 0,
    isDetour: shortest.some((other) => isShorter(other, shortest[i])),
  }));
  return considered.sort((a, b) => b.value - a.value);
}

/** Whether a plan reaches in fewer moves the position of another: values of all seats are equal to the last digit. A decided game tells nothing. */
const isShorter = <M extends Move>(plan: Plan<M> | undefined, than: Plan<M> | undefined): boolean =>
  plan !== undefined &&
  than !== undefined &&
  plan.length < than.length &&
  plan.values.every((value, seat) => value === than.values[seat]) &&
  plan.values.some((value) => value > 0 && value < 1);
