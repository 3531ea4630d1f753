import type { Seat } from '@madang/kernel';
import type { Clock, Rest } from '@madang/wire';
import { type Pause, pausedWithin } from './downtime.ts';
import { deadlineAfter, stoppedTime } from './quiet-hours.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** No decision begins with less: who comes back after time ran out can still play. */
export const GRACE = 10 * SECOND;

/** A seat's time when a row was written last. */
interface SeatClock {
  /** Milliseconds. */
  readonly left: number;
  readonly running: boolean;
  /** The part of `left`, at most, that is the match's bank besides the days of a decision. Only with days. */
  readonly bank: number;
  /** When its person rests; undefined: never, or the clock is no clock of days. */
  readonly rest?: Rest | undefined;
  /** A bot plays for the person; `fresh`: what is asked of the seat now was not asked yet when the bot came. */
  readonly away?: { readonly fresh: boolean } | undefined;
}

/** What a step that stands gave to each seat, and the step before. */
interface Gifts {
  readonly amounts: readonly number[];
  readonly earlier: Gifts | undefined;
}

/** The clocks of a table as its rows tell them; a value that never changes. */
export interface Clocks {
  readonly clock: Clock;
  /** When the last row was written. */
  readonly at: number;
  /** By seat; undefined: a bot's, whose time does not count. */
  readonly seats: readonly (SeatClock | undefined)[];
  readonly gifts: Gifts | undefined;
  /** When nobody's clock ran. */
  readonly pauses: readonly Pause[];
}

/** What happened at `at`: who is waited for since. */
interface Moment {
  readonly waiting: readonly Seat[];
  readonly at: number;
}

/** A step of `by`; `forced`: it was played for a player whose time had run out. */
interface Answer extends Moment {
  readonly by: Seat;
  readonly forced: boolean;
}

/** What each seat has for the whole match. */
const bankOf = (clock: Clock): number => (clock.kind === 'live' ? clock.minutes * MINUTE : (clock.bank ?? 0) * DAY);

/** A seat's occupant when a match begins: a person, and when they rest. */
export interface Sitter {
  readonly timed: boolean;
  readonly rest: Rest | null;
}

/** The clocks when a match begins. */
export function startClocks(clock: Clock, sitters: readonly Sitter[], { waiting, at }: Moment, pauses: readonly Pause[] = []): Clocks {
  const bank = clock.kind === 'days' ? bankOf(clock) : 0;
  const restOf = (rest: Rest | null) => (clock.kind === 'days' && rest ? { rest } : {});
  const seats = sitters.map(({ timed, rest }) => (timed ? { left: bankOf(clock), running: false, bank, ...restOf(rest) } : undefined));
  const begun = given({ clock, at, seats, gifts: undefined, pauses }, waiting, (seat) => ({ begins: waiting.includes(seat), answered: false }));
  return { ...begun, gifts: undefined };
}

/**
 * The clocks after a step. Time runs for every seat that is waited for. A live clock adds its increment when a seat's turn comes. A clock of days
 * refills for each decision and keeps its bank, but only the grace beside a stand-in.
 */
export function afterStep(clocks: Clocks, { by, forced, waiting, at }: Answer): Clocks {
  return given(stoodIn(charged(clocks, at), by), waiting, (seat, running) => ({
    begins: waiting.includes(seat) && !running,
    answered: waiting.includes(seat) && running && seat === by,
    forced,
  }));
}

/** The clocks after a step of a seat: if a bot made it for its person, what is asked of the seat next is new to them. */
function stoodIn(clocks: Clocks, by: Seat): Clocks {
  return clocks.seats[by]?.away
    ? { ...clocks, seats: clocks.seats.map((one, seat) => (seat === by && one ? { ...one, away: { fresh: true } } : one)) }
    : clocks;
}

