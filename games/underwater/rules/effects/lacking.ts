import { members, nearestRefusal, playerOf, type Refusal, type Seat } from '@madang/kernel';
import type { Build, Price } from '../../components/effects.ts';
import { BUILT_BY, TUNNEL } from '../../components/things.ts';
import { billOf, inSupply } from '../building/costs.ts';
import { buildingSites, citySites, tunnelSites } from '../building/places.ts';
import { noneInSupply, whyNotPaid } from '../building/reasons.ts';
import { cardName, refusal, thingName } from '../refusals.ts';
import type { Player, Underwater } from '../state.ts';

/** What is short to build a thing on the site that is nearest to being paid; that it has none, or the supply. */
function lackingThing(state: Underwater, me: Player, thing: number, cost: Price, expansion: boolean): Refusal | undefined {
  if (!inSupply(state, thing)) return noneInSupply(thing);
  const sites = thing < TUNNEL ? buildingSites(me, expansion) : members(thing === TUNNEL ? tunnelSites(me) : citySites(me));
  if (sites.length === 0) return refusal('UWC-TURN-13', 'no-site-for', { thing: thingName(thing) });
  return nearestRefusal(sites.map((site) => whyNotPaid(me, thing, billOf(state, me, thing, site, cost))));
}

/** What lacks least to build one of the things of an effect. */
export function lackingToBuild(state: Underwater, seat: Seat, { what, cost, site }: Omit<Build, 'do'>): Refusal | undefined {
  const me = playerOf(state, seat);
  return nearestRefusal(members(BUILT_BY[what]).map((thing) => lackingThing(state, me, thing, cost, site === 'expansion')));
}

/** Why no action card is used: none is ready, or the ready one does nothing now. */
export function lackingToUse(state: Underwater, seat: Seat): Refusal {
  const [card] = playerOf(state, seat).ready;
  if (card === undefined) return refusal('UWC-CARD-07', 'no-action-card-ready', {});
  return refusal('UWC-CARD-24', 'action-card-useless', { card: cardName(state, card) });
}
