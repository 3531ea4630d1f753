/** Something that is heard: a socket. */
interface Source {
  /** Reads nothing more until it is resumed. */
  pause(): void;
  resume(): void;
}

/** Lets messages pass, a few in each turn of the event loop. */
export interface Turns {
  /** Does what a message of that source asks: at once, or after what waits of the same source. `work` gives how many of a turn's messages it counts for. */
  take(source: Source, work: () => number): void;
}

/** Messages of one source that wait, above which it is read no further. */
const MOST_WAITING = 64;

/**
 * Does up to `most` messages in one turn of the event loop; the others follow in the next turns, one of each source at a time.
 * Without it one turn does all that has come, tens of thousands of messages, and hears no signal meanwhile.
 */
export function newTurns(most: number): Turns {
  const waiting = new Map<Source, (() => number)[]>();
  let done = 0;
  let begun = false;
  const begin = (): void => {
    if (begun) return;
    begun = true;
    setImmediate(turn);
  };
  const turn = (): void => {
    begun = false;
    done = 0;
    for (const [source, works] of waiting) {
      if (done >= most) break;
      // To the end of the row, where it has more.
      waiting.delete(source);
      done += works.shift()?.() ?? 0;
      if (works.length > 0) waiting.set(source, works);
      else source.resume();
    }
    if (waiting.size > 0) begin();
  };
  const take = (source: Source, work: () => number): void => {
    begin();
    const before = waiting.get(source);
    if (before) {
      before.push(work);
      if (before.length === MOST_WAITING) source.pause();
    } else if (done < most) {
      done += work();
    } else {
      waiting.set(source, [work]);
    }
  };
  return { take };
}
