import { add, at, playerOf, type Seat } from '@madang/kernel';
import { CONDUIT_VALUE } from '../../components/map.ts';
import { abilityOf } from '../company/company.ts';
import { advanceEnergy, gainCredits, gainVp, payCredits } from '../company/goods.ts';
import type { Purse } from '../events.ts';
import { type BarrageRule, type BarrageTell, isAutoma, push } from '../rule.ts';
import { conduitWord, damWord, powerhouseWord } from '../spelling.ts';
import { type Barrage, type BarrageTask, EMPTY, type ProductionKind } from '../state.ts';
import { flowFromPowerhouse } from '../water/flow.ts';
import { bonusOf, conduitOf, damOf, grossOf, powerhouseOf } from './systems.ts';

/** BAR-AUTOMA-11: automas pay and are paid in points. */
const purseOf = (state: Barrage, seat: Seat): Purse => (isAutoma(playerOf(state, seat)) ? 'vp' : 'credits');

/** BAR-PROD-08, -09, BAR-AUTOMA-31: another's conduit costs a credit a drop, which its owner gains, and a point a drop. */
function payConduit(state: Barrage, seat: Seat, system: number, drops: number, tell: BarrageTell): void {
  const owner = at(state.conduits, conduitOf(system));
  if (owner === seat) return;
  payCredits(state, seat, drops);
  gainCredits(state, owner, drops, undefined);
  gainVp(state, owner, drops, undefined);
  const [paid, gained] = [purseOf(state, seat), purseOf(state, owner)];
  tell?.({ event: 'conduit-fee', seat, to: owner, credits: drops, paid, gained, vp: drops });
}

/** What a production uses: a system (systemAt) and some of its dam's drops. */
interface Used {
  readonly system: number;
  readonly drops: number;
}

/**
 * BAR-PROD-17: one production with a system and some of its dam's drops, in order: fee, energy, contract, water,
 * Germany's second; or water before the contract. Ability and bonus are those of now (BAR-COMPANY-13).
 */
export function produce(state: Barrage, seat: Seat, kind: ProductionKind, { system, drops }: Used, tell: BarrageTell): void {
  const me = playerOf(state, seat);
  const second = kind.after !== EMPTY;
  const powerhouse = powerhouseOf(system);
  const gross = grossOf(state, me, system, drops, second);
  const total = Math.max(0, gross + bonusOf(me, kind));
  const ability = abilityOf(me);
  add(state.drops, damOf(system), -drops);
  tell?.({
    event: 'produced',
    seat,
    powerhouse: powerhouseWord(powerhouse),
    dam: damWord(damOf(system)),
    conduit: conduitWord(conduitOf(system)),
    drops,
    value: at(CONDUIT_VALUE, conduitOf(system)),
    gross,
    bonus: second ? 0 : kind.bonus,
    companyBonus: second ? 0 : bonusOf(me, kind) - kind.bonus,
    total,
    second,
  });
  payConduit(state, seat, system, drops, tell);
  advanceEnergy(state, seat, total, 'production', tell);
  if (ability?.do === 'advanceEnergy') advanceEnergy(state, seat, ability.n, 'italy', tell);
  if (ability?.do === 'extraProduction' && !second) push(state, { task: 'system', seat, bonus: 0, optional: true, after: powerhouse });
  const contract: BarrageTask = { task: 'contract', seat, total, tile: false };
  const release: BarrageTask = { task: 'release', seat, powerhouse, n: drops };
  const waterFirst = state.options['production.waterBeforeContract'] === 'true';
  push(state, waterFirst ? contract : release);
  push(state, waterFirst ? release : contract);
}

/** BAR-PROD-13: the used drops flow on from the powerhouse's strip. */
export const release: BarrageRule<'release'> = {
  resolve(state, { powerhouse, n }, _move, tell) {
    flowFromPowerhouse(state, powerhouse, n, tell);
  },
};
