const DAY_MS = 86_400_000;

/** Returns the day of a moment (milliseconds since 1970) in UTC: `2026-11-27`. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Returns the moment at which a day ends, in milliseconds since 1970. */
export const dayEnd = (day: string): number => Date.parse(`${day}T00:00:00Z`) + DAY_MS;

/** Returns the day so many days later; earlier if `days` is negative. */
export const dayAfter = (day: string, days = 1): string => dayOf(dayEnd(day) + (days - 1) * DAY_MS);
