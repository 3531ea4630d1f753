import type { Announcement, ReportRequest } from '@madang/wire';
import { either, listOf, NULL } from './forms/form.ts';
import * as forms from './forms/forms.ts';
import { request, requestFor } from './request.ts';

/** What the host tells everybody. */
export const findAnnouncement = () => requestFor<Announcement | null>({ shape: either(forms.Announcement.shape, NULL) }, 'GET', '/announcement');

/** Tells the host of somebody at a table. */
export const reportPerson = (table: string, report: ReportRequest) => request('POST', `/tables/${encodeURIComponent(table)}/report`, report);

export const findPeople = (text: string) => requestFor(listOf(forms.AdminUser), 'GET', `/admin/users?text=${encodeURIComponent(text)}`);

/** Bans a person for so many days; null: for good, 0: not any more. */
export const banPerson = (id: string, days: number | null) => request('POST', `/admin/users/${encodeURIComponent(id)}/ban`, { days });

export const deletePerson = (id: string) => request('DELETE', `/admin/users/${encodeURIComponent(id)}`);

export const announce = (text: string) => request('POST', '/admin/announcement', { text });

export const findReports = () => requestFor(listOf(forms.Report), 'GET', '/admin/reports');

export const closeReport = (id: string) => request('DELETE', `/admin/reports/${encodeURIComponent(id)}`);

/** Every table of the server, last played first. */
export const findAllTables = () => requestFor(forms.TablePage, 'GET', '/admin/tables');

export const deleteTable = (id: string) => request('DELETE', `/admin/tables/${encodeURIComponent(id)}`);
