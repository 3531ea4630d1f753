import { type Language, ok, type Result } from '@madang/kernel';
import type {
  Acquaintance,
  ImportRequest,
  JoinRequest,
  Person,
  Problem,
  StartRequest,
  TableChange,
  TableList,
  TableRequest,
  TableView,
} from '@madang/wire';
import { list } from './forms/form.ts';
import * as forms from './forms/forms.ts';
import { expect, request } from './request.ts';

/** Begins or keeps this browser's session. */
export const beginSession = async (language: Language): Promise<Result<Person, Problem>> =>
  expect(await request('POST', '/session', { language, zone: new Intl.DateTimeFormat().resolvedOptions().timeZone }), forms.Person);

export const rename = async (name: string): Promise<Result<Person, Problem>> => expect(await request('PATCH', '/session', { name }), forms.Person);

/** A page of the lobby's tables. `open`: where the page of public ones begins; absent: the first. */
export const listTables = async (open?: string): Promise<Result<TableList, Problem>> =>
  expect(await request('GET', open === undefined ? '/tables' : `/tables?open=${encodeURIComponent(open)}`), forms.TableList);

export const createTable = async (asked: TableRequest): Promise<Result<TableView, Problem>> =>
  expect(await request('POST', '/tables', asked), forms.TableView);

export const importMatch = async (asked: ImportRequest): Promise<Result<TableView, Problem>> =>
  expect(await request('POST', '/tables/import', asked), forms.TableView);

/** Something done to a table that answers with the table as it then is. */
export const tableAction = async (id: string, action: 'join' | 'rematch', body: JoinRequest = {}): Promise<Result<TableView, Problem>> =>
  expect(await request('POST', `/tables/${encodeURIComponent(id)}/${action}`, body), forms.TableView);

/** Begins the match of a table; by its owner. `wish`: what becomes of seats that nobody took. */
export const startTable = async (id: string, wish: StartRequest): Promise<Result<TableView, Problem>> =>
  expect(await request('POST', `/tables/${encodeURIComponent(id)}/start`, wish), forms.TableView);

/** Lets others come or watch, or not; by the owner. */
export const changeDoors = async (id: string, change: TableChange): Promise<Result<TableView, Problem>> =>
  expect(await request('PATCH', `/tables/${encodeURIComponent(id)}`, change), forms.TableView);

/** Sends whoever has that seat away before the start; by the owner. */
export const sendAway = async (id: string, seat: number): Promise<Result<TableView, Problem>> =>
  expect(await request('POST', `/tables/${encodeURIComponent(id)}/remove`, { seat }), forms.TableView);

/** Lets somebody come again who was sent away; by the owner. */
export const letBack = async (id: string, person: string): Promise<Result<TableView, Problem>> =>
  expect(await request('DELETE', `/tables/${encodeURIComponent(id)}/removed/${encodeURIComponent(person)}`), forms.TableView);

/** Those with whom one has played, the last met first. */
export const listAcquaintances = async (): Promise<Result<Acquaintance[], Problem>> =>
  expect(await request('GET', '/acquaintances'), { shape: list(forms.Acquaintance.shape) });

/** Keeps a free seat for somebody with whom one has played, before the start; by the owner. */
export const askToTable = async (id: string, seat: number, person: string): Promise<Result<TableView, Problem>> =>
  expect(await request('POST', `/tables/${encodeURIComponent(id)}/ask`, { seat, person }), forms.TableView);

/** Keeps a seat for nobody any more; by the owner, or by whoever was asked. */
export const freeAsked = async (id: string, seat: number): Promise<Result<TableView, Problem>> =>
  expect(await request('DELETE', `/tables/${encodeURIComponent(id)}/asked/${seat}`), forms.TableView);

/** Gives the own seats back before the start; null: the owner left, so the table is gone. */
export const leaveTable = async (id: string): Promise<Result<TableView | null, Problem>> => {
  const left = await request('POST', `/tables/${encodeURIComponent(id)}/leave`, {});
  return left.ok && left.value === null ? ok(null) : expect(left, forms.TableView);
};

export const findTable = async (id: string): Promise<Result<TableView, Problem>> =>
  expect(await request('GET', `/tables/${encodeURIComponent(id)}`), forms.TableView);

/** The match document of a table that is over, as JSON. */
export const exportMatch = async (id: string): Promise<Result<unknown, Problem>> => request('GET', `/tables/${encodeURIComponent(id)}/document`);
