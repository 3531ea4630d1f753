/** Where the reader is. Everything lives behind the hash, so any static host serves every page and secrets stay out of server logs. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'new'; readonly where: 'online' | 'offline'; readonly game: string | null }
  | { readonly page: 'table'; readonly id: string; readonly invitation: string | null; readonly at?: number }
  | { readonly page: 'offline'; readonly id: string }
  | { readonly page: 'replay'; readonly source: ReplaySource; readonly id: string; readonly at: number | null }
  | { readonly page: 'analysis'; readonly of: MatchPlace | null }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'puzzles'; readonly game: string }
  | { readonly page: 'campaign'; readonly game: string; readonly challenge: string | null }
  | { readonly page: 'achievements'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly page: 'settings' }
  | { readonly page: 'account'; readonly problem?: string }
  | { readonly page: 'host' }
  | { readonly page: 'mail'; readonly act: MailAct; readonly token: string }
  | { readonly page: 'person'; readonly id: string }
  | { readonly page: 'ladder'; readonly game: string; readonly seats: number | null }
  | { readonly page: 'cup'; readonly id: string }
  | { readonly page: 'daily'; readonly game: string; readonly day: string | null }
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

/** The parts of an address after its page, and what stands behind the question mark. */
interface Address {
  readonly second: string | undefined;
  readonly third: string | undefined;
  readonly query: string;
}

/** Reads the addresses of a page; undefined: the page has no such address. */
type Reader = (address: Address) => Route | undefined;

/** A page without parts, and one with a single part. */
const alone =
  (make: (query: string) => Route): Reader =>
  ({ second, query }) =>
    second === undefined ? make(query) : undefined;
const withOne =
  (make: (part: string, query: string) => Route): Reader =>
  ({ second, third, query }) =>
    second === undefined || third !== undefined ? undefined : make(second, query);

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['', () => ({ page: 'lobby' })],
  ['new', ({ second, third }) => ({ page: 'new', where: second === 'offline' ? 'offline' : 'online', game: third ?? null })],
  ['table', withOne(readTable)],
  ['offline', withOne((id) => ({ page: 'offline', id }))],
  ['person', withOne((id) => ({ page: 'person', id }))],
  ['cup', withOne((id) => ({ page: 'cup', id }))],
  ['learn', withOne((game) => ({ page: 'learn', game }))],
  ['puzzles', withOne((game) => ({ page: 'puzzles', game }))],
  ['achievements', withOne((game) => ({ page: 'achievements', game }))],
  ['replay', ({ second, third, query }) => withPlace(second, third, (of) => ({ page: 'replay', ...of, at: readStep(query) }))],
  [
    'analysis',
    ({ second, third }) => (second === undefined ? { page: 'analysis', of: null } : withPlace(second, third, (of) => ({ page: 'analysis', of }))),
  ],
  ['mail', ({ second, third }) => (isMailAct(second) && third !== undefined ? { page: 'mail', act: second, token: third } : undefined)],
  ['ladder', ({ second, third }) => readLadder(second, third)],
  ['daily', ({ second, third }) => readDaily(second, third)],
  ['new-cup', ({ second, third }) => (third === undefined ? { page: 'new-cup', game: second ?? null } : undefined)],
  ['campaign', ({ second, third }) => (second === undefined ? undefined : { page: 'campaign', game: second, challenge: third ?? null })],
  ['rules', ({ second, third }) => (second === undefined ? undefined : { page: 'rules', game: second, rule: third ?? null })],
  ['account', alone((query) => ({ page: 'account', ...readProblem(query) }))],
  ['settings', alone(() => ({ page: 'settings' }))],
  ['host', alone(() => ({ page: 'host' }))],
]);

/** The route that a location's hash names. */
export function readRoute(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '');
  const [way = '', query = ''] = path.split('?', 2);
  const parts = way.split('/').filter((part) => part !== '');
  const [page = '', second, third, ...rest] = parts.map(decode);
  const found = rest.length === 0 ? READERS.get(page)?.({ second, third, query }) : undefined;
  return found ?? { page: 'missing', path: `/${path}` };
}

/** The route of a match's place; undefined where there is no such place. */
const withPlace = (source: string | undefined, id: string | undefined, make: (of: MatchPlace) => Route): Route | undefined =>
  isSource(source) && id !== undefined ? make({ source, id }) : undefined;

function readLadder(game: string | undefined, seats: string | undefined): Route | undefined {
  if (game === undefined || (seats !== undefined && !/^[1-8]$/.test(seats))) return undefined;
  return { page: 'ladder', game, seats: seats === undefined ? null : Number(seats) };
}

function readDaily(game: string | undefined, day: string | undefined): Route | undefined {
  if (game === undefined || (day !== undefined && !/^\d{4}-\d\d-\d\d$/.test(day))) return undefined;
  return { page: 'daily', game, day: day ?? null };
}

/** The code of what went wrong elsewhere, where somebody comes back. */
function readProblem(query: string): { readonly problem?: string } {
  const problem = new URLSearchParams(query).get('problem');
  return problem !== null && /^[a-z-]{1,40}$/.test(problem) ? { problem } : {};
}

/** A table, its invitation and the step that is to be looked at. */
function readTable(id: string, query: string): Route {
  const at = readStep(query);
  return { page: 'table', id, invitation: new URLSearchParams(query).get('invitation'), ...(at !== null && { at }) };
}

/** The step of an address. */
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

/** The hash of a page's address; parts that are null are left out. */
const hashOf = (...parts: readonly (string | number | null)[]): string =>
  `#/${parts.flatMap((part) => (part === null ? [] : [encodeURIComponent(part)])).join('/')}`;

/** What stands behind the question mark; nulls are left out. */
function queryOf(values: Readonly<Record<string, string | number | null>>): string {
  const known = Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, `${value}`]]));
  return known.length === 0 ? '' : `?${new URLSearchParams(known)}`;
}

/** The hash that names a route: `readRoute(printRoute(route))` is the route. */
export function printRoute(route: Route): string {
  switch (route.page) {
    case 'lobby':
      return '#/';
    case 'new':
      return hashOf('new', route.where, route.game);
    case 'table':
      return hashOf('table', route.id) + queryOf({ invitation: route.invitation, at: route.at ?? null });
    case 'offline':
    case 'person':
    case 'cup':
      return hashOf(route.page, route.id);
    case 'replay':
      return hashOf('replay', route.source, route.id) + queryOf({ at: route.at });
    case 'analysis':
      return hashOf('analysis', route.of?.source ?? null, route.of?.id ?? null);
    case 'ladder':
      return hashOf('ladder', route.game, route.seats);
    case 'daily':
      return hashOf('daily', route.game, route.day);
    case 'new-cup':
    case 'learn':
    case 'puzzles':
    case 'achievements':
      return hashOf(route.page, route.game);
    case 'campaign':
      return hashOf('campaign', route.game, route.challenge);
    case 'mail':
      return hashOf('mail', route.act, route.token);
    case 'rules':
      return hashOf('rules', route.game, route.rule);
    case 'account':
      return hashOf('account') + queryOf({ problem: route.problem ?? null });
    case 'settings':
    case 'host':
      return hashOf(route.page);
    case 'missing':
      return `#${route.path}`;
  }
}
