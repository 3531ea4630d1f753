import { type Decision, type Expertise, isAllAtOnce, type Move, play, type RandomState, type State, seedRandom } from '@madang/kernel';
import type { Budget, Question, Thought } from '../contract.ts';
import { candidatesOf, determinize, endsTurn, LONGEST_TURN, ownFirst, sensible, unsearched } from '../determinization.ts';
import { type PlanSettings, planTurn } from '../plans.ts';
import { addChild, addPlan, childOf, type Edge, type Node, newNode, selectEdge } from './tree.ts';

/** How a search explores. */
export interface SearchSettings {
  /** Decisions that a playout plays from the new leaf on before the position is evaluated. */
  readonly depth: number;
  /** Weight of the little known against the good (UCB1's constant for results 0 … 1). */
  readonly exploration: number;
}

const SEARCH_SETTINGS: SearchSettings = { depth: 24, exploration: 0.1 };

/** How far the turn is thought through that lies in the tree beforehand. */
const PLANTED: PlanSettings = { width: 6, turns: 200 };

/** A search under way: the question, its random numbers and its tree. */
interface Search<S extends State, M extends Move> {
  readonly question: Question<S, M>;
  readonly settings: SearchSettings;
  /** Decisions that a playout goes on for at least. */
  readonly reach: number;
  readonly random: RandomState;
  /** Ids of the first answers that are senseless: no iteration tries them. */
  readonly senseless: readonly number[];
  readonly root: Node<M>;
  /** The edges of the current iteration, and their nodes. */
  readonly path: Edge<M>[];
  readonly nodes: Node<M>[];
  /** Sum of all seats' results. */
  readonly totals: number[];
}

/**
 * Information-set MCTS with one observer (Cowling, Powley, Whitehouse 2012). The seat's planned turn is in the tree from the start. Simultaneous
 * seats decide in sequence. Equal seeds and iterations give equal answers. Runs one part and at least one iteration.
 */
export function search<S extends State, M extends Move>(
  question: Question<S, M>,
  budget: Budget,
  settings: SearchSettings = SEARCH_SETTINGS,
): Thought<M> {
  const { iterations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY } = budget;
  if (iterations === Number.POSITIVE_INFINITY && milliseconds === Number.POSITIVE_INFINITY) throw new Error('a search needs a budget');
  const deadline = performance.now() + milliseconds;
  const random = seedRandom(question.seed);
  const start = determinize(question, random);
  const asked = sensible(question, start.decision);
  const choices = candidatesOf(question.expertise, start.world, asked);
  const [only] = choices;
  if (choices.length === 1 && only) return unsearched(question, start.world, only);
  const reach = budget.reach ?? usualReach(question.expertise, settings);
  const senseless = start.decision.moves.filter((move) => !asked.moves.includes(move)).map(({ id }) => id);
  const run: Search<S, M> = { question, settings, reach, random, senseless, root: newNode(question.seat), path: [], nodes: [], totals: [] };
  const plans = planTurn(question, start.world, asked, random, { ...PLANTED, until: deadline });
  for (const { moves, values } of plans) addPlan(run.root, moves, values[question.seat] ?? 0);
  let done = 0;
  do {
    iterate(run);
    done++;
  } while (done < iterations && performance.now() < deadline);
  return summary(run, done);
}

function iterate<S extends State, M extends Move>(run: Search<S, M>): void {
  const { question, reach, random, senseless, path, nodes } = run;
  path.length = 0;
  nodes.length = 0;
  const { world, decision } = determinize(question, random);
  const asked = senseless.length > 0 ? { ...decision, moves: decision.moves.filter(({ id }) => !senseless.includes(id)) } : decision;
  const leaf = descend(run, world, asked);
  playOut(question, world, leaf, reach, random);
  const values = question.expertise.evaluate(world);
  for (let i = 0; i < path.length; i++) {
    const edge = path[i];
    const node = nodes[i];
    if (edge === undefined || node === undefined) continue;
    const value = values[node.seat] ?? 0;
    edge.visits++;
    edge.total += value;
    node.visits++;
    node.total += value;
  }
  for (let s = 0; s < values.length; s++) run.totals[s] = (run.totals[s] ?? 0) + (values[s] ?? 0);
}

/** Walks down the tree in this world to a new node, and returns the decision there (undefined: the match is over). */
function descend<S extends State, M extends Move>(run: Search<S, M>, world: S, first: Decision<M>): Decision<M> | undefined {
  const { settings, random, path, nodes } = run;
  const { game, expertise } = run.question;
  let node = run.root;
  let decision = first;
  let choices = candidatesOf(expertise, world, first);
  for (;;) {
    const asked = decision;
    const edge: Edge<M> = selectEdge(node, choices, settings.exploration, random, () => expertise.rollout(world, asked, random));
    path.push(edge);
    nodes.push(node);
    let next = ownFirst(game, world, play(game, world, asked.seat, edge.move), run.question.seat);
    for (;;) {
      if (next === undefined) return undefined;
      choices = candidatesOf(expertise, world, next);
      const only: M | undefined = choices.length === 1 ? choices[0] : hiddenAnswer(run, world, next);
      if (only === undefined) break;
      next = ownFirst(game, world, play(game, world, next.seat, only), run.question.seat);
    }
    const known = childOf(edge, next.seat);
    if (known === undefined) {
      addChild(edge, next.seat);
      return next;
    }
    node = known;
    decision = next;
  }
}

/** The answer of another seat that the asking seat does not see, because both decide at the same time. */
function hiddenAnswer<S extends State, M extends Move>(run: Search<S, M>, world: S, decision: Decision<M>): M | undefined {
  if (decision.seat === run.question.seat || !isAllAtOnce(world.agenda[world.agenda.length - 1])) return undefined;
  return run.question.expertise.rollout(world, decision, run.random);
}

/** Decisions that a playout of a search plays at least: the game's horizon says, or these settings do. */
export const usualReach = <S extends State, M extends Move>({ horizon }: Pick<Expertise<S, M>, 'horizon'>, { depth } = SEARCH_SETTINGS): number =>
  horizon?.decisions ?? depth;

/**
 * Plays `least` decisions by the rollout policy, and on to where the game's horizon rests; without one to the end of the turn then under
 * way: evaluations know turns, not halves of them.
 */
export function playOut<S extends State, M extends Move>(
  { game, expertise }: Pick<Question<S, M>, 'game' | 'expertise'>,
  world: S,
  from: Decision<M> | undefined,
  least: number,
  random: RandomState,
): void {
  const { horizon } = expertise;
  let decision = from;
  for (let step = 0; decision !== undefined && step < least + LONGEST_TURN; step++) {
    const { seat } = decision;
    decision = play(game, world, seat, expertise.rollout(world, decision, random));
    if (step + 1 < least || decision === undefined) continue;
    if (horizon ? horizon.rests(world, decision) : endsTurn(expertise, seat, decision)) return;
  }
}

function summary<S extends State, M extends Move>(run: Search<S, M>, iterations: number): Thought<M> {
  const considered = run.root.edges
    .filter((edge) => edge.visits > 0)
    .map(({ move, visits, total }) => ({ move, visits, value: total / visits }))
    .sort((a, b) => b.visits - a.visits || b.value - a.value || a.move.id - b.move.id);
  const best = considered[0];
  if (!best) throw new Error('a search without an answer');
  return { move: best.move, iterations, values: run.totals.map((total) => total / iterations), considered };
}
