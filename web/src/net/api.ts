import { type Language, ok, type Result } from '@madang/kernel';
import type { BotLevel, ImportRequest, JoinRequest, Problem, StartRequest, TableChange, TableRequest, TableView } from '@madang/wire';
import { listOf } from './forms/form.ts';
import * as forms from './forms/forms.ts';
import { expect, request, requestFor } from './request.ts';

/** Begins or keeps this browser's session. */
export const beginSession = (language: Language) =>
  requestFor(forms.Person, 'POST', '/session', { language, zone: new Intl.DateTimeFormat().resolvedOptions().timeZone });

export const rename = (name: string) => requestFor(forms.Person, 'PATCH', '/session', { name });

/** A page of the lobby's tables. `open`: where the page of public ones begins; absent: the first. */
export const listTables = (open?: string) =>
  requestFor(forms.TableList, 'GET', open === undefined ? '/tables' : `/tables?open=${encodeURIComponent(open)}`);

export const createTable = (asked: TableRequest) => requestFor(forms.TableView, 'POST', '/tables', asked);

export const importMatch = (asked: ImportRequest) => requestFor(forms.TableView, 'POST', '/tables/import', asked);

/** Something done to a table that answers with the table as it then is. */
export const tableAction = (id: string, action: 'join' | 'rematch', body: JoinRequest = {}) =>
  requestFor(forms.TableView, 'POST', `/tables/${encodeURIComponent(id)}/${action}`, body);

/** Begins the match of a table; by its owner. `wish`: what becomes of seats that nobody took. */
export const startTable = (id: string, wish: StartRequest) => requestFor(forms.TableView, 'POST', `/tables/${encodeURIComponent(id)}/start`, wish);

/** Lets others come or watch, or not; by the owner. */
export const changeTable = (id: string, change: TableChange) => requestFor(forms.TableView, 'PATCH', `/tables/${encodeURIComponent(id)}`, change);

/** Sends whoever has that seat away before the start; by the owner. */
export const sendAway = (id: string, seat: number) => requestFor(forms.TableView, 'POST', `/tables/${encodeURIComponent(id)}/remove`, { seat });

/** Lets somebody come again who was sent away; by the owner. */
export const letBack = (id: string, person: string) =>
  requestFor(forms.TableView, 'DELETE', `/tables/${encodeURIComponent(id)}/removed/${encodeURIComponent(person)}`);

/** Those with whom one has played, the last met first. */
export const listAcquaintances = () => requestFor(listOf(forms.Acquaintance), 'GET', '/acquaintances');

/** Keeps a free seat for somebody with whom one has played, before the start; by the owner. */
export const askToTable = (id: string, seat: number, person: string) =>
  requestFor(forms.TableView, 'POST', `/tables/${encodeURIComponent(id)}/invite`, { seat, person });

/** Gives a free seat to a bot of that level before the start, or frees a bot's seat (null); by the owner. */
export const seatBot = (id: string, seat: number, level: BotLevel | null) =>
  requestFor(forms.TableView, 'PUT', `/tables/${encodeURIComponent(id)}/seats/${seat}`, { level });

/** Keeps a seat for nobody any more; by the owner, or by whoever was asked. */
export const freeAsked = (id: string, seat: number) => requestFor(forms.TableView, 'DELETE', `/tables/${encodeURIComponent(id)}/invited/${seat}`);

/** Gives the own seats back before the start; null: the owner left, so the table is gone. */
export const leaveTable = async (id: string): Promise<Result<TableView | null, Problem>> => {
  const left = await request('POST', `/tables/${encodeURIComponent(id)}/leave`, {});
  return left.ok && left.value === null ? ok(null) : expect(left, forms.TableView);
};

export const findTable = (id: string) => requestFor(forms.TableView, 'GET', `/tables/${encodeURIComponent(id)}`);

/** The match document of a table that is over, as JSON. */
export const exportMatch = (id: string) => request('GET', `/tables/${encodeURIComponent(id)}/document`);
