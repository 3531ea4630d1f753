import { useSyncExternalStore } from 'preact/compat';
import { setOut } from './navigation-kind.ts';
import { printRoute, type Route, readRoute } from './router.ts';

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

const currentHash = (): string => window.location.hash;

/** Where the reader is. */
export const useRoute = (): Route => readRoute(useSyncExternalStore(subscribe, currentHash));

/** Goes there, as a link would. */
export function go(route: Route): void {
  setOut();
  window.location.hash = printRoute(route);
}
