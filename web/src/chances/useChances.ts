import type { Chances } from '@madang/bots/analysis';
import type { State } from '@madang/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ChancesAnswer, ChancesQuestion } from './protocol.ts';

/** A worker that has one question at a time; of those that come meanwhile it is asked the last. */
interface Asker {
  ask(question: ChancesQuestion): void;
  stop(): void;
}

function startAsker(hear: (chances: Chances) => void): Asker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  let busy = false;
  let waiting: ChancesQuestion | undefined;
  const next = (): void => {
    busy = waiting !== undefined;
    if (waiting) worker.postMessage(waiting);
    waiting = undefined;
  };
  worker.onmessage = ({ data }: MessageEvent<ChancesAnswer>) => {
    if (data) hear(data);
    next();
  };
  return {
    ask(question) {
      waiting = question;
      if (!busy) next();
    },
    stop: () => worker.terminate(),
  };
}

/**
 * The chances in a view, by a worker; null until the first answer. While the next view is judged the last answer stays, so the component
 * that asks must be another one for each seat (by its `key`).
 */
export function useChances(game: string, view: State): Chances | null {
  const [chances, setChances] = useState<Chances | null>(null);
  const asker = useRef<Asker | null>(null);
  useEffect(() => {
    const started = startAsker(setChances);
    asker.current = started;
    return started.stop;
  }, []);
  useEffect(() => asker.current?.ask({ game, view }), [game, view]);
  return chances;
}
