import type { Decision, Seat } from '@madang/kernel';
import type { DoneAct } from '@madang/wire';
import { afterGift, afterRest, afterRewind, afterSeating, afterStep, afterTakeOver, type Clocks, startClocks } from '../../core/clock/clocks.ts';
import type { Pause } from '../../core/clock/downtime.ts';
import type { TableRecord } from '../model/table.ts';

const seatsOf = (open: readonly Decision[]): Seat[] => open.map((one) => one.seat);

/** The clocks of a table that begins with these decisions; undefined: it is played without. */
export function clocksAtStart({ clock, seats, startedAt }: TableRecord, open: readonly Decision[], pauses: readonly Pause[]): Clocks | undefined {
  if (clock === null || startedAt === null) return undefined;
  const sitters = seats.map(({ kind, rest }) => ({ timed: kind === 'person', rest }));
  return startClocks(clock, sitters, { waiting: seatsOf(open), at: startedAt }, pauses);
}

/** The name of the command that plays for a seat whose time ran out; one for each decision. Names of clients have no blanks. */
export const forcedCommand = (seat: Seat, since: number): string => `${FORCED}${seat} ${since}`;
const FORCED = 'clock ';

/** The name of the command that gives the seat to a bot, at `seq`. */
export const seatedCommand = (seat: Seat, seq: number): string => `seat ${seat} ${seq}`;

/** Whether a command of that name was the clock's. */
export const isForced = (command: string | null): boolean => command?.startsWith(FORCED) ?? false;

/** The clocks after steps that were written together, at `at`. */
export function clocksAfter(
  clocks: Clocks | undefined,
  steps: readonly { readonly by: Seat; readonly open: readonly Decision[] }[],
  forced: boolean,
  at: number,
): Clocks | undefined {
  return clocks && steps.reduce((before, { by, open }) => afterStep(before, { by, forced, waiting: seatsOf(open), at }), clocks);
}

/** The clocks after an act that leaves these decisions open. */
export function clocksAfterAct(clocks: Clocks, { seat, act }: Pick<DoneAct, 'seat' | 'act'>, open: readonly Decision[], at: number): Clocks {
  const moment = { waiting: seatsOf(open), at };
  switch (act.kind) {
    case 'sit-in':
    case 'resign':
      return afterSeating(clocks, { seat, away: true, ...moment });
    case 'back':
      return afterSeating(clocks, { seat, away: false, ...moment });
    case 'rewound':
      return afterRewind(clocks, act.steps, moment);
    case 'abandoned':
      return afterRewind(clocks, 0, moment);
    case 'rest':
      return afterRest(clocks, { seat, rest: act.rest, at });
    case 'give-time':
      return afterGift(clocks, { seat: act.to, minutes: act.minutes, at });
    case 'take-over':
      return afterTakeOver(clocks, { seat, ...moment });
    case 'ask':
    case 'agree':
    case 'refuse':
    case 'help':
    case 'offered':
      return clocks;
  }
}
