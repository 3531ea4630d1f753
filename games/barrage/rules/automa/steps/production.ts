import { at, lowest, members, playerOf, type Seat } from '@madang/kernel';
import { COLOUR_COUNT, FACE_UP_PER_COLOUR } from '../../../components/contracts.ts';
import { CONDUIT_VALUE } from '../../../components/map.ts';
import { contractsOf } from '../../../components/packs/index.ts';
import { SECTION } from '../../../components/tracks.ts';
import { COLOURS } from '../../../components/words.ts';
import type { SystemWord } from '../../automa-words.ts';
import { actingOfficer, VIKTOR } from '../../company/officers.ts';
import { requirement } from '../../production/contracts.ts';
import { produce } from '../../production/produce.ts';
import { allowsTotal, bonusOf, conduitOf, damOf, grossOf, mostDrops, powerhouseOf, systemsOf } from '../../production/systems.ts';
import type { BarrageTell } from '../../rule.ts';
import { conduitWord, contractWord, damWord, powerhouseWord } from '../../spelling.ts';
import { type Barrage, EMPTY, NEUTRAL, type ProductionKind } from '../../state.ts';
import { highest, isOpen, narrow, type Pool, those } from '../siting/narrowing.ts';
import { preferredConduit } from '../siting/siting.ts';
import { firstFree, placeEngineers } from './engineers.ts';
import type { Attempt, Obstacle, StepOf } from './step.ts';

/** The conduit values over which Viktor Fiesler's automa uses a single drop (notes of BAR-AUTOMA-30). */
const VIKTOR_SPARES = 2;

/** BAR-AUTOMA-14: always all drops of the dam; overpowered Viktor Fiesler one drop over a conduit of value 1 or 2. */
export function dropsUsed(state: Barrage, seat: Seat, system: number): number {
  const me = playerOf(state, seat);
  const most = mostDrops(state, seat, me, system, me.credits);
  return actingOfficer(me) === VIKTOR && at(CONDUIT_VALUE, conduitOf(system)) <= VIKTOR_SPARES ? Math.min(most, 1) : most;
}

function totalOf(state: Barrage, seat: Seat, kind: ProductionKind, system: number): number {
  const me = playerOf(state, seat);
  return grossOf(state, me, system, dropsUsed(state, seat, system), kind.after !== EMPTY) + bonusOf(me, kind);
}

/** Systems with which the automa may produce now. */
const candidates = (state: Barrage, seat: Seat, kind: ProductionKind): number[] =>
  systemsOf(state, seat).filter(
    (system) => powerhouseOf(system) !== kind.after && dropsUsed(state, seat, system) > 0 && allowsTotal(state, totalOf(state, seat, kind, system)),
  );

const bestTotal = (state: Barrage, seat: Seat, kind: ProductionKind): number =>
  candidates(state, seat, kind).reduce((best, system) => Math.max(best, totalOf(state, seat, kind, system)), -1);

const systemWord = (system: number): SystemWord =>
  `${powerhouseWord(powerhouseOf(system))} ${damWord(damOf(system))} ${conduitWord(conduitOf(system))}`;

/** BAR-AUTOMA-14: the system with the highest total, then a neutral dam, then the conduit criteria; EMPTY if there is none. */
export function bestSystem(state: Barrage, seat: Seat, kind: ProductionKind, tell: BarrageTell): number {
  const systems = candidates(state, seat, kind);
  if (systems.length === 0) return EMPTY;
  const word = (index: number): SystemWord => systemWord(at(systems, index));
  const pool: Pool = { seat, of: 'system', rule: 'BAR-AUTOMA-14', word, tell };
  const all = (1 << systems.length) - 1;
  let left = narrow(pool, all, all, 'possible', 0);
  const best = highest(left, (index) => totalOf(state, seat, kind, at(systems, index)));
  left = narrow(pool, left, best, 'highest-total', 0);
  const neutral = those(left, (index) => state.damOwner[damOf(at(systems, index))] === NEUTRAL);
  left = narrow(pool, left, neutral, 'neutral-dam', 0);
  if (!isOpen(left)) return at(systems, lowest(left));
  // Equal systems differ in their conduit: an automa has one dam and one powerhouse of its own to a basin.
  const conduits = members(left).reduce((set, index) => set | (1 << conduitOf(at(systems, index))), 0);
  const conduit = preferredConduit(state, seat, conduits, { ...pool, word: conduitWord, of: 'site' });
  return at(systems, lowest(those(left, (index) => conduitOf(at(systems, index)) === conduit)));
}

