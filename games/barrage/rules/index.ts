import { choice, type Game, type Procedure, playerOf, type Rules } from '@madang/kernel';
import { SEATS_MAX, SEATS_MIN } from '../components/numbers.ts';
import { CONTRACT_PACKS } from '../components/packs/index.ts';
import { effect } from './acting/effects.ts';
import { machines } from './acting/machines.ts';
import { turn, turnEnd } from './acting/turn.ts';
import { automaAnswer, automaTile, automaTurn } from './automa/index.ts';
import { copyTile, paymentChoice, site, structure, tile } from './building/construct.ts';
import { freePiece } from './building/free.ts';
import { clone } from './clone.ts';
import { income } from './company/income.ts';
import type { BarrageEvent } from './events.ts';
import { cards } from './market/fulfilled.ts';
import { discard, take } from './market/office.ts';
import { type BarrageMove, MOVES } from './moves.ts';
import { OPTIONS } from './options.ts';
import { contract } from './production/contracts.ts';
import { release } from './production/produce.ts';
import { drops, system } from './production/production.ts';
import { grant } from './refusals.ts';
import { turnOf } from './rounds/ahead.ts';
import { standing } from './rounds/final.ts';
import { round, roundEnd } from './rounds/rounds.ts';
import { isAutoma } from './rule.ts';
import { draftCompany, draftContract, drafted } from './setup/draft.ts';
import { AUTOMAS, setup } from './setup/setup.ts';
import type { Barrage, BarrageDecision, BarrageTask } from './state.ts';
import { imagine, redact, views } from './view.ts';
import { fill } from './water/dams.ts';
import { drop, headstreams } from './water/placing.ts';

export * from '../components/index.ts';
export { actionFollows } from './acting/mahiri.ts';
export { bestTotal, CREDITS_OF, ENGINEERS_OF, reachOf, spacesOf } from './acting/spaces.ts';
export { numbersOf } from './answers.ts';
export { paymentsFor, priceOf, siteFee } from './building/costs.ts';
export { freeSites } from './building/free.ts';
export { legalSites } from './building/sites.ts';
export { copiesAble, structuresBy, surveySites, tilesAble } from './building/technology.ts';
export { abilityOf, companyBonus, companyColour } from './company/company.ts';
export { incomeUnder } from './company/income.ts';
export { actingOfficer } from './company/officers.ts';
export { orderByEnergy } from './company/order.ts';
export { tileIn, tilesOnWheel, turnsUntilBack } from './company/wheel.ts';
export type { BarrageEvent, EnergyReason, Good, Passed } from './events.ts';
export { type BarrageFields, type BarrageMove, COPY_SIDES, type CopySide, MOVES } from './moves.ts';
export { type BarrageOptions, isExpert, OPTIONS } from './options.ts';
export { fulfillable, requirement } from './production/contracts.ts';
export { productiveSystems } from './production/production.ts';
export { bonusOf, conduitOf, damOf, fewestDrops, grossOf, mostDrops, powerhouseOf, systemsOf } from './production/systems.ts';
export { dropsOf, goodsOf } from './rounds/final.ts';
export { objectiveCount, objectivePoints, piecesByBasin } from './rounds/objective.ts';
export { bonusPoints, energyIncome, rankPoints, sectionOf } from './rounds/scoring.ts';
export { type AutomaDeck, type Barrage, type BarrageTask, DECISIONS, EMPTY, NEUTRAL, type Origin, type Player, type System } from './state.ts';
export { capacity, room } from './water/dams.ts';
export { wayOf } from './water/flow.ts';
export { tileDrops } from './water/placing.ts';

/** Automas answer by their own procedure and are never asked. */
const AUTOMA: Procedure<Barrage, BarrageDecision, BarrageMove, BarrageEvent> = {
  plays: (state, { seat }) => isAutoma(playerOf(state, seat)),
  answer: automaAnswer,
};

const RULES: Rules<Barrage, BarrageTask, BarrageMove, BarrageEvent> = {
  'draft company': choice(draftCompany, AUTOMA),
  'draft contract': choice(draftContract, AUTOMA),
  drafted,
  round,
  income,
  headstreams,
  turn: choice(turn),
  'automa turn': automaTurn,
  'automa tile': automaTile,
  'turn end': turnEnd,
  'round end': roundEnd,
  tile: choice(tile, AUTOMA),
  'copy tile': choice(copyTile, AUTOMA),
  structure: choice(structure, AUTOMA),
  site: choice(site, AUTOMA),
  payment: choice(paymentChoice, AUTOMA),
  effect,
  machines: choice(machines, AUTOMA),
  drop: choice(drop, AUTOMA),
  'free piece': choice(freePiece, AUTOMA),
  system: choice(system, AUTOMA),
  drops: choice(drops, AUTOMA),
  contract: choice(contract, AUTOMA),
  release,
  take: choice(take, AUTOMA),
  discard: choice(discard, AUTOMA),
  fill: choice(fill, AUTOMA),
};

/** Barrage (Tommaso Battista and Simone Luciani): RULES.md names every rule. */
export const barrage: Game<Barrage, BarrageMove> = {
  name: 'barrage',
  version: '1.3.0',
  players: { min: SEATS_MIN, max: SEATS_MAX },
  options: OPTIONS,
  making: { great: ['game'] },
  automas: AUTOMAS,
  moves: MOVES,
  rules: RULES,
  packs: CONTRACT_PACKS,
  setup,
  redact,
  views,
  imagine,
  turnOf,
  grant: (view, seat, good, n) => grant(playerOf(view, seat), good, n),
  clone,
  standing,
  cards,
};
