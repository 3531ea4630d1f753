import { printRoute, type Route, readRoute } from './router.ts';
import { forget, keep, kept } from './storage.ts';

/** In the tab's own storage: another tab came another way. */
const KEY = 'madang.wayBack';

/** Screens of a match: who leaves one to read or to set something wants to be there again. */
const OF_A_MATCH = ['table', 'offline', 'replay', 'learn'] as const;
type OfAMatch = Extract<Route, { readonly page: (typeof OF_A_MATCH)[number] }>;
const isOfAMatch = (route: Route): route is OfAMatch => OF_A_MATCH.some((page) => page === route.page);

/** Takes note of where the reader is; the lobby is the end of every way. */
export function rememberWay(route: Route): void {
  if (route.page === 'lobby') forget(KEY, 'tab');
  else if (isOfAMatch(route)) keep(KEY, printRoute(route), 'tab');
}

/** The match that the reader of this tab comes from, unless the lobby was between. */
export function wayBack(): OfAMatch | null {
  const hash = kept(KEY, 'tab');
  const route = typeof hash === 'string' ? readRoute(hash) : null;
  return route && isOfAMatch(route) ? route : null;
}
