import assert from 'node:assert/strict';
import { below, type Move, type State } from '../index.ts';
import { type Policy, pickOne } from './playouts.ts';

/** Any move, but one of these kinds only when as many draws gave nothing else. */
export const reluctant =
  <M extends Move>(kinds: readonly M['kind'][], draws: number): Policy<State, M> =>
  (_state, { moves }, random) => {
    for (let drawn = 1; ; drawn++) {
      const move = pickOne(random, moves);
      assert.ok(move, 'nothing is offered');
      if (!kinds.includes(move.kind) || drawn === draws) return move;
    }
  };

/** Any move, each as often as its weight says, a whole number; at least one offered move must have some. */
export const weighted =
  <M extends Move>(weightOf: (move: M) => number): Policy<State, M> =>
  (_state, { moves }, random) => {
    let left = below(
      random,
      moves.reduce((sum, move) => sum + weightOf(move), 0),
    );
    for (const move of moves) {
      left -= weightOf(move);
      if (left < 0) return move;
    }
    throw new Error('no offered move has a weight');
  };
