/** What a route says besides its page. Everything lives behind the hash, so any static host serves every page and secrets stay out of server logs. */
interface RouteParts {
  readonly lobby: Nothing;
  readonly new: { readonly where: 'online' | 'offline'; readonly game: string | null };
  readonly table: { readonly id: string; readonly invitation: string | null; readonly at?: number };
  readonly offline: { readonly id: string };
  readonly replay: MatchPlace & { readonly at: number | null };
  readonly analysis: { readonly of: MatchPlace | null };
  readonly learn: { readonly game: string };
  readonly puzzles: { readonly game: string };
  readonly lab: { readonly game: string };
  readonly box: BoxPlace;
  readonly campaign: { readonly game: string; readonly challenge: string | null };
  readonly achievements: { readonly game: string };
  readonly rules: { readonly game: string; readonly rule: string | null };
  readonly settings: Nothing;
  readonly account: { readonly problem?: string };
  readonly admin: Nothing;
  readonly mail: { readonly act: MailAct; readonly token: string };
  readonly user: { readonly id: string };
  readonly ladder: { readonly game: string; readonly seats: number | null };
  readonly tournament: { readonly id: string };
  readonly daily: { readonly game: string; readonly day: string | null };
  readonly 'new-tournament': { readonly game: string | null };
  readonly missing: { readonly path: string };
}
type Nothing = Readonly<Record<never, never>>;
export type PageName = keyof RouteParts;

/** The route of a page. */
export type RouteOf<P extends PageName> = { [K in P]: { readonly page: K } & RouteParts[K] }[P];

/** Where the reader is. */
export type Route = RouteOf<PageName>;

/** Where a replayed match comes from: a server's table, a match kept in this browser, a file that was opened. */
export const REPLAY_SOURCES = ['table', 'offline', 'file'] as const;
export type ReplaySource = (typeof REPLAY_SOURCES)[number];

/** The cards of a person's box: all drafts, one of them, a card of it in one of its two rounds, a field of that card. */
interface BoxPlace {
  readonly game: string;
  readonly draft: string | null;
  readonly entry: string | null;
  readonly round: 'type' | 'check';
  readonly field: string | null;
}

/** Where a match is found that was played. */
export interface MatchPlace {
  readonly source: ReplaySource;
  readonly id: string;
}

/** What a link in a mail is for: this address is mine, I forgot my password, no more mails. */
export const MAIL_ACTS = ['confirm', 'reset', 'unsubscribe'] as const;
export type MailAct = (typeof MAIL_ACTS)[number];

const isMailAct = (word: string): word is MailAct => MAIL_ACTS.some((act) => act === word);
const isSource = (word: string | null): word is ReplaySource => REPLAY_SOURCES.some((source) => source === word);

/** What an address says under the names of its pattern. */
interface Said {
  /** A part that every address of the pattern has. */
  part(name: string): string;
  /** A part that may be left out, or a word behind the question mark. */
  maybe(name: string): string | null;
}

type Written = Readonly<Record<string, string | number | null | undefined>>;

/** The addresses of a page. `:game` is a part, `:rule?` one that may be left out, `?at&invitation` stand behind the question mark. */
interface Address<P extends PageName> {
  /** Null: the page has no address of its own. */
  readonly pattern: string | null;
  /** The name of the page on its tab. */
  readonly title: `title.${P}`;
  /** Undefined: the page has no such address. */
  read(said: Said): RouteParts[P] | undefined;
  /** What is written under the names of the pattern. */
  write(route: RouteParts[P]): Written;
}

const plain = (): Nothing => ({});
const withId = { read: ({ part }: Said) => ({ id: part('id') }), write: ({ id }: { readonly id: string }): Written => ({ id }) };
const withGame = { read: ({ part }: Said) => ({ game: part('game') }), write: ({ game }: { readonly game: string }): Written => ({ game }) };

