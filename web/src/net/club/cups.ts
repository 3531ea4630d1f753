import type { Result } from '@madang/kernel';
import type { CupHead, CupRequest, CupView, Problem } from '@madang/wire';
import { list } from '../forms/form.ts';
import * as forms from '../forms/forms.ts';
import { expect, request } from '../request.ts';

const cupPath = (id: string): string => `/cups/${encodeURIComponent(id)}`;

/** Cups that gather people or run, and the last that are over. */
export const listCups = async (): Promise<Result<readonly CupHead[], Problem>> =>
  expect(await request('GET', '/cups'), { shape: list(forms.CupHead.shape) });

export const findCup = async (id: string): Promise<Result<CupView, Problem>> => expect(await request('GET', cupPath(id)), forms.CupView);

export const makeCup = async (asked: CupRequest): Promise<Result<CupView, Problem>> => expect(await request('POST', '/cups', asked), forms.CupView);

export const cupAction = async (id: string, action: 'join' | 'leave'): Promise<Result<CupView, Problem>> =>
  expect(await request('POST', `${cupPath(id)}/${action}`, {}), forms.CupView);

/** Calls a cup off before it starts. */
export const callOff = (id: string): Promise<Result<unknown, Problem>> => request('DELETE', cupPath(id));
