import { fail, ok, type Result } from '@madang/kernel';
import type { Problem, Quiet, Rest, VacationRequest } from '@madang/wire';
import { instantAt } from '../../core/clock/quiet-hours.ts';
import { readRest, restFrom } from '../../core/clock/time-off.ts';
import { takeToken } from '../../core/rate-limit.ts';
import type { Services } from '../../core/services.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import { markUnsynced, syncTimeOff } from './worker.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MINUTES_A_DAY = 1440;

/** Minutes of a day for which somebody's clock may stand still: eight hours of it run every day. */
const LONGEST_QUIET = 960;

/** Pieces of holidays that are kept; those of a year ago are forgotten. */
const MOST_HOLIDAYS = 40;
const KEPT = 366 * DAY;

/** Changes of when one rests: each is told to the log of every slow match that one plays, which is kept for ever. */
const CHANGES = { most: 60, over: DAY };

const NONE: Rest = { quiet: null, holidays: [] };

/** When somebody rests, and how many days of holidays that begin this year they have taken of those that the host allows. */
export async function ownRest({ storage, time }: Services, person: string, days: number): Promise<Rest & { days: number; taken: number }> {
  const found = await storage.db.selectFrom('people').select('rest').where('id', '=', person).executeTakeFirst();
  const rest = readRest(found?.rest ?? null) ?? NONE;
  const now = time.now();
  return { ...restFrom(rest, now), days, taken: takenIn(rest, yearOf(now)) };
}

const yearOf = (at: number): number => new Date(at).getUTCFullYear();

/** Days of the holidays that begin in a year. */
const takenIn = ({ holidays }: Rest, year: number): number =>
  holidays.filter(({ from }) => yearOf(from) === year).reduce((sum, { from, to }) => sum + Math.ceil((to - from) / DAY), 0);

/** Changes when somebody's clocks of days stand still every day, from now on. */
export function setQuietHours(services: Services, registry: Registry, person: string, quiet: Quiet | null): Promise<Result<void, Problem>> {
  const minutes = quiet ? (quiet.to - quiet.from + MINUTES_A_DAY) % MINUTES_A_DAY : 1;
  if (minutes === 0 || minutes > LONGEST_QUIET) return Promise.resolve(fail({ code: 'quiet-too-long', details: { most: LONGEST_QUIET / 60 } }));
  return change(services, registry, person, (rest) => ok({ ...rest, quiet }));
}

/** Takes whole days off, from now on at the earliest; `days`: so many of a year. */
export function addVacation(
  services: Services,
  registry: Registry,
  person: string,
  { first, last, zone }: VacationRequest,
  days: number,
): Promise<Result<void, Problem>> {
  const now = services.time.now();
  const from = Math.max(now, instantAt(zone, Date.parse(first) / DAY, 0));
  const to = instantAt(zone, Date.parse(last) / DAY + 1, 0);
  if (to <= from) return Promise.resolve(fail({ code: 'holiday-over' }));
  return change(services, registry, person, (rest) => {
    const holidays = [...rest.holidays, { from, to }];
    if (rest.holidays.some((one) => one.from < to && one.to > from)) return fail({ code: 'holiday-twice' });
    const left = days - takenIn(rest, yearOf(from));
    if (takenIn({ ...rest, holidays }, yearOf(from)) > days) return fail({ code: 'holiday-days', details: { most: days, left: Math.max(0, left) } });
    if (holidays.length > MOST_HOLIDAYS) return fail({ code: 'too-many', details: { of: 'holidays', most: MOST_HOLIDAYS } });
    return ok({ ...rest, holidays });
  });
}

/** Takes a holiday back that begins at that moment; of one that has begun, what is still to come. */
export function endVacation(services: Services, registry: Registry, person: string, from: number): Promise<Result<void, Problem>> {
  const now = services.time.now();
  return change(services, registry, person, (rest) => {
    const ended = rest.holidays.find((one) => one.from === from && one.to > now);
    if (!ended) return fail({ code: 'not-found' });
    const others = rest.holidays.filter((one) => one !== ended);
    return ok({ ...rest, holidays: ended.from < now ? [...others, { from, to: now }] : others });
  });
}

/**
 * Writes when somebody rests, and that it is to be told to the log of each match with a clock of days that they play: so what has been
 * stays as it was. Then tells them; where this node dies meanwhile, another does.
 */
async function change(
  services: Services,
  registry: Registry,
  person: string,
  changed: (rest: Rest) => Result<Rest, Problem>,
): Promise<Result<void, Problem>> {
  const now = services.time.now();
  if (!(await takeToken(services.storage.db, `resting ${person}`, CHANGES, now))) return fail({ code: 'too-fast' });
  const result = await services.storage.db.transaction().execute(async (db): Promise<Result<void, Problem>> => {
    // First a write, so that of two changes the second reads what the first left behind.
    const kept = await db.updateTable('people').set({ id: person }).where('id', '=', person).returning('rest').executeTakeFirst();
    const before = readRest(kept?.rest ?? null) ?? NONE;
    const rest = changed(before);
    if (!rest.ok) return rest;
    // Two changes of one millisecond are two, and a clock that steps back makes none older.
    const since = Math.max(now, (before.since ?? 0) + 1);
    const holidays = rest.value.holidays.filter(({ to }) => to > now - KEPT).sort((a, b) => a.from - b.from);
    const text = JSON.stringify({ ...rest.value, holidays, since });
    await db.updateTable('people').set({ rest: text }).where('id', '=', person).execute();
    await markUnsynced(db, person, since);
    return ok(undefined);
  });
  // The change is made, whatever becomes of the telling: the worker tells what this node could not.
  const untold = (error: unknown): void => services.log.warn({ err: error, person }, 'matches are told later when somebody rests');
  if (result.ok) await syncTimeOff(services, registry, person).catch(untold);
  return result;
}
