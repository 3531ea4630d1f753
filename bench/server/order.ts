/** Seats of every table under load. */
export const SEATS = 4;

/** What the load generator is told to do. */
export type Order =
  | { readonly order: 'open'; readonly server: 'madang'; readonly url: string; readonly tables: number; readonly seed: string }
  | {
      readonly order: 'open';
      readonly server: 'echo';
      readonly url: string;
      readonly tables: number;
      readonly seed: string;
      /** Size of every message. */
      readonly messageBytes: number;
    }
  | { readonly order: 'act'; readonly pace: 'full speed' | 'once a second' /** By each table. */; readonly actions: number }
  | { readonly order: 'close' };

/** What came of a load: actions done, milliseconds from sending to the other seats, bytes that each seat got for an action. */
export interface Load {
  readonly actions: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerMessage: number;
}
