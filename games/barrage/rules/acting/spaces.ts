import { at, type Seat } from '@madang/kernel';
import { MANAGEMENT_SPACES, openSpaces } from '../../components/spaces.ts';
import { companyBonus } from '../effects/company.ts';
import { isExpert } from '../options.ts';
import { allowsTotal, bestGross, systemsOf } from '../production/systems.ts';
import { type Barrage, EMPTY, type Player } from '../state.ts';
import { hasOffer } from './office.ts';

/** Engineers of each space, and its price and red fee together (BAR-ACT-04, -05, -15). */
export const ENGINEERS_OF: readonly number[] = MANAGEMENT_SPACES.map(({ engineers }) => engineers);
export const CREDITS_OF: readonly number[] = MANAGEMENT_SPACES.map(({ redFee, cost }) => redFee + cost);

/** What a space needs beside engineers and credits. */
const FREE = 0;
const PRODUCES = 1;
const CONTRACTS_LEFT = 2;
const TILE_LEFT = 3;
const NEEDS: readonly number[] = MANAGEMENT_SPACES.map(({ section }) =>
  section === 'turbine' ? PRODUCES : section === 'contractOffice' ? CONTRACTS_LEFT : section === 'patentOffice' ? TILE_LEFT : FREE,
);
/** Bonus of a turbine space; slot of a patent space. */
const FIGURE: readonly number[] = MANAGEMENT_SPACES.map(({ effect: [effect] }) =>
  effect?.do === 'production' ? effect.bonus : effect?.do === 'takeAdvancedTile' ? effect.slot - 1 : 0,
);
const REDS: readonly number[] = MANAGEMENT_SPACES.map(({ redFee }) => redFee);

export const isTurbine = (space: number): boolean => NEEDS[space] === PRODUCES;
export const isOffice = (space: number): boolean => NEEDS[space] === CONTRACTS_LEFT;
export const isPatent = (space: number): boolean => NEEDS[space] === TILE_LEFT;
export const bonusOfSpace = (space: number): number => at(FIGURE, space);

/** Energy before bonus and malus that a seat can reach with all its credits, and with those that a red space leaves. */
export interface Reach {
  readonly plain: number;
  readonly red: number;
}

const RED = 3;

/** BAR-PROD-10: what a seat can produce at most. */
export function reachOf(state: Barrage, seat: Seat, me: Player): Reach {
  if (at(me.built, 3) === 0) return NO_REACH;
  const systems = systemsOf(state, seat);
  if (systems.length === 0) return NO_REACH;
  return { plain: bestGross(state, seat, me, systems, me.credits), red: bestGross(state, seat, me, systems, me.credits - RED) };
}

const NO_REACH: Reach = { plain: 0, red: 0 };

/** The best total that a turbine space would allow; 0 where no production is possible. */
export function bestTotal(me: Player, space: number, reach: Reach): number {
  const gross = at(REDS, space) > 0 ? reach.red : reach.plain;
  return gross === 0 ? 0 : gross + bonusOfSpace(space) + companyBonus(me);
}

/** BAR-ACT-07: whether the action of a space can be performed once it is paid. */
function actionPossible(state: Barrage, me: Player, space: number, reach: Reach): boolean {
  switch (NEEDS[space]) {
    case PRODUCES:
      return (at(REDS, space) > 0 ? reach.red : reach.plain) > 0 && allowsTotal(state, bestTotal(me, space, reach));
    case CONTRACTS_LEFT:
      return hasOffer(state);
    case TILE_LEFT:
      return state.patents[bonusOfSpace(space)] !== EMPTY;
    default:
      return true;
  }
}

/** The spaces that this match has (BAR-SETUP-12). */
export const spacesOf = (state: Barrage): readonly number[] => openSpaces(state.players.length, isExpert(state.options));

/** BAR-ACT-03 … -07: whether a seat may use a space of this match now. */
export function usable(state: Barrage, me: Player, space: number, reach: Reach): boolean {
  return (
    state.spaces[space] === EMPTY &&
    at(ENGINEERS_OF, space) <= me.engineers &&
    at(CREDITS_OF, space) <= me.credits &&
    actionPossible(state, me, space, reach)
  );
}
