import { z } from 'zod';

/** What the process that owns the port asks of its successor, in order; versions on both sides may differ, so these never change their meaning. */
export const Order = z.discriminatedUnion('type', [
  z.object({ type: z.literal('open'), url: z.string() }),
  z.object({ type: z.literal('drain') }),
  z.object({ type: z.literal('close') }),
  z.object({ type: z.literal('connection') }),
]);
export type Order = z.infer<typeof Order>;

/** Orders that are answered. */
export type Deed = Exclude<Order['type'], 'connection'>;

/** What a successor answers. `prepared`: it has loaded all that it can without the database, and waits for the order to open. */
export const Answer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('prepared'), version: z.string() }),
  z.object({ type: z.literal('done'), deed: z.enum(['open', 'drain', 'close']) }),
  z.object({ type: z.literal('failed'), deed: z.enum(['prepare', 'open', 'drain', 'close']), reason: z.string() }),
]);
export type Answer = z.infer<typeof Answer>;

/** What an admin's command asks of a running server. */
export const Wish = z.object({
  /** The Node.js and its arguments that run the new program; the server adds what it is to do. */
  node: z.string().min(1),
  arguments: z.array(z.string()).min(1),
  /** Milliseconds in which it must be prepared, and in which it must serve then. */
  preparing: z.number().int().positive(),
  opening: z.number().int().positive(),
});
export type Wish = z.infer<typeof Wish>;

/** How an upgrade went. `silence`: milliseconds in which connections waited at the door. */
export const Outcome = z.discriminatedUnion('type', [
  z.object({ type: z.literal('upgraded'), from: z.string(), to: z.string(), pid: z.number(), silence: z.number() }),
  z.object({ type: z.literal('kept'), reason: z.string(), silence: z.number() }),
  z.object({ type: z.literal('busy') }),
]);
export type Outcome = z.infer<typeof Outcome>;

/** An error as one line. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replaceAll('\n', ' ');
