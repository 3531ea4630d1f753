import type { Result } from '@madang/kernel';
import type { AnalysisView, Ladder, OwnReached, Problem } from '@madang/wire';
import { list, NUMBER, TEXT } from './forms/form.ts';
import * as forms from './forms/forms.ts';
import { expect, request } from './request.ts';

/** Finds the ratings of a game's players for one number of seats, and statistics of its matches. */
export const findLadder = async (game: string, seats: number): Promise<Result<Ladder, Problem>> =>
  expect(await request('GET', `/ladders/${encodeURIComponent(game)}/${seats}`), forms.Ladder);

/** What the server has found out about a match that is over. */
export const findAnalysis = async (table: string): Promise<Result<AnalysisView, Problem>> =>
  expect(await request('GET', `/tables/${encodeURIComponent(table)}/analysis`), forms.AnalysisView);

/** Asks the server to analyse it. */
export const askForAnalysis = async (table: string): Promise<Result<AnalysisView, Problem>> =>
  expect(await request('POST', `/tables/${encodeURIComponent(table)}/analysis`, {}), forms.AnalysisView);

/** Finds the achievements that this person has reached at tables of the server, the latest first. */
export const findReached = async (): Promise<Result<OwnReached[], Problem>> =>
  expect(await request('GET', '/achievements'), { shape: list({ game: TEXT, achievement: TEXT, at: NUMBER, table: TEXT }) });
