import { decision, type Game, type Move, play, type RandomState, type State } from '@madang/kernel';
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
 * UCT as the textbook has it, on the open position: luck included, nothing is hidden and nothing imagined. Every iteration
 * starts from a copy of the same state, adds one node, plays on by at most `depth` random moves and shares the result.
 * What the engine's own search costs more is the price of playing fair. Returns the visits of the root.
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
    const seats: number[] = [];
    const path: Node<M>[] = [top];
    let next = decision(game, state);
    for (let node = top, isNew = false; next && !isNew; ) {
      const untried = next.moves[node.children.length];
      isNew = untried !== undefined;
      if (isNew) node.children.push(newNode(untried));
      node = isNew ? (node.children.at(-1) ?? node) : best(node);
      if (!node.move) throw new Error('a node without its move');
      seats.push(next.seat);
      path.push(node);
      next = play(game, state, next.seat, node.move);
    }
    for (let step = 0; next && step < settings.depth; step++) next = play(game, state, next.seat, anyOf(next, settings.random));
    const values = evaluate(state);
    for (const [at, node] of path.entries()) {
      node.visits++;
      node.total += values[seats[at - 1] ?? -1] ?? 0;
    }
  }
  return top.visits;
}
