import type { BoardProps, Way } from '@madang/board-kit';
import type { PieceId } from '@madang/board-kit/layout';
import { type Decision, playerOf } from '@madang/kernel';
import { siteOf } from '../rules/answers.ts';
import { termsOf } from '../rules/building/construct.ts';
import { type Barrage, type BarrageMove, DECISIONS, priceOf } from '../rules/index.ts';

type Ahead = BoardProps<Barrage, BarrageMove>['lookAhead'];

/** What leads from an action to the question for a site. */
const LEADS: readonly BarrageMove['kind'][] = ['construct', 'construct-unmanned', 'tile', 'copy-tile', 'structure'];

interface Found {
  readonly way: Way<BarrageMove>;
  /** Engineers on the space, then machines of the site's price. */
  readonly cost: readonly [engineers: number, machines: number];
}

/**
 * BAR-BUILD-01 … -06: for each site the ways to build there from the present decision on, cheapest first (engineers, then machines).
 * A site that the decision itself asks for has none. If `ahead` refuses, there are no short cuts.
 */
export function buildingWays(view: Barrage, decision: Decision<BarrageMove> | null, ahead: Ahead): ReadonlyMap<PieceId, readonly Way<BarrageMove>[]> {
  const sites = new Map<PieceId, Found[]>();
  if (decision && decision.task.task !== 'site') follow(view, { view, decision, way: [] }, ahead, sites);
  return new Map([...sites].map(([piece, found]) => [piece, found.toSorted(byCost).map(({ way }) => way)]));
}

const byCost = (a: Found, b: Found): number => a.cost[0] - b.cost[0] || a.cost[1] - b.cost[1];

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
      const found: Found = { way: [...way, move], cost: [engineers, machines] };
      sites.set(`site:${move.site}`, [...(sites.get(`site:${move.site}`) ?? []), found]);
    }
    return;
  }
  for (const move of moves.filter(({ kind }) => LEADS.includes(kind))) {
    const next = ahead([...way, move]);
    if (next?.decision?.seat === seat) follow(first, { view: next.view, decision: next.decision, way: [...way, move] }, ahead, sites);
  }
}
