import { type Decision, type Seat, spell } from '@madang/kernel';
import { COMPANY_BOARDS, INCOME_ROWS, INCOME_STEPS } from '../../components/companies.ts';
import type { Effect } from '../../components/effects.ts';
import { SEGMENTS } from '../../components/numbers.ts';
import { MANAGEMENT_SPACES } from '../../components/spaces.ts';
import { CONDUIT_SITES, DAM_SITES, type DamSite, EXITS, type Exit, STRUCTURES } from '../../components/words.ts';
import { numbersOf, siteOf } from '../../rules/answers.ts';
import { termsOf } from '../../rules/building/construct.ts';
import { needsExcavators, priceOf } from '../../rules/building/costs.ts';
import type { BarrageEvent, Good } from '../../rules/events.ts';
import type { BarrageMove } from '../../rules/moves.ts';
import { type Barrage, DECISIONS, EMPTY, type Player } from '../../rules/state.ts';
import { type Buildable, buildable } from './buildable.ts';
import { foreseeEach, type Outcome, productions } from './foresee.ts';

type Named<E extends BarrageEvent['event']> = Extract<BarrageEvent, { readonly event: E }>;

type SystemMove = Extract<BarrageMove, { readonly kind: 'system' }>;

/** A production with one system and number of drops: the energy by its parts, and the contracts that it would meet. */
export interface Output {
  /** All moves that lead to it, up to the question for a contract. */
  readonly way: readonly BarrageMove[];
  /** The system that is chosen on the way; null: it is the only one, or known before. */
  readonly system: SystemMove | null;
  readonly drops: number;
  readonly conduit: number;
  readonly value: number;
  readonly gross: number;
  readonly bonus: number;
  readonly companyBonus: number;
  readonly total: number;
  /** Paid to others for their conduits. */
  readonly fees: readonly Named<'conduit-fee'>[];
  readonly contracts: readonly number[];
  /** The answers that fulfil them. */
  readonly fulfils: readonly BarrageMove[];
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

/** Where drops end. */
export interface End {
  readonly end: DamSite | Exit;
  readonly count: number;
}

/** What a move would do: what is said and drawn of it. */
export interface Prospect {
  /** Whether an amount is still to be chosen. What cannot be told for all is then told for the most. */
  readonly open: boolean;
  /** All that would be told. */
  readonly told: readonly BarrageEvent[];
  readonly cost: { readonly engineers: number; readonly credits: number };
  /** What a space is for. */
  readonly effects: readonly Effect[];
  readonly options: readonly Buildable[];
  readonly outputs: readonly Output[];
  /** Paid to another for his conduit with the most drops. */
  readonly fees: readonly Named<'conduit-fee'>[];
  /** The contracts that the energy of a production or tile would meet; null where there is none. */
  readonly contracts: readonly number[] | null;
  readonly building: Building | null;
  readonly incomes: readonly (readonly Effect[])[];
  /** What comes back from the wheel. */
  readonly returned: readonly Named<'wheel-turned'>[];
  readonly gains: readonly Gains[];
  readonly climbs: readonly Climb[];
  readonly ends: readonly End[];
}

const only =
  <E extends BarrageEvent['event']>(name: E) =>
  (event: BarrageEvent): event is Named<E> =>
    event.event === name;

/** Looks ahead from a view. */
export function prospectOf(view: Barrage, seat: Seat, move: BarrageMove): Prospect {
  const outcomes = foreseeEach(view, seat, move);
  const last = outcomes.at(-1);
  const told = last?.events ?? [];
  return {
    open: outcomes.length > 1,
    told,
    cost: costOf(told),
    effects: MANAGEMENT_SPACES[numbersOf(move).space]?.effect ?? [],
    options: optionsOf(seat, outcomes),
    outputs: outputsOf(view, seat, move),
    fees: told.filter(only('conduit-fee')),
    contracts: last && told.some(bringsEnergy) ? contractsMet(last) : null,
    building: buildingOf(view, seat, outcomes),
    incomes: told.filter(only('income')).map((one) => incomeOf(view.players[one.seat], one)),
    returned: told.filter(only('wheel-turned')).filter((turn) => turn.seat === seat && (turn.tile !== null || turn.excavators + turn.mixers > 0)),
    gains: gainsOf(told),
    climbs: climbsOf(view, outcomes),
    ends: endsOf(told),
  };
}

/** Energy with which a contract may be fulfilled. */
const bringsEnergy = (event: BarrageEvent): boolean => event.event === 'produced' || (event.event === 'energy' && event.reason === 'tile');

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
  if (!DECISIONS.is(task) || task.task !== 'site' || !me) return [];
  const { structure } = task;
  const prices = moves.map((move) => priceOf(me, structure, siteOf(structure, move), termsOf(task.acts)));
  return [{ structure: spell(STRUCTURES, structure), machines: needsExcavators(structure) ? 'excavators' : 'mixers', least: Math.min(...prices) }];
}

/** The answers that fulfil a contract where a question for one follows. */
const fulfilsIn = ({ next }: Outcome): readonly BarrageMove[] =>
  next?.task.task === 'contract' ? next.moves.filter((move) => numbersOf(move).contract >= 0) : [];

/** The contracts that a question for one offers. */
const contractsMet = (outcome: Outcome): readonly number[] => fulfilsIn(outcome).map((move) => numbersOf(move).contract);

const isSystem = (move: BarrageMove): move is SystemMove => move.kind === 'system';

/** Every production that a move leads to. */
export const outputsOf = (view: Barrage, seat: Seat, move: BarrageMove): readonly Output[] =>
  productions(view, seat, move).flatMap(({ way, outcome }) =>
    outcome.events.filter(only('produced')).map((one) => ({
      ...one,
      way,
      system: way.find(isSystem) ?? null,
      conduit: CONDUIT_SITES.indexOf(one.conduit),
      fees: outcome.events.filter(only('conduit-fee')),
      contracts: contractsMet(outcome),
      fulfils: fulfilsIn(outcome),
    })),
  );

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

function incomeOf(me: Player | undefined, { row, step }: Named<'income'>): readonly Effect[] {
  const name = INCOME_ROWS.find((one) => one === row);
  const number = INCOME_STEPS.find((one) => one === step);
  return name === undefined || number === undefined ? [] : (COMPANY_BOARDS[me?.company ?? EMPTY]?.income[name][number] ?? []);
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

/** How many drops end where: dam by dam, then off the map. */
export function endsOf(events: readonly BarrageEvent[]): readonly End[] {
  const ends = events.filter(only('flowed')).map(({ end }) => end);
  return [...DAM_SITES, ...EXITS].flatMap((place) => {
    const count = ends.filter((end) => end === place).length;
    return count === 0 ? [] : [{ end: place, count }];
  });
}
