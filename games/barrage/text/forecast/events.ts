import type { Message, Seat } from '@madang/kernel';
import { INCOME_ROWS, INCOME_STEPS } from '../../components/companies.ts';
import { SEGMENTS } from '../../components/numbers.ts';
import { DAM_SITES, TILES } from '../../components/words.ts';
import type { BarrageEvent, Good } from '../../rules/events.ts';
import { player } from '../../rules/rule.ts';
import type { Barrage } from '../../rules/state.ts';
import { incomeText, tileLine } from '../effects.ts';
import { productionParts } from '../log/lines.ts';
import { amounts, goods, listed, of, say, siteText, structureText, wheelThings } from '../names.ts';

type Named<E extends BarrageEvent['event']> = Extract<BarrageEvent, { readonly event: E }>;
type Events = readonly BarrageEvent[];

/** Goods that each seat gains, all told together. */
function gains(seat: Seat, events: Events): Message[] {
  const sums = new Map<Seat, Record<Good, number>>();
  for (const event of events) {
    if (event.event !== 'gained') continue;
    const sum = sums.get(event.seat) ?? { credits: 0, vp: 0, excavators: 0, mixers: 0 };
    sum[event.good] += event.n;
    sums.set(event.seat, sum);
  }
  return [...sums].map(([who, sum]) =>
    who === seat ? say('barrage.forecast.gain', { goods: amounts(sum) }) : of(who, 'barrage.forecast.gain-other', { goods: amounts(sum) }),
  );
}

/** Where each seat's energy marker ends. */
function energies(view: Barrage, events: Events): Message[] {
  const ends = new Map<Seat, number>();
  for (const event of events) if (event.event === 'energy') ends.set(event.seat, event.energy);
  return [...ends].map(([who, to]) => of(who, 'barrage.forecast.energy', { from: player(view, who).energy, to }));
}

/** All that comes back from the seat's wheel. */
function returns(seat: Seat, events: Events): Message[] {
  const things = events.flatMap((event) =>
    event.event === 'wheel-turned' && event.seat === seat ? wheelThings(event.tile, event.excavators, event.mixers) : [],
  );
  return things.length > 0 ? [say('barrage.forecast.back', { things: listed(things) })] : [];
}

/** Where the drops end, dam by dam. */
function ways(events: Events): Message[] {
  const ends = events.flatMap((event) => (event.event === 'flowed' ? [event.end] : []));
  if (ends.length === 0) return [];
  const stops = DAM_SITES.flatMap((dam) => {
    const count = ends.filter((end) => end === dam).length;
    return count === 0 ? [] : [say('barrage.forecast.flow-to', { count, dam: siteText(dam) })];
  });
  const away = ends.filter((end) => end === 'exit-left' || end === 'exit-right').length;
  return [say('barrage.forecast.flows', { ends: listed(away > 0 ? [...stops, say('barrage.forecast.flow-away', { count: away })] : stops) })];
}

/** What is put on the wheel, which turns once at that, and what is paid for machines that are not. */
function inserted({ tile, excavators, mixers, credits }: Named<'inserted'>): Message[] {
  const things = wheelThings(tile, excavators, mixers);
  const lines = things.length > 0 ? [say('barrage.forecast.on-wheel', { things: listed(things), turns: SEGMENTS - 1 })] : [];
  return credits > 0 ? [say('barrage.forecast.cost', { goods: amounts({ credits }) }), ...lines] : lines;
}

/** What the conduit's owner gains; an automa gains points only. */
function conduitFee({ to, credits, paid, gained, vp }: Named<'conduit-fee'>): Message {
  if (gained === 'credits') return of(to, 'barrage.forecast.fee', { credits, vp });
  return of(to, 'barrage.forecast.fee-points', { paid: goods(paid, credits), gained: goods('vp', credits + vp) });
}

function income(view: Barrage, { seat, row, step }: Named<'income'>): Message[] {
  const name = INCOME_ROWS.find((one) => one === row);
  const number = INCOME_STEPS.find((one) => one === step);
  if (name === undefined || number === undefined) return [];
  return [say('barrage.forecast.income', { income: incomeText(player(view, seat).company, name, number) })];
}

/** An event that is told by itself. */
function told(view: Barrage, event: BarrageEvent): Message[] {
  switch (event.event) {
    case 'inserted':
      return inserted(event);
    case 'built':
      return event.fee > 0 ? [say('barrage.forecast.site-red', { credits: event.fee })] : [];
    case 'income':
      return income(view, event);
    case 'produced':
      return [say('barrage.forecast.production', { total: event.total, parts: productionParts(event) })];
    case 'conduit-fee':
      return [conduitFee(event)];
    case 'patent-taken':
      return [say('barrage.forecast.effect', { effect: tileLine(TILES.indexOf(event.tile)) })];
    case 'dam-filled':
      return [say('barrage.forecast.filled', { dam: siteText(event.dam), n: event.drops })];
    case 'lost':
      return [say('barrage.forecast.lost', { structure: structureText(event.structure) })];
    case 'water-flows':
      return [say('barrage.forecast.round-ends')];
    default:
      return [];
  }
}

/** What the events of a move mean to somebody who has not yet decided. */
export const outcomeText = (view: Barrage, seat: Seat, events: Events): Message[] => [
  ...events.flatMap((event) => told(view, event)),
  ...returns(seat, events),
  ...gains(seat, events),
  ...energies(view, events),
  ...ways(events),
];
