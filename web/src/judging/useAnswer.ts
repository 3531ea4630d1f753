import { useEffect, useState } from 'preact/hooks';

/** What a worker says of a question: undefined while it thinks, null where it failed. It thinks only while it is asked. `open`: always the same function. */
export function useAnswer<Q extends object, A>(question: Q | null, open: () => Worker): A | null | undefined {
  const [said, setSaid] = useState<{ readonly of: Q; readonly answer: A | null } | null>(null);
  useEffect(() => {
    if (!question) return undefined;
    const worker = open();
    const hear = (answer: A | null): void => setSaid({ of: question, answer });
    worker.onmessage = ({ data }: MessageEvent<A | null>) => hear(data);
    worker.onerror = () => hear(null);
    worker.postMessage(question);
    return () => worker.terminate();
  }, [question, open]);
  return said && said.of === question ? said.answer : undefined;
}
