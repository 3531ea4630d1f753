import { below, type Move, type RandomState, type Seat } from '@madang/kernel';

/** A position as far as the asking seat can tell it apart: the moves that led here, and who decides. */
export interface Node<M extends Move> {
  readonly seat: Seat;
  readonly edges: Edge<M>[];
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
  /** How much better than the other answers it looked at a glance, as a difference of results; fades with visits. */
  bias: number;
  child: Node<M> | undefined;
}

/** After so many visits an edge's bias counts half. */
export const BIAS_VISITS = 100;

export const newNode = <M extends Move>(seat: Seat): Node<M> => ({ seat, edges: [], sibling: undefined });

/** The edge of a move, made when first asked for. `hint`: where it most likely stands. */
export function edgeOf<M extends Move>(node: Node<M>, move: M, hint: number): Edge<M> {
  const { edges } = node;
  const guess = edges[hint];
  if (guess !== undefined && guess.move === move) return guess;
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i];
    if (edge !== undefined && edge.move === move) return edge;
  }
  const edge: Edge<M> = { move, visits: 0, available: 0, total: 0, bias: 0, child: undefined };
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

/**
 * The edge to follow: an untried one, else the one of the highest upper confidence bound (UCB1, counting only the visits
 * in which an edge was offered). `first` goes first in a node where nothing was tried yet.
 */
export function selectEdge<M extends Move>(node: Node<M>, moves: readonly M[], exploration: number, random: RandomState, first: () => M): Edge<M> {
  let best: Edge<M> | undefined;
  let bestBound = -1;
  let untried: Edge<M> | undefined;
  let untriedCount = 0;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    if (move === undefined) continue;
    const edge = edgeOf(node, move, i);
    edge.available++;
    if (edge.visits === 0) {
      untriedCount++;
      if (untriedCount === 1 || below(random, untriedCount) === 0) untried = edge;
    } else if (untried === undefined) {
      const bound =
        edge.total / edge.visits +
        (edge.bias * BIAS_VISITS) / (edge.visits + BIAS_VISITS) +
        exploration * Math.sqrt(Math.log(edge.available) / edge.visits);
      if (bound > bestBound) {
        bestBound = bound;
        best = edge;
      }
    }
  }
  if (untried !== undefined && untriedCount === moves.length) {
    const wanted = first();
    return node.edges.find((edge) => edge.move === wanted) ?? untried;
  }
  const chosen = untried ?? best;
  if (chosen === undefined) throw new Error('a decision without candidates');
  return chosen;
}
