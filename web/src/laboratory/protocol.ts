import type { Experiment, Trial } from '@madang/bots/laboratory';

/** A deal of an experiment, to be played in both arms. */
export interface DealQuestion {
  readonly game: string;
  readonly experiment: Experiment;
  readonly deal: number;
}

/** Null: the worker failed. */
export type DealAnswer = Trial | null;
