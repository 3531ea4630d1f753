/** The watchdog's checks within the time that an event loop may stand still. */
export const LOOKS = 10;

/** What the watching thread is started with. */
export interface Watch {
  /** Counts up as long as the event loop goes on. */
  readonly beats: Int32Array;
  /** Milliseconds. */
  readonly limit: number;
}
