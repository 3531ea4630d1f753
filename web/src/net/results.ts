import type { Result } from '@madang/kernel';
import type { AnalysisView, Ladder, Problem } from '@madang/wire';
import * as forms from './forms/forms.ts';
import { expect, request } from './request.ts';

/** Who plays a game for so many seats how well, and what its matches come to. */
export const findLadder = async (game: string, seats: number): Promise<Result<Ladder, Problem>> =>
  expect(await request('GET', `/ladders/${encodeURIComponent(game)}/${seats}`), forms.Ladder);

/** What the server has found out about a match that is over. */
export const findAnalysis = async (table: string): Promise<Result<AnalysisView, Problem>> =>
  expect(await request('GET', `/tables/${encodeURIComponent(table)}/analysis`), forms.AnalysisView);

/** Asks the server to analyse it. */
export const askForAnalysis = async (table: string): Promise<Result<AnalysisView, Problem>> =>
  expect(await request('POST', `/tables/${encodeURIComponent(table)}/analysis`, {}), forms.AnalysisView);
