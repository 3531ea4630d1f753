/** Addresses by their old names, which go on working with all below them, and what they are called now. `:` is any part. The first that fits counts. */
export const RENAMED_PATHS: readonly (readonly [old: string, now: string])[] = [
  ['/api/cups', '/api/tournaments'],
  ['/api/people', '/api/users'],
  ['/api/host/people', '/api/admin/users'],
  ['/api/host', '/api/admin'],
  ['/api/account/notices', '/api/account/notifications'],
  ['/api/account/receivers', '/api/account/channels'],
  ['/api/account/holidays', '/api/account/vacations'],
  ['/api/account/quiet', '/api/account/quiet-hours'],
  ['/api/account/forgotten', '/api/account/password-reset'],
  ['/api/account/reset', '/api/account/password-reset/confirm'],
  ['/api/tables/:/ask', '/api/tables/:/invite'],
  ['/api/tables/:/asked', '/api/tables/:/invited'],
];

/** An old name as it stands at the beginning of an address, ended by a slash, a question mark or nothing. */
const beginningOf = (old: string): RegExp => new RegExp(`^${old.replace(':', '([^/?]+)')}(?=[/?]|$)`);

const RULES = RENAMED_PATHS.map(([old, now]) => ({ old, now, pattern: beginningOf(old) }));

/** Returns a request's address by its present name. `tell` hears of each old name once. */
export function newPresentPaths(tell: (old: string, now: string) => void): (url: string) => string {
  const told = new Set<string>();
  return (url) => {
    const rule = RULES.find(({ pattern }) => pattern.test(url));
    if (!rule) return url;
    const { old, now, pattern } = rule;
    if (!told.has(old)) tell(old, now);
    told.add(old);
    return url.replace(pattern, (_all, part: string | number) => now.replace(':', String(part)));
  };
}
