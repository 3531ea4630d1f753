import { at, insertSorted, offerAll, playerOf, removeOne, type Seat } from '@madang/kernel';
import { isNational } from '../../components/contracts.ts';
import { contractsOf } from '../../components/packs/index.ts';
import { DECLINE, FULFIL, numbersOf } from '../answers.ts';
import { abilityOf } from '../company/company.ts';
import type { BarrageMove } from '../moves.ts';
import { refusal } from '../refusals.ts';
import { type BarrageChoice, type BarrageTell, NONE, perform } from '../rule.ts';
import { contractWord } from '../spelling.ts';
import { type Barrage, EMPTY, type Player } from '../state.ts';

/** Energy that a contract needs from this company (BAR-COMPANY-11; of a tile's energy only by option, R-01). */
export function requirement(state: Barrage, me: Player, contract: number, byTile: boolean): number {
  const ability = abilityOf(me);
  const discount = ability?.do === 'contractRequirementDelta' && (!byTile || state.options['france.discountOnTileEnergy'] === 'true') ? ability.n : 0;
  return at(contractsOf(state).requires, contract) + discount;
}

/** Whether a tile's energy may fulfil national contracts (BAR-CON-07, R-02). */
const nationalsCount = (state: Barrage, byTile: boolean): boolean => !byTile || state.options['nationalContracts.byTileEnergy'] === 'true';

/** BAR-CON-01, -03, -06, BAR-NAT-01: contracts that this much energy fulfils, ascending. */
export function fulfillable(state: Barrage, seat: Seat, energy: number, byTile: boolean): number[] {
  const me = playerOf(state, seat);
  const list: number[] = [];
  const consider = (contract: number): void => {
    if (contract !== EMPTY && requirement(state, me, contract, byTile) <= energy) insertSorted(list, contract);
  };
  for (let i = 0; i < me.held.length; i++) consider(at(me.held, i));
  if (nationalsCount(state, byTile)) for (let n = 0; n < state.nationals.length; n++) consider(at(state.nationals, n));
  return list;
}

/** BAR-CON-04, BAR-NAT-03, -04: the tile is fulfilled and its reward gained; a national one leaves its place empty. */
function fulfil(state: Barrage, seat: Seat, contract: number, total: number, tell: BarrageTell): void {
  const me = playerOf(state, seat);
  if (isNational(contract)) {
    state.nationals[state.nationals.indexOf(contract)] = EMPTY;
    if (state.options['contracts.nationalKeptByPlayer'] === 'true') me.fulfilled.push(contract);
  } else {
    const place = state.market.indexOf(contract);
    if (place < 0) removeOne(me.held, contract);
    else state.market[place] = EMPTY; // an automa fulfils what lies face up (BAR-AUTOMA-15)
    me.fulfilled.push(contract);
  }
  tell?.({ event: 'contract-fulfilled', seat, contract: contractWord(contract), total });
  perform(state, seat, contractsOf(state).rewards[contract] ?? [], 'contract');
}

/** BAR-PROD-14, BAR-CON-02, -05: one contract may be fulfilled with the energy of one production or tile. */
export const contract: BarrageChoice<'contract'> = {
  choices(state, { seat, total, tile }) {
    const contracts = fulfillable(state, seat, total, tile);
    if (contracts.length === 0) return NONE;
    const list: BarrageMove[] = [DECLINE];
    offerAll(list, FULFIL, contracts);
    return list;
  },
  answer(state, { seat, total }, move, tell) {
    if (!move) return;
    if (move.kind === 'fulfil') fulfil(state, seat, numbersOf(move).contract, total, tell);
    else tell?.({ event: 'declined', seat, what: 'contract', origin: null });
  },
  refuse(state, { seat, total, tile }, move) {
    if (move.kind !== 'fulfil') return undefined;
    const { contract } = numbersOf(move);
    const me = playerOf(state, seat);
    const named = { contract: move.contract };
    const held = isNational(contract) ? state.nationals : me.held;
    if (!held.includes(contract)) return refusal('BAR-CON-06', 'contract-not-held', named);
    if (isNational(contract) && !nationalsCount(state, tile)) return refusal('BAR-CON-07', 'not-by-tile', named);
    return refusal('BAR-CON-01', 'contract-too-large', { ...named, needed: requirement(state, me, contract, tile), here: total });
  },
};
