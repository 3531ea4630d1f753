import type { Rest } from '@madang/wire';
import type { Pause } from './downtime.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds by which the clocks of a time zone are ahead of UTC. */
function aheadAt(zone: string, at: number): number {
  const numbers = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en', { ...numbers, timeZone: zone, hourCycle: 'h23' });
  formats.set(zone, format);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0);
  const parts = format.formatToParts(at);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(at / 1000) * 1000;
}

/**
 * The first moment at which that many minutes of a day have passed by the clocks of a zone; later minutes never come earlier.
 * `day`: days since 1970 there. Minutes that clocks skip come when they are set forward, minutes shown twice the first time.
 */
export function instantAt(zone: string, day: number, minute: number): number {
  const shown = day * DAY + minute * MINUTE;
  const [before, after] = [aheadAt(zone, shown - DAY), aheadAt(zone, shown + DAY)];
  for (const ahead of [before, after]) {
    if (aheadAt(zone, shown - ahead) === ahead) return shown - ahead;
  }
  return setForward(zone, shown - after, shown - before);
}

/** The whole minute at which the clocks of a zone are set, between a moment before it and one after it. */
function setForward(zone: string, before: number, after: number): number {
  const ahead = aheadAt(zone, before);
  let [early, late] = [before, after];
  while (late - early > MINUTE) {
    const middle = early + Math.floor((late - early) / 2 / MINUTE) * MINUTE;
    if (aheadAt(zone, middle) === ahead) early = middle;
    else late = middle;
  }
  return late;
}

/** Days since 1970 by the clocks of a zone. */
const dayOf = (zone: string, at: number): number => Math.floor((at + aheadAt(zone, at)) / DAY);

type Quiet = NonNullable<Rest['quiet']>;

/** Nights are asked for again with every move. */
const known = new Map<string, Pause>();
const MOST_KNOWN = 20_000;

function nightOf({ from, to, zone }: Quiet, day: number): Pause {
  const key = `${zone} ${from} ${to} ${day}`;
  const found = known.get(key);
  if (found) return found;
  const night = { from: instantAt(zone, day, from), to: instantAt(zone, to <= from ? day + 1 : day, to) };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, night);
  return night;
}

/** When somebody rests between two moments, the first first; pieces may overlap. */
export function restsBetween({ quiet, holidays }: Rest, from: number, to: number): readonly Pause[] {
  const rests: Pause[] = holidays.filter((one) => one.to > from && one.from < to);
  if (quiet) {
    const last = dayOf(quiet.zone, to);
    for (let day = dayOf(quiet.zone, from) - 1; day <= last; day++) rests.push(nightOf(quiet, day));
  }
  return rests.filter((one) => one.to > from && one.from < to).sort((a, b) => a.from - b.from);
}

/** Pauses and rests between two moments, the first first; they may overlap. */
const stillBetween = (pauses: readonly Pause[], rest: Rest, from: number, to: number): readonly Pause[] =>
  [...restsBetween(rest, from, to), ...pauses.filter((one) => one.to > from && one.from < to)].sort((a, b) => a.from - b.from);

/** Milliseconds between two moments in which somebody rests or nobody's clock ran. */
export function stoppedTime(pauses: readonly Pause[], rest: Rest, from: number, to: number): number {
  let stood = 0;
  let until = from;
  for (const one of stillBetween(pauses, rest, from, to)) {
    const begins = Math.max(one.from, until);
    const ends = Math.min(one.to, to);
    if (ends > begins) stood += ends - begins;
    until = Math.max(until, ends);
  }
  return stood;
}

/** How far is looked at a time, and how often: what a clock can have ends long before. */
const LOOKED_AT = 30 * DAY;
const MOST_LOOKS = 100;

/** When that much time has run since `from`. */
export function deadlineAfter(pauses: readonly Pause[], rest: Rest, from: number, left: number): number {
  let at = from;
  let ahead = left;
  for (let look = 1; look <= MOST_LOOKS; look++) {
    const until = from + look * LOOKED_AT;
    for (const one of stillBetween(pauses, rest, at, until)) {
      if (one.from - at >= ahead) return at + ahead;
      ahead -= Math.max(0, one.from - at);
      at = Math.max(at, one.to);
    }
    if (until - at >= ahead) return at + ahead;
    ahead -= Math.max(0, until - at);
    at = Math.max(at, until);
  }
  return at + ahead;
}
