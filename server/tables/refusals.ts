import { type Decision, HiddenError, type MatchProblem, type Refusal, refusalOf, type Seat } from '@madang/kernel';
import type { Problem } from '@madang/wire';
import type { Fold } from './fold.ts';

/** A kernel's problem in the form for the seat that caused it. Reasons are worked out on its own view, so they tell no secret. */
export function explain(
  fold: Fold,
  seat: Seat,
  json: unknown,
  problem: MatchProblem,
  open: readonly Decision[],
  index: { readonly index?: number },
): Problem {
  switch (problem.code) {
    case 'not-offered':
      return { code: problem.code, details: { ...index, offered: problem.offered, ...refusalFor(fold, seat, json, open) } };
    case 'not-your-decision':
      return { code: problem.code, details: { ...index, waitingFor: problem.waitingFor } };
    case 'frozen':
    case 'nothing-to-undo':
    case 'unknown-move':
    case 'over':
      return { code: problem.code, details: { ...index } };
  }
}

function refusalFor({ match }: Fold, seat: Seat, json: unknown, open: readonly Decision[]): { readonly refusal?: Refusal } {
  const task = open.find((one) => one.seat === seat)?.task;
  const move = match.game.moves.find(json);
  if (!task || !move) return {};
  try {
    const refusal = refusalOf(match.game, match.game.redact(match.state, seat), task, move);
    return refusal ? { refusal } : {};
  } catch (error) {
    if (error instanceof HiddenError) return {};
    throw error;
  }
}
