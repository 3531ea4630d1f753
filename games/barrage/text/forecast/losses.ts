import { at, type Loss, type Message, type Seat, seatArgument } from '@madang/kernel';
import { DAM_SITES } from '../../components/words.ts';
import { siteAnswer } from '../../rules/answers.ts';
import { BASE } from '../../rules/building/sites.ts';
import { clone } from '../../rules/clone.ts';
import type { BarrageEvent } from '../../rules/events.ts';
import { energyIncome } from '../../rules/index.ts';
import { type Barrage, NEUTRAL } from '../../rules/state.ts';
import { flowAll } from '../../rules/water/flow.ts';
import { listed, say, siteText } from '../names.ts';
import { endsOf } from './prospect.ts';

type Flowed = BarrageEvent & { readonly event: 'flowed' };

/** From so many engineers on nothing is said of a round without energy: they are enough for two productions. */
const TIME_ENOUGH = 5;

/** What the round's end takes from a seat as things stand: water that flows past its full dams, points where it has no energy. */
export const losses = (view: Barrage, seat: Seat): readonly Loss[] =>
  view.over || view.round === 0 ? [] : [...waterPast(view, seat), ...withoutEnergy(view, seat)];

/** BAR-FLOW-05: waiting drops that pass a full dam of the seat and do not stop in another of its dams. */
function waterPast(view: Barrage, seat: Seat): readonly Loss[] {
  const flows: Flowed[] = [];
  flowAll(clone(view), (event) => {
    if (event.event === 'flowed') flows.push(event);
  });
  const isOwn = (place: string): boolean => view.damOwner[DAM_SITES.map(String).indexOf(place)] === seat;
  const lost = flows.filter(({ end }) => !isOwn(end));
  return DAM_SITES.flatMap((site, dam): readonly Loss[] => {
    const past = view.damOwner[dam] === seat ? lost.filter(({ passed }) => passed.includes(site)) : [];
    if (past.length === 0) return [];
    const moveId = siteAnswer(BASE, dam)?.id;
    const what = say('barrage.loss.past', { count: past.length, dam: siteText(site), ends: listed(endsIn(view, past)) });
    return [{ what, rule: 'BAR-FLOW-05', ...(moveId !== undefined && { moveId }) }];
  });
}

/** Where drops end, and the owner of each dam there. */
function endsIn({ damOwner }: Barrage, flows: readonly Flowed[]): readonly Message[] {
  const ends = endsOf(flows);
  const away = ends.reduce((sum, { end, count }) => (damAt(end) < 0 ? sum + count : sum), 0);
  const stops = ends.flatMap(({ end, count }): readonly Message[] => {
    const dam = DAM_SITES[damAt(end)];
    if (dam === undefined) return [];
    const owner = at(damOwner, damAt(end));
    const stop = { count, dam: siteText(dam) };
    return [owner === NEUTRAL ? say('barrage.forecast.flow-to', stop) : say('barrage.loss.to', { ...stop, owner: seatArgument(owner) })];
  });
  return away > 0 ? [...stops, say('barrage.forecast.flow-away', { count: away })] : stops;
}

const damAt = (end: Flowed['end']): number => DAM_SITES.map(String).indexOf(end);

/** BAR-SCORE-06: points that a round without energy costs, said once few engineers are left. */
function withoutEnergy(view: Barrage, seat: Seat): readonly Loss[] {
  const me = view.players[seat];
  const vp = me && me.energy === 0 ? -energyIncome(view, 0).vp : 0;
  if (!me || vp <= 0 || me.engineers === 0 || me.engineers >= TIME_ENOUGH) return [];
  return [{ what: say('barrage.loss.energy', { vp }), rule: 'BAR-SCORE-06' }];
}
