import { type Match, newMatch, playMove, type Seat, type Told } from '@madang/kernel';
import type { LogEntry } from '@madang/wire';
import { type Heard, listening, toldTo } from './told.ts';

/** Whose ears: a seat's, a spectator's (null), or those of a reader who may know all. */
export type Ears = Seat | null | 'all';

export const heardBy = (heard: readonly Heard[], ears: Ears): Told[] => (ears === 'all' ? heard.map(({ event }) => event) : toldTo(heard, ears));

/** A match's log as these ears heard it, told anew from the start. */
export function logsOf(match: Match, ears: readonly Ears[]): LogEntry[][] {
  const logs = ears.map((): LogEntry[] => []);
  const write = (seq: number, by: Seat | null, heard: readonly Heard[]): void =>
    ears.forEach((one, i) => {
      logs[i]?.push({ seq, by, told: asMessages(heardBy(heard, one)) });
    });
  const setup = listening();
  const again = newMatch(match.game, { seats: match.seats, seed: match.seed, options: match.options }, setup.tell);
  write(0, null, setup.heard);
  match.log.forEach(({ seat, move }, at) => {
    const { heard, tell } = listening();
    playMove(again, seat, move, tell);
    write(at + 1, seat, heard);
  });
  return logs;
}

/** Told events as they travel. */
export const asMessages = (told: readonly Told[]): { [key: string]: unknown; event: string }[] => told.map((event) => ({ ...event }));
