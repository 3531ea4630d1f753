import type { Counter, Place, SiberiaMove } from '../rules/index.ts';

/** A piece of the board that can answer: `place:amur`, `exchange:tokyo`, `area:gas`, `reserve:oil`, `tile:gold`, `supply`. */
export type PieceId = string;

/** What a player has taken up and not yet put down: a drawn counter, or the worker of a place. */
export interface Held {
  readonly counter: Counter | null;
  readonly from: Place | null;
}

export const NOTHING_HELD: Held = { counter: null, from: null };

/** The pieces that a click on would answer with this move, when `held` is in the hand. */
function piecesOf(move: SiberiaMove, held: Held): readonly PieceId[] {
  switch (move.kind) {
    case 'side':
    case 'exchange':
      return [`exchange:${move.exchange}`];
    case 'place':
      return move.counter === held.counter ? [`area:${move.area}`] : [];
    case 'perform':
      return [`area:${move.area}`];
    case 'use':
      return [`reserve:${move.resource}`];
    case 'deposit':
    case 'extract':
      return [`place:${move.place}`];
    case 'joker':
      return [`area:${move.row}`];
    case 'step':
      return move.from === held.from ? [`place:${move.to}`] : [];
    case 'piece':
      return move.from === 'supply' ? ['supply'] : [`place:${move.from}`, `exchange:${move.from}`];
    case 'invest':
      return [`tile:${move.row}`, `area:${move.row}`];
    case 'remove':
      return [`area:${move.area}`];
    case 'pass':
    case 'forgo':
    case 'stop':
    case 'pick':
      return [];
  }
}

/** For each piece that lights up, the moves that it answers with. */
export function targetsOf(moves: readonly SiberiaMove[], held: Held): ReadonlyMap<PieceId, readonly SiberiaMove[]> {
  const targets = new Map<PieceId, SiberiaMove[]>();
  for (const move of moves) {
    for (const piece of piecesOf(move, held)) {
      const known = targets.get(piece);
      if (known) known.push(move);
      else targets.set(piece, [move]);
    }
  }
  return targets;
}

const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

/** Counters of the hand that can be placed. */
export const placeable = (moves: readonly SiberiaMove[]): readonly Counter[] =>
  unique(moves.flatMap((move) => (move.kind === 'place' ? [move.counter] : [])));

/** Places from which a worker can step. */
export const departures = (moves: readonly SiberiaMove[]): readonly Place[] =>
  unique(moves.flatMap((move) => (move.kind === 'step' ? [move.from] : [])));

/** What is in the hand: as chosen while it is still possible, else the only thing that can be, else what is pointed at. */
export function inHand(moves: readonly SiberiaMove[], chosen: Held, pointed: SiberiaMove | null): Held {
  const counters = placeable(moves);
  const places = departures(moves);
  return {
    counter: only(counters, chosen.counter) ?? (pointed?.kind === 'place' ? pointed.counter : null),
    from: only(places, chosen.from) ?? (pointed?.kind === 'step' ? pointed.from : null),
  };
}

function only<T>(possible: readonly T[], chosen: T | null): T | null {
  if (chosen !== null && possible.includes(chosen)) return chosen;
  return possible.length === 1 ? (possible[0] ?? null) : null;
}
