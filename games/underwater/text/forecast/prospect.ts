import { type AssetChange, type Assets, at, foreseeChanges, playerOf, type Seat } from '@madang/kernel';
import type { Goods } from '../../components/effects.ts';
import { cardOf } from '../../components/match-deck.ts';
import { GOODS, type Good, RESOURCES } from '../../components/words.ts';
import type { UnderwaterEvent } from '../../rules/events.ts';
import { BIOMATTER, KELP } from '../../rules/goods/amounts.ts';
import { underwater } from '../../rules/index.ts';
import type { UnderwaterMove } from '../../rules/moves.ts';
import { productionOf, sumOf } from '../../rules/production/cards.ts';
import { feedingOf } from '../../rules/production/phase.ts';
import type { Underwater } from '../../rules/state.ts';
import { isUnderwaterEvent } from '../log.ts';

/** Resources and the points of the track. */
export const ASSETS: Assets<Underwater, Exclude<Good, 'cards'>> = {
  goods: [...RESOURCES, 'points'],
  holdings: ({ players }) =>
    players.map(({ goods: [credits = 0, kelp = 0, steelplast = 0, science = 0, biomatter = 0], points }) => ({
      ...{ credits, kelp, steelplast, science, biomatter, points },
    })),
};

/** What the next production of a seat brings, by GOODS. */
const producedBy = (view: Underwater, seat: Seat): readonly number[] => sumOf(productionOf(view, seat));

const goodsOf = (amounts: readonly number[]): Goods =>
  Object.fromEntries(GOODS.flatMap((good, i) => (amounts[i] ? [[good, amounts[i]] as const] : [])));

/** What the next production of a seat brings, as goods. */
export const nextProduction = (view: Underwater, seat: Seat): Goods => goodsOf(producedBy(view, seat));

/** What feeding would take after the next production. */
export function nextFeeding(view: Underwater, seat: Seat): number {
  const me = playerOf(view, seat);
  return feedingOf(view, seat, me, at(me.goods, KELP), at(me.goods, BIOMATTER)).cities;
}

/** What a move would do before a round ends; what it brings later, production adds up. */
export interface Prospect {
  /** What everybody pays and gains at once. */
  readonly changes: readonly AssetChange<Exclude<Good, 'cards'>>[];
  /** The position after it; null: the round has ended by then. */
  readonly after: Underwater | null;
  /** What the next production brings more or less than without it. */
  readonly production: Goods;
  /** A card that is played: whether its color is the slot's, and whether all that it does is counted. Null: none is. */
  readonly played: { readonly isMatched: boolean; readonly isDone: boolean } | null;
}

const NOTHING: Prospect = { changes: [], after: null, production: {}, played: null };

/** An instant card that only gains goods has done all that it does once it is resolved. */
function playedBy(view: Underwater, told: readonly UnderwaterEvent[]): Prospect['played'] {
  for (const event of told) {
    if (event.event !== 'card-played') continue;
    const isResolved = told.some((one) => one.event === 'card-resolved' && one.card === event.card);
    return { isMatched: event.matched, isDone: isResolved && cardOf(view, event.card).instant?.do === 'gain' };
  }
  return null;
}

/** Foreseen from the seat's own eyes, whoever asks. */
export function prospectOf(view: Underwater, seat: Seat, move: UnderwaterMove): Prospect {
  const { after, changes, told } = foreseeChanges(underwater, ASSETS, view, { seat, move });
  if (after.round !== view.round) return NOTHING;
  const [before, then] = [producedBy(view, seat), producedBy(after, seat)];
  return {
    ...{ changes, after, production: goodsOf(then.map((n, i) => n - at(before, i))) },
    played: playedBy(view, told.filter(isUnderwaterEvent)),
  };
}
