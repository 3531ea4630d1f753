import { at, bitCount } from '@madang/kernel';
import { HARBOUR_TUNNELS } from '../../../components/boards.ts';
import type { Build, Deed } from '../../../components/effects.ts';
import { deckOf } from '../../../components/match-deck.ts';
import { BUILT_BY, HARBOUR_COUNT, SYMBIOTIC, UPGRADED_BY } from '../../../components/things.ts';
import { canPayUpgrade, payable, priceOf } from '../../building/costs.ts';
import { hasSite } from '../../building/places.ts';
import { canUpgrade } from '../../building/sites.ts';
import { addActions, addTriggers, type Most, OFTEN } from '../../effects/most.ts';
import { addMost } from '../../effects/usable.ts';
import { KELP, STEELPLAST } from '../../goods/amounts.ts';
import { causes } from '../../goods/triggers.ts';
import type { Player, Underwater } from '../../state.ts';

const CLAIMED = causes('claimCard');
const PERFORMED = causes('slotGives', 'useAlwaysSlot');

/**
 * Whether an action that cannot be used now might be once a slot that does this is performed through a card, besides all that the card
 * gives at most.
 */
export function mightReach(card: Most, sought: Deed, deed: Deed): boolean {
  const most = { ...card, goods: card.goods.slice() };
  const known = addMost(most, deed, 1) && addTriggers(most, PERFORMED, OFTEN) && finishMost(most);
  return !known || most.reaches > 1 || mightUse(most, sought);
}

/** Adds what giving up one action card for another may give: a last use of any that is ready, and what watches for both. */
export const addRoom = (most: Most): boolean => addActions(most, 1, addMost) && addTriggers(most, CLAIMED, 1) && finishMost(most);

/** Adds what the metropolises give that so many tunnels may connect; false: anything. */
export function finishMost(most: Most): boolean {
  const { state, me, tunnels } = most;
  for (let harbour = 0; harbour < HARBOUR_COUNT; harbour++) {
    const lacking = bitCount(at(HARBOUR_TUNNELS, harbour) & ~me.tunnels);
    if (lacking === 0 || lacking > tunnels) continue;
    const tile = deckOf(state).metropolises[at(me.metropolises, harbour)];
    if (tile?.colour === 'brown') continue;
    if (!tile || !addMost(most, tile.instant, 1)) return false;
  }
  // What connects a metropolis may build the tunnels that connect the next.
  return most.tunnels === tunnels;
}

/**
 * Whether an action that cannot be used now might be once its player has at most this, with what may have been built: cheap, and never
 * wrongly no.
 */
export function mightUse({ state, me, goods, builds }: Most, deed: Deed): boolean {
  const before = me.goods;
  me.goods = goods;
  const might = mightUseWith(state, me, deed, builds);
  me.goods = before;
  return might;
}

function mightUseWith(state: Underwater, me: Player, deed: Deed, builds: number): boolean {
  switch (deed.do) {
    case 'all':
    case 'choose':
      for (let i = 0; i < deed.of.length; i++) {
        const part = deed.of[i];
        if (part && mightUseWith(state, me, part, builds)) return true;
      }
      return false;
    case 'seq':
      return mightUseWith(state, me, deed.of[0], builds);
    case 'build':
      for (let thing = 0; thing <= SYMBIOTIC; thing++) {
        if ((BUILT_BY[deed.what] & (1 << thing)) !== 0 && mightBuild(state, me, thing, deed, builds)) return true;
      }
      return false;
    case 'upgrade':
      return ((BUILT_BY.structure & builds) !== 0 || canUpgrade(me, UPGRADED_BY[deed.what], -1)) && canPayUpgrade(state, me, deed.cost);
    case 'useAction':
      return me.ready.length > 0;
    default:
      return true;
  }
}

/** Whether one thing might be built: it can be paid, and there is a site, or will be once cities or tunnels are built. */
function mightBuild(state: Underwater, me: Player, thing: number, { cost, site }: Build, builds: number): boolean {
  const price = priceOf(state, me, thing, cost);
  if (!payable(me, price, at(price, KELP), at(price, STEELPLAST))) return false;
  return (builds & (BUILT_BY.city | BUILT_BY.tunnel)) !== 0 || hasSite(me, thing, site === 'expansion');
}
