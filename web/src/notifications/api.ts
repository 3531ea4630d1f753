import type { ChannelRequest, ChatNames, NotificationWishes } from '@madang/wire';
import * as forms from '../net/forms/forms.ts';
import { request, requestFor } from '../net/request.ts';

/** What this person is told outside of the page, and where. */
export const findNotices = () => requestFor(forms.NotificationSettings, 'GET', '/account/notifications');

export const setWishes = (wishes: NotificationWishes) => request('PUT', '/account/notifications', wishes);

/** Tells this person there, too. */
export const addReceiver = (asked: ChannelRequest) => request('POST', '/account/channels', asked);

const one = (id: string): string => `/account/channels/${encodeURIComponent(id)}`;

export const removeReceiver = (id: string) => request('DELETE', one(id));

/** Sends something there now; what arrives switches a receiver on again that was dropped. */
export const testReceiver = (id: string) => request('POST', `${one(id)}/test`);

/** The address that this link was mailed to is its person's. */
export const confirmMail = (token: string) => request('POST', '/mail/confirm', { token });

/** No more mails to the address that this link was mailed to. */
export const unsubscribe = (link: string) => request('POST', `/mail/unsubscribe/${encodeURIComponent(link)}`);

/** This person's ids in chat programs, and the programs in which the server mentions people. */
export const findChatNames = () => requestFor(forms.ChatNameSettings, 'GET', '/account/chat-names');

export const setChatNames = (names: ChatNames) => request('PUT', '/account/chat-names', names);
