import type { Result } from '@madang/kernel';
import type { Announcement, HostedPerson, Problem, Report, ReportRequest, TablePage } from '@madang/wire';
import { either, list, NULL } from './forms/form.ts';
import * as forms from './forms/forms.ts';
import { expect, request } from './request.ts';

/** What the host tells everybody. */
export const findAnnouncement = async (): Promise<Result<Announcement | null, Problem>> =>
  expect(await request('GET', '/announcement'), { shape: either(forms.Announcement.shape, NULL) });

/** Tells the host of somebody at a table. */
export const reportPerson = (table: string, report: ReportRequest): Promise<Result<unknown, Problem>> =>
  request('POST', `/tables/${encodeURIComponent(table)}/report`, report);

export const findPeople = async (text: string): Promise<Result<HostedPerson[], Problem>> =>
  expect(await request('GET', `/host/people?text=${encodeURIComponent(text)}`), { shape: list(forms.HostedPerson.shape) });

/** Bans a person for so many days; null: for good, 0: not any more. */
export const banPerson = (id: string, days: number | null): Promise<Result<unknown, Problem>> =>
  request('POST', `/host/people/${encodeURIComponent(id)}/ban`, { days });

export const deletePerson = (id: string): Promise<Result<unknown, Problem>> => request('DELETE', `/host/people/${encodeURIComponent(id)}`);

export const announce = (text: string): Promise<Result<unknown, Problem>> => request('POST', '/host/announcement', { text });

export const findReports = async (): Promise<Result<Report[], Problem>> =>
  expect(await request('GET', '/host/reports'), { shape: list(forms.Report.shape) });

export const closeReport = (id: string): Promise<Result<unknown, Problem>> => request('DELETE', `/host/reports/${encodeURIComponent(id)}`);

/** Every table of the server, last played first. */
export const findAllTables = async (): Promise<Result<TablePage, Problem>> => expect(await request('GET', '/host/tables'), forms.TablePage);

export const deleteTable = (id: string): Promise<Result<unknown, Problem>> => request('DELETE', `/host/tables/${encodeURIComponent(id)}`);
