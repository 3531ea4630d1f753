import type { Decision, Seat } from '@madang/kernel';
import {
  type Barrage,
  type BarrageEvent,
  type BarrageMove,
  COMPANY_BOARDS,
  CONDUIT_SITES,
  CONTRACTS,
  DAM_SITES,
  type DamSite,
  type Effect,
  type Exit,
  type Good,
  INCOME_ROWS,
  INCOME_STEPS,
  MANAGEMENT_SPACES,
  type Player,
  POWERHOUSE_SITES,
  priceOf,
  SEGMENTS,
  SPACES,
  STRUCTURES,
  TERMS,
  type Tile,
} from '../../rules/index.ts';
import { type Buildable, buildable } from '../../text/forecast/buildable.ts';
import { foreseeEach, type Outcome } from '../../text/forecast/foresee.ts';
import { isBarrageTask } from '../../text/prompts.ts';

/** By structure, the sites that it may stand on. */
const SITES: readonly (readonly string[])[] = [DAM_SITES, DAM_SITES, CONDUIT_SITES, POWERHOUSE_SITES];

type Named<E extends BarrageEvent['event']> = Extract<BarrageEvent, { readonly event: E }>;

/** A production with one number of drops: the energy by its parts, and the contracts that it would meet. */
export interface Output {
  readonly drops: number;
  readonly conduit: number;
  readonly value: number;
  readonly gross: number;
  readonly bonus: number;
  readonly companyBonus: number;
  readonly total: number;
  readonly contracts: readonly number[];
}

/** A structure built: each way to pay for it, the wheel as it then stands, what the site costs and what income it uncovers. */
export interface Building {
  readonly payments: readonly Named<'inserted'>[];
  readonly after: Player;
  /** The segment that is filled, once the wheel has turned. */
  readonly filled: number;
  readonly fee: number;
  readonly incomes: readonly Effect[];
}

/** Goods that a seat gains. */
export type Gains = Readonly<Record<Good, number>> & { readonly seat: Seat };

/** Where energy markers would stand; several where the number of drops is still to be chosen. */
export interface Climb {
  readonly seat: Seat;
  readonly from: number;
  readonly to: readonly number[];
}

/** What comes back from the wheel. */
export interface Returned {
  readonly tile: Tile | null;
  readonly excavators: number;
  readonly mixers: number;
}

/** Where drops end. */
export interface End {
  readonly end: DamSite | Exit;
  readonly count: number;
}

/** What a move would do, as it is drawn. */
export interface Prospect {
  readonly cost: { readonly engineers: number; readonly credits: number };
  /** What a space is for, where nothing told says it better. */
  readonly effects: readonly Effect[];
  readonly options: readonly Buildable[];
  readonly outputs: readonly Output[];
  /** Paid to another for his conduit with the most drops. */
  readonly fees: readonly Named<'conduit-fee'>[];
  readonly building: Building | null;
  readonly returned: readonly Returned[];
  readonly gains: readonly Gains[];
  readonly climbs: readonly Climb[];
  readonly ends: readonly End[];
}

const only =
  <E extends BarrageEvent['event']>(name: E) =>
  (event: BarrageEvent): event is Named<E> =>
    event.event === name;

/** Looks ahead from a view. With several numbers of drops to choose from, what cannot be told for all is told for the most. */
export function prospectOf(view: Barrage, seat: Seat, move: BarrageMove): Prospect {
  const outcomes = foreseeEach(view, seat, move);
  const events = outcomes.at(-1)?.events ?? [];
  return {
    cost: costOf(events),
    effects: move.kind === 'space' && !events.some(tells) ? (MANAGEMENT_SPACES[SPACES.indexOf(move.space)]?.effect ?? []) : [],
    options: optionsOf(seat, outcomes),
    outputs: outcomes.flatMap(outputsOf),
    fees: events.filter(only('conduit-fee')),
    building: buildingOf(view, seat, outcomes),
    returned: events.filter(only('wheel-turned')).filter((turn) => turn.seat === seat && (turn.tile !== null || turn.excavators + turn.mixers > 0)),
    gains: gainsOf(events),
    climbs: climbsOf(view, outcomes),
    ends: endsOf(events),
  };
}

