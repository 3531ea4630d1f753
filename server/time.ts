/** Where a server has its time from. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Does `work` once in that many milliseconds, unless the returned function is called before. */
  after(milliseconds: number, work: () => void): () => void;
}

/** The machine's own. A timer of it keeps no process alive. */
export const machineTime: Time = {
  now: () => Date.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
