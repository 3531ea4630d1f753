import { printRoute, type Route, readRoute } from './router.ts';

/** In the tab's own storage: another tab came another way. */
const KEY = 'madang.wayBack';

/** Screens of a match: who leaves one to read or to set something wants to be there again. */
const OF_A_MATCH = ['table', 'offline', 'replay', 'learn'] as const;
type OfAMatch = Extract<Route, { readonly page: (typeof OF_A_MATCH)[number] }>;
const isOfAMatch = (route: Route): route is OfAMatch => OF_A_MATCH.some((page) => page === route.page);

/** Takes note of where the reader is; the lobby is the end of every way. */
export function rememberWay(route: Route): void {
  if (route.page === 'lobby') sessionStorage.removeItem(KEY);
  else if (isOfAMatch(route)) sessionStorage.setItem(KEY, printRoute(route));
}

/** The match that the reader of this tab comes from, unless the lobby was between. */
export function wayBack(): OfAMatch | null {
  const hash = sessionStorage.getItem(KEY);
  const route = hash === null ? null : readRoute(hash);
  return route && isOfAMatch(route) ? route : null;
}
