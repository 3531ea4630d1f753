import { cityOfBuilding } from '../../../components/boards.ts';
import type { Build, ConvertCity } from '../../../components/effects.ts';
import { BUILT_BY, isBuilding, NONSYMBIOTIC, SYMBIOTIC } from '../../../components/things.ts';
import { names } from '../../answers.ts';
import { build, type Construction, takeDome } from '../../building/build.ts';
import { billOf, payments, printedAt, replaced } from '../../building/costs.ts';
import { buildable } from '../../building/sites.ts';
import { conversion, conversions } from '../../effects/following.ts';
import { minus } from '../../goods/amounts.ts';
import { causes } from '../../goods/triggers.ts';
import type { Player } from '../../state.ts';
import { having, lose, type Then, type Trial, unchanged, watched } from './trial.ts';

/** Which city is converted makes no difference to a slot. */
export function triesConverting(trial: Trial, { cost }: ConvertCity, then: Then): boolean {
  const { state, seat, me } = trial;
  const [move] = conversions(state, seat, cost);
  if (!move) return false;
  if (state.contracts.length > 0 || !trial.alike) return lose(trial);
  const { symbiotic } = me;
  me.symbiotic |= 1 << names(move).site;
  takeDome(state, SYMBIOTIC, 1);
  takeDome(state, NONSYMBIOTIC, -1);
  const leads = having(trial, minus(me.goods, conversion(cost)), then);
  takeDome(state, NONSYMBIOTIC, 1);
  takeDome(state, SYMBIOTIC, -1);
  me.symbiotic = symbiotic;
  return leads;
}

/** What watches for several buildings at one city: there it matters which city they are at. */
const CITY_IS_WATCHED = causes('buildNthAtCity');

const BUILDING_IS_WATCHED = causes('build', 'buildNthThisTurn', 'buildNthAtCity', 'connectCity', 'connectMetropolis', 'siteBonus');

/** Things that are to be built one by one, and what tells one site from another. */
interface Raising {
  readonly deed: Build;
  readonly count: number;
  readonly then: Then;
  /** Where nothing watches, one plain site is like another: the things built at one, a bit for each. */
  readonly quiet: boolean;
  raised: number;
  /** Else all that may differ is what is gained, and at which city a next one would be counted with it. */
  readonly byCity: boolean;
  readonly tried: string[];
}

/** Up to so many things built one by one, wherever they can be. */
export function triesBuilding(trial: Trial, deed: Build, count: number, then: Then): boolean {
  const { state, seat, me } = trial;
  if (count === 0) return false;
  if (state.contracts.length > 0) return lose(trial);
  const quiet = !watched(trial, BUILDING_IS_WATCHED);
  const raising: Raising = { deed, count, then, quiet, raised: 0, byCity: watched(trial, CITY_IS_WATCHED), tried: [] };
  for (const move of buildable(state, seat, BUILT_BY[deed.what], deed.cost, deed.site === 'expansion')) {
    const { thing, site } = names(move);
    const plain = trial.alike && isBuilding(thing) && printedAt(me.board, thing, site) === undefined;
    if (plain && quiet && isRaised(raising, thing)) continue;
    const { price, ...bill } = billOf(state, me, thing, site, deed.cost);
    for (const way of payments(me, { price, ...bill })) {
      const { kelp, steelplast } = names(way);
      if (raise(trial, raising, { thing, site, paid: replaced(price, kelp, steelplast) }, plain)) return true;
      if (trial.left < 0) return lose(trial);
    }
  }
  return false;
}

/** True if such a thing was built before; from now on it was. */
function isRaised(raising: Raising, thing: number): boolean {
  const before = raising.raised;
  raising.raised |= 1 << thing;
  return raising.raised === before;
}

/** Builds one thing, tries what comes then, and takes it back; whether that leads to what is sought. */
function raise(trial: Trial, raising: Raising, construction: Construction, plain: boolean): boolean {
  const { state, seat, me } = trial;
  const { deed, count, then, quiet } = raising;
  return unchanged(state, me, construction.site, () => {
    build(state, seat, construction, undefined);
    if (state.agenda.length > 0) return lose(trial);
    if (plain && !quiet && !isNew(raising, construction, me)) return false;
    trial.left -= 1;
    return then() || triesBuilding(trial, deed, count - 1, then);
  });
}

/** False if a thing was built with the same outcome before; else notes it. */
function isNew({ byCity, tried }: Raising, { thing, site }: Construction, me: Player): boolean {
  const outcome = `${thing} ${byCity ? cityOfBuilding(site) : ''} ${me.goods}`;
  if (tried.includes(outcome)) return false;
  tried.push(outcome);
  return true;
}
