import { at, has, playerOf, type Refusal, type Seat } from '@madang/kernel';
import { ALL_CONDUITS, ALL_DAMS, ALL_POWERHOUSES, CONDUIT_VALUE } from '../../components/map.ts';
import type { Terms } from '../../components/technology.ts';
import { DECLINE, offerSites, siteOf } from '../answers.ts';
import { purse } from '../company/goods.ts';
import { gainUncovered } from '../company/income.ts';
import type { BarrageMove } from '../moves.ts';
import { refusal } from '../refusals.ts';
import { type BarrageChoice, NONE, type TaskOf } from '../rule.ts';
import { siteWord, structureWord } from '../spelling.ts';
import type { Barrage } from '../state.ts';
import { affordable, siteFee } from './costs.ts';
import { placePiece } from './place.ts';
import { refuseSite } from './refusing.ts';
import { CONDUIT, conduitsUpTo, damsIn, ELEVATION, legalSites } from './sites.ts';

/** A contract's piece costs no machinery; a red site its fee, unless the option waives it (BAR-CON-09, -11; R-04). */
const terms = (waived: boolean): Terms => Object.freeze({ structure: -1, unmanned: true, free: true, waived, cap: 99, swap: false, after: [] });
const WITH_FEE = terms(false);
const WITHOUT_FEE = terms(true);
const freeTerms = (state: Barrage): Terms => (state.options['contractBuild.redSiteFee'] === 'true' ? WITH_FEE : WITHOUT_FEE);

/** Sites that the reward allows (BAR-CON-12, -13), a bit for each. */
function allowed(task: TaskOf<'free piece'>): number {
  if (task.structure === CONDUIT) return ALL_CONDUITS & conduitsUpTo(task.maxValue);
  return task.structure <= ELEVATION ? ALL_DAMS & damsIn(task.areas) : ALL_POWERHOUSES;
}

/** Sites where the reward's piece may be placed now (BAR-CON-10). */
export function freeSites(state: Barrage, seat: Seat, task: TaskOf<'free piece'>): number {
  const me = playerOf(state, seat);
  return affordable(me, task.structure, freeTerms(state), purse(me), legalSites(state, seat, me, task.structure) & allowed(task));
}

/** BAR-CON-09 … -16: a reward's piece goes to a site of choice, is declined, or lost where there is none. */
export const freePiece: BarrageChoice<'free piece'> = {
  choices(state, task) {
    const sites = freeSites(state, task.seat, task);
    if (sites === 0) return NONE;
    const list: BarrageMove[] = state.options['rewards.placementOptional'] === 'true' ? [DECLINE] : [];
    offerSites(list, task.structure, sites);
    return list;
  },
  answer(state, { seat, structure }, move, tell) {
    if (!move) {
      tell?.({ event: 'lost', seat, structure: structureWord(structure) });
      return;
    }
    if (move.kind !== 'site') {
      tell?.({ event: 'declined', seat, what: 'piece', origin: 'contract' });
      return;
    }
    const site = siteOf(structure, move);
    placePiece(state, seat, { structure, site, fee: siteFee(structure, site, freeTerms(state).waived), free: true }, tell);
    //
    if (state.options['contractBuild.revealsIncome'] === 'true') gainUncovered(state, seat, structure, tell);
  },
  refuse: (state, task, move) =>
    move.kind === 'decline'
      ? refusal('BAR-CON-16', 'must-place', {})
      : refuseSite(state, task, freeTerms(state), move, (site) => outside(task, site)),
};

/** Why the reward does not allow a site. */
function outside(task: TaskOf<'free piece'>, site: number): Refusal | undefined {
  if (has(allowed(task), site)) return undefined;
  if (task.structure !== CONDUIT) return refusal('BAR-CON-13', 'area-not-allowed', { site: siteWord(task.structure, site) });
  return refusal('BAR-CON-12', 'value-too-high', { site: siteWord(CONDUIT, site), value: at(CONDUIT_VALUE, site), most: task.maxValue });
}
