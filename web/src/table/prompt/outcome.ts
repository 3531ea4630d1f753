import type { Message, Move } from '@madang/kernel';
import type { Translator } from '@madang/text';
import { type Plan, plannedView } from '../../play/plan.ts';
import type { LoadedGame } from '../../words/loaded-game.ts';

/** What a plan comes to once it is confirmed, in words. */
export interface Outcome {
  readonly text: string;
  /** Something is given up for nothing. */
  readonly careful: boolean;
}

type Says = (view: Plan['base'], seat: Plan['seat'], decision: Plan['steps'][number]['decision'], move: Move) => Message | undefined;

/** What a game says of the tried moves, each seen from where it was tried, first to last. */
const saidOf = (plan: Plan, says: Says): readonly (Message | undefined)[] =>
  plan.steps.map(({ move, decision }, i) => says((i > 0 ? plan.steps[i - 1]?.view : undefined) ?? plan.base, plan.seat, decision, move));

/** Tells of a plan that waits to be confirmed: what it gives up for nothing, and what its last move does. Null: there is nothing to tell. */
export function outcomeOf({ wording }: LoadedGame, words: Translator, plan: Plan): Outcome | null {
  if (plan.stage === 'open' || plan.steps.length === 0) return null;
  const { caution } = wording;
  const careful = caution ? saidOf(plan, caution).find((said) => said !== undefined) : undefined;
  const does = saidOf(plan, wording.forecast).at(-1);
  const said = [careful, does].flatMap((message) => (message ? [words.say(message)] : []));
  if (said.length === 0) return null;
  return { text: said.reduce((head, more) => words.text('why.also', { why: head, more })), careful: careful !== undefined };
}

/** True if one of these moves, tried next, gives something up for nothing: it waits to be confirmed, however the reader confirms. */
export function isRisky({ wording }: LoadedGame, plan: Plan | null, moves: readonly Move[]): boolean {
  const decision = plan?.decision;
  if (!plan || !decision) return false;
  return moves.some((move) => decision.moves.includes(move) && wording.caution?.(plannedView(plan), plan.seat, decision, move) !== undefined);
}
