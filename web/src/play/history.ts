import { type Chronicle, type Heard, type Helped, type Seat, type Told, toldTo } from '@madang/kernel';
import type { DoneAct, LogEntry } from '@madang/wire';

/** The listener of events: a seat, a spectator (null), or a reader who may know all. */
export type Ears = Seat | null | 'all';

export const heardBy = (heard: readonly Heard[], ears: Ears): Told[] => (ears === 'all' ? heard.map(({ event }) => event) : toldTo(ears, heard));

/** The log that was kept, as these ears heard it. */
export const logFor = ({ log }: Chronicle, ears: Ears): LogEntry[] =>
  log.map(({ seq, by, heard }) => ({ seq, by, told: asMessages(heardBy(heard, ears)) }));

/** The helps of a match as what was done besides moves, each after the move that it stands behind. */
export const actsOf = (helps: readonly Helped[]): DoneAct[] =>
  helps.map(({ at, seat, help }) => ({ seq: at, seat, by: 'player', at: 0, act: { kind: 'help', help } }));

/** Told events as they travel. */
export const asMessages = (told: readonly Told[]): { [key: string]: unknown; event: string }[] => told.map((event) => ({ ...event }));
