import { z } from 'zod';

/** The cookie that names a session. */
export const SESSION_COOKIE = 'madang';

/**
 * One line of letters that are seen: no controls, no line breaks, nothing that is drawn as nothing (Hangul fillers, the braille blank, a
 * note without a head, joiners). What chooses the look of a sign may follow it.
 */
const SEEN = /^(?:(?![\u2800\u{1d159}\u{16fe4}])(?:[\ufe00-\ufe0f]|[^\p{C}\p{Zl}\p{Zp}\p{DI}]))+$/u;
/** A letter, a figure or a sign: more than blanks and marks. */
export const VISIBLE = /(?![\u2800\u{1d159}])[^\p{C}\p{Z}\p{M}\p{DI}]/u;

/** Both in one, so that a description has one pattern. */
const NAME = new RegExp(`(?=.*${VISIBLE.source})${SEEN.source}`, 'u');

/** Text that gives something a name, of at most so many characters; others see it. */
export const nameOf = (most: number) => z.string().trim().min(1).max(most).regex(NAME);

/** Text by which a person tells things of their own apart, of at most so many characters; it may be empty. */
export const labelOf = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(new RegExp(`^$|${SEEN.source}`, 'u'));

/** Stands before the name of every account that a program plays by, and in no other name. */
export const PROGRAM_MARK = '⚙';

/** A name that a person chose: 1 … 24 characters, no line breaks or invisible ones, and not the mark of programs. */
export const PersonName = nameOf(24).refine((name) => !name.includes(PROGRAM_MARK));

/** The person of a session. A name may predate today's rules for names. */
export const Person = z.object({ id: z.string(), name: z.string() });
export type Person = z.infer<typeof Person>;

/** A time zone by its name in the IANA list (Asia/Seoul). */
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

/** A language by its BCP 47 tag. One that the server has no texts in is answered in English. */
const LanguageTag = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/);

/** POST /api/session: begin or keep a guest's session (the cookie is signed and http-only). PATCH /api/session: rename. A zone that is sent with POST counts only where the person has none. */
export const SessionRequest = z.object({ name: PersonName.optional(), language: LanguageTag.optional(), zone: Zone.optional() });
export type SessionRequest = z.infer<typeof SessionRequest>;

/** Every refusal over HTTP and the socket: a code, figures, and what is allowed. */
export const Problem = z.object({ code: z.string(), details: z.record(z.string(), z.unknown()).optional() });
export type Problem = z.infer<typeof Problem>;
