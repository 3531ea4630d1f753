import type { Result } from '@madang/kernel';
import type { Announcement, HostedPerson, Problem, Report, ReportRequest, TablePage } from '@madang/wire';
import { isTables } from './api.ts';
import { expect, isRecord, request } from './request.ts';

const isPeople = (json: unknown): json is HostedPerson[] =>
  Array.isArray(json) && json.every((one) => isRecord(one) && typeof one.id === 'string' && typeof one.name === 'string');
const isReports = (json: unknown): json is Report[] =>
  Array.isArray(json) && json.every((one) => isRecord(one) && typeof one.id === 'string' && typeof one.reason === 'string');
const isPage = (json: unknown): json is TablePage => isRecord(json) && isTables(json.tables) && (json.more === null || typeof json.more === 'string');
const isAnnouncement = (json: unknown): json is Announcement | null =>
  json === null || (isRecord(json) && typeof json.id === 'number' && typeof json.text === 'string');

/** What the host tells everybody. */
export const findAnnouncement = async (): Promise<Result<Announcement | null, Problem>> =>
  expect(await request('GET', '/announcement'), isAnnouncement);

/** Tells the host of somebody at a table. */
export const reportPerson = (table: string, report: ReportRequest): Promise<Result<unknown, Problem>> =>
  request('POST', `/tables/${encodeURIComponent(table)}/report`, report);

export const findPeople = async (text: string): Promise<Result<HostedPerson[], Problem>> =>
  expect(await request('GET', `/host/people?text=${encodeURIComponent(text)}`), isPeople);

/** Bans a person for so many days; null: for good, 0: not any more. */
export const banPerson = (id: string, days: number | null): Promise<Result<unknown, Problem>> =>
  request('POST', `/host/people/${encodeURIComponent(id)}/ban`, { days });

export const deletePerson = (id: string): Promise<Result<unknown, Problem>> => request('DELETE', `/host/people/${encodeURIComponent(id)}`);

export const announce = (text: string): Promise<Result<unknown, Problem>> => request('POST', '/host/announcement', { text });

export const findReports = async (): Promise<Result<Report[], Problem>> => expect(await request('GET', '/host/reports'), isReports);

export const closeReport = (id: string): Promise<Result<unknown, Problem>> => request('DELETE', `/host/reports/${encodeURIComponent(id)}`);

/** Every table of the server, last played first. */
export const findAllTables = async (): Promise<Result<TablePage, Problem>> => expect(await request('GET', '/host/tables'), isPage);

export const deleteTable = (id: string): Promise<Result<unknown, Problem>> => request('DELETE', `/host/tables/${encodeURIComponent(id)}`);
