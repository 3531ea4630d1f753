import { inSentences } from '@madang/board-kit/sentences';
import type { Message, Move } from '@madang/kernel';
import type { Translator } from '@madang/text';
import { type Plan, plannedView } from '../../play/plan.ts';
import { givesTips } from '../../settings/tips.ts';
import type { LoadedGame } from '../../words/loaded-game.ts';

/** What a plan comes to once it is confirmed, in words. */
export interface Outcome {
  readonly text: string;
  /** Something is given up for nothing; or a newcomer may have overlooked something. */
  readonly careful: 'caution' | 'tip' | null;
}

type Says = (view: Plan['base'], seat: Plan['seat'], decision: Plan['steps'][number]['decision'], move: Move) => Message | undefined;

/** What a game says of the tried moves, each seen from where it was tried, first to last. */
const saidOf = (plan: Plan, says: Says): readonly (Message | undefined)[] =>
  plan.steps.map(({ move, decision }, i) => says((i > 0 ? plan.steps[i - 1]?.view : undefined) ?? plan.base, plan.seat, decision, move));

/** What a game says before a move is confirmed: what it gives up for nothing, and to a newcomer what is plainly better. */
function warners({ game, wording: { caution, tip } }: LoadedGame): readonly { readonly careful: 'caution' | 'tip'; readonly says: Says }[] {
  return [
    ...(caution ? [{ careful: 'caution', says: caution } as const] : []),
    ...(tip && givesTips(game.name) ? [{ careful: 'tip', says: tip } as const] : []),
  ];
}

/** Tells of a plan that waits to be confirmed: what there is to think of, and what it does. Null: there is nothing to tell. */
export function outcomeOf(kit: LoadedGame, words: Translator, plan: Plan): Outcome | null {
  if (plan.stage === 'open' || plan.steps.length === 0) return null;
  for (const { careful, says } of warners(kit)) {
    const warned = saidOf(plan, says).find((said) => said !== undefined);
    if (warned) return { text: inSentences([words.say(warned), ...doneBy(kit, words, plan)]), careful };
  }
  const does = doneBy(kit, words, plan);
  return does.length > 0 ? { text: inSentences(does), careful: null } : null;
}

/** What all moves of a plan bring and cost together, where they are several; else what the last one does. Of several alike it is no more than the others. */
function doneBy(kit: LoadedGame, words: Translator, plan: Plan): readonly string[] {
  const changes = plan.steps.length > 1 ? changesOf(kit, words, plan) : [];
  if (changes.length > 0) return [words.text('prompt.inAll', { changes: words.list(changes) })];
  if (plan.steps.length > 1 && new Set(plan.steps.map(({ move }) => move.kind)).size === 1) return [];
  const last = lastOf(kit, plan);
  return last ? [words.say(last)] : [];
}

/** The player's own sums that a plan changes. */
function changesOf({ wording: { sums } }: LoadedGame, words: Translator, plan: Plan): readonly string[] {
  const before = sums?.(plan.base, plan.seat) ?? [];
  return (sums?.(plannedView(plan), plan.seat) ?? []).flatMap(({ name, value }, i) => {
    const change = value - (before[i]?.value ?? value);
    return change === 0 ? [] : [words.text('prompt.change', { name, change })];
  });
}

/** What the last of the tried moves does. */
const lastOf = ({ wording }: LoadedGame, plan: Plan): Message | undefined => saidOf(plan, wording.forecast).at(-1);

/** True if there is something to think of before one of these moves, tried next: it waits to be confirmed, however the reader confirms. */
export function isRisky(kit: LoadedGame, plan: Plan | null, moves: readonly Move[]): boolean {
  const decision = plan?.decision;
  if (!plan || !decision) return false;
  const offered = moves.filter((move) => decision.moves.includes(move));
  return warners(kit).some(({ says }) => offered.some((move) => says(plannedView(plan), plan.seat, decision, move) !== undefined));
}
