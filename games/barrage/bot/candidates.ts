import { at, type Decision, fractionAt, has } from '@madang/kernel';
import { POWERHOUSE_BASIN, RED_POWERHOUSES } from '../components/map.ts';
import { MANAGEMENT_SPACES } from '../components/spaces.ts';
import { OBJECTIVE_TILES } from '../components/words.ts';
import { CREDITS_OF, ENGINEERS_OF } from '../rules/acting/spaces.ts';
import { numbersOf } from '../rules/answers.ts';
import type { BarrageMove } from '../rules/moves.ts';
import { type Barrage, DECISIONS, NEUTRAL } from '../rules/state.ts';
import { basinsOf, judgeOf } from './judges.ts';
import { passesAny } from './rivers/water.ts';

/** Sites of one construction that are searched: the best at a glance. */
const SITES = 8;

/**
 * The answers worth searching: of spaces with the same effect the cheapest, of powerhouse sites in a strip one, the best
 * sites, no refusal of what costs nothing.
 */
export function candidates(state: Barrage, decision: Decision<BarrageMove>): readonly BarrageMove[] {
  const { moves } = decision;
  const task = DECISIONS.own(decision.task);
  switch (task.task) {
    case 'turn':
      return actions(moves);
    case 'site':
      return bestSites(state, decision, task.structure === 3 ? oneOfEachStrip(state, moves) : moves);
    case 'free piece':
      return bestSites(state, decision, task.structure === 3 ? oneOfEachStrip(state, moves) : moves);
    case 'contract':
    case 'fill':
      return keepOr(moves, (move) => move.kind !== 'decline');
    case 'drop': {
      const mine = basinsOf(state, task.seat) | basinsOf(state, NEUTRAL);
      return keepOr(moves, (move) => move.kind === 'headstream' && passesAny(numbersOf(move).headstream, mine));
    }
    default:
      return moves;
  }
}

/** The moves that satisfy a condition; all if none does. */
function keepOr(moves: readonly BarrageMove[], keep: (move: BarrageMove) => boolean): readonly BarrageMove[] {
  const kept = moves.filter(keep);
  return kept.length > 0 ? kept : moves;
}

/** For each space the spaces of the same effect that are no dearer, and cheaper or named before it. */
const BETTER: readonly (readonly number[])[] = MANAGEMENT_SPACES.map(({ effect }, space) =>
  MANAGEMENT_SPACES.flatMap((other, twin) => {
    if (twin === space || JSON.stringify(other.effect) !== JSON.stringify(effect)) return [];
    const [engineers, credits] = [at(ENGINEERS_OF, twin) - at(ENGINEERS_OF, space), at(CREDITS_OF, twin) - at(CREDITS_OF, space)];
    return engineers <= 0 && credits <= 0 && (engineers + credits < 0 || twin < space) ? [twin] : [];
  }),
);

/** One space of those with the same effect; the bank with one engineer or with all. */
function actions(moves: readonly BarrageMove[]): readonly BarrageMove[] {
  let offered = 0n;
  let most = 0;
  for (const move of moves) {
    if (move.kind === 'space') offered |= 1n << BigInt(numbersOf(move).space);
    else if (move.kind === 'bank') most = Math.max(most, move.engineers);
  }
  return moves.filter((move) => {
    if (move.kind === 'bank') return move.engineers === 1 || move.engineers === most;
    return move.kind !== 'space' || !(BETTER[numbersOf(move).space] ?? []).some((twin) => (offered & (1n << BigInt(twin))) !== 0n);
  });
}

const RED_SITES = OBJECTIVE_TILES.indexOf('obj-red-sites');

/** Sites of a strip differ only in their colour; red ones are worth their fee only for the objective, or where no other is left. */
function oneOfEachStrip(state: Barrage, moves: readonly BarrageMove[]): readonly BarrageMove[] {
  const kindOf = (move: BarrageMove): number => {
    const { powerhouse } = numbersOf(move);
    return powerhouse < 0 ? -1 : 2 * at(POWERHOUSE_BASIN, powerhouse) + Number(has(RED_POWERHOUSES, powerhouse));
  };
  const kinds = moves.map(kindOf);
  return moves.filter((_, i) => {
    const kind = at(kinds, i);
    if (kinds.indexOf(kind) < i) return false;
    return kind < 0 || (kind & 1) === 0 || state.objective === RED_SITES || !kinds.includes(kind - 1);
  });
}

/** The best sites at a glance, in their order. */
function bestSites(state: Barrage, decision: Decision<BarrageMove>, moves: readonly BarrageMove[]): readonly BarrageMove[] {
  if (moves.length <= SITES) return moves;
  const judge = judgeOf(state, DECISIONS.own(decision.task));
  const merits = moves.map(judge);
  const limit = merits.toSorted((a, b) => b - a)[SITES - 1] ?? 0;
  return moves.filter((_, i) => fractionAt(merits, i) >= limit).slice(0, SITES + 4);
}
