import type { Result } from '@madang/kernel';
import type { Ladder, Problem } from '@madang/wire';
import { expect, isRecord, request } from './request.ts';

const isLadder = (json: unknown): json is Ladder =>
  isRecord(json) && Array.isArray(json.players) && typeof json.matches === 'number' && Array.isArray(json.seats) && Array.isArray(json.parts);

/** Who plays a game for so many seats how well, and what its matches come to. */
export const findLadder = async (game: string, seats: number): Promise<Result<Ladder, Problem>> =>
  expect(await request('GET', `/ladders/${encodeURIComponent(game)}/${seats}`), isLadder);
