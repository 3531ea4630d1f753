import { at, playerOf, type Score, type Seat, spell, winners } from '@madang/kernel';
import { GOODS_PER_VP } from '../../components/numbers.ts';
import { DAM_SITES, OBJECTIVE_TILES } from '../../components/words.ts';
import { gainVp } from '../company/goods.ts';
import type { BarrageTell } from '../rule.ts';
import type { Barrage } from '../state.ts';
import { objectiveCount, objectivePoints } from './objective.ts';

/** Excavators, mixers and credits in supply (BAR-END-04); an automa has no credits (BAR-AUTOMA-35). */
export function goodsOf(state: Barrage, seat: Seat): number {
  const me = playerOf(state, seat);
  return me.excavators + me.mixers + me.credits;
}

/** Drops in own dams (BAR-END-05). */
export function dropsOf(state: Barrage, seat: Seat): number {
  let drops = 0;
  for (let dam = 0; dam < DAM_SITES.length; dam++) if (state.damOwner[dam] === seat) drops += at(state.drops, dam);
  return drops;
}

/** BAR-END-01 … -07: objective, goods, drops; then the game is over. */
export function endGame(state: Barrage, tell: BarrageTell): void {
  const seats = state.players.map((_, seat) => seat);
  const tile = spell(OBJECTIVE_TILES, state.objective);
  const counts = seats.map((seat) => objectiveCount(state, seat, state.objective));
  for (const seat of seats) {
    const { rank, vp } = objectivePoints(state, seat, counts);
    gainVp(state, seat, vp, undefined);
    tell?.({ event: 'objective-scored', seat, tile, count: at(counts, seat), rank, vp });
  }
  for (const seat of seats) {
    const goods = goodsOf(state, seat);
    const vp = Math.floor(goods / GOODS_PER_VP);
    gainVp(state, seat, vp, undefined);
    tell?.({ event: 'goods-scored', seat, goods, vp });
  }
  for (const seat of seats) {
    const drops = dropsOf(state, seat);
    gainVp(state, seat, drops, undefined);
    tell?.({ event: 'drops-scored', seat, drops, vp: drops });
  }
  state.over = true;
  tell?.({ event: 'game-over', winners: winners(standing(state)) });
}

/** BAR-END-06, -07: most points; then more energy in the last round; what is still equal is shared. */
export function standing(state: Barrage): readonly Score[] {
  const { players } = state;
  return players.map(({ vp, energy }, seat) => ({
    seat,
    points: vp,
    rank: 1 + players.filter((other) => other.vp > vp || (other.vp === vp && other.energy > energy)).length,
  }));
}
