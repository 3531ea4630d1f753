import { type Language, ok, type Result } from '@madang/kernel';
import type { Acquaintance, ImportRequest, JoinRequest, Person, Problem, TableChange, TableList, TableRequest, TableView } from '@madang/wire';
import { expect, isRecord, request } from './request.ts';

/** Whether an answer names a person. */
export const isPerson = (json: unknown): json is Person => isRecord(json) && typeof json.id === 'string' && typeof json.name === 'string';

const isTable = (json: unknown): json is TableView =>
  isRecord(json) && typeof json.id === 'string' && typeof json.game === 'string' && Array.isArray(json.seats) && Array.isArray(json.mine);

/** Whether an answer is a list of tables. */
export const isTables = (json: unknown): json is TableView[] => Array.isArray(json) && json.every(isTable);

const isList = (json: unknown): json is TableList => isRecord(json) && isTables(json.open) && isTables(json.mine);

const isNothing = (json: unknown): json is null => json === null;

/** Begins or keeps this browser's session. */
export const beginSession = async (language: Language): Promise<Result<Person, Problem>> =>
  expect(await request('POST', '/session', { language, zone: new Intl.DateTimeFormat().resolvedOptions().timeZone }), isPerson);

export const rename = async (name: string): Promise<Result<Person, Problem>> => expect(await request('PATCH', '/session', { name }), isPerson);

/** A page of the lobby's tables. `open`: where the page of public ones begins; absent: the first. */
export const listTables = async (open?: string): Promise<Result<TableList, Problem>> =>
  expect(await request('GET', open === undefined ? '/tables' : `/tables?open=${encodeURIComponent(open)}`), isList);

export const createTable = async (asked: TableRequest): Promise<Result<TableView, Problem>> =>
  expect(await request('POST', '/tables', asked), isTable);

export const importMatch = async (asked: ImportRequest): Promise<Result<TableView, Problem>> =>
  expect(await request('POST', '/tables/import', asked), isTable);

/** Something done to a table that answers with the table as it then is. */
export const tableAction = async (id: string, action: 'join' | 'start' | 'rematch', body: JoinRequest = {}): Promise<Result<TableView, Problem>> =>
  expect(await request('POST', `/tables/${encodeURIComponent(id)}/${action}`, body), isTable);

/** Lets others come or watch, or not; by the owner. */
export const changeDoors = async (id: string, change: TableChange): Promise<Result<TableView, Problem>> =>
  expect(await request('PATCH', `/tables/${encodeURIComponent(id)}`, change), isTable);

/** Sends whoever has that seat away before the start; by the owner. */
export const sendAway = async (id: string, seat: number): Promise<Result<TableView, Problem>> =>
  expect(await request('POST', `/tables/${encodeURIComponent(id)}/remove`, { seat }), isTable);

/** Lets somebody come again who was sent away; by the owner. */
export const letBack = async (id: string, person: string): Promise<Result<TableView, Problem>> =>
  expect(await request('DELETE', `/tables/${encodeURIComponent(id)}/removed/${encodeURIComponent(person)}`), isTable);

const isAcquaintance = (json: unknown): json is Acquaintance => isPerson(json) && 'metAt' in json && typeof json.metAt === 'number';

const isAcquaintances = (json: unknown): json is Acquaintance[] => Array.isArray(json) && json.every(isAcquaintance);

/** Those with whom one has played, the last met first. */
export const listAcquaintances = async (): Promise<Result<Acquaintance[], Problem>> =>
  expect(await request('GET', '/acquaintances'), isAcquaintances);

/** Keeps a free seat for somebody with whom one has played, before the start; by the owner. */
export const askToTable = async (id: string, seat: number, person: string): Promise<Result<TableView, Problem>> =>
  expect(await request('POST', `/tables/${encodeURIComponent(id)}/ask`, { seat, person }), isTable);

/** Keeps a seat for nobody any more; by the owner, or by whoever was asked. */
export const freeAsked = async (id: string, seat: number): Promise<Result<TableView, Problem>> =>
  expect(await request('DELETE', `/tables/${encodeURIComponent(id)}/asked/${seat}`), isTable);

/** Gives the own seats back before the start; null: the owner left, so the table is gone. */
export const leaveTable = async (id: string): Promise<Result<TableView | null, Problem>> => {
  const left = await request('POST', `/tables/${encodeURIComponent(id)}/leave`, {});
  return left.ok && isNothing(left.value) ? ok(null) : expect(left, isTable);
};

export const findTable = async (id: string): Promise<Result<TableView, Problem>> =>
  expect(await request('GET', `/tables/${encodeURIComponent(id)}`), isTable);

/** The match document of a table that is over, as JSON. */
export const exportMatch = async (id: string): Promise<Result<unknown, Problem>> => request('GET', `/tables/${encodeURIComponent(id)}/document`);