/** Every page with its address and title. `Screen` has what each shows. */
const ADDRESSES: { readonly [P in PageName]: Address<P> } = {
  lobby: { pattern: '', title: 'title.lobby', read: plain, write: plain },
  new: {
    pattern: 'new/:where?/:game?',
    title: 'title.new',
    read: ({ maybe }) => ({ where: maybe('where') === 'offline' ? 'offline' : 'online', game: maybe('game') }),
    write: ({ where, game }) => ({ where, game }),
  },
  table: {
    pattern: 'table/:id?invitation&at',
    title: 'title.table',
    read: (said) => ({ id: said.part('id'), invitation: said.maybe('invitation'), ...given('at', stepOf(said)) }),
    write: ({ id, invitation, at }) => ({ id, invitation, at }),
  },
  offline: { pattern: 'offline/:id', title: 'title.offline', ...withId },
  replay: {
    pattern: 'replay/:source/:id?at',
    title: 'title.replay',
    read: (said) => {
      const place = placeOf(said);
      return place && { ...place, at: stepOf(said) };
    },
    write: ({ source, id, at }) => ({ source, id, at }),
  },
  analysis: {
    pattern: 'analysis/:source?/:id?',
    title: 'title.analysis',
    read: (said) => {
      if (said.maybe('source') === null) return { of: null };
      const of = placeOf(said);
      return of && { of };
    },
    write: ({ of }) => ({ source: of?.source, id: of?.id }),
  },
  learn: { pattern: 'learn/:game', title: 'title.learn', ...withGame },
  puzzles: { pattern: 'puzzles/:game', title: 'title.puzzles', ...withGame },
  lab: { pattern: 'lab/:game', title: 'title.lab', ...withGame },
  campaign: {
    pattern: 'campaign/:game/:challenge?',
    title: 'title.campaign',
    read: ({ part, maybe }) => ({ game: part('game'), challenge: maybe('challenge') }),
    write: ({ game, challenge }) => ({ game, challenge }),
  },
  box: {
    pattern: 'box/:game/:draft?/:entry??round&field',
    title: 'title.box',
    read: ({ part, maybe }) => ({
      ...{ game: part('game'), draft: matching(maybe('draft'), /^[\w-]{1,40}$/), entry: matching(maybe('entry'), /^[\w-]{1,40}$/) },
      ...{ round: maybe('round') === 'check' ? 'check' : 'type', field: maybe('field') },
    }),
    write: ({ game, draft, entry, round, field }) => ({ game, draft, entry, round: round === 'check' ? round : null, field }),
  },
  achievements: { pattern: 'achievements/:game', title: 'title.achievements', ...withGame },
  rules: {
    pattern: 'rules/:game/:rule?',
    title: 'title.rules',
    read: ({ part, maybe }) => ({ game: part('game'), rule: maybe('rule') }),
    write: ({ game, rule }) => ({ game, rule }),
  },
  settings: { pattern: 'settings', title: 'title.settings', read: plain, write: plain },
  account: {
    pattern: 'account?problem',
    title: 'title.account',
    read: ({ maybe }) => given('problem', matching(maybe('problem'), /^[a-z-]{1,40}$/)),
    write: ({ problem }) => ({ problem }),
  },
  admin: { pattern: 'admin', title: 'title.admin', read: plain, write: plain },
  mail: {
    pattern: 'mail/:act/:token',
    title: 'title.mail',
    read: ({ part }) => {
      const act = part('act');
      return isMailAct(act) ? { act, token: part('token') } : undefined;
    },
    write: ({ act, token }) => ({ act, token }),
  },
  user: { pattern: 'user/:id', title: 'title.user', ...withId },
  ladder: {
    pattern: 'ladder/:game/:seats?',
    title: 'title.ladder',
    read: ({ part, maybe }) => {
      const seats = matching(maybe('seats'), /^[1-8]$/);
      return seats === maybe('seats') ? { game: part('game'), seats: seats === null ? null : Number(seats) } : undefined;
    },
    write: ({ game, seats }) => ({ game, seats }),
  },
  tournament: { pattern: 'tournament/:id', title: 'title.tournament', ...withId },
  daily: {
    pattern: 'daily/:game/:day?',
    title: 'title.daily',
    read: ({ part, maybe }) => {
      const day = matching(maybe('day'), /^\d{4}-\d\d-\d\d$/);
      return day === maybe('day') ? { game: part('game'), day } : undefined;
    },
    write: ({ game, day }) => ({ game, day }),
  },
  'new-tournament': {
    pattern: 'new-tournament/:game?',
    title: 'title.new-tournament',
    read: ({ maybe }) => ({ game: maybe('game') }),
    write: ({ game }) => ({ game }),
  },
  missing: { pattern: null, title: 'title.missing', read: () => undefined, write: plain },
};

