import type { Result } from '@madang/kernel';
import type { AnalysisView, Ladder, Problem } from '@madang/wire';
import { expect, isRecord, request } from './request.ts';

const isLadder = (json: unknown): json is Ladder =>
  isRecord(json) && Array.isArray(json.players) && typeof json.matches === 'number' && Array.isArray(json.seats) && Array.isArray(json.parts);

/** Who plays a game for so many seats how well, and what its matches come to. */
export const findLadder = async (game: string, seats: number): Promise<Result<Ladder, Problem>> =>
  expect(await request('GET', `/ladders/${encodeURIComponent(game)}/${seats}`), isLadder);

const isAnalysis = (json: unknown): json is AnalysisView =>
  isRecord(json) &&
  typeof json.state === 'string' &&
  typeof json.done === 'number' &&
  isRecord(json.findings) &&
  Array.isArray(json.findings.glances) &&
  Array.isArray(json.findings.compared);

/** What the server has found out about a match that is over. */
export const findAnalysis = async (table: string): Promise<Result<AnalysisView, Problem>> =>
  expect(await request('GET', `/tables/${encodeURIComponent(table)}/analysis`), isAnalysis);

/** Asks the server to analyse it. */
export const askForAnalysis = async (table: string): Promise<Result<AnalysisView, Problem>> =>
  expect(await request('POST', `/tables/${encodeURIComponent(table)}/analysis`, {}), isAnalysis);