/** The clocks after the last step was taken back: what it gave is taken back too, so nobody gains time by undoing. */
export function afterUndo(clocks: Clocks, { waiting, at }: Moment): Clocks {
  const { seats, gifts, ...rest } = charged(clocks, at);
  const amounts = gifts?.amounts ?? [];
  const back = seats.map((one, seat) => {
    return one && { ...one, left: Math.max(0, one.left - (amounts[seat] ?? 0)), running: waiting.includes(seat) && !one.away };
  });
  return { ...rest, seats: back, gifts: gifts?.earlier };
}

/** The clocks after steps were taken back by consent: nobody loses time by it, and who is waited for has the grace at least, with days all of them. */
export function afterRewind(clocks: Clocks, steps: number, { waiting, at }: Moment): Clocks {
  const { seats, ...rest } = charged(clocks, at);
  const leastOf = (one: SeatClock): number => (clocks.clock.kind === 'days' ? allOf(clocks.clock, one) : GRACE);
  const back = seats.map((one, seat) => {
    const waits = waiting.includes(seat) && !one?.away;
    return one && { ...one, left: waits ? Math.max(one.left, leastOf(one)) : one.left, running: waits };
  });
  let { gifts } = clocks;
  for (let i = 0; i < steps; i++) gifts = gifts?.earlier;
  return { ...rest, seats: back, gifts };
}

/**
 * The clocks when a bot begins to play for a seat's person (`away`), or ends. Meanwhile their time stands still. Who comes back to a
 * decision has the grace at least, with days all of them if it is a new one.
 */
export function afterSeating(clocks: Clocks, { seat, away, waiting, at }: Moment & { readonly seat: Seat; readonly away: boolean }): Clocks {
  const { seats, ...rest } = charged(clocks, at);
  const seated = seats.map((one, i) => {
    if (!one || i !== seat) return one;
    if (away) return { ...one, running: false, away: { fresh: !waiting.includes(seat) } };
    const least = clocks.clock.kind === 'days' && one.away?.fresh ? allOf(clocks.clock, one) : GRACE;
    return { ...one, away: undefined, left: waiting.includes(seat) ? Math.max(one.left, least) : one.left, running: waiting.includes(seat) };
  });
  return { ...rest, seats: seated };
}

/**
 * The clocks when somebody else takes a seat over: it goes on with what is left, but at least half of the match's bank, and with days all of
 * them. When the new person rests is told later.
 */
export function afterTakeOver(clocks: Clocks, { seat, waiting, at }: Moment & { readonly seat: Seat }): Clocks {
  const { clock } = clocks;
  const { seats, ...others } = charged(clocks, at);
  const least = bankOf(clock) / 2;
  const taken = seats.map((one, i) => {
    if (!one || i !== seat) return one;
    const running = waiting.includes(seat);
    if (clock.kind === 'live') return { left: Math.max(one.left, least, GRACE), running, bank: 0 };
    const bank = Math.max(Math.min(one.bank, one.left), least);
    return { left: running ? clock.days * DAY + bank : Math.max(one.left, bank), running, bank };
  });
  return { ...others, seats: taken };
}

/** The clocks when the person of a seat rests at other times from now on. */
export function afterRest(clocks: Clocks, { seat, rest, at }: { readonly seat: Seat; readonly rest: Rest; readonly at: number }): Clocks {
  const { seats, ...others } = charged(clocks, at);
  if (clocks.clock.kind !== 'days') return clocks;
  return { ...others, seats: seats.map((one, i) => (one && i === seat ? { ...one, rest } : one)) };
}

/** The clocks after the player of a seat was given time by another. A running clock that had stopped at nought runs on. */
export function afterGift(clocks: Clocks, { seat, minutes, at }: { readonly seat: Seat; readonly minutes: number; readonly at: number }): Clocks {
  const { seats, ...others } = charged(clocks, at);
  return { ...others, seats: seats.map((one, i) => (one && i === seat ? { ...one, left: one.left + minutes * MINUTE } : one)) };
}

/** Milliseconds of a whole decision: its days, and what is left of the bank. */
const allOf = (clock: Extract<Clock, { readonly kind: 'days' }>, { left, bank }: Pick<SeatClock, 'left' | 'bank'>): number =>
  clock.days * DAY + Math.min(bank, left);

