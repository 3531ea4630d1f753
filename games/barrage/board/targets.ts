import type { Decision } from '@madang/kernel';
import { type BarrageMove, DAM_SITES } from '../rules/index.ts';

/**
 * A piece of the board that can answer: `site:D1u`, `space:…`, `bank`, `construct`, `copy:left`, `tile:…` (in the supply),
 * `wheel:…` (a tile on the wheel), `row:base`, `contract:G01`, `headstream:A`, `company:usa`, `open` (the wheel's open
 * segment), `machinery`.
 */
export type PieceId = string;

/** The site of a dam that a task names, where drops are chosen from it. */
function damOf({ task }: Decision<BarrageMove>): PieceId {
  const dam = 'dam' in task && typeof task.dam === 'number' ? DAM_SITES[task.dam] : undefined;
  return dam === undefined ? 'open' : `site:${dam}`;
}

function piecesOf(decision: Decision<BarrageMove>, move: BarrageMove): readonly PieceId[] {
  switch (move.kind) {
    case 'company':
      return [`company:${move.company}`];
    case 'starting-contract':
    case 'fulfil':
    case 'take':
    case 'discard':
      return [`contract:${move.contract}`];
    case 'space':
      return [`space:${move.space}`];
    case 'bank':
      return ['bank'];
    case 'construct':
    case 'construct-unmanned':
      return ['construct'];
    case 'copy':
      return [`copy:${move.side}`];
    case 'tile':
      return [`tile:${move.tile}`];
    case 'copy-tile':
      return [`wheel:${move.tile}`];
    case 'structure':
      return [`row:${move.structure}`];
    case 'site':
      return [`site:${move.site}`];
    case 'pay':
      return ['open'];
    case 'machines':
      return ['machinery'];
    case 'system':
      return [`site:${move.powerhouse}`, `site:${move.dam}`, `site:${move.conduit}`];
    case 'drops':
      return [damOf(decision)];
    case 'headstream':
      return [`headstream:${move.headstream}`];
    case 'pass':
    case 'decline':
    case 'stop':
    case 'pick':
      return [];
  }
}

/** For each piece that lights up, the moves that it answers with. */
export function targetsOf(decision: Decision<BarrageMove> | null): ReadonlyMap<PieceId, readonly BarrageMove[]> {
  const targets = new Map<PieceId, BarrageMove[]>();
  for (const move of decision?.moves ?? []) {
    for (const piece of decision ? piecesOf(decision, move) : []) {
      const known = targets.get(piece);
      if (known) known.push(move);
      else targets.set(piece, [move]);
    }
  }
  return targets;
}

/** The pieces that the pointed move names. */
export const pointedPieces = (decision: Decision<BarrageMove> | null, pointed: BarrageMove | null): readonly PieceId[] =>
  decision && pointed ? piecesOf(decision, pointed) : [];
