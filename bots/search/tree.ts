import { below, type Move, type RandomState, type Seat } from '@madang/kernel';

/** The plan value of what no plan came through. */
const UNPLANNED = -1;

/** A position as far as the asking seat can tell it apart: the moves that led here, and who decides. */
export interface Node<M extends Move> {
  readonly seat: Seat;
  readonly edges: Edge<M>[];
  visits: number;
  /** Sum of the deciding seat's results. */
  total: number;
  /** The value of the best plan that comes through here, or UNPLANNED. */
  plan: number;
  /** The node after the same moves where another seat decides. */
  sibling: Node<M> | undefined;
}

/** An answer tried in a node. Availability counts how often it was offered: not every world offers it. */
export interface Edge<M extends Move> {
  readonly move: M;
  visits: number;
  available: number;
  /** Sum of the deciding seat's results. */
  total: number;
  /** The value of the best plan that goes on with this move, or UNPLANNED. */
  plan: number;
  child: Node<M> | undefined;
}

/** After so many visits an edge's plan counts half. */
const PLAN_VISITS = 100;

/** How far behind the best plan a move is taken to be that no plan goes on with, as a difference of results. */
const UNPLANNED_LAG = 0.1;

export const newNode = <M extends Move>(seat: Seat): Node<M> => ({ seat, edges: [], visits: 0, total: 0, plan: UNPLANNED, sibling: undefined });

/** The edge of a move, made when first asked for. `hint`: where it most likely stands. */
function edgeOf<M extends Move>(node: Node<M>, move: M, hint: number): Edge<M> {
  const { edges } = node;
  const guess = edges[hint];
  if (guess !== undefined && guess.move.id === move.id) return guess;
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i];
    if (edge !== undefined && edge.move.id === move.id) return edge;
  }
  const edge: Edge<M> = { move, visits: 0, available: 0, total: 0, plan: UNPLANNED, child: undefined };
  edges.push(edge);
  return edge;
}

/** The node behind an edge where `seat` decides; undefined if it was never reached. */
export function childOf<M extends Move>(edge: Edge<M>, seat: Seat): Node<M> | undefined {
  let child = edge.child;
  while (child !== undefined && child.seat !== seat) child = child.sibling;
  return child;
}

export function addChild<M extends Move>(edge: Edge<M>, seat: Seat): Node<M> {
  const child = newNode<M>(seat);
  child.sibling = edge.child;
  edge.child = child;
  return child;
}

/** Puts a plan of the node's own seat into the tree: a way from here on, and its value. */
export function addPlan<M extends Move>(from: Node<M>, moves: readonly M[], value: number): void {
  let node = from;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    if (move === undefined) continue;
    const edge = edgeOf(node, move, i);
    node.plan = Math.max(node.plan, value);
    edge.plan = Math.max(edge.plan, value);
    if (i + 1 < moves.length) node = childOf(edge, from.seat) ?? addChild(edge, from.seat);
  }
}

/**
 * The edge to follow. With plans below: the highest UCB1 with the plans as progressive bias; an untried edge counts like its node. Elsewhere an
 * untried edge, `first` before all, then UCB1 over the visits that offered the edge.
 */
export const selectEdge = <M extends Move>(node: Node<M>, moves: readonly M[], exploration: number, random: RandomState, first: () => M): Edge<M> =>
  node.plan === UNPLANNED ? selectUnplanned(node, moves, exploration, random, first) : selectPlanned(node, moves, exploration);

function selectPlanned<M extends Move>(node: Node<M>, moves: readonly M[], exploration: number): Edge<M> {
  const mean = node.visits === 0 ? node.plan : node.total / node.visits;
  const log = Math.log(node.visits + 1);
  let best: Edge<M> | undefined;
  let bestBound = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    if (move === undefined) continue;
    const edge = edgeOf(node, move, i);
    edge.available++;
    const lag = edge.plan === UNPLANNED ? UNPLANNED_LAG : node.plan - edge.plan;
    const bound =
      (edge.total + mean) / (edge.visits + 1) - (lag * PLAN_VISITS) / (edge.visits + PLAN_VISITS) + exploration * Math.sqrt(log / (edge.visits + 1));
    if (bound > bestBound) {
      bestBound = bound;
      best = edge;
    }
  }
  if (best === undefined) throw new Error('a decision without candidates');
  return best;
}

function selectUnplanned<M extends Move>(node: Node<M>, moves: readonly M[], exploration: number, random: RandomState, first: () => M): Edge<M> {
  let untried: Edge<M> | undefined;
  let untriedCount = 0;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    if (move === undefined) continue;
    const edge = edgeOf(node, move, i);
    edge.available++;
    if (edge.visits > 0) continue;
    untriedCount++;
    if (untriedCount === 1 || below(random, untriedCount) === 0) untried = edge;
  }
  if (untried === undefined) return highest(node, moves, exploration);
  if (untriedCount < moves.length) return untried;
  const wanted = first();
  return node.edges.find((edge) => edge.move.id === wanted.id) ?? untried;
}

/** The edge with the highest bound, where all have been tried. */
function highest<M extends Move>(node: Node<M>, moves: readonly M[], exploration: number): Edge<M> {
  let best: Edge<M> | undefined;
  let bestBound = -1;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    if (move === undefined) continue;
    const edge = edgeOf(node, move, i);
    const bound = edge.total / edge.visits + exploration * Math.sqrt(Math.log(edge.available) / edge.visits);
    if (bound <= bestBound) continue;
    bestBound = bound;
    best = edge;
  }
  if (best === undefined) throw new Error('a decision without candidates');
  return best;
}
