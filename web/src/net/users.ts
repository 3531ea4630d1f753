import type { Result } from '@madang/kernel';
import type {
  AccountRequest,
  DeletionRequest,
  Note,
  PasswordRequest,
  Problem,
  ProgramRequest,
  Relation,
  ResetRequest,
  SignInRequest,
  TokenRequest,
} from '@madang/wire';
import { appUrl } from '../reach/base.ts';
import { list, listOf, TEXT } from './forms/form.ts';
import * as forms from './forms/forms.ts';
import { request, requestFor } from './request.ts';

/** What the server knows of the person of this browser. */
export const findAccount = () => requestFor(forms.Account, 'GET', '/account');

/** This browser's guest becomes an account. */
export const makeAccount = (asked: AccountRequest) => request('POST', '/account', asked);

export const changePassword = (asked: PasswordRequest) => request('PUT', '/account/password', asked);

/** Everything of this person goes; the page must be loaded anew then. */
export const deleteAccount = (asked: DeletionRequest) => request('POST', '/account/delete', asked);

/** Signs this browser in; the page must be loaded anew then. */
export const signIn = (asked: SignInRequest) => requestFor(forms.Person, 'POST', '/account/sign-in', asked);

/** Where the host's OpenID provider lets this browser's person sign in. */
export const askProvider = (bring: boolean) => requestFor<{ readonly url: string }>({ shape: { url: TEXT } }, 'POST', '/account/openid', { bring });

/** This person signs in by the provider no more. */
export const leaveProvider = () => request('DELETE', '/account/openid');

/** Has a link for a new password mailed to whoever signs in by that name, or has that address, if there is anybody. */
export const askForMail = (name: string) => request('POST', '/account/password-reset', { name });

/** A new password, by the link of a mail; the page must be loaded anew then. */
export const resetPassword = (asked: ResetRequest) => request('POST', '/account/password-reset/confirm', asked);

/** Ends this browser's session; the page must be loaded anew then. */
export const signOut = () => request('DELETE', '/session');

/** Ends that session of this person, or all but this browser's. */
export const endSession = (id: string | 'others') =>
  request('DELETE', id === 'others' ? '/account/sessions' : `/account/sessions/${encodeURIComponent(id)}`);

/** The API tokens of this person, oldest first, without their texts. */
export const listTokens = () => requestFor(listOf(forms.TokenView), 'GET', '/account/tokens');

/** Makes an API token; only this answer has its text. */
export const makeToken = (asked: TokenRequest) => requestFor(forms.NewToken, 'POST', '/account/tokens', asked);

/** Says from now on that a program plays by this account; gives its person, under a marked name. */
export const becomeProgram = (asked: ProgramRequest) => requestFor(forms.Person, 'PUT', '/account/program', asked);

/** Ends an API token at once. */
export const revokeToken = (id: string) => request('DELETE', `/account/tokens/${encodeURIComponent(id)}`);

/** Since when this person has a calendar of their turns. */
export const findCalendar = () => requestFor(forms.CalendarView, 'GET', '/account/calendar');

/** Makes the address of this person's calendar; only this answer has it, and an earlier one leads nowhere. */
export const makeCalendar = () => requestFor(forms.NewCalendar, 'POST', '/account/calendar');

/** Revokes the address of this person's calendar. */
export const removeCalendar = () => request('DELETE', '/account/calendar');

/** The time zone that this person lives by. */
export const chooseZone = (zone: string) => request('PATCH', '/session', { zone });

/** What everybody may know of a person. */
export const findProfile = (id: string) => requestFor(forms.Profile, 'GET', `/users/${encodeURIComponent(id)}`);

/** The matches that a person has finished, last played first. `after`: where the page before ended. */
export const findMatches = (id: string, after: string | null) =>
  requestFor(forms.TablePage, 'GET', `/users/${encodeURIComponent(id)}/matches${after === null ? '' : `?after=${encodeURIComponent(after)}`}`);

/** This person's friends and blocked people. */
export const listRelations = () => requestFor<Relation[]>({ shape: list({ id: TEXT, name: TEXT, kind: TEXT }) }, 'GET', '/relations');

/** Makes somebody a friend of this person, or blocks them; null: neither any more. They are not told. */
export const relate = (person: string, kind: Relation['kind'] | null): Promise<Result<unknown, Problem>> => {
  const path = `/relations/${encodeURIComponent(person)}`;
  return kind === null ? request('DELETE', path) : request('PUT', path, { kind });
};

/** What this person noted of a table, for themselves. */
export const findNote = (table: string) => requestFor<Note>({ shape: { text: TEXT } }, 'GET', `/tables/${encodeURIComponent(table)}/note`);

export const keepNote = (table: string, text: string) => request('PUT', `/tables/${encodeURIComponent(table)}/note`, { text });

/** Where everything that the server keeps of this person can be downloaded. */
export const exportAddress = (): string => appUrl('api/account/export').href;
