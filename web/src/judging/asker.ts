/** A worker that has one question at a time; of those that come meanwhile it is asked the last. */
export interface Asker<Q> {
  ask(question: Q): void;
  stop(): void;
}

/** Starts a worker; `hear`: told each answer with its question, null where it failed. */
export function startAsker<Q, A>(open: () => Worker, hear: (answer: A | null, question: Q) => void): Asker<Q> {
  const worker = open();
  let asked: Q | undefined;
  let waiting: Q | undefined;
  const next = (): void => {
    asked = waiting;
    waiting = undefined;
    if (asked !== undefined) worker.postMessage(asked);
  };
  worker.onmessage = ({ data }: MessageEvent<A | null>) => {
    if (asked !== undefined) hear(data, asked);
    next();
  };
  return {
    ask(question) {
      waiting = question;
      if (asked === undefined) next();
    },
    stop: () => worker.terminate(),
  };
}
