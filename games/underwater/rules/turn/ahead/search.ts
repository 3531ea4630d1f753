import { at, type Game, play, playerOf, type Seat, type Task } from '@madang/kernel';
import type { Deed } from '../../../components/effects.ts';
import { cardsOfBack, costsOf, SPECIAL_BACK, THREE_CREDITS } from '../../../components/match-deck.ts';
import { cloneFor } from '../../clone.ts';
import { usable } from '../../effects/usable.ts';
import type { UnderwaterMove } from '../../moves.ts';
import type { TaskOf } from '../../rule.ts';
import { slotDeed } from '../../slots/deeds.ts';
import type { Underwater } from '../../state.ts';
import { mayStop } from './leaving.ts';

/** The game as a search plays it: the slot's action asks, so that a search stops there, and every answer is legal. */
export type Inner = Game<Underwater, UnderwaterMove>;

/** The task at which a search stops. */
export const ACTION_TASK: TaskOf<'action'>['task'] = 'action';

/** Positions that are looked at before a search gives up: far more than any match has needed (docs/gaps.md). */
export const MOST_POSITIONS = 20_000;

/** A search for ways from a decision to the slot's action with a part of it usable. */
export interface Search {
  readonly game: Inner;
  readonly seat: Seat;
  readonly slot: number;
  /** Whether positions that were looked at, by all that matters of them, leave a way. */
  readonly seen: Map<string, boolean>;
  /** Positions that may still be looked at. */
  left: number;
}

/** Begins a search. */
export const searchFor = (game: Inner, seat: Seat, slot: number, most = MOST_POSITIONS): Search => ({
  game,
  seat,
  slot,
  seen: new Map(),
  left: most,
});

/**
 * Copies the state without hidden things to count on (UWC-TURN-24): no drawn era card and no metropolis tile. No slot depends on
 * which Special card is taken, so any stands for those that the seat does not know.
 */
export function blinded(state: Underwater, seat: Seat): Underwater {
  const copy = cloneFor(state, seat);
  copy.random = [1, 2, 3, 4];
  copy.deck = [];
  copy.discard = [];
  copy.unusedTiles = [];
  const isKnown = (card: number, i: number): boolean => card >= 0 && (at(copy.known, i) & (1 << seat)) !== 0;
  if (copy.specials.every(isKnown)) return copy;
  const spare = cardsOfBack(SPECIAL_BACK).filter(
    (card) => at(costsOf(copy), card) !== THREE_CREDITS && !copy.specials.some((one, i) => one === card && isKnown(one, i)),
  );
  copy.specials = copy.specials.map((card, i) => (isKnown(card, i) ? card : at(spare, i)));
  return copy;
}

/** All that matters of a position on the way to a slot's action: what the rules there may ask for; not points, nor which cards are in hand. */
function keyOf(dream: Underwater, seat: Seat): string {
  const me = playerOf(dream, seat);
  const built = [me.cities, me.symbiotic, me.tunnels, me.upgradedTunnels, me.buildings, me.gained];
  const claimed = [me.ready, me.spent, me.permanents, me.productions, me.endings, me.paid, me.contracts, me.played, me.discarded];
  const supply = [dream.tunnelsLeft, dream.nonsymbioticLeft, dream.symbioticLeft, dream.display.length, dream.specials.length, dream.contracts];
  return JSON.stringify([dream.agenda, at(dream.federation, seat), me.goods, built, claimed, supply, me.doings, me.looked.length, me.lookedTiles]);
}

const sought = ({ seat, slot }: Search, dream: Underwater): Deed => slotDeed(dream, playerOf(dream, seat), slot);

/** Whether an answer, played in this copy, leaves a way. */
export function leads(search: Search, dream: Underwater, move: UnderwaterMove): boolean {
  const next = play(search.game, dream, search.seat, move);
  if (!next) throw new Error('the match ends before the action of a slot');
  return leadsFrom(search, dream, next.task, next.moves);
}

function leadsFrom(search: Search, dream: Underwater, task: Task, moves: readonly UnderwaterMove[]): boolean {
  const { seat, slot, seen } = search;
  const deed = sought(search, dream);
  if (task.task === ACTION_TASK) return usable(dream, seat, deed, slot);
  if (mayStop(dream, seat, slot, deed, task)) return true;
  const key = keyOf(dream, seat);
  const known = seen.get(key);
  if (known !== undefined || search.left <= 0) return known ?? false;
  search.left -= 1;
  const found = moves.some((answer) => leads(search, cloneFor(dream, seat), answer));
  seen.set(key, found);
  return found;
}
