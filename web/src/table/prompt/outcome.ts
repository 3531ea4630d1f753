import { inSentences } from '@madang/board-kit/sentences';
import { type Message, type Move, play, type State } from '@madang/kernel';
import type { Translator } from '@madang/text';
import { type Plan, plannedView, viewBefore } from '../../play/plan.ts';
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
  const said = lastOf(kit, plan);
  const last = said ? [words.say(said)] : [];
  const changes = plan.steps.length > 1 ? changesOf(kit, words, plan) : [];
  // The last move of a round says what comes after the turn, which no sum counts.
  if (changes.length > 0) return [words.text('prompt.inAll', { changes: words.list(changes) }), ...(endingOf(kit, plan) ? last : [])];
  return plan.steps.length > 1 && new Set(plan.steps.map(({ move }) => move.kind)).size === 1 ? [] : last;
}

/** The player's own sums that the turn of a plan changes. */
function changesOf(kit: LoadedGame, words: Translator, plan: Plan): readonly string[] {
  const { sums } = kit.wording;
  const before = sums?.(plan.base, plan.seat) ?? [];
  return (sums?.(turnsEnd(kit, plan), plan.seat) ?? []).flatMap(({ name, value }, i) => {
    const change = value - (before[i]?.value ?? value);
    return change === 0 ? [] : [words.text('prompt.change', { name, change })];
  });
}

/** What the seat sees once its planned turn is over: before what is nobody's turn, as the end of a round that its last move brings. */
function turnsEnd(kit: LoadedGame, plan: Plan): State {
  const ending = endingOf(kit, plan);
  if (!ending) return plannedView(plan);
  const { game, wording } = kit;
  const state = game.clone(ending.before);
  let end: State | undefined;
  try {
    play(game, state, plan.seat, ending.move, ({ event }) => {
      if (wording.begins.includes(event)) end ??= game.clone(state);
    });
  } catch {
    // Something hidden comes after the turn's end. `planMove` has reported any other fault of this move.
  }
  return end ?? plannedView(plan);
}

/** The move of a plan with which its turn ends and something begins that is nobody's turn, and what it is made in; undefined: none. */
function endingOf({ wording: { begins } }: LoadedGame, plan: Plan): { readonly move: Move; readonly before: State } | undefined {
  const at = plan.steps.findIndex(({ told }) => told.some(({ event }) => begins.includes(event)));
  const step = plan.steps[at];
  return step && { move: step.move, before: viewBefore(plan, at) };
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
