import { useSyncExternalStore } from 'preact/compat';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

const isOnline = (): boolean => navigator.onLine;

/** False while the browser says that this device has no network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);
