/** Where the reader is. Everything lives behind the hash, so any static host serves every page and secrets stay out of server logs. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'new'; readonly where: 'online' | 'offline'; readonly game: string | null }
  | { readonly page: 'table'; readonly id: string; readonly invitation: string | null }
  | { readonly page: 'offline'; readonly id: string }
  | { readonly page: 'replay'; readonly source: ReplaySource; readonly id: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly page: 'settings' }
  | { readonly page: 'account' }
  | { readonly page: 'host' }
  | { readonly page: 'person'; readonly id: string }
  | { readonly page: 'ladder'; readonly game: string; readonly seats: number | null }
  | { readonly page: 'missing'; readonly path: string };

/** Where a replayed match comes from: a server's table, a match kept in this browser, a file that was opened. */
export const REPLAY_SOURCES = ['table', 'offline', 'file'] as const;
export type ReplaySource = (typeof REPLAY_SOURCES)[number];

const isSource = (word: string | undefined): word is ReplaySource => REPLAY_SOURCES.some((source) => source === word);

/** The route that a location's hash names. */
export function readRoute(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '');
  const [way = '', query = ''] = path.split('?', 2);
  const parts = way.split('/').filter((part) => part !== '');
  const [page, second, third, ...rest] = parts.map(decode);
  const missing: Route = { page: 'missing', path: `/${path}` };
  if (rest.length > 0) return missing;
  switch (page) {
    case undefined:
      return { page: 'lobby' };
    case 'new':
      return { page: 'new', where: second === 'offline' ? 'offline' : 'online', game: third ?? null };
    case 'table':
      return second === undefined || third !== undefined ? missing : { page, id: second, invitation: new URLSearchParams(query).get('invitation') };
    case 'offline':
      return second === undefined || third !== undefined ? missing : { page, id: second };
    case 'replay':
      return isSource(second) && third !== undefined ? { page, source: second, id: third } : missing;
    case 'person':
      return second === undefined || third !== undefined ? missing : { page, id: second };
    case 'ladder':
      return readLadder(second, third) ?? missing;
    case 'learn':
      return second === undefined || third !== undefined ? missing : { page, game: second };
    case 'rules':
      return second === undefined ? missing : { page, game: second, rule: third ?? null };
    case 'settings':
    case 'account':
    case 'host':
      return second === undefined ? { page } : missing;
    default:
      return missing;
  }
}

function readLadder(game: string | undefined, seats: string | undefined): Route | undefined {
  if (game === undefined || (seats !== undefined && !/^[1-8]$/.test(seats))) return undefined;
  return { page: 'ladder', game, seats: seats === undefined ? null : Number(seats) };
}

/** A path's part as it was written; one that is no valid escape stands for itself. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The hash that names a route: `readRoute(printRoute(route))` is the route. */
export function printRoute(route: Route): string {
  const path = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;
  switch (route.page) {
    case 'lobby':
      return '#/';
    case 'new':
      return route.game === null ? path('new', route.where) : path('new', route.where, route.game);
    case 'table':
      return path('table', route.id) + (route.invitation === null ? '' : `?${new URLSearchParams({ invitation: route.invitation })}`);
    case 'offline':
    case 'person':
      return path(route.page, route.id);
    case 'replay':
      return path('replay', route.source, route.id);
    case 'ladder':
      return route.seats === null ? path('ladder', route.game) : path('ladder', route.game, String(route.seats));
    case 'learn':
      return path('learn', route.game);
    case 'rules':
      return route.rule === null ? path('rules', route.game) : path('rules', route.game, route.rule);
    case 'settings':
    case 'account':
    case 'host':
      return path(route.page);
    case 'missing':
      return `#${route.path}`;
  }
}
