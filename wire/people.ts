import { z } from 'zod';
import { Person } from './session.ts';

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

/** POST /api/account: this guest becomes an account, with all that it has. */
export const AccountRequest = z.object({ login: Login, password: NewPassword });
export type AccountRequest = z.infer<typeof AccountRequest>;

/** PUT /api/account/password. */
export const PasswordRequest = z.object({ current: TypedPassword, password: NewPassword });
export type PasswordRequest = z.infer<typeof PasswordRequest>;

/** POST /api/account/sign-in. `bring`: what this browser's guest has becomes the account's. */
export const SignInRequest = z.object({ login: Login, password: TypedPassword, bring: z.boolean().default(false) });
export type SignInRequest = z.infer<typeof SignInRequest>;

/** Somebody signed in on a device. `device`: what its browser calls itself. `here`: the session that asks. */
export const SessionView = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.number(),
  usedAt: z.number(),
  here: z.boolean(),
});
export type SessionView = z.infer<typeof SessionView>;

/** GET /api/account: what the server knows of the person who asks. `login` null: no password, so a guest. */
export const Account = z.object({ person: Person, login: z.string().nullable(), sessions: z.array(SessionView) });
export type Account = z.infer<typeof Account>;
