import type { Ahead, Explanation, Reason } from '@madang/board-kit';
import type { Decision, Move } from '@madang/kernel';
import type { ChoiceGroup } from './choices.ts';

/** What the eyes on the screen may decide now, in words, and what they may do about it. */
export interface Deciding {
  /** Null: nothing, or the past is looked at, or a command is under way. */
  readonly decision: Decision | null;
  /** The same as the board lights it: where somebody teaches, only what is to be played. */
  readonly lit: Decision | null;
  /** All its answers. */
  readonly choices: readonly ChoiceGroup[];
  /** Its answers that fit the filter. */
  readonly groups: readonly ChoiceGroup[];
  readonly filter: string;
  /** A turn that can be confirmed lies ready, or is being sent. */
  readonly isComplete: boolean;
  readonly canConfirm: boolean;
  readonly canUndo: boolean;
  /** What could be undone has revealed something: asked for, the page says that it cannot be. */
  readonly hasRevealed: boolean;
  /** What confirming answers as well: the only choice, or the one that is nearly always taken. Null: that is to be chosen first. */
  readonly usual: Move | null;
  /** The usual answer of what has only just begun: Confirm does not take it along, but its own press confirms. Null: none. */
  readonly ending: Move | null;
  /** Explains a move of the decision. Null: it is not offered. */
  explain(move: Move): Explanation | null;
  /** Why the decision offers no move with these fields, of the one that lacks least; null: it does, or there is nothing to say. */
  whyNot(...fields: readonly object[]): Reason | null;
  /** Why none of the moves that pass is offered; null: there is nothing to say. */
  whyClosed(test: (move: Move) => boolean): Reason | null;
  onFilter(text: string): void;
  choose(move: Move): void;
  chooseAll(moves: readonly Move[]): void;
  /** Takes the last tried moves back as long as they pass, and chooses these; null: somebody teaches. */
  readonly chooseInstead: ((moves: readonly Move[], test: (move: Move) => boolean) => void) | null;
  /** Answers and confirms, if nothing more is to be decided then; null: each waits to be confirmed. */
  readonly chooseLast: ((move: Move) => void) | null;
  /** Takes what is usual and confirms what is complete then. */
  takeUsual(): void;
  /** Where these moves lead; null: they are not offered one after the other, or something hidden comes, or somebody teaches other moves. */
  lookAhead(moves: readonly Move[]): Ahead | null;
}
