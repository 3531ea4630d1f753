import type { BoardProps, Way } from '@madang/board-kit';
import type { PieceId } from '@madang/board-kit/layout';
import { type Decision, playerOf } from '@madang/kernel';
import { siteOf } from '../rules/answers.ts';
import { termsOf } from '../rules/building/construct.ts';
import {
  type Barrage,
  type BarrageMove,
  CONDUIT_SITES,
  conduitOf,
  DAM_SITES,
  DECISIONS,
  damOf,
  EMPTY,
  MANAGEMENT_SPACES,
  type ManagementSpace,
  numbersOf,
  type Player,
  POWERHOUSE_SITES,
  powerhouseOf,
  priceOf,
  productiveSystems,
} from '../rules/index.ts';
import { builtOn } from './targets.ts';

type Ahead = BoardProps<Barrage, BarrageMove>['lookAhead'];

/** What leads from an action to the question for a site. */
const LEADS: readonly BarrageMove['kind'][] = ['construct', 'construct-unmanned', 'tile', 'copy-tile', 'structure'];

/** The offices whose next question is answered by a piece that lies open: a contract, a headstream. */
const OPEN_OFFICES = /^(contractOffice|water)-/;

interface Found {
  readonly way: Way<BarrageMove>;
  /** Engineers on the space, then machines of the site's price, or credits. */
  readonly cost: readonly [engineers: number, more: number];
}

/**
 * The ways from a decision on, cheapest first: to build on a site (BAR-BUILD-01 … -06), to take a contract on offer, to place drops on
 * a headstream (BAR-MGMT-04, -07), to produce with a powerhouse, conduit or dam (BAR-PROD-01). If `ahead` refuses, there are none.
 */
export function shortCuts(view: Barrage, decision: Decision<BarrageMove> | null, ahead: Ahead): ReadonlyMap<PieceId, readonly Way<BarrageMove>[]> {
  const pieces = new Map<PieceId, Found[]>();
  if (decision && decision.task.task !== 'site') follow(view, { view, decision, way: [] }, ahead, pieces);
  if (decision) {
    throughOffices(view, decision, ahead, pieces);
    throughTurbines(view, decision, ahead, pieces);
  }
  return new Map([...pieces].map(([piece, found]) => [piece, found.toSorted(byCost).map(({ way }) => way)]));
}

const byCost = (a: Found, b: Found): number => a.cost[0] - b.cost[0] || a.cost[1] - b.cost[1];

/** What is taken or placed with a space of an office, the space first. */
function throughOffices(view: Barrage, { seat, moves }: Decision<BarrageMove>, ahead: Ahead, pieces: Map<PieceId, Found[]>): void {
  const before = playerOf(view, seat);
  for (const space of moves) {
    if (space.kind !== 'space' || !OPEN_OFFICES.test(space.space)) continue;
    const next = ahead([space]);
    if (next?.decision?.seat !== seat) continue;
    const after = playerOf(next.view, seat);
    for (const move of next.decision.moves) {
      const piece = pieceOf(move);
      if (piece) add(pieces, piece, { way: [space, move], cost: [before.engineers - after.engineers, before.credits - after.credits] });
    }
  }
}

function pieceOf(move: BarrageMove): PieceId | null {
  if ('contract' in move) return `contract:${move.contract}`;
  return 'headstream' in move ? `headstream:${move.headstream}` : null;
}

/** Productions that begin with a space of the Turbine Station: at the powerhouse, the conduit and the dam of each. */
function throughTurbines(view: Barrage, { seat, moves }: Decision<BarrageMove>, ahead: Ahead, pieces: Map<PieceId, Found[]>): void {
  for (const { space, on } of bestTurbines(moves)) {
    const asked = ahead([space])?.decision;
    const choices = asked?.seat === seat ? asked.moves.filter(({ kind }) => kind === 'system') : [];
    const bonus = bonusOf(on);
    // An only system is not asked for.
    const systems = choices.length > 0 || bonus === undefined ? choices : productiveSystems(view, seat, { bonus, optional: false, after: EMPTY });
    for (const system of systems) {
      const way = typeof system === 'number' ? [space] : [space, system];
      for (const piece of placesOf(system)) add(pieces, piece, { way, cost: [on.engineers, on.redFee] });
    }
  }
}

