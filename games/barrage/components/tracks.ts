import { wholes } from '@madang/kernel';
import type { BonusTile, Structure } from './words.ts';

/** Credits and points by energy: from this energy on (BAR-SCORE-05, -06). */
export const CREDIT_STEPS: readonly { readonly from: number; readonly credits: number; readonly vp: number }[] = Object.freeze([
  { from: 0, credits: 3, vp: -3 },
  { from: 1, credits: 1, vp: 0 },
  { from: 2, credits: 2, vp: 0 },
  { from: 4, credits: 3, vp: 0 },
  { from: 7, credits: 4, vp: 0 },
  { from: 11, credits: 5, vp: 0 },
  { from: 16, credits: 6, vp: 0 },
  { from: 22, credits: 7, vp: 0 },
  { from: 29, credits: 8, vp: 0 },
]);

/** The end of the track; more counts as this for credits and bonus (BAR-ENERGY-02). */
export const ENERGY_MAX = 30;
/** Energy of a section of the track (BAR-SCORE-08). */
export const SECTION = 6;
export const SECTIONS_MAX = 5;
/** Points lost for each missing section (BAR-SCORE-11). */
export const MISSING_SECTION_VP = 4;

/** Points of the first and second in energy (BAR-SCORE-01). */
export const RANK_VP: readonly number[] = wholes([6, 2]);
/** Points of each who is second together (BAR-SCORE-04). */
export const SHARED_SECOND_VP = 1;

/** Bonus tiles: points for each of what they count (BAR-BONUS-01 … -06). */
export const BONUS: Readonly<Record<BonusTile, { readonly vp: number; readonly per: Structure | 'contract' | 'advanced-tile' }>> = Object.freeze({
  'bonus-contract': { vp: 2, per: 'contract' },
  'bonus-powerhouse': { vp: 5, per: 'powerhouse' },
  'bonus-base': { vp: 4, per: 'base' },
  'bonus-conduit': { vp: 4, per: 'conduit' },
  'bonus-elevation': { vp: 4, per: 'elevation' },
  'bonus-advanced-tech': { vp: 4, per: 'advanced-tile' },
});

/** Awards of the objective by rank: humans (BAR-END-02) and automas (BAR-AUTOMA-27). */
export const OBJECTIVE_VP: readonly number[] = wholes([15, 10, 5]);
export const AUTOMA_OBJECTIVE_VP: readonly number[] = wholes([20, 15, 10]);
