import { type Advantage, at, bitCount, playerOf, type Seat, total } from '@madang/kernel';
import { RESOURCES, ROWS, VLADIVOSTOK } from '../../components/index.ts';
import { countersOnBoard, tileRows } from '../../rules/rounds/personal-board.ts';
import type { Siberia } from '../../rules/state.ts';
import { outlook } from '../merits.ts';
import { bestPrices, KINDS, missing, rowOf } from '../position.ts';

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

/** The dollars that a seat's ready rows would bring now. */
function salesReady(view: Siberia, seat: Seat): number {
  const me = playerOf(view, seat);
  const { prices, counts } = outlook(view, me);
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) if (missing(me, rowOf(kind)) === 0) sum += at(counts, kind) * at(prices, kind);
  return sum;
}
