import { at, type Seat } from '@madang/kernel';
import { CONSTRUCTION_SPACES, MANAGEMENT_SPACES, type ManagementSpace, openSpaces } from '../../components/spaces.ts';
import { canConstruct, type Survey } from '../building/technology.ts';
import { companyBonus } from '../company/company.ts';
import { hasOffer } from '../market/office.ts';
import { isExpert } from '../options.ts';
import { allowsTotal, bestGross, systemsOf } from '../production/systems.ts';
import { type Barrage, EMPTY, type Player } from '../state.ts';

/** Engineers of each space, and its price and red fee together (BAR-ACT-04, -05, -15). */
export const ENGINEERS_OF: readonly number[] = MANAGEMENT_SPACES.map(({ engineers }) => engineers);
export const CREDITS_OF: readonly number[] = MANAGEMENT_SPACES.map(({ redFee, cost }) => redFee + cost);

/** What bars a seat from a space. */
export type SpaceBar = 'space-taken' | 'too-few-engineers' | 'too-few-credits' | Lack;

/** What a space's action needs and may not find. */
type Lack = 'no-production' | 'no-contract-offered' | 'no-patent';

const lackOf = (section: ManagementSpace['section']): Lack | undefined =>
  section === 'turbine'
    ? 'no-production'
    : section === 'contractOffice'
      ? 'no-contract-offered'
      : section === 'patentOffice'
        ? 'no-patent'
        : undefined;

/** What each space asks for, side by side: it is looked at for every space of every turn. */
const ASKED = MANAGEMENT_SPACES.map(({ section, engineers, redFee, cost }) => ({ engineers, credits: redFee + cost, lack: lackOf(section) }));
/** Bonus of a turbine space; slot of a patent space. */
const FIGURE: readonly number[] = MANAGEMENT_SPACES.map(({ effect: [effect] }) =>
  effect?.do === 'production' ? effect.bonus : effect?.do === 'takeAdvancedTile' ? effect.slot - 1 : 0,
);
const REDS: readonly number[] = MANAGEMENT_SPACES.map(({ redFee }) => redFee);

const bonusOfSpace = (space: number): number => at(FIGURE, space);

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

/** Energy before bonus and malus that can be reached once a turbine space is paid. */
export const reachAt = (space: number, reach: Reach): number => (at(REDS, space) > 0 ? reach.red : reach.plain);

/** The best total that a turbine space would allow; 0 where no production is possible. */
export function bestTotal(me: Player, space: number, reach: Reach): number {
  const gross = reachAt(space, reach);
  return gross === 0 ? 0 : gross + bonusOfSpace(space) + companyBonus(me);
}

/** The spaces that this match has (BAR-SETUP-12). */
export const spacesOf = (state: Barrage): readonly number[] => openSpaces(state.players.length, isExpert(state.options));

/** BAR-ACT-03 … -07: what bars a seat from a space of this match now; undefined: it can be paid, and its action performed. */
export function spaceBar(state: Barrage, me: Player, space: number, reach: Reach): SpaceBar | undefined {
  const asked = ASKED[space];
  if (!asked || state.spaces[space] !== EMPTY) return 'space-taken';
  if (asked.engineers > me.engineers) return 'too-few-engineers';
  if (asked.credits > me.credits) return 'too-few-credits';
  return asked.lack && lacks(state, me, space, reach, asked.lack) ? asked.lack : undefined;
}

/** BAR-ACT-07: whether the action of a space cannot be performed once it is paid. */
function lacks(state: Barrage, me: Player, space: number, reach: Reach, lack: Lack): boolean {
  switch (lack) {
    case 'no-production':
      return !(reachAt(space, reach) > 0 && allowsTotal(state, bestTotal(me, space, reach)));
    case 'no-contract-offered':
      return !hasOffer(state);
    case 'no-patent':
      return state.patents[bonusOfSpace(space)] === EMPTY;
  }
}

/** BAR-BUILD-01, -02, -26: what bars a seat from the leftmost empty construction space; undefined: it can be used. */
export function constructionBar(survey: Survey): 'no-construction-space' | 'too-few-engineers' | 'too-few-credits' | 'nothing-to-build' | undefined {
  const { me } = survey;
  const space = CONSTRUCTION_SPACES[me.constructions];
  if (!space) return 'no-construction-space';
  if (space.engineers > me.engineers) return 'too-few-engineers';
  if (space.redFee > me.credits) return 'too-few-credits';
  return canConstruct(survey, true, me.credits - space.redFee) ? undefined : 'nothing-to-build';
}
