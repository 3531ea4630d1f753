import type { TableList } from '@madang/wire';
import { useLists, wantLists } from '../net/lists/store.ts';
import { useWaitingTables } from '../page/WaitingBar.tsx';
import { isAwaited } from './lists/tables.ts';

/** Shows the number on the app's icon, where the device has such marks. */
function badge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // A browser may have the function and no icon to mark.
  shown.catch(() => undefined);
}

function tell(lists: TableList | null): void {
  if (!lists) return;
  const waiting = lists.mine.filter(isAwaited).map(({ id, game }) => ({ id, game }));
  useWaitingTables.getState().wait(waiting);
  badge(waiting.length);
}

/** Follows the reader's own tables and tells which of them wait, until the returned function is called. */
export function followWaiting(): () => void {
  const release = wantLists('mine');
  tell(useLists.getState().lists);
  const stop = useLists.subscribe(({ lists }, before) => {
    if (lists !== before.lists) tell(lists);
  });
  return () => {
    stop();
    release();
  };
}
