import type { Reason } from '@madang/board-kit';
import { type Answering, type PieceId, piecesFor } from '@madang/board-kit/layout';
import { inSentences } from '@madang/board-kit/sentences';
import {
  type Blockers,
  concerns,
  type Decision,
  farness,
  type Game,
  isAmong,
  type Message,
  type Move,
  nearest,
  type State,
  shortages,
} from '@madang/kernel';
import type { Translator } from '@madang/text';
import { contain } from '../faults/faults.ts';
import type { LoadedGame } from '../words/loaded-game.ts';

/** A reason, and how far off what it refuses is: 0 where something is short, the greatest what never comes in this match. */
interface FarReason extends Reason {
  readonly far: number;
}

/** Tells of a decision, asked of its seat's own view, why it does not offer what somebody might expect, and what would make it do so. */
export interface Refuser {
  /** Says why a known move is not offered. */
  ofMove(move: Move): FarReason | null;
  /** Says why no move with these fields is offered, a family's moves too. Null where there is no such move, or one is offered. */
  ofFields(...fields: readonly object[]): Reason | null;
  /**
   * Says why no move of the table that passes the test is offered. It tells the one that lacks least, or what is decided now if none
   * has to do with that. Null where none passes, or one that passes is offered.
   */
  ofAny(test: (move: Move) => boolean): Reason | null;
}

/** Without a decision nothing is refused. `asked`: the decision in words. */
export function refuser(game: Game, words: Translator, view: State, decision: Decision | null, asked = ''): Refuser {
  const ofMoves = (moves: readonly Move[]): FarReason | null => {
    // where one of them is offered, nothing is closed: somebody teaches another
    if (!decision || moves.some((move) => isAmong(decision.moves, move))) return null;
    return contain(
      'why',
      () => {
        const found = nearest(game, view, decision, moves);
        return found ? reasonOf(words, found) : null;
      },
      null,
    );
  };
  return {
    ofMove: (move) => ofMoves([move]),
    ofFields: (...fields) => ofMoves(fields.flatMap((one) => game.moves.find(one) ?? [])),
    ofAny(test) {
      if (!decision || decision.moves.some(test)) return null;
      const moves = game.moves.table.filter(test);
      return ofMoves(moves) ?? (moves.length > 0 ? { why: words.text('why.notNow', { asked }), rule: '' } : null);
    },
  };
}

/** Tells of a decision by a game's own words. */
export const refuserOf = ({ game, wording }: LoadedGame, words: Translator, view: State, decision: Decision | null): Refuser =>
  refuser(game, words, view, decision, decision ? contain('prompt', () => words.say(wording.prompt(view, decision)), '') : '');

/** A move that a press on a piece might have been, and why it is not offered. */
export interface Refused extends FarReason {
  readonly move: Move;
}

/**
 * Explains pieces that answer nothing: of each the move that lacks least, each move once. Pieces that this decision is not about are
 * left out: another decision asks for their moves.
 */
export function refusedAt(
  { game }: LoadedGame,
  words: Translator,
  view: State,
  decision: Decision,
  { answering, pieces }: { readonly answering: Answering<Move>; readonly pieces: readonly PieceId[] },
): readonly Refused[] {
  const tried = movesOf(game, decision, answering);
  const isAsked = concerns(decision);
  const refused = new Map<number, Refused>();
  for (const piece of pieces) {
    const moves = tried.get(piece) ?? [];
    const found = moves.some((move) => isAmong(decision.moves, move)) ? undefined : nearest(game, view, decision, moves);
    if (found && isAsked(found)) refused.set(found.move.id, { move: found.move, ...reasonOf(words, found) });
  }
  return [...refused.values()];
}

/** By piece, the moves of the table that a press there could mean. */
function movesOf(game: Game, decision: Decision, answering: Answering<Move>): ReadonlyMap<PieceId, readonly Move[]> {
  const found = new Map<PieceId, Move[]>();
  for (const move of game.moves.table) {
    for (const piece of new Set([answering.takenBy?.(move) ?? [], ...piecesFor(answering, move, decision)].flat())) {
      const known = found.get(piece);
      if (known) known.push(move);
      else found.set(piece, [move]);
    }
  }
  return found;
}

/** All that stands in the way, one after the other, by the rule of the first; with so much more it would be possible. */
function reasonOf(words: Translator, { refusals, enough }: Blockers): FarReason {
  const why = inSentences(refusals.map((one) => words.say(one.why)));
  const rule = refusals[0]?.rule ?? '';
  const short = shortages(refusals).map(({ what }) => what);
  const [first, ...others] = enough ? short : [];
  const far = farness(refusals);
  if (!first) return { why, rule, far };
  const what = others.reduce<Message>((head, tail) => ({ key: 'why.list', args: { head, tail } }), first);
  return { why: words.text('why.enough', { why, what }), rule, far };
}
