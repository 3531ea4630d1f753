import type { Result } from '@madang/kernel';
import type {
  Account,
  AccountRequest,
  DeletionRequest,
  NewToken,
  Note,
  PasswordRequest,
  Person,
  Problem,
  Profile,
  ProgramRequest,
  Relation,
  ResetRequest,
  SignInRequest,
  TablePage,
  TokenRequest,
  TokenView,
} from '@madang/wire';
import { appUrl } from '../reach/base.ts';
import { list, TEXT } from './forms/form.ts';
import * as forms from './forms/forms.ts';
import { expect, request } from './request.ts';

/** What the server knows of the person of this browser. */
export const findAccount = async (): Promise<Result<Account, Problem>> => expect(await request('GET', '/account'), forms.Account);

/** This browser's guest becomes an account. */
export const makeAccount = (asked: AccountRequest): Promise<Result<unknown, Problem>> => request('POST', '/account', asked);

export const changePassword = (asked: PasswordRequest): Promise<Result<unknown, Problem>> => request('PUT', '/account/password', asked);

/** Everything of this person goes; the page must be loaded anew then. */
export const deleteAccount = (asked: DeletionRequest): Promise<Result<unknown, Problem>> => request('POST', '/account/delete', asked);

/** Signs this browser in; the page must be loaded anew then. */
export const signIn = async (asked: SignInRequest): Promise<Result<Person, Problem>> =>
  expect(await request('POST', '/account/sign-in', asked), forms.Person);

/** Where the host's OpenID provider lets this browser's person sign in. */
export const askProvider = async (bring: boolean): Promise<Result<{ readonly url: string }, Problem>> =>
  expect(await request('POST', '/account/openid', { bring }), { shape: { url: TEXT } });

/** This person signs in by the provider no more. */
export const leaveProvider = (): Promise<Result<unknown, Problem>> => request('DELETE', '/account/openid');

/** Has a link for a new password mailed to whoever signs in by that name, or has that address, if there is anybody. */
export const askForMail = (name: string): Promise<Result<unknown, Problem>> => request('POST', '/account/forgotten', { name });

/** A new password, by the link of a mail; the page must be loaded anew then. */
export const resetPassword = (asked: ResetRequest): Promise<Result<unknown, Problem>> => request('POST', '/account/reset', asked);

/** Ends this browser's session; the page must be loaded anew then. */
export const signOut = (): Promise<Result<unknown, Problem>> => request('DELETE', '/session');

/** Ends that session of this person, or all but this browser's. */
export const endSession = (id: string | 'others'): Promise<Result<unknown, Problem>> =>
  request('DELETE', id === 'others' ? '/account/sessions' : `/account/sessions/${encodeURIComponent(id)}`);

/** The API tokens of this person, oldest first, without their texts. */
export const listTokens = async (): Promise<Result<TokenView[], Problem>> =>
  expect(await request('GET', '/account/tokens'), { shape: list(forms.TokenView.shape) });

/** Makes an API token; only this answer has its text. */
export const makeToken = async (asked: TokenRequest): Promise<Result<NewToken, Problem>> =>
  expect(await request('POST', '/account/tokens', asked), forms.NewToken);

/** Says from now on that a program plays by this account; gives its person, under a marked name. */
export const becomeProgram = async (asked: ProgramRequest): Promise<Result<Person, Problem>> =>
  expect(await request('PUT', '/account/program', asked), forms.Person);

/** Ends an API token at once. */
export const revokeToken = (id: string): Promise<Result<unknown, Problem>> => request('DELETE', `/account/tokens/${encodeURIComponent(id)}`);

/** The time zone that this person lives by. */
export const chooseZone = (zone: string): Promise<Result<unknown, Problem>> => request('PATCH', '/session', { zone });

/** What everybody may know of a person. */
export const findProfile = async (id: string): Promise<Result<Profile, Problem>> =>
  expect(await request('GET', `/people/${encodeURIComponent(id)}`), forms.Profile);

/** The matches that a person has finished, last played first. `after`: where the page before ended. */
export const findMatches = async (id: string, after: string | null): Promise<Result<TablePage, Problem>> =>
  expect(
    await request('GET', `/people/${encodeURIComponent(id)}/matches${after === null ? '' : `?after=${encodeURIComponent(after)}`}`),
    forms.TablePage,
  );

/** This person's friends and blocked people. */
export const listRelations = async (): Promise<Result<Relation[], Problem>> =>
  expect(await request('GET', '/relations'), { shape: list({ id: TEXT, name: TEXT, kind: TEXT }) });

/** Makes somebody a friend of this person, or blocks them; null: neither any more. They are not told. */
export const relate = (person: string, kind: Relation['kind'] | null): Promise<Result<unknown, Problem>> => {
  const path = `/relations/${encodeURIComponent(person)}`;
  return kind === null ? request('DELETE', path) : request('PUT', path, { kind });
};

/** What this person noted of a table, for themselves. */
export const findNote = async (table: string): Promise<Result<Note, Problem>> =>
  expect(await request('GET', `/tables/${encodeURIComponent(table)}/note`), { shape: { text: TEXT } });

export const keepNote = (table: string, text: string): Promise<Result<unknown, Problem>> =>
  request('PUT', `/tables/${encodeURIComponent(table)}/note`, { text });

/** Where everything that the server keeps of this person can be downloaded. */
export const exportAddress = (): string => appUrl('api/account/export').href;
