import type { Around, Moment, MomentRow, Told } from '@madang/kernel';
import { RESOURCES } from '../components/words.ts';
import type { SiberiaEvent } from '../rules/events.ts';
import type { Siberia } from '../rules/state.ts';
import { isSiberiaEvent, logLine } from './log.ts';
import { resourceText, say } from './names.ts';

type Sold = SiberiaEvent & { readonly event: 'sold' };

const isSold = (event: SiberiaEvent): event is Sold => event.event === 'sold';

const incomeOf = (sales: readonly Sold[]): number => sales.reduce((sum, { income }) => sum + income, 0);

/** What was told since the last round ended. */
const sinceRoundEnd = (told: readonly Told[]): readonly Told[] => told.slice(told.findLastIndex(({ event }) => event === 'round-ended') + 1);

/** The end of a round: what everybody earned in it with each resource. A round without a sale has none, unless the last one begins. */
export function moment(told: readonly Told[], { after, earlier }: Around<Siberia>): Moment | null {
  const events = told.filter(isSiberiaEvent);
  const ended = events.find((event) => event.event === 'round-ended');
  const last = events.find(({ event }) => event === 'last-round');
  const lasts = last && logLine(last);
  const sales = ended ? [...sinceRoundEnd(earlier()), ...told].filter(isSiberiaEvent).filter(isSold) : [];
  if (!lasts && sales.length === 0) return null;
  const { players } = after();
  return {
    title: ended?.event === 'round-ended' ? say('siberia.moment.round', { round: ended.round }) : say('siberia.moment.last'),
    before: players.map(({ money }, seat) => money - incomeOf(sales.filter((sale) => sale.seat === seat))),
    rows: rowsOf(sales, players.length),
    means: lasts ? [lasts.text] : [],
  };
}

/** What each seat earned with each resource, and for how many cubes. */
function rowsOf(sales: readonly Sold[], seats: number): readonly MomentRow[] {
  return RESOURCES.filter((resource) => sales.some((sale) => sale.resource === resource)).map((resource): MomentRow => {
    const by = Array.from({ length: seats }, (_, seat) => sales.filter((sale) => sale.resource === resource && sale.seat === seat));
    return {
      source: resourceText(resource),
      points: by.map(incomeOf),
      notes: by.map((mine) => (mine.length === 0 ? null : say('siberia.moment.cubes', { cubes: mine.reduce((sum, { cubes }) => sum + cubes, 0) }))),
    };
  });
}
