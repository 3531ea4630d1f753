import { answers, offerAll, type Seat } from '@madang/kernel';
import { CORRIDOR_NUMBERS, DECLINE, names } from '../answers.ts';
import type { LossReason } from '../events.ts';
import { fits, inSupply, leftOf, takeFromSupply } from '../market/buying.ts';
import { badPlace, tileOfFace } from '../market/objections.ts';
import { type LudwigMove, MOVES } from '../moves.ts';
import { refusal } from '../refusals.ts';
import { follow, type LudwigChoice } from '../rule.ts';
import { corridorWord, tileName } from '../spelling.ts';
import type { Ludwig } from '../state.ts';

const CORRIDOR = answers(MOVES, 'corridor', (move) => names(move).tile);

/** Why a corridor reward is lost, if it is: LUD-REWARD-17, OQ-REWARD-NO-TILE. */
export function corridorLost(state: Ludwig, seat: Seat, limited: boolean): LossReason | undefined {
  if (limited && state.corridorTaken) return 'once-per-turn';
  const left = inSupply(state);
  if (left.length === 0) return 'no-tile';
  return left.some((tile) => fits(state, seat, tile)) ? undefined : 'no-place';
}

/** LUD-REWARD-16, -17: a hallway or stairs free of charge, placed at once, or none; a declined one does not use up the limit. */
export const corridor: LudwigChoice<'corridor'> = {
  choices(state, { seat, limited }) {
    const list: LudwigMove[] = [];
    if (corridorLost(state, seat, limited)) return list;
    offerAll(
      list,
      CORRIDOR,
      inSupply(state).filter((tile) => fits(state, seat, tile)),
    );
    list.push(DECLINE);
    return list;
  },
  answer(state, { seat, limited }, move, tell) {
    if (move === undefined || move.kind !== 'corridor') {
      tell?.({ event: 'reward-lost', seat, reward: 'corridor', why: corridorLost(state, seat, limited) ?? 'declined' });
      return;
    }
    const { tile } = names(move);
    takeFromSupply(state, tile);
    state.held = tile;
    if (limited) state.corridorTaken = true;
    tell?.({ event: 'free-tile', seat, tile: corridorWord(tile) });
    follow(state, { task: 'place', seat });
  },
  refuse(state, { seat }, move) {
    if (move.kind === 'buy' || move.kind === 'pass') return refusal('LUD-REWARD-16', 'reward-first', {});
    if (move.kind !== 'corridor' && move.kind !== 'place') return undefined;
    const { tile, placement } = names(move);
    const named = { tile: tileName(tile) };
    if (!CORRIDOR_NUMBERS.includes(tileOfFace(tile))) return refusal('LUD-REWARD-16', 'corridor-tiles-only', named);
    if (leftOf(state, tileOfFace(tile)) === 0) return refusal('LUD-REWARD-16', 'supply-empty', named);
    return move.kind === 'place' ? badPlace(state, seat, placement) : refusal('LUD-REWARD-16', 'no-place-for-it', named);
  },
};
