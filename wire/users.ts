import { z } from 'zod';
import { Quiet, Rest } from './clock.ts';
import { OwnRating, PlayerReport, Reached } from './results.ts';
import { labelOf, nameOf, Person, Zone } from './session.ts';

/** The name that one signs in with, in the form in which it is looked for: any script, no blanks, no difference of case. */
export const Login = z
  .string()
  .trim()
  .normalize('NFKC')
  .toLowerCase()
  .min(3)
  .max(64)
  .regex(/^[\p{L}\p{M}\p{N}._@-]+$/u);

export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 128;
const NewPassword = z.string().min(SHORTEST_PASSWORD).max(LONGEST_PASSWORD);
const TypedPassword = z.string().min(1).max(LONGEST_PASSWORD);

/** A name to sign in with that is taken today: every letter of it is seen. */
const NewLogin = Login.regex(/^\P{DI}+$/u);

/** POST /api/account: this guest becomes an account, with all that it has. */
export const AccountRequest = z.object({ login: NewLogin, password: NewPassword });
export type AccountRequest = z.infer<typeof AccountRequest>;

/** PUT /api/account/password. */
export const PasswordRequest = z.object({ current: TypedPassword, password: NewPassword });
export type PasswordRequest = z.infer<typeof PasswordRequest>;

/** POST /api/account/delete. `current`: the password, of whoever has one. */
export const DeletionRequest = z.object({ current: TypedPassword.optional() });
export type DeletionRequest = z.infer<typeof DeletionRequest>;

/** POST /api/account/password-reset: the name that one signs in with, or a mail address that one has confirmed. */
export const PasswordResetRequest = z.object({ name: z.string().trim().normalize('NFKC').toLowerCase().min(3).max(254) });
export type PasswordResetRequest = z.infer<typeof PasswordResetRequest>;

/** POST /api/account/password-reset/confirm: a new password, by the link of a mail. */
export const ResetRequest = z.object({ token: z.string().max(128), password: NewPassword });
export type ResetRequest = z.infer<typeof ResetRequest>;

/** POST /api/account/sign-in. `bring`: what this browser's guest has becomes the account's. */
export const SignInRequest = z.object({ login: Login, password: TypedPassword, bring: z.boolean().default(false) });
export type SignInRequest = z.infer<typeof SignInRequest>;

/** POST /api/account/openid: to the host's OpenID provider. `bring`: what this browser's guest has becomes that of whoever comes back. */
export const OpenidRequest = z.object({ bring: z.boolean().default(false) });

/** Somebody signed in on a device. `device`: what its browser calls itself. `here`: the session that asks. */
export const SessionView = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.number(),
  usedAt: z.number(),
  here: z.boolean(),
});
export type SessionView = z.infer<typeof SessionView>;

const Bytes = z
  .string()
  .max(16_384)
  .regex(/^[\w-]+$/);
const PasskeyId = z
  .string()
  .max(1_400)
  .regex(/^[\w-]+$/);
/** What one calls a passkey: where it is kept. */
const PasskeyName = labelOf(60);

/** POST /api/account/passkeys: what a browser made of the options (WebAuthn, in base64url). */
export const PasskeyRegistration = z.object({
  id: PasskeyId,
  name: PasskeyName,
  clientDataJSON: Bytes,
  attestationObject: Bytes,
  transports: z.array(z.string().max(32)).max(8).default([]),
});
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>;

/** POST /api/account/passkeys/sign-in. */
export const PasskeySignIn = z.object({
  id: PasskeyId,
  clientDataJSON: Bytes,
  authenticatorData: Bytes,
  signature: Bytes,
  bring: z.boolean().default(false),
});
export type PasskeySignIn = z.infer<typeof PasskeySignIn>;

/** A passkey of a person. */
export const PasskeyView = z.object({ id: z.string(), name: z.string(), createdAt: z.number(), usedAt: z.number() });
export type PasskeyView = z.infer<typeof PasskeyView>;

/** Rights of an API token. `read`: tables, own lists, records, analyses. `play`: tables made and joined, moves, chat. */
export const TOKEN_SCOPES = ['read', 'play'] as const;
export const TokenScope = z.enum(TOKEN_SCOPES);
export type TokenScope = z.infer<typeof TokenScope>;

