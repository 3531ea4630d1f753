import type { Clock } from '@madang/wire';

/** What the form of a new table offers at once. */
export const LIVE = [
  { kind: 'live', minutes: 20, increment: 10, out: 'decision' },
  { kind: 'live', minutes: 45, increment: 20, out: 'decision' },
  { kind: 'live', minutes: 90, increment: 30, out: 'decision' },
] as const satisfies readonly Clock[];
export const DAYS = [1, 2, 3, 7].map((days) => ({ kind: 'days', days, out: 'decision' }) as const);

/** Days of the bank that a slow table may have. */
export const BANKS = [0, 1, 2, 3, 5, 7, 14];

/** What may happen when time is up, what usually does first. */
export const OUTS = ['decision', 'seat', 'wait'] as const satisfies readonly Clock['out'][];

/** What is allowed for a clock of one's own. */
export const MINUTES = { min: 1, max: 180 } as const;
export const INCREMENT = { min: 0, max: 120 } as const;

/** A clock's name in the form. */
export const keyOf = (clock: Clock): string => (clock.kind === 'live' ? `live/${clock.minutes}/${clock.increment}` : `days/${clock.days}`);

/** The clock of that name, if the form offers it at once. */
export const offered = (key: string): Clock | undefined => [...LIVE, ...DAYS].find((clock) => keyOf(clock) === key);

/** A whole number within its limits; what is no number is the least. */
export const within = ({ min, max }: { readonly min: number; readonly max: number }, typed: string): number =>
  Math.min(max, Math.max(min, Math.round(Number(typed)) || min));
