import type { Answering, PieceId } from '@madang/board-kit/layout';
import type { SiberiaMove } from '../rules/index.ts';

/** The pieces that a click on would answer with this move: `place:amur`, `exchange:tokyo`, `area:gas`, `reserve:oil`, `tile:gold`, `supply`. */
function piecesOf(move: SiberiaMove): readonly PieceId[] {
  switch (move.kind) {
    case 'step':
      return [`place:${move.to}`];
    case 'piece':
      return move.from === 'supply' ? ['supply'] : [`place:${move.from}`, `exchange:${move.from}`];
    case 'invest':
      return [`tile:${move.row}`, `area:${move.row}`];
    case 'use':
      return [`reserve:${move.resource}`];
    default:
      return thingsOf(move);
  }
}

/** The one thing that most moves name. */
function thingsOf(move: SiberiaMove): readonly PieceId[] {
  if ('exchange' in move) return [`exchange:${move.exchange}`];
  if ('area' in move) return [`area:${move.area}`];
  if ('row' in move) return [`area:${move.row}`];
  return 'place' in move ? [`place:${move.place}`] : [];
}

/** A drawn counter is taken up and placed; a worker is taken up where it stands and steps. */
function takenBy(move: SiberiaMove): PieceId | null {
  if (move.kind === 'place') return `counter:${move.counter}`;
  return move.kind === 'step' ? `place:${move.from}` : null;
}

/** Where Siberia's answers lie. */
export const ANSWERING: Answering<SiberiaMove> = { piecesOf, takenBy, direct: true };
