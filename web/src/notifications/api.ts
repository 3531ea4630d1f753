import type { Result } from '@madang/kernel';
import type { NoticeSettings, NoticeWishes, Problem, ReceiverRequest } from '@madang/wire';
import * as forms from '../net/forms/forms.ts';
import { expect, request } from '../net/request.ts';

/** What this person is told outside of the page, and where. */
export const findNotices = async (): Promise<Result<NoticeSettings, Problem>> =>
  expect(await request('GET', '/account/notices'), forms.NoticeSettings);

export const setWishes = (wishes: NoticeWishes): Promise<Result<unknown, Problem>> => request('PUT', '/account/notices', wishes);

/** Tells this person there, too. */
export const addReceiver = (asked: ReceiverRequest): Promise<Result<unknown, Problem>> => request('POST', '/account/receivers', asked);

const one = (id: string): string => `/account/receivers/${encodeURIComponent(id)}`;

export const removeReceiver = (id: string): Promise<Result<unknown, Problem>> => request('DELETE', one(id));

/** Sends something there now; what arrives switches a receiver on again that was dropped. */
export const testReceiver = (id: string): Promise<Result<unknown, Problem>> => request('POST', `${one(id)}/test`);

/** The address that this link was mailed to is its person's. */
export const confirmMail = (token: string): Promise<Result<unknown, Problem>> => request('POST', '/mail/confirm', { token });

/** No more mails to the address that this link was mailed to. */
export const unsubscribe = (link: string): Promise<Result<unknown, Problem>> => request('POST', `/mail/unsubscribe/${encodeURIComponent(link)}`);
