import { at, fractionAt, type Seat, spell } from '@madang/kernel';
import { BONUS, CREDIT_STEPS, ENERGY_MAX, MISSING_SECTION_VP, RANK_VP, SECTION } from '../components/tracks.ts';
import { BONUS_TILES } from '../components/words.ts';
import { bonusCount } from '../rules/rounds/scoring.ts';
import { type Barrage, EMPTY, type Player } from '../rules/state.ts';

/** Points of a bonus tile by its number. */
const BONUS_VP: readonly number[] = BONUS_TILES.map((tile) => BONUS[tile].vp);

/** A round's bonus tile for a player with so much energy: as it is scored, but without steps between the sections (BAR-SCORE-07 … -11). */
export function bonusAt(state: Barrage, me: Player, round: number, energy: number): number {
  const tile = at(state.bonus, round - 1);
  if (round < 1 || tile === EMPTY) return 0;
  const sections = Math.min(energy, ENERGY_MAX) / SECTION;
  const whole = at(BONUS_VP, tile) * bonusCount(me, tile);
  const scored = Math.max(0, whole - MISSING_SECTION_VP * Math.max(0, round - sections));
  return sections >= 1 ? scored : scored * sections;
}

/** The same exactly for energy and section as they are now. */
export function bonusNow(state: Barrage, me: Player): number {
  const tile = at(state.bonus, state.round - 1);
  const section = Math.floor(Math.min(me.energy, ENERGY_MAX) / SECTION);
  if (state.round < 1 || tile === EMPTY || section === 0) return 0;
  return Math.max(0, at(BONUS_VP, tile) * bonusCount(me, tile) - MISSING_SECTION_VP * Math.max(0, state.round - section));
}

/** Points that the tiles of coming rounds give to what each structure or tile counts: by structure's number. */
export function bonusPerPiece(state: Barrage, structure: number): number {
  let sum = 0;
  for (let round = Math.max(1, state.round); round <= state.bonus.length; round++) {
    const tile = at(state.bonus, round - 1);
    if (tile !== EMPTY && BONUS[spell(BONUS_TILES, tile)].per === STRUCTURE_BONUS[structure]) sum += at(BONUS_VP, tile);
  }
  return sum;
}
const STRUCTURE_BONUS = ['base', 'elevation', 'conduit', 'powerhouse'] as const;

/** Energy that makes the odds of being ahead e to one. */
const CLOSE = 2.5;

/** Points expected for the rank in these energies, each of them uncertain (BAR-SCORE-01, -02). */
export function rankExpected(energies: readonly number[], seat: Seat): number {
  const mine = fractionAt(energies, seat);
  if (mine <= 0) return 0;
  let first = 1;
  let second = 0;
  for (let other = 0; other < energies.length; other++) {
    if (other === seat) continue;
    const ahead = 1 / (1 + Math.exp((fractionAt(energies, other) - mine) / CLOSE));
    second = second * ahead + first * (1 - ahead);
    first *= ahead;
  }
  return first * at(RANK_VP, 0) + second * at(RANK_VP, 1);
}

const CREDIT = 0.35;
/** About the points that the energy's credits and loss are worth, by energy. */
const INCOME: readonly number[] = Array.from({ length: ENERGY_MAX + 1 }, (_, energy) => {
  const step = CREDIT_STEPS.findLast(({ from }) => from <= energy) ?? { credits: 0, vp: 0 };
  return step.credits * CREDIT + step.vp;
});

/** About what the credits and the loss for an energy are worth (BAR-SCORE-05, -06). */
export function incomeAt(energy: number): number {
  const floor = Math.min(ENERGY_MAX, Math.floor(energy));
  const part = Math.min(1, energy - floor);
  return fractionAt(INCOME, floor) * (1 - part) + fractionAt(INCOME, Math.min(ENERGY_MAX, floor + 1)) * part;
}
