/** A table that the load generator plays, all its seats at once. */
export interface LoadTable {
  /**
   * Lets one seat do something and resolves when every seat has heard of it: for the other seats, the milliseconds from
   * sending to their receipt. Undefined when the match is over.
   */
  act(): Promise<readonly number[] | undefined>;
  /** Bytes of each message that the seats were sent by acting; empties. */
  received(): readonly number[];
  /** A seat comes to the table by a new socket to that address; the milliseconds until it sees it. */
  comeBack?(url: string): Promise<number>;
  close(): void;
}

/** Counts the receipts of one action by all seats of a table. */
export interface Receipts {
  /** Begins an action of `by`; resolves to the delays of the others. */
  expect(by: number): Promise<readonly number[]>;
  /** A seat has it. */
  arrived(seat: number): void;
  failed(error: Error): void;
}

export function newReceipts(seats: number): Receipts {
  let sentAt = 0;
  let actor = -1;
  let missing = 0;
  let delays: number[] = [];
  let settle: { resolve(delays: readonly number[]): void; reject(error: Error): void } | undefined;
  return {
    expect: (by) => {
      actor = by;
      missing = seats;
      delays = [];
      sentAt = performance.now();
      return new Promise((resolve, reject) => {
        settle = { resolve, reject };
      });
    },
    arrived: (seat) => {
      if (seat !== actor) delays.push(performance.now() - sentAt);
      missing--;
      if (missing === 0) settle?.resolve(delays);
    },
    failed: (error) => settle?.reject(error),
  };
}
