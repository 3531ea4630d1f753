import type { CupRequest } from '@madang/wire';
import { listOf } from '../forms/form.ts';
import * as forms from '../forms/forms.ts';
import { request, requestFor } from '../request.ts';

const cupPath = (id: string): string => `/cups/${encodeURIComponent(id)}`;

/** Cups that gather people or run, and the last that are over. */
export const listCups = () => requestFor(listOf(forms.CupHead), 'GET', '/cups');

export const findCup = (id: string) => requestFor(forms.CupView, 'GET', cupPath(id));

export const makeCup = (asked: CupRequest) => requestFor(forms.CupView, 'POST', '/cups', asked);

export const cupAction = (id: string, action: 'join' | 'leave') => requestFor(forms.CupView, 'POST', `${cupPath(id)}/${action}`, {});

/** Calls a cup off before it starts. */
export const callOff = (id: string) => request('DELETE', cupPath(id));
