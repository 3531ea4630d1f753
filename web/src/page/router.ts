/** Where the reader is. Everything lives behind the hash, so any static host serves every page and secrets stay out of server logs. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'new'; readonly where: 'online' | 'offline'; readonly game: string | null }
  | { readonly page: 'table'; readonly id: string; readonly invitation: string | null }
  | { readonly page: 'offline'; readonly id: string }
  | { readonly page: 'replay'; readonly source: ReplaySource; readonly id: string; readonly at: number | null }
  | { readonly page: 'analysis'; readonly of: MatchPlace | null }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly page: 'settings' }
  | { readonly page: 'account'; readonly problem?: string }
  | { readonly page: 'host' }
  | { readonly page: 'mail'; readonly act: MailAct; readonly token: string }
  | { readonly page: 'person'; readonly id: string }
  | { readonly page: 'ladder'; readonly game: string; readonly seats: number | null }
  | { readonly page: 'cup'; readonly id: string }
  | { readonly page: 'new-cup'; readonly game: string | null }
  | { readonly page: 'missing'; readonly path: string };

/** Where a replayed match comes from: a server's table, a match kept in this browser, a file that was opened. */
export const REPLAY_SOURCES = ['table', 'offline', 'file'] as const;
export type ReplaySource = (typeof REPLAY_SOURCES)[number];

/** Where a match is found that was played. */
export interface MatchPlace {
  readonly source: ReplaySource;
  readonly id: string;
}

/** What a link in a mail is for: this address is mine, I forgot my password, no more mails. */
export const MAIL_ACTS = ['confirm', 'reset', 'unsubscribe'] as const;
export type MailAct = (typeof MAIL_ACTS)[number];

const isMailAct = (word: string | undefined): word is MailAct => MAIL_ACTS.some((act) => act === word);

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
      return isSource(second) && third !== undefined ? { page, source: second, id: third, at: readStep(query) } : missing;
    case 'analysis':
      if (second === undefined) return { page, of: null };
      return isSource(second) && third !== undefined ? { page, of: { source: second, id: third } } : missing;
    case 'mail':
      return isMailAct(second) && third !== undefined ? { page, act: second, token: third } : missing;
    case 'person':
    case 'cup':
      return second === undefined || third !== undefined ? missing : { page, id: second };
    case 'ladder':
      return readLadder(second, third) ?? missing;
    case 'learn':
      return second === undefined || third !== undefined ? missing : { page, game: second };
    case 'new-cup':
      return third !== undefined ? missing : { page, game: second ?? null };
    case 'rules':
      return second === undefined ? missing : { page, game: second, rule: third ?? null };
    case 'account':
      return second === undefined ? { page, ...readProblem(query) } : missing;
    case 'settings':
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

/** The code of what went wrong elsewhere, where somebody comes back. */
function readProblem(query: string): { readonly problem?: string } {
  const problem = new URLSearchParams(query).get('problem');
  return problem !== null && /^[a-z-]{1,40}$/.test(problem) ? { problem } : {};
}

/** The step of a replay's address. */
function readStep(query: string): number | null {
  const at = new URLSearchParams(query).get('at');
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null;
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
    case 'cup':
      return path(route.page, route.id);
    case 'replay':
      return path('replay', route.source, route.id) + (route.at === null ? '' : `?at=${route.at}`);
    case 'analysis':
      return route.of === null ? path('analysis') : path('analysis', route.of.source, route.of.id);
    case 'ladder':
      return route.seats === null ? path('ladder', route.game) : path('ladder', route.game, String(route.seats));
    case 'new-cup':
      return route.game === null ? path(route.page) : path(route.page, route.game);
    case 'mail':
      return path('mail', route.act, route.token);
    case 'learn':
      return path('learn', route.game);
    case 'rules':
      return route.rule === null ? path('rules', route.game) : path('rules', route.game, route.rule);
    case 'account':
      return path(route.page) + (route.problem === undefined ? '' : `?problem=${route.problem}`);
    case 'settings':
    case 'host':
      return path(route.page);
    case 'missing':
      return `#${route.path}`;
  }
}
