import assert from 'node:assert/strict';
import { decision, type Game, type Move, nearest, type Refusal, type State, shortages, whyNot } from '../index.ts';

/** What stands in the way of moves, as a test reads it. */
export interface StandsInTheWay {
  /** The reasons, without what all keys of refusals begin with. */
  readonly reasons: readonly string[];
  /** `3 credits`, each good once. */
  readonly short: readonly string[];
  readonly enough: boolean;
  /** The reason of the first of them in the move space: what says too little where it is another. */
  readonly first: string;
}

const reasonOf = ({ why }: Refusal): string => why.key.split('.').at(-1) ?? '';

/** What is said of the moves that pass and are not offered to whoever decides first. */
export function standsInTheWay<S extends State, M extends Move>(game: Game<S, M>, state: S, passes: (move: M) => boolean): StandsInTheWay {
  const open = decision(game, state);
  assert.ok(open, 'nobody decides');
  const moves = game.moves.table.filter(passes);
  assert.ok(moves.length > 0 && !open.moves.some(passes), 'one of the moves is offered, or there is none');
  const found = nearest(game, state, open, moves);
  assert.ok(found, 'there is nothing to say');
  const first = moves.map((move) => whyNot(game, state, open.seat, move, open)).find((one) => one !== undefined);
  return {
    reasons: found.refusals.map(reasonOf),
    short: shortages(found.refusals).map(({ good, n }) => `${n} ${good}`),
    enough: found.enough,
    first: first ? reasonOf(first) : '',
  };
}
