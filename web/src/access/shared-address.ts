import { readSharedPath, type SharedPlace, sharedPath } from '@madang/wire/addresses';
import { printRoute, type Route } from '../page/router.ts';
import { appUrl } from '../reach/base.ts';

/** The place of a route that a chat program can show a preview of; undefined: it has none. */
function placeOf(route: Route): SharedPlace | undefined {
  if (route.page === 'table') return { kind: 'table', id: route.id, invitation: route.invitation, at: route.at ?? null };
  return route.page === 'replay' && route.source === 'table' ? { kind: 'replay', id: route.id, at: route.at } : undefined;
}

/** The route of an address that people send each other. */
function routeOf(place: SharedPlace): Route {
  switch (place.kind) {
    case 'table':
      return { page: 'table', id: place.id, invitation: place.invitation, ...(place.at !== null && { at: place.at }) };
    case 'replay':
      return { page: 'replay', source: 'table', id: place.id, at: place.at };
    case 'game':
      return { page: 'rules', game: place.game, rule: null };
  }
}

/** The address of a route that works in another browser. */
export function addressOf(route: Route): string {
  const place = placeOf(route);
  return place ? appUrl(sharedPath(place).slice(1)).href : new URL(printRoute(route), appUrl('.')).href;
}

/**
 * Returns the page's own address for one that was sent (`/t/<table>`), also for one that was cut on its way: the page says that it leads nowhere.
 * Undefined: it is the page's own already.
 */
export function ownAddress({ href }: Pick<Location, 'href'>, home = appUrl('.')): string | undefined {
  const { pathname, search, hash } = new URL(href);
  if (!pathname.startsWith(home.pathname)) return undefined;
  const path = pathname.slice(home.pathname.length);
  const place = readSharedPath(path, search);
  if (place) return new URL(printRoute(routeOf(place)), home).href;
  const isOwn = path === '' || path === 'index.html' || hash.length > 1;
  return isOwn ? undefined : new URL(`#/${path}${search}`, home).href;
}
