import { begin, decision, type Options, play, seedRandom, type Told } from '@madang/kernel';
import { type Policy, weighted } from '@madang/kernel/testing';
import { barrage } from '../rules/index.ts';
import type { BarrageMove } from '../rules/moves.ts';
import type { Barrage } from '../rules/state.ts';

/** How gladly a move is played, so that a random match builds and produces: at the bank only what must be. */
function zeal(move: BarrageMove): number {
  switch (move.kind) {
    case 'construct':
    case 'construct-unmanned':
      return 40;
    case 'space':
      return move.space.startsWith('turbine') ? 40 : move.space.startsWith('patent') ? 12 : 4;
    case 'copy':
      return 6;
    case 'bank':
      return move.engineers === 1 ? 1 : 0;
    case 'decline':
    case 'pass':
      return 1;
    default:
      return 8;
  }
}

/** Busy random moves. */
export const busy: Policy<Barrage, BarrageMove> = weighted(zeal);

/** What a rich match looks like after a move (or at its start, without one). */
export interface Step {
  readonly before: Barrage;
  readonly after: Barrage;
  readonly move: BarrageMove;
  readonly seat: number;
  readonly told: readonly Told[];
}

/** A match of busy random moves by participants with far too many goods, so that everything happens; `look` at each step. */
export function richMatch(seed: string, seats: number, options: Options, look?: (step: Step) => void): Barrage {
  const state = begin(barrage, { seats, seed, options });
  for (const me of state.players) {
    me.excavators += 40;
    me.mixers += 40;
    if (me.level === 0) me.credits += 60;
  }
  const random = seedRandom(`rich ${seed}`);
  for (let next = decision(barrage, state); next; ) {
    const move = busy(state, next, random);
    const { seat } = next;
    const told: Told[] = [];
    const before = look ? barrage.clone(state) : state;
    next = play(barrage, state, seat, move, (event) => told.push(event));
    look?.({ before, after: state, move, seat, told });
  }
  return state;
}
