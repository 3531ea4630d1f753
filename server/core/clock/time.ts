/** Where a server has its time from. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since some moment: runs on evenly, whatever is done to the machine's clock. */
  steady(): number;
  /** Does `work` once in that many milliseconds, unless the returned function is called before. */
  after(milliseconds: number, work: () => void): () => void;
  /** A number from 0 up to 1 by chance, for rests that should not all end together; a time without it has even rests. */
  random?(): number;
}

/** A moment by the clock and, at the same instant, by the even time: a step of the clock between two of them shows. */
export interface Reading {
  readonly at: number;
  readonly steady: number;
}

/** Reads both at once. */
export const readTime = (time: Pick<Time, 'now' | 'steady'>): Reading => ({ at: time.now(), steady: time.steady() });

/** Whether `work` ended, well or badly, within that many milliseconds. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const done = work.then(
    () => true,
    () => true,
  );
  const ended = await Promise.race([done, late]);
  clearTimeout(timer);
  return ended;
}

/** The machine's own. A timer of it keeps no process alive. */
export const machineTime: Time = {
  now: () => Date.now(),
  random: () => Math.random(),
  steady: () => performance.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
