import { useEffect, useState } from 'preact/hooks';
import type { CoachAnswer, CoachQuestion } from './protocol.ts';

/** What the coach says of a question: undefined while it thinks, null where it failed. It thinks in a worker, only while it is asked. */
export function useCoach(question: CoachQuestion | null): CoachAnswer | undefined {
  const [said, setSaid] = useState<{ readonly of: CoachQuestion; readonly answer: CoachAnswer } | null>(null);
  useEffect(() => {
    if (!question) return undefined;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const hear = (answer: CoachAnswer): void => setSaid({ of: question, answer });
    worker.onmessage = ({ data }: MessageEvent<CoachAnswer>) => hear(data);
    worker.onerror = () => hear(null);
    worker.postMessage(question);
    return () => worker.terminate();
  }, [question]);
  return said && said.of === question ? said.answer : undefined;
}
