import type { Chances } from '@madang/bots/analysis';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Asker, startAsker } from '../judging/asker.ts';
import type { ChancesQuestion } from './protocol.ts';

const open = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/**
 * The chances in a view, by a worker; null until the first answer. The last answer stays while the next view is judged, and where `isFollowed` until a
 * turn is over: so each seat needs a component of its own (by its `key`).
 */
export function useChances({ game, view, levels }: ChancesQuestion, isFollowed: boolean): Chances | null {
  const [chances, setChances] = useState<Chances | null>(null);
  const asker = useRef<Asker<ChancesQuestion> | null>(null);
  useEffect(() => {
    const started = startAsker<ChancesQuestion, Chances>(open, (found) => {
      if (found) setChances((last) => (last && isFollowed && !found.isSettled ? last : found));
    });
    asker.current = started;
    return started.stop;
  }, [isFollowed]);
  useEffect(() => asker.current?.ask({ game, view, levels }), [game, view, levels]);
  return chances;
}
