import { type Advantage, at, bitCount, type Detail, detailsOf, type Message, playerOf, type Seat, total } from '@madang/kernel';
import { AREAS, RESOURCES, ROWS, VLADIVOSTOK } from '../../components/index.ts';
import { countersIn, countersOnBoard, tileRows } from '../../rules/rounds/personal-board.ts';
import type { Siberia } from '../../rules/state.ts';
import { outlook } from '../merits.ts';
import { bestPrices, hasTile, KINDS, missing, rowOf } from '../position.ts';

const kinds = (...facts: readonly string[]): readonly string[] => facts.flatMap((fact) => RESOURCES.map((resource) => `${fact}: ${resource}`));
const rows = (...facts: readonly string[]): readonly string[] => facts.flatMap((fact) => ROWS.map((row) => `${fact}: ${row}`));

/** What may be named as a reason for a seat's chance. */
export const advantages: readonly Advantage<Siberia>[] = [
  { name: 'money', facts: ['money', 'money late'], amount: (view, seat) => playerOf(view, seat).money },
  {
    name: 'sales',
    facts: ['sales ready', 'sales ready but passed', ...kinds('sale now'), ...rows('ready', 'ready in time')],
    amount: salesReady,
  },
  {
    name: 'cubes',
    facts: [...kinds('cubes at work', 'sale when ready'), 'sales one short', 'sales one short in time', 'sales two short in time'],
    amount: (view, seat) => total(outlook(view, playerOf(view, seat)).counts),
  },
  {
    name: 'prices',
    facts: ['market in time', ...kinds('price', 'price in time')],
    amount: (view, seat) => total(bestPrices(view, playerOf(view, seat))),
  },
  {
    name: 'workers',
    facts: ['workers in port', 'workers on the map', 'workers idle', 'workers idle in time', 'supply', 'supply in time'],
    amount: (view, seat) => total(playerOf(view, seat).workers) - at(playerOf(view, seat).workers, VLADIVOSTOK),
  },
  {
    name: 'counters',
    facts: ['counters on the board', ...rows('one short')],
    amount: (view, seat) => countersOnBoard(playerOf(view, seat)),
  },
  {
    name: 'tiles',
    facts: ['resource tiles in time', 'person tiles in time', ...rows('tile')],
    amount: (view, seat) => bitCount(tileRows(playerOf(view, seat))),
  },
];

const detail = (key: string, args?: Message['args']): Message => ({ key: `siberia.detail.${key}`, ...(args && { args }) });
const rowNamed = (row: string): Message['args'] => ({ row: { key: `siberia.area.${row}` } });
const kindNamed = (resource: string): Message['args'] => ({ resource: { key: `siberia.resource.${resource}` } });

/** What may be named as the difference of two turns: rows and prices one by one, the rest as in `advantages`. */
export const details: readonly Detail<Siberia>[] = [
  ...detailsOf(
    'siberia',
    advantages.filter(({ name }) => name === 'money'),
  ),
  {
    ...{ what: detail('workers'), facts: ['workers in port', 'workers on the map', 'workers idle', 'workers idle in time', 'workers contested'] },
    amount: (view, seat) => total(playerOf(view, seat).workers) - at(playerOf(view, seat).workers, VLADIVOSTOK),
  },
  ...ROWS.flatMap((row, i): readonly Detail<Siberia>[] => [
    {
      ...{ what: detail('ready', rowNamed(row)), isFlag: true, facts: [`ready: ${row}`, `ready in time: ${row}`] },
      amount: (view, seat) => Number(missing(playerOf(view, seat), i) === 0),
    },
    {
      ...{ what: detail('short', rowNamed(row)), isFlag: true, facts: [`one short: ${row}`] },
      amount: (view, seat) => Number(missing(playerOf(view, seat), i) === 1),
    },
    {
      ...{ what: detail('tile', rowNamed(row)), isFlag: true, facts: [`tile: ${row}`] },
      amount: (view, seat) => Number(hasTile(playerOf(view, seat), i)),
    },
  ]),
  ...RESOURCES.flatMap((resource, kind): readonly Detail<Siberia>[] => [
    {
      ...{ what: detail('price', kindNamed(resource)), facts: [`price: ${resource}`, `price in time: ${resource}`] },
      amount: (view, seat) => at(bestPrices(view, playerOf(view, seat)), kind),
    },
    {
      ...{ what: detail('cubes', kindNamed(resource)), facts: [`cubes at work: ${resource}`, `sale when ready: ${resource}`] },
      amount: (view, seat) => at(outlook(view, playerOf(view, seat)).counts, kind),
    },
  ]),
  { what: detail('sales'), facts: ['sales ready', 'sales ready but passed', ...kinds('sale now')], amount: salesReady },
  { what: detail('frankfurt'), facts: ['sellers in Frankfurt'], amount: (view, seat) => at(playerOf(view, seat).sellers, 0) },
  { what: detail('abroad'), facts: ['sellers abroad'], amount: (view, seat) => outlook(view, playerOf(view, seat)).abroad },
  { what: detail('supply'), facts: ['supply', 'supply in time'], amount: (view, seat) => playerOf(view, seat).supply },
  {
    ...{
      what: detail('research'),
      isBurden: true,
      facts: ['managers under research', 'counters under research', ...kinds('counters under research')],
    },
    amount: (view, seat) => countersIn(playerOf(view, seat), AREAS.indexOf('research')).length,
  },
];

/** The dollars that a seat's ready rows would bring now. */
function salesReady(view: Siberia, seat: Seat): number {
  const me = playerOf(view, seat);
  const { prices, counts } = outlook(view, me);
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) if (missing(me, rowOf(kind)) === 0) sum += at(counts, kind) * at(prices, kind);
  return sum;
}
