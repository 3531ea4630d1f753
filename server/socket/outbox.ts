/** What is sent in one turn of the event loop leaves at its end: each connection's messages by one write. */
export interface Outbox {
  /** Calls `send` at the end of this turn. */
  post(send: () => void): void;
  /** Calls all that were posted, now. */
  flush(): void;
}

export function newOutbox(): Outbox {
  let posted: (() => void)[] = [];
  const flush = (): void => {
    const due = posted;
    posted = [];
    for (const send of due) send();
  };
  const post = (send: () => void): void => {
    if (posted.push(send) === 1) process.nextTick(flush);
  };
  return { post, flush };
}
