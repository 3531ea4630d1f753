import { useEffect } from 'preact/hooks';
import { useServer } from '../net/useSession.ts';

/** Milliseconds after which a page that is opened first has its own parts. */
const BUSY_MS = 2_000;

/** Follows something for a person until the result is called. */
type Follow = (person: string) => () => void;

/** Followers of all pages: of the tables that wait for the reader, and of progress that their account has not heard of. */
const PARTS: readonly (() => Promise<Follow>)[] = [
  async () => (await import('../lobby/follow-waiting.ts')).followWaiting,
  async () => (await import('../progress/follow-progress.ts')).followProgress,
];

let known: readonly Follow[] | undefined;

/** Loads what follows; where it cannot be fetched the next page tries again. */
async function load(): Promise<readonly Follow[]> {
  try {
    known = await Promise.all(PARTS.map((part) => part()));
  } catch {
    known = undefined;
  }
  return known ?? [];
}

/** Follows on every page what waits for the reader, once the server has said who they are. */
export function useFollowers(): void {
  const id = useServer().person?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    let stops = known?.map((follow) => follow(id)) ?? [];
    let open = true;
    const begin = async (): Promise<void> => {
      const loaded = await load();
      if (open) stops = loaded.map((follow) => follow(id));
    };
    const timer = known ? undefined : setTimeout(() => void begin(), BUSY_MS);
    return () => {
      open = false;
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [id]);
}
