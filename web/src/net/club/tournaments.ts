import type { TournamentRequest } from '@madang/wire';
import { listOf } from '../forms/form.ts';
import * as forms from '../forms/forms.ts';
import { request, requestFor } from '../request.ts';

const cupPath = (id: string): string => `/tournaments/${encodeURIComponent(id)}`;

/** Cups that gather people or run, and the last that are over. */
export const listCups = () => requestFor(listOf(forms.TournamentHead), 'GET', '/tournaments');

export const findCup = (id: string) => requestFor(forms.TournamentView, 'GET', cupPath(id));

export const makeCup = (asked: TournamentRequest) => requestFor(forms.TournamentView, 'POST', '/tournaments', asked);

export const cupAction = (id: string, action: 'join' | 'leave') => requestFor(forms.TournamentView, 'POST', `${cupPath(id)}/${action}`, {});

/** Calls a cup off before it starts. */
export const callOff = (id: string) => request('DELETE', cupPath(id));