/** Milliseconds that a seat would have for its next decision; undefined: it has no clock of days, or a decision is under way. */
export function timeToCome({ clock, seats }: Clocks, seat: Seat): number | undefined {
  const one = seats[seat];
  return !one || clock.kind !== 'days' || one.running || one.away?.fresh === false ? undefined : allOf(clock, one);
}

/** Milliseconds that a seat has left; undefined: it has no clock. */
export function timeLeft(clocks: Clocks, seat: Seat, now: number): number | undefined {
  const one = clocks.seats[seat];
  if (!one) return undefined;
  const stood = one.rest ? stoppedTime(clocks.pauses, one.rest, clocks.at, now) : pausedWithin(clocks.pauses, clocks.at, now);
  const ran = now - clocks.at - stood;
  return one.running ? Math.max(0, one.left - Math.max(0, ran)) : one.left;
}

export const isRunning = (clocks: Clocks, seat: Seat): boolean => clocks.seats[seat]?.running ?? false;

/** When each seat that is waited for runs out of time; where the table waits all the same, nothing follows from time that is up. */
export function deadlines(clocks: Clocks): readonly { readonly seat: Seat; readonly due: number }[] {
  const from = clocks.at + pausedWithin(clocks.pauses, clocks.at, Number.POSITIVE_INFINITY);
  const least = clocks.clock.out === 'wait' ? 1 : 0;
  return clocks.seats.flatMap((one, seat) => {
    if (!one?.running || one.left < least) return [];
    return [{ seat, due: one.rest ? deadlineAfter(clocks.pauses, one.rest, clocks.at, one.left) : from + one.left }];
  });
}

/**
 * The time since the last row is spent. Clocks of nodes differ a little, so time never goes back. A large difference means that a machine's clock was
 * wrong: time continues from its present value, or nobody's time would run until then.
 */
function charged(clocks: Clocks, at: number): Clocks {
  const seats = clocks.seats.map((one, seat) => one && { ...one, left: timeLeft(clocks, seat, at) ?? 0 });
  return { ...clocks, at: isSkewed(clocks.at, at) ? at : Math.max(clocks.at, at), seats };
}

/** Milliseconds. */
export const ASTRAY = MINUTE;

/** Whether a time is so far ahead of now that a clock must have been wrong when it was written. */
export const isSkewed = (at: number, now: number): boolean => at - now > ASTRAY;

/** The clocks, to be counted from now where they were written by a clock that ran ahead. */
export const correctSkew = (clocks: Clocks, now: number): Clocks => (isSkewed(clocks.at, now) ? { ...clocks, at: now } : clocks);

interface Turn {
  readonly begins: boolean;
  readonly answered: boolean;
  readonly forced?: boolean;
}

function given(clocks: Clocks, waiting: readonly Seat[], turnOf: (seat: Seat, running: boolean) => Turn): Clocks {
  const amounts = clocks.seats.map((one, seat) => (one && !one.away ? gift(clocks.clock, one, turnOf(seat, one.running)) : 0));
  const seats = clocks.seats.map((one, seat) => {
    const amount = amounts[seat] ?? 0;
    // What a decision took from the bank stays taken.
    const bank = one && amount > 0 ? Math.min(one.bank, one.left) : one?.bank;
    return one && bank !== undefined ? { ...one, bank, left: one.left + amount, running: waiting.includes(seat) && !one.away } : undefined;
  });
  return { ...clocks, seats, gifts: { amounts, earlier: clocks.gifts } };
}

/** What a seat with that much left gets for what happened. */
function gift(clock: Clock, { left, bank }: SeatClock, { begins, answered, forced }: Turn): number {
  if (!begins && !answered) return 0;
  const plain =
    clock.kind === 'live' ? (begins ? clock.increment * SECOND : 0) : begins || !forced ? Math.max(0, allOf(clock, { left, bank }) - left) : 0;
  return Math.max(plain, GRACE - left);
}
