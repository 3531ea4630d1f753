import { useEffect } from 'preact/hooks';
import { useServer } from '../net/useSession.ts';

/** Milliseconds after which a page that is opened first has its own parts. */
const BUSY_MS = 2_000;

type Follow = () => () => void;
let known: Follow | undefined;

/** Loads what follows the tables; where it cannot be fetched the next page tries again. */
async function load(): Promise<Follow | undefined> {
  try {
    known = (await import('./follow-waiting.ts')).followWaiting;
  } catch {
    known = undefined;
  }
  return known;
}

/** Follows on every page which tables wait for the reader, and marks the app's icon with their number. */
export function useWaiting(): void {
  const id = useServer().person?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    if (known) return known();
    let open = true;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => void load().then((follow) => (stop = open ? follow?.() : undefined)), BUSY_MS);
    return () => {
      open = false;
      clearTimeout(timer);
      stop?.();
    };
  }, [id]);
}