/** A word of that form, or null. */
const matching = (word: string | null, form: RegExp): string | null => (word !== null && form.test(word) ? word : null);

/** The step of an address. */
function stepOf({ maybe }: Said): number | null {
  const at = matching(maybe('at'), /^\d{1,6}$/);
  return at === null ? null : Number(at);
}

/** A property that is left out where there is no value. */
const given = <K extends string, V>(name: K, value: V | null): { readonly [N in K]?: V } => {
  const set: { [N in K]?: V } = {};
  if (value !== null) set[name] = value;
  return set;
};

/** Where a match is found; undefined where there is no such place. */
function placeOf({ maybe }: Said): MatchPlace | undefined {
  const [source, id] = [maybe('source'), maybe('id')];
  return isSource(source) && id !== null ? { source, id } : undefined;
}

/** A pattern taken apart. */
interface Pattern {
  /** The word that its addresses begin with. */
  readonly first: string;
  readonly parts: readonly { readonly name: string; readonly isNeeded: boolean }[];
  readonly query: readonly string[];
}

/** `ladder/:game/:seats?`: a question mark ends a part that may be left out, or parts what stands behind the address. */
function patternOf(pattern: string): Pattern {
  const [way = '', query = ''] = pattern.split(/\?(?=\w)/);
  const [first = '', ...parts] = way.split('/');
  return {
    first,
    parts: parts.map((part) => ({ name: part.replace(/[:?]/g, ''), isNeeded: !part.endsWith('?') })),
    query: query === '' ? [] : query.split('&'),
  };
}

/** Pages by the words that their addresses once began with, which people keep in bookmarks, mails and chats. */
const RENAMED: Readonly<Record<string, PageName>> = { host: 'admin', cup: 'tournament', 'new-cup': 'new-tournament', person: 'user' };

const isPage = (name: string): name is PageName => Object.hasOwn(ADDRESSES, name);

/** The pages by the word that their addresses begin with, which is their name but for the lobby. */
function pageOf(first: string): PageName | undefined {
  if (first === '') return 'lobby';
  if (Object.hasOwn(RENAMED, first)) return RENAMED[first];
  return isPage(first) && first !== 'lobby' ? first : undefined;
}

/** The route of that page; undefined: it has no such address. */
function readAs<P extends PageName>(page: P, words: readonly string[], query: URLSearchParams): RouteOf<P> | undefined {
  const { pattern, read } = ADDRESSES[page];
  const { parts, query: asked } = patternOf(pattern ?? '');
  if (pattern === null || words.length > parts.length || parts.some(({ isNeeded }, i) => isNeeded && words[i] === undefined)) return undefined;
  const maybe = (name: string): string | null =>
    asked.includes(name) ? query.get(name) : (words[parts.findIndex((one) => one.name === name)] ?? null);
  const found = read({ maybe, part: (name) => maybe(name) ?? '' });
  return found && { page, ...found };
}

/** The route that a location's hash names. */
export function readRoute(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '');
  const [way = '', query = ''] = path.split('?', 2);
  const [first = '', ...words] = way
    .split('/')
    .filter((part) => part !== '')
    .map(decode);
  const page = pageOf(first);
  const found = page && readAs(page, words, new URLSearchParams(query));
  return found ?? { page: 'missing', path: `/${path}` };
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
  return route.page === 'missing' ? `#${route.path}` : printAs(route);
}

function printAs<P extends PageName>(route: RouteOf<P>): string {
  const address: Address<P> = ADDRESSES[route.page];
  const { first, parts, query } = patternOf(address.pattern ?? '');
  const written = address.write(route);
  const wordsOf = (name: string): readonly string[] => {
    const value = written[name];
    return value === null || value === undefined ? [] : [`${value}`];
  };
  const way = [first, ...parts.flatMap(({ name }) => wordsOf(name).map(encodeURIComponent))].join('/');
  const asked = query.flatMap((name) => wordsOf(name).map((value) => [name, value]));
  return `#/${way}${asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`}`;
}

/** The key of the text that names a page on its tab. */
export const titleOf = ({ page }: Route): string => ADDRESSES[page].title;
