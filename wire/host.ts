import { z } from 'zod';

/** A text of one paragraph: no control characters but line breaks. */
const Text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^(?:\n|\P{Cc})*$/u);

/** What the host tells everybody. GET /api/announcement: the present one, or null. */
export const Announcement = z.object({ id: z.number().int(), text: z.string(), at: z.number() });
export type Announcement = z.infer<typeof Announcement>;

/** POST /api/host/announcement. Empty: nothing any more. */
export const AnnouncementRequest = z.object({ text: Text(500) });
export type AnnouncementRequest = z.infer<typeof AnnouncementRequest>;

/** A person as the host sees them. `bannedUntil`, `usedAt`: milliseconds since 1970, null: never. */
export const HostedPerson = z.object({
  id: z.string(),
  name: z.string(),
  login: z.string().nullable(),
  host: z.boolean(),
  bannedUntil: z.number().nullable(),
  since: z.number(),
  usedAt: z.number().nullable(),
});
export type HostedPerson = z.infer<typeof HostedPerson>;

/** POST /api/host/people/:id/ban. null: for good; 0: not any more. */
export const BanRequest = z.object({ days: z.number().int().min(0).max(3650).nullable() });
export type BanRequest = z.infer<typeof BanRequest>;

/** POST /api/tables/:id/report: of somebody at that table, to the host. */
export const ReportRequest = z.object({ person: z.string().max(64), reason: Text(500), invitation: z.string().max(64).optional() });
export type ReportRequest = z.infer<typeof ReportRequest>;

/** A report as the host reads it. */
export const Report = z.object({
  id: z.string(),
  table: z.string(),
  reporter: z.string(),
  reporterName: z.string(),
  person: z.string(),
  personName: z.string(),
  reason: z.string(),
  at: z.number(),
});
export type Report = z.infer<typeof Report>;
