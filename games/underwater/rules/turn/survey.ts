import { add, playerOf, type Seat, subtract } from '@madang/kernel';
import type { Deed } from '../../components/effects.ts';
import { BUILT_BY, SYMBIOTIC, UPGRADED_BY } from '../../components/things.ts';
import { canPayUpgrade } from '../building/costs.ts';
import { canBuildThing, canUpgrade } from '../building/sites.ts';
import { usable } from '../effects/usable.ts';
import { CREDITS } from '../goods/amounts.ts';
import { specialsLeft } from '../goods/special.ts';
import { slotDeed } from '../slots/deeds.ts';
import type { Underwater } from '../state.ts';

/**
 * The usual parts of slots' actions that a player can use now. Each is worked out when first asked for and then known for all slots.
 * A survey lives for one question and knows nothing of later changes.
 */
export interface Survey {
  /** Credits that are paid before: those of cloning. */
  readonly paid: number;
  /** Things, a bit for each, of which it is known whether they can be built at their usual cost; and those that can. */
  asked: number;
  things: number;
  /** Whether any structure can be upgraded at the usual cost, once that is known. */
  upgrade: boolean | undefined;
  /** Whether a card watches for the choice of a slot, once that is known. */
  watched: boolean | undefined;
}

/** A survey of a seat that has paid so many credits. */
export const surveyAfter = (paid: number): Survey => ({ paid, asked: 0, things: 0, upgrade: undefined, watched: undefined });

/** Whether anything of a set can be built at its usual cost. */
function canBuild(state: Underwater, seat: Seat, things: number, survey: Survey): boolean {
  if ((survey.things & things) !== 0) return true;
  const unknown = things & ~survey.asked;
  if (unknown === 0) return false;
  const me = playerOf(state, seat);
  for (let thing = 0; thing <= SYMBIOTIC; thing++) {
    if ((unknown & (1 << thing)) === 0) continue;
    survey.asked |= 1 << thing;
    if (!canBuildThing(state, me, thing, 'usual', false)) continue;
    survey.things |= 1 << thing;
    return true;
  }
  return false;
}

/** Whether any structure can be upgraded at the usual cost. No upgrade is promised where a slot is chosen (UWC-TURN-22). */
function canUpgradeOne(state: Underwater, seat: Seat, survey: Survey): boolean {
  if (survey.upgrade === undefined) {
    const me = playerOf(state, seat);
    survey.upgrade = canPayUpgrade(state, me, 'usual') && canUpgrade(me, UPGRADED_BY.structure, -1);
  }
  return survey.upgrade;
}

/** Whether a part of an effect can be used for which nothing has to be worked out: asked before all else. */
function isPlain(state: Underwater, deed: Deed): boolean {
  switch (deed.do) {
    case 'gain':
    case 'gainChoice':
    case 'advance':
      return true;
    case 'drawSpecial':
      return specialsLeft(state);
    case 'all':
    case 'choose':
      for (let i = 0; i < deed.of.length; i++) {
        const part = deed.of[i];
        if (part && isPlain(state, part)) return true;
      }
      return false;
    default:
      return false;
  }
}

/** Whether a part of an effect can be used by a survey; what it does not say is asked anew. */
function usableBy(state: Underwater, seat: Seat, deed: Deed, slot: number, survey: Survey): boolean {
  switch (deed.do) {
    case 'gain':
    case 'gainChoice':
    case 'advance':
      return true;
    case 'all':
    case 'choose':
      if (isPlain(state, deed)) return true;
      for (let i = 0; i < deed.of.length; i++) {
        const part = deed.of[i];
        if (part && usableBy(state, seat, part, slot, survey)) return true;
      }
      return false;
    case 'build':
      if (deed.cost !== 'usual' || deed.site !== undefined) return usable(state, seat, deed, slot);
      return canBuild(state, seat, BUILT_BY[deed.what], survey);
    case 'upgrade':
      return deed.cost === 'usual' && deed.what === 'structure' ? canUpgradeOne(state, seat, survey) : usable(state, seat, deed, slot);
    default:
      return usable(state, seat, deed, slot);
  }
}

/** UWC-TURN-13: whether a part of a slot's action can be used as things are: as `usable`, by a survey. */
export function slotUsable(state: Underwater, seat: Seat, slot: number, survey: Survey): boolean {
  const me = playerOf(state, seat);
  subtract(me.goods, CREDITS, survey.paid);
  const can = usableBy(state, seat, slotDeed(state, me, slot), slot, survey);
  add(me.goods, CREDITS, survey.paid);
  return can;
}