/** Events that show by themselves what a space gives. */
const tells = ({ event }: BarrageEvent): boolean => event === 'gained' || event === 'produced' || event === 'wheel-turned';

function costOf(events: readonly BarrageEvent[]): Prospect['cost'] {
  for (const event of events) {
    if (event.event === 'space-used' || event.event === 'construction-begun') return { engineers: event.engineers, credits: event.credits };
    if (event.event === 'banked') return { engineers: event.engineers, credits: 0 };
  }
  return { engineers: 0, credits: 0 };
}

/** What a construction that is begun could build, or what its tile builds at the sites that are asked for next. */
function optionsOf(seat: Seat, [first]: readonly Outcome[]): readonly Buildable[] {
  const begun = first?.events.find(only('construction-begun'));
  if (first && begun) return buildable(first.after, seat, begun.space > 0);
  return first?.next ? sitesOf(seat, first.after, first.next) : [];
}

function sitesOf(seat: Seat, view: Barrage, { task, moves }: Decision<BarrageMove>): readonly Buildable[] {
  const me = view.players[seat];
  if (!isBarrageTask(task) || task.task !== 'site' || !me) return [];
  const { structure } = task;
  const [terms, word, sites] = [TERMS[task.acts], STRUCTURES[structure], SITES[structure] ?? []];
  if (!terms || !word) return [];
  const prices = moves.flatMap((move) => (move.kind === 'site' ? [priceOf(me, structure, sites.indexOf(move.site), terms)] : []));
  return [{ structure: word, machines: structure === 0 || structure === 2 ? 'excavators' : 'mixers', least: Math.min(...prices) }];
}

function outputsOf({ events, next }: Outcome): readonly Output[] {
  const contracts =
    next?.task.task === 'contract' ? next.moves.flatMap((one) => (one.kind === 'fulfil' ? [CONTRACTS.indexOf(one.contract)] : [])) : [];
  return events.filter(only('produced')).map((one) => ({ ...one, conduit: CONDUIT_SITES.indexOf(one.conduit), contracts }));
}

function buildingOf(view: Barrage, seat: Seat, outcomes: readonly Outcome[]): Building | null {
  const payments = outcomes.flatMap(({ events }) => events.filter(only('inserted')));
  const [first] = outcomes;
  const built = first?.events.find(only('built'));
  const [before, after] = [view.players[seat], first?.after.players[seat]];
  if (payments.length === 0 || !first || !built || !before || !after) return null;
  return {
    payments,
    after,
    filled: before.open % SEGMENTS,
    fee: built.fee,
    incomes: first.events.filter(only('income')).flatMap((one) => incomeOf(after, one)),
  };
}

function incomeOf({ company }: Player, { row, step }: Named<'income'>): readonly Effect[] {
  const name = INCOME_ROWS.find((one) => one === row);
  const number = INCOME_STEPS.find((one) => one === step);
  return name === undefined || number === undefined ? [] : (COMPANY_BOARDS[company]?.income[name][number] ?? []);
}

function gainsOf(events: readonly BarrageEvent[]): readonly Gains[] {
  const sums = new Map<Seat, Record<Good, number>>();
  for (const { seat, good, n } of events.filter(only('gained'))) {
    const sum = sums.get(seat) ?? { credits: 0, vp: 0, excavators: 0, mixers: 0 };
    sum[good] += n;
    sums.set(seat, sum);
  }
  return [...sums].map(([seat, sum]) => ({ seat, ...sum }));
}

function climbsOf(view: Barrage, outcomes: readonly Outcome[]): readonly Climb[] {
  const climbs = new Map<Seat, number[]>();
  for (const { events } of outcomes) {
    const ends = new Map(events.filter(only('energy')).map(({ seat, energy }) => [seat, energy]));
    for (const [seat, energy] of ends) climbs.set(seat, [...(climbs.get(seat) ?? []), energy]);
  }
  return [...climbs].map(([seat, to]) => ({ seat, from: view.players[seat]?.energy ?? 0, to }));
}

/** How many drops end where. */
export function endsOf(events: readonly BarrageEvent[]): readonly End[] {
  const counts = new Map<DamSite | Exit, number>();
  for (const { end } of events.filter(only('flowed'))) counts.set(end, (counts.get(end) ?? 0) + 1);
  return [...counts].map(([end, count]) => ({ end, count }));
}
