import type { Clock } from '@madang/wire';
import type { Settings } from '../settings/settings.ts';
import { DAY, HOUR, MINUTE, SECOND } from './clocks.ts';

/** Milliseconds left at which a player is warned, twice. */
export type Limits = readonly [low: number, last: number];

const LIVE = { fixed: [MINUTE, 10 * SECOND], early: [5 * MINUTE, MINUTE], off: [0, 0] } as const;
const DAYS = { fixed: [6 * HOUR, HOUR], early: [DAY, 6 * HOUR], off: [0, 0] } as const;
const SHARES = [0.2, 0.05] as const;

/** Milliseconds of a clock's whole time: of the match, or with days of one decision. */
const wholeOf = (clock: Clock): number => (clock.kind === 'live' ? clock.minutes * MINUTE : clock.days * DAY);

/** When players of a table with that clock are warned, as the reader wishes it. */
export function limitsOf(wish: Settings['warnings'], clock: Clock): Limits {
  if (wish !== 'share') return (clock.kind === 'live' ? LIVE : DAYS)[wish];
  const [low, last] = SHARES;
  return [wholeOf(clock) * low, wholeOf(clock) * last];
}

/** How near the end is. */
export const urgency = (left: number, [low, last]: Limits): 'calm' | 'low' | 'last' => (left > low ? 'calm' : left > last ? 'low' : 'last');

/** A limit as it is said: in whole hours, minutes or seconds. */
export function limitText(limit: number): { readonly key: 'clock.warn.hours' | 'clock.warn.minutes' | 'clock.warn.seconds'; readonly count: number } {
  if (limit >= 2 * HOUR) return { key: 'clock.warn.hours', count: Math.round(limit / HOUR) };
  if (limit >= MINUTE) return { key: 'clock.warn.minutes', count: Math.round(limit / MINUTE) };
  return { key: 'clock.warn.seconds', count: Math.round(limit / SECOND) };
}
