import type { Quiet, VacationRequest } from '@madang/wire';
import { request } from '../request.ts';

/** When the own clocks of days stand still every day; null: never. */
export const changeQuiet = (quiet: Quiet | null) => request('PUT', '/account/quiet-hours', { quiet });

export const addHoliday = (asked: VacationRequest) => request('POST', '/account/vacations', asked);

/** Takes a holiday back that begins then, or what is still to come of it. */
export const endHoliday = (from: number) => request('DELETE', `/account/vacations/${from}`);
