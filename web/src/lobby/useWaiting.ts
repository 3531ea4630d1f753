import { useEffect } from 'react';
import { listTables } from '../net/api.ts';
import { useServer } from '../net/useSession.ts';
import { useWaitingTables } from '../page/WaitingBar.tsx';
import { isAwaited } from './lists/tables.ts';

const ASK_EVERY_MS = 20_000;

/** Shows the number on the app's icon, where the device has such marks. */
function badge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // A browser may have the function and no icon to mark.
  shown.catch(() => undefined);
}

/** Asks on every page which tables wait for the reader, and marks the app's icon with their number. */
export function useWaiting(): void {
  const { person } = useServer();
  const wait = useWaitingTables((waiting) => waiting.wait);
  const id = person?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    let open = true;
    const ask = async (): Promise<void> => {
      const listed = document.visibilityState === 'visible' ? await listTables() : undefined;
      if (!open || !listed?.ok) return;
      const waiting = listed.value.mine.filter(isAwaited).map((table) => ({ id: table.id, game: table.game }));
      wait(waiting);
      badge(waiting.length);
    };
    void ask();
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    // Another page may begin where a turn has just ended.
    const onWay = (): void => void ask();
    window.addEventListener('hashchange', onWay);
    return () => {
      open = false;
      clearInterval(timer);
      window.removeEventListener('hashchange', onWay);
    };
  }, [id, wait]);
}
