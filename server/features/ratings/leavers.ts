import type { Score } from '@madang/kernel';
import { type Fold, standInsAfter } from '../../matches/log/fold.ts';

type Played = Pick<Fold, 'log' | 'forced' | 'acts' | 'standIns' | 'resigned'>;

/** By seat whether its first person left the match: gave the seat up or to somebody else, or was played for at the end or mostly. */
export function leaversOf({ log, forced, acts, standIns, resigned }: Played): readonly boolean[] {
  const own = standIns.map(() => ({ steps: 0, playedFor: 0 }));
  const clocks = new Set(forced.map(({ seq }) => seq));
  let sitting: Fold['standIns'] = standIns.map(() => undefined);
  let next = 0;
  for (const { seq, by } of log) {
    for (let act = acts[next]; act && act.seq < seq; act = acts[next]) {
      sitting = standInsAfter(sitting, act);
      next += 1;
    }
    const seat = by === null ? undefined : own[by];
    if (!seat || by === null) continue;
    seat.steps += 1;
    if (clocks.has(seq) || sitting[by] !== undefined) seat.playedFor += 1;
  }
  const taken = new Set(acts.flatMap(({ seat, act }) => (act.kind === 'take-over' ? [seat] : [])));
  return own.map(({ steps, playedFor }, seat) => taken.has(seat) || resigned.has(seat) || standIns[seat] !== undefined || playedFor * 2 > steps);
}

/** Everybody's rank by what they played themselves: whoever left is beaten by all who stayed, as in a cup, and equals all others who left. */
export function ranksBy(scores: readonly Score[], left: readonly boolean[]): readonly number[] {
  const rankOf = (seat: number): number => scores.find((score) => score.seat === seat)?.rank ?? left.length;
  const isBeaten = (seat: number, rival: number): boolean => {
    if (left[seat] !== left[rival]) return left[seat] === true;
    return left[seat] !== true && rankOf(rival) < rankOf(seat);
  };
  return left.map((_, seat) => 1 + left.filter((__, rival) => isBeaten(seat, rival)).length);
}
