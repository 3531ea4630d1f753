import { rankByPoints, type Score, type Tell, winners } from '@madang/kernel';
import { IDLE_ROUNDS_TO_END } from '../../components/numbers.ts';
import type { SiberiaEvent } from '../events.ts';
import { trigger } from '../map/last-round.ts';
import type { Siberia } from '../state.ts';

/** SIB-END-08: whether this round was the third idle one running. */
const endsIdle = (state: Siberia): boolean => state.options.idleEnd === 'afterThree' && state.idleRounds >= IDLE_ROUNDS_TO_END;

/** Ends the game after a round if it has come to its end; says whether it has. */
export function endGame(state: Siberia, tell: Tell<SiberiaEvent>): boolean {
  if (!state.lastRound && !endsIdle(state)) return false;
  state.over = true;
  tell?.({ event: 'game-over', reason: trigger(state) ?? 'idle', winners: winners(standing(state)) });
  return true;
}

/** Money decides, and nothing else (SIB-END-04, -05); ties are shared (SIB-END-07) unless the option lets the later in turn order win. */
export function standing(state: Siberia): readonly Score[] {
  const money = state.players.map((one) => one.money);
  if (state.options.tieBreak === 'shared') return rankByPoints(money);
  const seats = money.length;
  const turn = (seat: number): number => (seat - state.start + seats) % seats;
  const beats = (a: number, b: number): boolean => {
    const lead = (money[a] ?? 0) - (money[b] ?? 0);
    return lead > 0 || (lead === 0 && turn(a) > turn(b));
  };
  return money.map((points, seat) => ({ seat, points, rank: 1 + money.filter((_, other) => beats(other, seat)).length }));
}
