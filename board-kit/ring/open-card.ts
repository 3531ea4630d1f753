import type { About, Way } from '../contract.ts';
import type { Refusal } from './ring.tsx';

/** The card to show: beside which piece, for which ways; as a ring to choose from, or only to read. */
export interface OpenCard {
  readonly anchor: Element;
  readonly ways: readonly Way[];
  readonly menu: boolean;
  /** What the piece is called. */
  readonly title: string;
  /** What the piece is. */
  readonly about: About | null;
  /** What the piece would answer with, but cannot now. */
  readonly refusals?: readonly Refusal[];
  /** Is told the way that is chosen in the ring, just before the answer. */
  onAnswer?(way: Way): void;
  /** True for what was asked for by a press: it stays until it is left, so that its link to the rule can be pressed. */
  readonly stays?: boolean;
}
