import { at, type Seat } from '@madang/kernel';
import type { Deed } from '../../../components/effects.ts';
import { FEDERATION_BONUS, FEDERATION_FIRST, FEDERATION_TOP } from '../../../components/tracks.ts';
import type { Most } from '../../effects/most.ts';
import { type Amounts, addGoods, plusGoods } from '../../goods/amounts.ts';
import { gainsFrom, watchesAny } from '../../goods/triggers.ts';
import type { Player, Underwater } from '../../state.ts';

/**
 * Tries all ways to carry an effect out, on the player itself, and undoes each, until one leaves what is sought. It does not follow
 * watching cards, contracts or hidden things: then the trial is unclear, and only playing it out tells.
 */
export interface Trial {
  readonly state: Underwater;
  readonly seat: Seat;
  readonly me: Player;
  /** The action of which a part is sought to be usable, and whether it is. */
  readonly sought: Deed;
  readonly found: () => boolean;
  /** The most that the card gives, where that is known. */
  readonly most: Most | undefined;
  /** Whether all that matters of a building site is what is printed there. */
  readonly alike: boolean;
  /** Something came up that was not followed. */
  unclear: boolean;
  left: number;
}

/** What comes after an effect, and whether it leads to what is sought. */
export type Then = () => boolean;

/** Marks the trial: this way was not followed. */
export function lose(trial: Trial): boolean {
  trial.unclear = true;
  return false;
}

/** Whether one of a set of causes is watched for. */
export const watched = ({ state, me }: Trial, causes: number): boolean => watchesAny(state, me, causes);

/** Asks a question of a player with other goods. */
export function withGoods<T>(me: Player, goods: number[], ask: () => T): T {
  const before = me.goods;
  me.goods = goods;
  const answer = ask();
  me.goods = before;
  return answer;
}

/** Goes on with other goods. */
export const having = ({ me }: Trial, goods: number[], then: Then): boolean => withGoods(me, goods, then);

/** Whether a slot's action has an action card used. */
export const usesActions = (deed: Deed): boolean =>
  deed.do === 'all' || deed.do === 'choose' ? deed.of.some(usesActions) : deed.do === 'useAction' || deed.do === 'performSlot';

/** Goods with all of these gained. */
export function gaining(goods: Amounts, gains: ReturnType<typeof gainsFrom>): number[] {
  const sum = goods.slice();
  for (const one of gains?.goods ?? []) addGoods(sum, one);
  return sum;
}

/** Steps up the Federation track, as many as wanted. */
export function triesSteps(trial: Trial, steps: number, then: Then): boolean {
  if (steps === 0) return false;
  const { state, seat, me } = trial;
  const before = at(state.federation, seat);
  const space = before === 0 ? FEDERATION_FIRST : before === FEDERATION_TOP ? FEDERATION_TOP : before - 1;
  const beyond = before === FEDERATION_TOP;
  const bonus = beyond || before === 0 ? {} : (FEDERATION_BONUS[space] ?? {});
  const more = gainsFrom(state, me, beyond ? { cause: 'advanceBeyondTop' } : { cause: 'advanceTo', about: space });
  if (!more || more.once) return lose(trial);
  state.federation[seat] = space;
  const goods = gaining(plusGoods(me.goods, bonus), more);
  const leads = having(trial, goods, () => then() || triesSteps(trial, steps - 1, then));
  state.federation[seat] = before;
  return leads;
}

/** Lets something happen to the player, the board and the supply, without anything hidden, and puts everything back. */
export function unchanged(state: Underwater, me: Player, site: number, work: () => boolean): boolean {
  const { points, goods, cities, symbiotic, tunnels, upgradedTunnels } = me;
  const { agenda, deck, discard, arrivals, stepped, tunnelsLeft, nonsymbioticLeft, symbioticLeft } = state;
  const building = at(me.buildings, site);
  const doings = { ...me.doings, once: me.doings.once.slice() };
  const federation = state.federation.slice();
  me.goods = goods.slice();
  Object.assign(state, { agenda: [], deck: [], discard: [], arrivals: arrivals.slice() });
  const done = work();
  Object.assign(me, { points, goods, cities, symbiotic, tunnels, upgradedTunnels });
  Object.assign(state, { agenda, deck, discard, arrivals, stepped, tunnelsLeft, nonsymbioticLeft, symbioticLeft });
  for (let seat = 0; seat < federation.length; seat++) state.federation[seat] = at(federation, seat);
  Object.assign(me.doings, doings);
  // A tunnel's number lies beyond the building sites.
  if (site < me.buildings.length) me.buildings[site] = building;
  return done;
}