/** POST /api/account/tokens. `current`: the password, of whoever has one. */
export const TokenRequest = z.object({
  name: nameOf(60),
  scopes: z.array(TokenScope).min(1).max(TOKEN_SCOPES.length),
  current: TypedPassword.optional(),
});
export type TokenRequest = z.infer<typeof TokenRequest>;

/** An API token of a person, without its text. `usedAt` is exact to an hour; null: nothing has used it yet. */
export const TokenView = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(TokenScope),
  createdAt: z.number(),
  usedAt: z.number().nullable(),
});
export type TokenView = z.infer<typeof TokenView>;

/** A new API token: the only answer that has its text. */
export const NewToken = TokenView.extend({ token: z.string() });
export type NewToken = z.infer<typeof NewToken>;

/** GET /api/account/calendar: whether this person has a calendar of their turns, and since when. Its address is not kept, so it cannot be shown again. */
export const CalendarView = z.object({ since: z.number().nullable() });
export type CalendarView = z.infer<typeof CalendarView>;

/** POST /api/account/calendar: the only answer that has the address, by which a calendar program reads it. */
export const NewCalendar = z.object({ since: z.number(), address: z.string() });
export type NewCalendar = z.infer<typeof NewCalendar>;

/** PUT /api/account/program: this account says from now on that a program plays by it. `current`: the password, of whoever has one. */
export const ProgramRequest = z.object({ current: TypedPassword.optional() });
export type ProgramRequest = z.infer<typeof ProgramRequest>;

/** When one rests; `days`: holidays that one may take in a year, and `taken`: of those that begin this year. */
const OwnRest = Rest.extend({ days: z.number().int(), taken: z.number().int() });

/** GET /api/account: what the server knows of the person who asks. Without login and passkeys it is a guest. */
export const Account = z.object({
  person: Person,
  language: z.string().nullable(),
  zone: z.string().nullable(),
  /** Looks after this server. */
  host: z.boolean(),
  login: z.string().nullable(),
  /** A program plays by it. */
  program: z.boolean(),
  /** A user who forgot their password can get a mail. */
  mails: z.boolean(),
  passkeys: z.array(PasskeyView),
  /** The host's OpenID provider, and whether this person may sign in by it; null: there is none. */
  openid: z.object({ name: z.string(), linked: z.boolean() }).nullable(),
  sessions: z.array(SessionView),
  rest: OwnRest,
  /** Days after which a guest whom nobody has seen is forgotten; null: never, or this is none. */
  forgottenAfter: z.number().nullable(),
});
export type Account = z.infer<typeof Account>;

/** PUT /api/account/quiet-hours: when the own clocks of days stand still every day; null: never. Sixteen hours at most. */
export const QuietRequest = z.object({ quiet: Quiet.nullable() });

const DayName = z.iso.date();

/** POST /api/account/vacations: whole days, the first and the last of them, by the clocks of that zone. */
export const VacationRequest = z.object({ first: DayName, last: DayName, zone: Zone });
export type VacationRequest = z.infer<typeof VacationRequest>;

/** What one keeps of somebody else, without their being told: a friend is shown first, a blocked person does not come near. */
export const RELATIONS = ['friend', 'blocked'] as const;
const RelationKind = z.enum(RELATIONS);

/** PUT /api/relations/:person. */
export const RelationRequest = z.object({ kind: RelationKind });

/** GET /api/relations: the own friends and blocked people, by name. */
export const Relation = z.object({ id: z.string(), name: z.string(), kind: RelationKind });
export type Relation = z.infer<typeof Relation>;

const LONGEST_NOTE = 2000;

/** PUT /api/tables/:id/note: what one notes of a table for oneself; empty: nothing any more. */
export const Note = z.object({
  text: z
    .string()
    .max(LONGEST_NOTE)
    .regex(/^(?:\n|\P{Cc})*$/u),
});
export type Note = z.infer<typeof Note>;

/** GET /api/users/:id: what everybody may know of a person. `since`: milliseconds since 1970. `achievements`: the latest first. */
export const Profile = z.object({
  id: z.string(),
  name: z.string(),
  /** A program plays by this account. */
  program: z.boolean(),
  since: z.number(),
  ratings: z.array(OwnRating),
  seasons: z.array(PlayerReport),
  achievements: z.array(Reached),
});
export type Profile = z.infer<typeof Profile>;
