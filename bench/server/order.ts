/** Seats of every table under load. */
export const SEATS = 4;

/** What the load generator is told to do. */
export type Order =
  | {
      readonly order: 'open';
      readonly server: 'madang';
      /** The addresses of the nodes: each table begins at the next one, and its seats are spread from there. */
      readonly urls: readonly string[];
      readonly tables: number;
      readonly seed: string;
      /** All seats of a table are at one node. */
      readonly isTogether?: boolean;
    }
  | {
      readonly order: 'open';
      readonly server: 'echo';
      readonly urls: readonly string[];
      readonly tables: number;
      readonly seed: string;
      /** Size of every message. */
      readonly messageBytes: number;
    }
  | { readonly order: 'act'; readonly pace: 'full speed' | 'once a second' /** By each table. */; readonly actions: number }
  /** Somebody of each of the tables that were played comes back, one after the other, by a socket of their own; the milliseconds to the view. */
  | { readonly order: 'come back'; readonly urls: readonly string[] }
  | { readonly order: 'close' };

/** Milliseconds until those who came back saw their tables. */
export interface Back {
  readonly p50: number;
  readonly p99: number;
}

/** What came of a load: actions done, milliseconds from sending to the other seats, bytes that each seat got for an action. */
export interface Load {
  readonly actions: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerMessage: number;
  /** The middle of them. */
  readonly medianBytes: number;
  /** Seconds that it took. */
  readonly seconds: number;
  /** Milliseconds by which the generator's own loop was late, at the 99th of a hundred looks: so much of the delays may be its own. */
  readonly ownP99: number;
}
