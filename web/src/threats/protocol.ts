import type { Threat } from '@madang/bots/analysis';
import type { Loss, Message } from '@madang/kernel';
import type { OpenQuestion } from '../judging/useOpenQuestion.ts';

export type ThreatsQuestion = OpenQuestion;

/** Something that others may take before the reader's next turn. */
export interface NamedThreat extends Threat {
  readonly what: Message;
  /** A move that is pressed where it lies on the board, by id; null: it lies nowhere there. */
  readonly move: number | null;
  /** It is gone more often than not. */
  readonly isLikely: boolean;
}

/** What a reader is warned of. */
export interface Warnings {
  /** What others may take. Null: nothing is known, as while others play. */
  readonly threats: readonly NamedThreat[] | null;
  /** What the rules take from the reader as things stand. */
  readonly losses: readonly Loss[];
}
