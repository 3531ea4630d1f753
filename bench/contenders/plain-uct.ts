import { type Decision, decision, type Game, type Move, play, type RandomState, type State } from '@madang/kernel';
import { anyOf } from '../matches.ts';

/** A position of the tree, by the move that led to it. */
interface Node<M extends Move> {
  readonly move: M | undefined;
  readonly children: Node<M>[];
  visits: number;
  /** Sum of the results of the seat that moved here. */
  total: number;
}

const newNode = <M extends Move>(move: M | undefined): Node<M> => ({ move, children: [], visits: 0, total: 0 });

const EXPLORATION = 0.7;

/** The child of the highest upper confidence bound. */
function best<M extends Move>(node: Node<M>): Node<M> {
  const logarithm = Math.log(node.visits);
  const bound = ({ total, visits }: Node<M>) => total / visits + EXPLORATION * Math.sqrt(logarithm / visits);
  return node.children.reduce((a, b) => (bound(b) > bound(a) ? b : a));
}

/**
 * Textbook UCT on the open position: luck included, nothing hidden or imagined. Each iteration copies the state, adds one node,
 * plays at most `depth` random moves and shares the result. The engine costs more because it plays fair. Returns the visits of the
 * root.
 */
export function plainUct<S extends State, M extends Move>(
  game: Game<S, M>,
  root: S,
  settings: { readonly iterations: number; readonly depth: number; readonly random: RandomState },
  evaluate: (state: S) => readonly number[],
): number {
  const top = newNode<M>(undefined);
  for (let i = 0; i < settings.iterations; i++) {
    const state = game.clone(root);
    const { steps, next: leaf } = descend(game, state, top);
    let next = leaf;
    for (let step = 0; next && step < settings.depth; step++) next = play(game, state, next.seat, anyOf(next, settings.random));
    const values = evaluate(state);
    top.visits++;
    for (const { node, seat } of steps) {
      node.visits++;
      node.total += values[seat] ?? 0;
    }
  }
  return top.visits;
}

/** A way down the tree, each node with the seat that moved there, and the decision at its end. */
interface Descent<M extends Move> {
  readonly steps: readonly { readonly node: Node<M>; readonly seat: number }[];
  readonly next: Decision<M> | undefined;
}

/** Follows the best children, and plays their moves, until a node is new or the match is over. */
function descend<S extends State, M extends Move>(game: Game<S, M>, state: S, top: Node<M>): Descent<M> {
  const steps: { node: Node<M>; seat: number }[] = [];
  let node = top;
  let next = decision(game, state);
  for (let isNew = false; next && !isNew; ) {
    const untried = next.moves[node.children.length];
    isNew = untried !== undefined;
    if (isNew) node.children.push(newNode(untried));
    node = isNew ? (node.children.at(-1) ?? node) : best(node);
    if (!node.move) throw new Error('a node without its move');
    steps.push({ node, seat: next.seat });
    next = play(game, state, next.seat, node.move);
  }
  return { steps, next };
}
