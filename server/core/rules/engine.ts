import type { Game } from '@madang/kernel';
import * as kernel from '@madang/kernel';

/** The parts of the kernel that fold a match. Stored rules bring the kernel that they were served with. */
export const ENGINE_PARTS = [
  'beginChronicle',
  'countStep',
  'decisions',
  'makeStep',
  'makeSteps',
  'markOf',
  'openDecisions',
  'parseOptions',
  'play',
  'stateAt',
  'takeBack',
  'undoProblem',
  'undoStep',
] as const;

export type Engine = Pick<typeof kernel, (typeof ENGINE_PARTS)[number]>;

/** Rules with what folds by them. `shelf`: of kept ones, the URL of a module that bots find them in. */
export interface Rules {
  readonly game: Game;
  readonly engine: Engine;
  readonly shelf: string | undefined;
}

/** This build's own. */
export const OURS: Engine = kernel;

/** This build's own rules. */
export const ours = (game: Game): Rules => ({ game, engine: OURS, shelf: undefined });