/** BAR-AUTOMA-13: in the section of the round, and alone in first place on the energy track. */
function leads(state: Barrage, seat: Seat): boolean {
  const { energy } = playerOf(state, seat);
  return energy >= SECTION * state.round && state.players.every((other, at) => at === seat || other.energy < energy);
}

/** Whether this much energy reaches a face-up contract of a colour. */
function reachesColour(state: Barrage, seat: Seat, colour: number, energy: number): boolean {
  const me = playerOf(state, seat);
  return state.market
    .slice(colour * FACE_UP_PER_COLOUR, (colour + 1) * FACE_UP_PER_COLOUR)
    .some((contract) => contract !== EMPTY && requirement(state, me, contract, false) <= energy);
}

/** BAR-AUTOMA-13, -14: a production with the best system, if it reaches a contract of the step's colour and there is need for it. */
export function production(step: StepOf<'production'>): Attempt {
  const kind: ProductionKind = { bonus: step.bonus, optional: false, after: EMPTY };
  return {
    rule: 'BAR-AUTOMA-13',
    hindered(state, seat): Obstacle {
      const best = bestTotal(state, seat, kind);
      if (best < 0) return 'no-system';
      if (leads(state, seat)) return 'leads-already';
      return reachesColour(state, seat, COLOURS.indexOf(step.contract), best) ? null : 'no-contract-in-reach';
    },
    perform(state, seat, tell) {
      const system = bestSystem(state, seat, kind, tell);
      placeEngineers(state, seat, { wanted: step.engineers, post: 'turbine', space: firstFree(state, 'turbine') }, tell);
      produce(state, seat, kind, { system, drops: dropsUsed(state, seat, system) }, tell);
    },
  };
}

const MARKET = COLOUR_COUNT * FACE_UP_PER_COLOUR;

/**
 * BAR-AUTOMA-15: the face-up contract with the highest requirement that this much energy reaches, private or national, of
 * several the rightmost; EMPTY if there is none. `byTile`: energy of a technology tile fulfils national ones only by option.
 */
export function bestContract(state: Barrage, seat: Seat, energy: number, byTile: boolean, tell: BarrageTell): number {
  const me = playerOf(state, seat);
  const nationals = state.options['automa.mayFulfilNational'] === 'true' && (!byTile || state.options['nationalContracts.byTileEnergy'] === 'true');
  const faceUp = nationals ? [...state.market, ...state.nationals] : state.market.slice(0, MARKET);
  const contractAt = (place: number): number => at(faceUp, place);
  const all = (1 << faceUp.length) - 1;
  const reached = those(all, (place) => contractAt(place) !== EMPTY && requirement(state, me, contractAt(place), byTile) <= energy);
  if (reached === 0) return EMPTY;
  const pool: Pool = { seat, of: 'contract', rule: 'BAR-AUTOMA-15', word: (place) => contractWord(contractAt(place)), tell };
  let left = narrow(pool, reached, reached, 'possible', 0);
  const { requires } = contractsOf(state);
  const largest = highest(left, (place) => at(requires, contractAt(place)));
  left = narrow(pool, left, largest, 'highest-requirement', 0);
  const last = highest(left, (place) => place);
  return contractAt(lowest(narrow(pool, left, last, 'rightmost', 0)));
}
