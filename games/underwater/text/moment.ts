import type { Around, Message, Moment, MomentRow, Told } from '@madang/kernel';
import type { Goods } from '../components/effects.ts';
import { type UnderwaterEvent, YIELDERS, type Yielder } from '../rules/events.ts';
import type { Underwater } from '../rules/state.ts';
import { isUnderwaterEvent, logLine } from './log.ts';
import { goods, say } from './names.ts';

type Produced = UnderwaterEvent & { readonly event: 'produced' };
type Fed = UnderwaterEvent & { readonly event: 'fed' };

const isProduced = (event: UnderwaterEvent): event is Produced => event.event === 'produced';
const isFed = (event: UnderwaterEvent): event is Fed => event.event === 'fed';

/** Goods added up, each so many times. */
function sumOf(produced: readonly Produced[]): Goods {
  const sum: Record<string, number> = {};
  for (const { goods: each, times } of produced) for (const [good, n] of Object.entries(each)) sum[good] = (sum[good] ?? 0) + n * times;
  return sum;
}

/** What cities eat, or how many of them go without. */
const meal = ({ kelp, biomatter, unfed }: Fed): Message => (unfed > 0 ? say('underwater.moment.unfed', { unfed }) : goods({ kelp, biomatter }));

const yielderText = (by: Yielder): Message => (by === 'card' ? say('underwater.moment.cards') : say(`underwater.by.${by}`));

/** What was produced in a phase before its last step: since the cities were fed the last time. */
function producedBefore(earlier: readonly Told[]): readonly Produced[] {
  const events = earlier.filter(isUnderwaterEvent);
  return events.slice(events.findLastIndex(isFed) + 1).filter(isProduced);
}

/**
 * A Production phase: what everything yields each seat, and the feeding of the cities (UWC-PROD-01). It is counted up once the cities are
 * fed, for a card that swaps what it produces asks its player in the middle.
 */
export function moment(told: readonly Told[], { before: { players, era }, earlier }: Around<Underwater>): Moment | null {
  const events = told.filter(isUnderwaterEvent);
  const fed = events.filter(isFed);
  if (fed.length === 0) return null;
  const first = producedBefore(earlier());
  const produced = [...first, ...events.filter(isProduced)];
  const yields = YIELDERS.filter((by) => produced.some((event) => event.by === by)).map((by): MomentRow => {
    const sums = players.map((_, seat) => sumOf(produced.filter((event) => event.by === by && event.seat === seat)));
    return {
      source: yielderText(by),
      points: sums.map(({ points = 0 }) => points),
      notes: sums.map(({ points: _, ...rest }) => (Object.keys(rest).length > 0 ? goods(rest) : null)),
    };
  });
  const meals: MomentRow = {
    source: say('underwater.moment.feeding'),
    points: players.map((_, seat) => -(fed.find((event) => event.seat === seat)?.points ?? 0)),
    notes: players.map((_, seat) => {
      const one = fed.find((event) => event.seat === seat);
      return one ? meal(one) : null;
    }),
  };
  const next = events.find(({ event }) => event === 'era-began');
  const line = next && logLine(next);
  return {
    title: say('underwater.moment.production', { era }),
    before: players.map(({ points }, seat) => points - (sumOf(first.filter((event) => event.seat === seat)).points ?? 0)),
    rows: [...yields, meals],
    means: line ? [line.text] : [],
  };
}
