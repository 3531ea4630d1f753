import type { Result } from '@madang/kernel';
import type { DailyDeals, DealList, DealStarted, Problem } from '@madang/wire';
import * as forms from '../forms/forms.ts';
import { expect, request } from '../request.ts';

/** Today's deals, with the reader's attempts. */
export const listDeals = async (): Promise<Result<DailyDeals, Problem>> => expect(await request('GET', '/deals'), forms.DailyDeals);

/** The results of a game's deal of a day. */
export const findDeal = async (game: string, day: string): Promise<Result<DealList, Problem>> =>
  expect(await request('GET', `/deals/${encodeURIComponent(game)}/${encodeURIComponent(day)}`), forms.DealList);

/** Starts today's deal of a game, or finds the reader's first attempt. */
export const startDeal = async (game: string): Promise<Result<DealStarted, Problem>> =>
  expect(await request('POST', `/deals/${encodeURIComponent(game)}`, {}), forms.DealStarted);
