import { cityOfBuilding } from '../../../components/boards.ts';
import type { Build, ConvertCity } from '../../../components/effects.ts';
import { BUILT_BY, isBuilding, NONSYMBIOTIC, SYMBIOTIC } from '../../../components/things.ts';
import { names } from '../../answers.ts';
import { build, takeDome } from '../../building/build.ts';
import { billOf, payments, printedAt, replaced } from '../../building/costs.ts';
import { buildable } from '../../building/sites.ts';
import { conversion, conversions } from '../../effects/following.ts';
import { minus } from '../../goods/amounts.ts';
import { causes } from '../../goods/triggers.ts';
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

/** Up to so many things built one by one, wherever they can be. */
export function triesBuilding(trial: Trial, deed: Build, count: number, then: Then): boolean {
  const { state, seat, me } = trial;
  if (count === 0) return false;
  if (state.contracts.length > 0) return lose(trial);
  const quiet = !watched(trial, BUILDING_IS_WATCHED);
  const byCity = watched(trial, CITY_IS_WATCHED);
  const tried: string[] = [];
  let raised = 0;
  for (const move of buildable(state, seat, BUILT_BY[deed.what], deed.cost, deed.site === 'expansion')) {
    const { thing, site } = names(move);
    const plain = trial.alike && isBuilding(thing) && printedAt(me.board, thing, site) === undefined;
    // Where nothing watches, one plain site is like another.
    if (plain && quiet && (raised & (1 << thing)) !== 0) continue;
    if (plain) raised |= 1 << thing;
    const { price, ...bill } = billOf(state, me, thing, site, deed.cost);
    for (const way of payments(me, { price, ...bill })) {
      const { kelp, steelplast } = names(way);
      const paid = replaced(price, kelp, steelplast);
      const leads = unchanged(state, me, site, () => {
        build(state, seat, { thing, site, paid }, undefined);
        if (state.agenda.length > 0) return lose(trial);
        // Else all that may differ is what is gained, and at which city a next one would be counted with it.
        const like = plain && !quiet ? `${thing} ${byCity ? cityOfBuilding(site) : ''} ${me.goods}` : undefined;
        if (like !== undefined && tried.includes(like)) return false;
        if (like !== undefined) tried.push(like);
        trial.left -= 1;
        return then() || triesBuilding(trial, deed, count - 1, then);
      });
      if (leads) return true;
      if (trial.left < 0) return lose(trial);
    }
  }
  return false;
}
