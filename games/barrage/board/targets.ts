import type { Answering, PieceId } from '@madang/board-kit/layout';
import type { Decision } from '@madang/kernel';
import { type BarrageMove, DAM_SITES } from '../rules/index.ts';
import { siteWord } from '../rules/spelling.ts';

/** The site of a dam that a task names, where drops are chosen from it. */
function damOf({ task }: Decision<BarrageMove>): PieceId {
  const dam = 'dam' in task && typeof task.dam === 'number' ? DAM_SITES[task.dam] : undefined;
  return dam === undefined ? 'open' : `site:${dam}`;
}

/** The site that a decision on a payment builds on; none for other decisions. */
export function builtOn({ task }: Decision<BarrageMove>): readonly PieceId[] {
  if (!('structure' in task && typeof task.structure === 'number' && 'site' in task && typeof task.site === 'number')) return [];
  return [`site:${siteWord(task.structure, task.site)}`];
}

/**
 * The pieces that answer with a move: `site:D1u`, `space:…`, `bank`, `construct`, `copy:left`, `tile:…` (in the supply), `wheel:…` (a
 * tile on the wheel), `row:base`, `contract:G01`, `headstream:A`, `company:usa`, `open` (the wheel's open segment), `machinery`.
 */
function piecesOf(move: BarrageMove, decision: Decision<BarrageMove>): readonly PieceId[] {
  switch (move.kind) {
    case 'bank':
      return ['bank'];
    case 'construct':
    case 'construct-unmanned':
      return ['construct'];
    case 'copy':
      return [`copy:${move.side}`];
    case 'copy-tile':
      return [`wheel:${move.tile}`];
    case 'structure':
      return [`row:${move.structure}`];
    case 'pay':
      return ['open', ...builtOn(decision)];
    case 'machines':
      return ['machinery'];
    case 'system':
      return [`site:${move.powerhouse}`, `site:${move.dam}`, `site:${move.conduit}`];
    case 'drops':
      return [damOf(decision)];
    default:
      return thingOf(move);
  }
}

/** The one thing that most moves name. */
function thingOf(move: BarrageMove): readonly PieceId[] {
  if ('contract' in move) return [`contract:${move.contract}`];
  if ('company' in move) return [`company:${move.company}`];
  if ('space' in move) return [`space:${move.space}`];
  if ('tile' in move) return [`tile:${move.tile}`];
  if ('site' in move) return [`site:${move.site}`];
  return 'headstream' in move ? [`headstream:${move.headstream}`] : [];
}

/** Where Barrage's answers lie. */
export const ANSWERING: Answering<BarrageMove> = { piecesOf };

/** The panels that take turns below the map on a phone, and where pieces lie, by their kind. */
export const TABS = ['actions', 'mat', 'market', 'track'] as const;
export const LIES: Readonly<Record<string, (typeof TABS)[number]>> = {
  space: 'actions',
  bank: 'actions',
  construct: 'mat',
  copy: 'mat',
  tile: 'mat',
  wheel: 'mat',
  row: 'mat',
  open: 'mat',
  machinery: 'mat',
  company: 'mat',
  contract: 'market',
};
