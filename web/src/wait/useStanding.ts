import { useEffect, useState } from 'preact/hooks';
import type { LinkStatus } from '../net/channel.ts';
import { isServed } from '../reach/served.ts';
import { useOnline } from '../reach/useOnline.ts';

/** How things stand with what does not come: no network here, a server that is silent, or one that answers everything else. */
export type Standing = 'offline' | 'silent' | 'answers';

/** Milliseconds after which a page that waits says so. */
const LATE_MS = 6_000;
/** The same where the browser says that it has no network. */
const OFFLINE_MS = 1_000;
const LOOK_EVERY_MS = 5_000;

/** Looks at the server while something is awaited; undefined at first, for most things come soon. */
export function useStanding(awaited = true): Standing | undefined {
  const [standing, setStanding] = useState<Standing>();
  useEffect(() => {
    if (!awaited) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const look = async (): Promise<void> => {
      const served = navigator.onLine && (await isServed());
      if (!wanted) return;
      setStanding(served ? 'answers' : navigator.onLine ? 'silent' : 'offline');
      timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    };
    // Without a network nothing will come: it is said soon.
    const begin = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), navigator.onLine ? LATE_MS : OFFLINE_MS);
    };
    begin();
    window.addEventListener('offline', begin);
    return () => {
      wanted = false;
      window.removeEventListener('offline', begin);
      clearTimeout(timer);
      setStanding(undefined);
    };
  }, [awaited]);
  return standing;
}

/** Returns the message about a socket that is not open, first that it is lost, later why; null: it is open. */
export function useLinkTrouble(link: LinkStatus): string | null {
  const standing = useStanding(link !== 'open');
  const online = useOnline();
  if (link === 'open') return null;
  if (!online) return 'link.offline';
  return `link.${standing === undefined ? link : standing === 'answers' ? 'socket' : standing}`;
}
