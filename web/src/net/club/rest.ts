import type { HolidayRequest, Quiet } from '@madang/wire';
import { request } from '../request.ts';

/** When the own clocks of days stand still every day; null: never. */
export const changeQuiet = (quiet: Quiet | null) => request('PUT', '/account/quiet', { quiet });

export const addHoliday = (asked: HolidayRequest) => request('POST', '/account/holidays', asked);

/** Takes a holiday back that begins then, or what is still to come of it. */
export const endHoliday = (from: number) => request('DELETE', `/account/holidays/${from}`);
