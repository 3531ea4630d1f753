import { SHELF } from '@madang/games';
import { dayAfter, dayEnd, dayOf } from '@madang/games/days';
import type { DailyDeals, DealAttempt } from '@madang/wire';
import { isRecord } from '../json.ts';
import { keep, kept } from '../page/storage.ts';
import type { LocalMatch } from './local.ts';

/** An attempt at a daily deal on this device. `points` null: not finished in time. */
export interface LocalDeal {
  readonly day: string;
  readonly game: string;
  readonly match: string;
  readonly points: number | null;
  readonly helped: boolean;
}

const KEY = 'madang.deals';
/** Attempts that are kept: more than a year of every game. */
const MOST_KEPT = 2000;

const isDeal = (json: unknown): json is LocalDeal =>
  isRecord(json) &&
  typeof json.day === 'string' &&
  typeof json.game === 'string' &&
  typeof json.match === 'string' &&
  (json.points === null || typeof json.points === 'number') &&
  typeof json.helped === 'boolean';

/** The attempts on this device, the latest day first. */
export function localDeals(): readonly LocalDeal[] {
  const json = kept(KEY);
  return Array.isArray(json) ? json.filter(isDeal).toSorted((a, b) => b.day.localeCompare(a.day)) : [];
}

/** Notes the attempt that a match is. Another attempt at the same deal changes nothing. */
export function noteLocalDeal({ id, document, deal, points, changedAt }: LocalMatch): void {
  if (deal === undefined) return;
  const all = localDeals();
  const { game } = document;
  const isSame = (one: LocalDeal): boolean => one.day === deal && one.game === game;
  const known = all.find(isSame);
  if (known && known.match !== id) return;
  const noted = { day: deal, game, match: id, points: changedAt < dayEnd(deal) ? (points ?? null) : null, helped: (document.helps ?? []).length > 0 };
  keep(KEY, [noted, ...all.filter((one) => !isSame(one))].slice(0, MOST_KEPT));
}

/** Today's deals as a server would tell of them; on a device nobody else has a result. `has`: whether a match is still kept. */
export function localDailyDeals(now: number, has: (match: string) => boolean): DailyDeals {
  const day = dayOf(now);
  const all = localDeals();
  const deals = SHELF.filter(({ daily }) => daily).map(({ name }) => {
    const own = all.find((one) => one.day === day && one.game === name);
    return { game: name, finished: 0, mine: own ? attemptOf(own, has(own.match)) : null };
  });
  return { day, left: dayEnd(day) - now, ...streaksOf(all, day), deals };
}

const attemptOf = ({ match, points, helped }: LocalDeal, isKept: boolean): DealAttempt => ({
  table: match,
  state: points !== null ? 'counted' : isKept ? 'running' : 'void',
  points,
  helped,
  place: null,
});

/** The days in a row up to today or yesterday on which a deal was finished, and the longest such streak. */
function streaksOf(deals: readonly LocalDeal[], today: string): { readonly streak: number; readonly best: number } {
  const days = [...new Set(deals.flatMap(({ day, points }) => (points === null ? [] : [day])))].sort();
  let streak = 0;
  let best = 0;
  for (const [i, day] of days.entries()) {
    streak = days[i - 1] === dayAfter(day, -1) ? streak + 1 : 1;
    best = Math.max(best, streak);
  }
  const last = days.at(-1);
  return { streak: last !== undefined && last >= dayAfter(today, -1) ? streak : 0, best };
}
