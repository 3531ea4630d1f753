import type { Reason } from '@madang/board-kit';
import { type Decision, type Game, type Move, type State, whyNot } from '@madang/kernel';
import type { Translator } from '@madang/text';

/** Tells of a decision, asked of its seat's own view, why it does not offer what somebody might expect. */
export interface Refuser {
  /** Of a known move. */
  ofMove(move: Move): Reason | null;
  /** Of the move with these fields, of a family too; null also where there is none. */
  ofFields(fields: object): Reason | null;
  /** Of the first move of the table that passes and is refused with a reason; null also where one that passes is offered. */
  ofAny(test: (move: Move) => boolean): Reason | null;
}

/** Without a decision nothing is refused. */
export function refuser(game: Game, words: Translator, view: State, decision: Decision | null): Refuser {
  const ofMove = (move: Move): Reason | null => {
    const refusal = decision ? whyNot(game, view, decision.seat, move, decision) : undefined;
    return refusal ? { why: words.say(refusal.why), rule: refusal.rule } : null;
  };
  const ofFields = (fields: object): Reason | null => {
    const move = game.moves.find(fields);
    return move ? ofMove(move) : null;
  };
  const ofAny = (test: (move: Move) => boolean): Reason | null => {
    // where one of them is offered, nothing is closed: somebody teaches another
    if (!decision || decision.moves.some(test)) return null;
    for (const move of game.moves.table) {
      const reason = test(move) ? ofMove(move) : null;
      if (reason) return reason;
    }
    return null;
  };
  return { ofMove, ofFields, ofAny };
}
