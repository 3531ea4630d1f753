import type { Seat } from '@madang/kernel';
import type { AutomaStep } from '../../../components/automa.ts';
import { STRUCTURES, type Structure } from '../../../components/words.ts';
import type { AutomaRule, StepOutcome } from '../../automa-words.ts';
import type { BarrageTell } from '../../rule.ts';
import { type Barrage, EMPTY } from '../../state.ts';

/** A step of this kind. */
export type StepOf<K extends AutomaStep['step']> = Extract<AutomaStep, { readonly step: K }>;

/** What hinders a step; null: it can be done. */
export type Obstacle = Exclude<StepOutcome, 'done'> | null;

/** A step of a tile, ready to be tried (BAR-AUTOMA-07). */
export interface Attempt {
  readonly rule: AutomaRule;
  hindered(state: Barrage, seat: Seat): Obstacle;
  perform(state: Barrage, seat: Seat, tell: BarrageTell): void;
}

/** The number of the structure that a step names; EMPTY for those of the expansion. */
export const structureOf = (named: Structure | 'private-building'): number => (named === 'private-building' ? EMPTY : STRUCTURES.indexOf(named));
