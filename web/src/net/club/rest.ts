import type { Result } from '@madang/kernel';
import type { HolidayRequest, Problem, Quiet } from '@madang/wire';
import { request } from '../request.ts';

/** When the own clocks of days stand still every day; null: never. */
export const changeQuiet = (quiet: Quiet | null): Promise<Result<unknown, Problem>> => request('PUT', '/account/quiet', { quiet });

export const addHoliday = (asked: HolidayRequest): Promise<Result<unknown, Problem>> => request('POST', '/account/holidays', asked);

/** Takes a holiday back that begins then, or what is still to come of it. */
export const endHoliday = (from: number): Promise<Result<unknown, Problem>> => request('DELETE', `/account/holidays/${from}`);
