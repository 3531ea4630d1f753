import { LANGUAGES } from '@madang/kernel';
import { z } from 'zod';

/** A name that a person chose: 1 … 24 characters, no line breaks or invisible ones. */
export const PersonName = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);

/** Who a session belongs to. */
export const Person = z.object({ id: z.string(), name: PersonName });
export type Person = z.infer<typeof Person>;

/** A time zone by its name in the IANA list (Asia/Seoul). */
/** A time zone of the IANA list. */
export const Zone = z
  .string()
  .max(64)
  .refine((zone) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
    } catch {
      return false;
    }
  });

/** POST /api/session: begin or keep a guest's session (the cookie is signed and http-only). PATCH /api/session: rename. A zone that is sent with POST counts only where the person has none. */
export const SessionRequest = z.object({ name: PersonName.optional(), language: z.enum(LANGUAGES).optional(), zone: Zone.optional() });
export type SessionRequest = z.infer<typeof SessionRequest>;

/** Every refusal over HTTP and the socket: a code, figures, and what is allowed. */
export const Problem = z.object({ code: z.string(), details: z.record(z.string(), z.unknown()).optional() });
export type Problem = z.infer<typeof Problem>;
