/** What has something to send. */
export interface Leaving {
  /** Sends what waits. */
  leave(): void;
}

/** What is sent in one turn of the event loop leaves at its end: each connection's messages by one write. */
export interface Outbox {
  /** Lets it leave at the end of this turn. */
  post(one: Leaving): void;
  /** Lets all leave that were posted, now. */
  flush(): void;
}

export function newOutbox(): Outbox {
  let posted: Leaving[] = [];
  const flush = (): void => {
    const due = posted;
    posted = [];
    for (const one of due) one.leave();
  };
  const post = (one: Leaving): void => {
    if (posted.push(one) === 1) process.nextTick(flush);
  };
  return { post, flush };
}
