import { members, nearestRefusal, type Refusal, type Seat } from '@madang/kernel';
import type { Deed, Price } from '../../components/effects.ts';
import { BUILT_BY, TUNNEL } from '../../components/things.ts';
import { billOf, inSupply } from '../building/costs.ts';
import { buildingSites, citySites, tunnelSites } from '../building/network.ts';
import { refuseBill, refuseSupply } from '../building/refusing.ts';
import { specialsLeft } from '../goods/special.ts';
import { cardName, refusal, slotName, thingName } from '../refusals.ts';
import { player } from '../rule.ts';
import { slotDeed } from '../slots/deeds.ts';
import type { Player, Underwater } from '../state.ts';

/** What is short to build a thing on the site that is nearest to being paid; that it has none, or the supply. */
function lackingThing(state: Underwater, me: Player, thing: number, cost: Price, expansion: boolean): Refusal | undefined {
  if (!inSupply(state, thing)) return refuseSupply(thing);
  const sites = thing < TUNNEL ? buildingSites(me, expansion) : members(thing === TUNNEL ? tunnelSites(me) : citySites(me));
  if (sites.length === 0) return refusal('UWC-TURN-13', 'no-site-for', { thing: thingName(thing) });
  return nearestRefusal(sites.map((site) => refuseBill(me, thing, billOf(state, me, thing, site, cost))));
}

/** UWC-TURN-13: of all that an effect could do, what lacks least to be done as things are; undefined where there is nothing to say. */
function lacking(state: Underwater, seat: Seat, deed: Deed): Refusal | undefined {
  const me = player(state, seat);
  switch (deed.do) {
    case 'all':
    case 'choose':
      return nearestRefusal(deed.of.map((part) => lacking(state, seat, part)));
    case 'seq':
      return lacking(state, seat, deed.of[0]);
    case 'build': {
      const things = members(BUILT_BY[deed.what]);
      return nearestRefusal(things.map((thing) => lackingThing(state, me, thing, deed.cost, deed.site === 'expansion')));
    }
    case 'useAction': {
      const [card] = me.ready;
      if (card === undefined) return refusal('UWC-CARD-07', 'no-action-card-ready', {});
      return refusal('UWC-CARD-24', 'action-card-useless', { card: cardName(state, card) });
    }
    case 'drawSpecial':
      return specialsLeft(state) ? undefined : refusal('UWC-SPEC-02', 'no-special-left', {});
    default:
      return undefined;
  }
}

/** Why a slot is of no use to a seat as things are, with what would have to be there for its nearest part. */
export function refuseUseless(state: Underwater, seat: Seat, rule: `UWC-${string}`, slot: number): Refusal {
  const named = { slot: slotName(slot) };
  const nearest = lacking(state, seat, slotDeed(state, player(state, seat), slot));
  if (!nearest) return refusal(rule, 'slot-unusable', named);
  const { why: because, short, bar } = nearest;
  const { why } = refusal(rule, 'slot-lacks', { ...named, because });
  return { rule, why, ...(short ? { short } : bar && { bar }) };
}
