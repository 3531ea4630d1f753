import { add, at, type Loss, type Message, playerOf, type Seat, seatArgument } from '@madang/kernel';
import { basinOf, CONDUIT_TO, DAM_BASINS, NEXT } from '../../components/map.ts';
import { ROUNDS } from '../../components/numbers.ts';
import { SECTION } from '../../components/tracks.ts';
import { DAM_SITES, HEADSTREAMS } from '../../components/words.ts';
import { siteAnswer } from '../../rules/answers.ts';
import { BASE, powerhouseIn } from '../../rules/building/sites.ts';
import { clone } from '../../rules/clone.ts';
import { bonusPoints, energyIncome } from '../../rules/rounds/scoring.ts';
import { damWord } from '../../rules/spelling.ts';
import { type Barrage, EMPTY, NEUTRAL } from '../../rules/state.ts';
import { wayOf } from '../../rules/water/flow.ts';
import { listed, say, siteText } from '../names.ts';

/** The number of a basin, beside those of the dams: water may be lost at either. */
const BASIN = DAM_SITES.length;

/** With more engineers left there is time enough: what is missing then is no news. */
const LAST_ENGINEERS = 3;

/** Whether only a dam is missing in a basin: an own conduit leads from there to an own powerhouse. */
const lacksDam = (state: Barrage, seat: Seat, basin: number): boolean =>
  basin < DAM_BASINS &&
  [2 * basin, 2 * basin + 1].every((dam) => state.damOwner[dam] !== seat) &&
  [2 * basin, 2 * basin + 1].some((conduit) => state.conduits[conduit] === seat && powerhouseIn(state, seat, at(CONDUIT_TO, conduit)) !== EMPTY);

/** What a seat loses of a drop that starts at a headstream, and where it ends: what the last of its dams lets pass; −1: nothing. */
function lostOf(state: Barrage, seat: Seat, start: number, passed: readonly string[], end: number): number {
  if (end !== EMPTY && state.damOwner[end] === seat) return EMPTY;
  const full = DAM_SITES.findLastIndex((site, dam) => state.damOwner[dam] === seat && passed.includes(site));
  if (full !== EMPTY) return full;
  // A neutral dam's water may be used by all (BAR-PROD-01), so it lacks no dam.
  const last = end === EMPTY ? EMPTY : at(state.damOwner, end) === NEUTRAL ? basinOf(end) : at(NEXT, basinOf(end));
  for (let basin = start; basin >= 0 && basin !== last; basin = at(NEXT, basin)) if (lacksDam(state, seat, basin)) return BASIN + basin;
  return EMPTY;
}

/** BAR-FLOW-01: the drops that wait and a seat loses as the round ends, by what loses them: how many end where (−1: off the map). */
function waterLost(view: Barrage, seat: Seat): ReadonlyMap<number, ReadonlyMap<number, number>> {
  const rest = clone(view);
  const lost = new Map<number, Map<number, number>>();
  for (let headstream = 0; headstream < HEADSTREAMS.length; headstream++) {
    for (let drop = at(view.waiting, headstream); drop > 0; drop--) {
      const { passed, dam } = wayOf(rest, headstream, false);
      const thing = lostOf(rest, seat, headstream, passed, dam);
      if (dam !== EMPTY) add(rest.drops, dam, 1);
      if (thing === EMPTY) continue;
      const ends = lost.get(thing) ?? new Map<number, number>();
      lost.set(thing, ends.set(dam, 1 + (ends.get(dam) ?? 0)));
    }
  }
  return lost;
}

const siteName = (dam: number): Message => siteText(damWord(dam));

/** So many drops come to a dam, with whose it is. */
function endText({ damOwner }: Barrage, dam: number, count: number): Message {
  if (dam === EMPTY) return say('barrage.forecast.flow-away', { count });
  const owner = at(damOwner, dam);
  if (owner === NEUTRAL) return say('barrage.loss.to-neutral', { count, dam: siteName(dam) });
  return say('barrage.loss.to-seat', { count, dam: siteName(dam), seat: seatArgument(owner) });
}

function waterLosses(view: Barrage, seat: Seat): readonly Loss[] {
  return [...waterLost(view, seat)].map(([thing, counts]): Loss => {
    const ends = listed([...counts].map(([dam, count]) => endText(view, dam, count)));
    const drops = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const isFull = thing < BASIN;
    const dam = isFull ? thing : 2 * (thing - BASIN) + 1;
    const moveId = siteAnswer(BASE, dam)?.id;
    const what = isFull
      ? say('barrage.loss.past', { drops, site: siteName(dam), ends })
      : say('barrage.loss.through', { drops, basin: 1 + basinOf(dam), ends });
    return { what, rule: isFull ? 'BAR-FLOW-05' : 'BAR-PROD-03', ...(moveId !== undefined && { moveId }) };
  });
}

/** Points of the round's bonus tile that missing energy costs (BAR-SCORE-09 … -11), and the energy that next brings more of them. */
function bonusLost(view: Barrage, seat: Seat): { readonly vp: number; readonly full: number; readonly energy: number } | undefined {
  const at30 = clone(view);
  const told = bonusPoints(view, seat);
  const { energy } = playerOf(view, seat);
  for (let section = told.section + 1; section <= view.round; section++) {
    playerOf(at30, seat).energy = section * SECTION;
    const { vp } = bonusPoints(at30, seat);
    if (vp > told.vp) return { vp: told.vp, full: vp, energy: section * SECTION - energy };
  }
  return undefined;
}

/** What a seat has not reached yet and the end of the round makes final, told while its last engineers are left. */
function timeLosses(view: Barrage, seat: Seat): readonly Loss[] {
  const { passed, engineers, energy, held } = playerOf(view, seat);
  if (passed || engineers === 0 || engineers > LAST_ENGINEERS) return [];
  const { vp } = energyIncome(view, energy);
  const bonus = bonusLost(view, seat);
  return [
    ...(vp < 0 ? [{ what: say('barrage.loss.no-energy', { vp: -vp, engineers }), rule: 'BAR-SCORE-06' }] : []),
    ...(bonus ? [{ what: say('barrage.loss.bonus', { ...bonus, engineers }), rule: 'BAR-SCORE-11' }] : []),
    ...(view.round === ROUNDS && held.length > 0 ? [{ what: say('barrage.loss.contracts', { n: held.length, engineers }), rule: 'BAR-CON-06' }] : []),
  ];
}

/** What the round's end takes from a seat if nothing changes: water that its dams cannot hold, points for energy that it has not made, open contracts. */
export const losses = (view: Barrage, seat: Seat): readonly Loss[] =>
  view.round < 1 || view.over ? [] : [...waterLosses(view, seat), ...timeLosses(view, seat)];
