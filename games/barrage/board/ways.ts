import type { BoardProps, Way } from '@madang/board-kit';
import type { PieceId } from '@madang/board-kit/layout';
import { type Decision, playerOf } from '@madang/kernel';
import { siteOf } from '../rules/answers.ts';
import { termsOf } from '../rules/building/construct.ts';
import { type Barrage, type BarrageMove, DECISIONS, priceOf } from '../rules/index.ts';

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
 * The ways from the present decision on, cheapest first: to build on a site (BAR-BUILD-01 … -06), to take a contract on offer, to place drops on
 * a headstream (BAR-MGMT-04, -07). If `ahead` refuses, there are none.
 */
export function shortCuts(view: Barrage, decision: Decision<BarrageMove> | null, ahead: Ahead): ReadonlyMap<PieceId, readonly Way<BarrageMove>[]> {
  const pieces = new Map<PieceId, Found[]>();
  if (decision && decision.task.task !== 'site') follow(view, { view, decision, way: [] }, ahead, pieces);
  if (decision) throughOffices(view, decision, ahead, pieces);
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
  for (const move of moves.filter(({ kind }) => LEADS.includes(kind))) {
    const next = ahead([...way, move]);
    if (next?.decision?.seat === seat) follow(first, { view: next.view, decision: next.decision, way: [...way, move] }, ahead, sites);
  }
}