const bonusOf = ({ effect }: ManagementSpace): number | undefined => effect.find((one) => one.do === 'production')?.bonus;

/** The spaces of the Turbine Station that are offered and have no other that brings as much energy for as few engineers and credits. */
function bestTurbines(moves: readonly BarrageMove[]): readonly { readonly space: BarrageMove; readonly on: ManagementSpace }[] {
  const turbines = moves.flatMap((space) => {
    const on = space.kind === 'space' ? MANAGEMENT_SPACES[numbersOf(space).space] : undefined;
    return on?.section === 'turbine' ? [{ space, on, bonus: bonusOf(on) ?? 0 }] : [];
  });
  const isBetter = (a: (typeof turbines)[number], b: (typeof turbines)[number]): boolean =>
    a !== b && a.bonus >= b.bonus && a.on.engineers <= b.on.engineers && a.on.redFee <= b.on.redFee;
  return turbines.filter((one) => !turbines.some((other) => isBetter(other, one)));
}

/** Where a system lies: its powerhouse, its conduit and its dam. */
function placesOf(system: BarrageMove | number): readonly PieceId[] {
  if (typeof system === 'number')
    return [POWERHOUSE_SITES[powerhouseOf(system)], CONDUIT_SITES[conduitOf(system)], DAM_SITES[damOf(system)]].map(
      (site): PieceId => `site:${site}`,
    );
  return system.kind === 'system' ? [`site:${system.powerhouse}`, `site:${system.conduit}`, `site:${system.dam}`] : [];
}

const add = (pieces: Map<PieceId, Found[]>, piece: PieceId, found: Found): void => void pieces.set(piece, [...(pieces.get(piece) ?? []), found]);

interface Stands {
  readonly view: Barrage;
  readonly decision: Decision<BarrageMove>;
  readonly way: Way<BarrageMove>;
}

function follow(first: Barrage, { view, decision, way }: Stands, ahead: Ahead, sites: Map<PieceId, Found[]>): void {
  const { task, seat, moves } = decision;
  if (DECISIONS.is(task) && task.task === 'site') {
    const engineers = playerOf(first, seat).engineers - playerOf(view, seat).engineers;
    for (const move of moves) {
      if (move.kind !== 'site') continue;
      const machines = priceOf(playerOf(view, seat), task.structure, siteOf(task.structure, move), termsOf(task.acts));
      add(sites, `site:${move.site}`, { way: [...way, move], cost: [engineers, machines] });
    }
    return;
  }
  for (const move of moves) if (LEADS.includes(move.kind)) goOn(first, { view, decision, way: [...way, move] }, ahead, sites);
}

/** Where the last move of a way leads: to the next question, or to an only site, which is not asked for. `view`, `decision`: before that move. */
function goOn(first: Barrage, { view, decision: { seat }, way }: Stands, ahead: Ahead, sites: Map<PieceId, Found[]>): void {
  const next = ahead(way);
  if (!next) return;
  const own = next.decision?.seat === seat ? next.decision : null;
  const only = builtBetween(view, next.view) ?? (own && builtOn(own)[0]);
  if (only) add(sites, only, { way, cost: spent(playerOf(first, seat), playerOf(next.view, seat)) });
  else if (own) follow(first, { view: next.view, decision: own, way }, ahead, sites);
}

/** Where something was built between two positions; null: nowhere. */
function builtBetween(before: Barrage, after: Barrage): PieceId | null {
  const dam = after.damHeight.findIndex((height, i) => height > (before.damHeight[i] ?? 0));
  const conduit = after.conduits.findIndex((owner, i) => owner !== before.conduits[i]);
  const powerhouse = after.powerhouses.findIndex((owner, i) => owner !== before.powerhouses[i]);
  const site = DAM_SITES[dam] ?? CONDUIT_SITES[conduit] ?? POWERHOUSE_SITES[powerhouse];
  return site === undefined ? null : `site:${site}`;
}

const spent = (before: Player, after: Player): Found['cost'] => [
  before.engineers - after.engineers,
  before.excavators + before.mixers - after.excavators - after.mixers,
];
