import type { Result } from '@madang/kernel';
import type { CupHead, CupRequest, CupView, Problem } from '@madang/wire';
import { expect, isRecord, request } from '../request.ts';

const looksLikeHead = (json: Readonly<Record<string, unknown>>): boolean =>
  typeof json.id === 'string' && typeof json.name === 'string' && typeof json.round === 'number' && isRecord(json.clock);

const isHead = (json: unknown): json is CupHead => isRecord(json) && looksLikeHead(json);

const isHeads = (json: unknown): json is CupHead[] => Array.isArray(json) && json.every(isHead);

const isCup = (json: unknown): json is CupView => isRecord(json) && looksLikeHead(json) && Array.isArray(json.players) && Array.isArray(json.tables);

const cupPath = (id: string): string => `/cups/${encodeURIComponent(id)}`;

/** Cups that gather people or run, and the last that are over. */
export const listCups = async (): Promise<Result<readonly CupHead[], Problem>> => expect(await request('GET', '/cups'), isHeads);

export const findCup = async (id: string): Promise<Result<CupView, Problem>> => expect(await request('GET', cupPath(id)), isCup);

export const makeCup = async (asked: CupRequest): Promise<Result<CupView, Problem>> => expect(await request('POST', '/cups', asked), isCup);

export const cupAction = async (id: string, action: 'join' | 'leave'): Promise<Result<CupView, Problem>> =>
  expect(await request('POST', `${cupPath(id)}/${action}`, {}), isCup);

/** Calls a cup off before it starts. */
export const callOff = (id: string): Promise<Result<unknown, Problem>> => request('DELETE', cupPath(id));
