import { at, playerOf, type Seat, spell } from '@madang/kernel';
import { BONUS, CREDIT_STEPS, ENERGY_MAX, MISSING_SECTION_VP, RANK_VP, SECTION, SECTIONS_MAX, SHARED_SECOND_VP } from '../../components/tracks.ts';
import { BONUS_TILES, STRUCTURES } from '../../components/words.ts';
import { gainCredits, gainVp } from '../company/goods.ts';
import { advancedTiles } from '../company/wheel.ts';
import type { BarrageTell } from '../rule.ts';
import { type Barrage, EMPTY, type Player } from '../state.ts';

/** A share of points, rounded as the option says (D-01, D-02). */
export const share = (points: number, among: number, rounding: 'up' | 'down'): number =>
  rounding === 'up' ? Math.ceil(points / among) : Math.floor(points / among);

/** Points for rank in energy (BAR-SCORE-01 … -04, -14); `rank` 1 is most, shared by equals; 0 where no energy is no rank. */
export function rankPoints(state: Barrage, seat: Seat): { readonly rank: number; readonly vp: number } {
  const mine = playerOf(state, seat).energy;
  // BAR-SCORE-02, D-03
  if (mine < 1 && state.options['scoring.rankNeedsEnergy'] === 'true') return { rank: 0, vp: 0 };
  let better = 0;
  let equal = 0;
  for (let other = 0; other < state.players.length; other++) {
    const theirs = playerOf(state, other).energy;
    if (theirs > mine) better += 1;
    else if (theirs === mine) equal += 1;
  }
  const [first, second] = [at(RANK_VP, 0), at(RANK_VP, 1)];
  if (better === 0) return { rank: 1, vp: equal === 1 ? first : share(first + second, equal, state.options['ties.energyTrack']) };
  if (better === 1) return { rank: 2, vp: equal === 1 ? second : SHARED_SECOND_VP };
  return { rank: better + 1, vp: 0 };
}

/** Credits and points for energy (BAR-SCORE-05, -06; D-04). */
export function energyIncome(state: Barrage, energy: number): { readonly credits: number; readonly vp: number } {
  const step = CREDIT_STEPS.findLast(({ from }) => from <= energy) ?? { credits: 0, vp: 0 };
  const credits = energy === 0 && state.options['energyTrack.creditsAtZero'] === '1' ? 1 : step.credits;
  return { credits, vp: step.vp };
}

/** The section of the track where an energy stands; 0 below 6, 5 from 30 on (BAR-SCORE-08, BAR-ENERGY-02). */
export const sectionOf = (energy: number): number => Math.min(SECTIONS_MAX, Math.floor(Math.min(energy, ENERGY_MAX) / SECTION));

/** How many of what a bonus tile counts a player has (BAR-BONUS). */
export function bonusCount(me: Player, tile: number): number {
  const { per } = BONUS[spell(BONUS_TILES, tile)];
  if (per === 'contract') return me.fulfilled.length;
  if (per === 'advanced-tile') return advancedTiles(me);
  return at(me.built, STRUCTURES.indexOf(per));
}

/** Points of the round's bonus tile (BAR-SCORE-07, -09 … -11). */
export function bonusPoints(
  state: Barrage,
  seat: Seat,
): { readonly count: number; readonly section: number; readonly missing: number; readonly vp: number } {
  const me = playerOf(state, seat);
  const tile = at(state.bonus, state.round - 1);
  const count = bonusCount(me, tile);
  const section = sectionOf(me.energy);
  const missing = Math.max(0, state.round - section);
  const vp = section === 0 ? 0 : Math.max(0, BONUS[spell(BONUS_TILES, tile)].vp * count - MISSING_SECTION_VP * missing);
  return { count, section, missing, vp };
}

/** BAR-SCORE-13: rank, then credits, then the bonus tile, which is discarded (BAR-SCORE-12). */
export function scoreRound(state: Barrage, tell: BarrageTell): void {
  for (const seat of state.order) {
    const { rank, vp } = rankPoints(state, seat);
    if (vp === 0) continue;
    gainVp(state, seat, vp, undefined);
    tell?.({ event: 'rank-scored', seat, rank, energy: playerOf(state, seat).energy, vp });
  }
  for (const seat of state.order) {
    const { energy } = playerOf(state, seat);
    const { credits, vp } = energyIncome(state, energy);
    gainCredits(state, seat, credits, undefined);
    const lost = gainVp(state, seat, vp, undefined);
    tell?.({ event: 'credits-scored', seat, energy, credits, vp: lost });
  }
  const tile = spell(BONUS_TILES, at(state.bonus, state.round - 1));
  for (const seat of state.order) {
    const points = bonusPoints(state, seat);
    gainVp(state, seat, points.vp, undefined);
    tell?.({ event: 'bonus-scored', seat, tile, ...points });
  }
  state.bonus[state.round - 1] = EMPTY;
}
