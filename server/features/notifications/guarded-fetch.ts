import dns, { type LookupAddress } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Milliseconds in which another server must answer. */
const ANSWERED_WITHIN = 10_000;
const SECURE_PORT = 443;
/** Below this live services that are not for the web: mail, databases, machines' own. */
const FREE_PORT = 1024;

/** IPv4 that is nobody's on the internet: private, of this machine or its link, shared, for tests and documents, to many (RFC 6890 and its successors). */
const NOT_PUBLIC_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** In IPv6 only 2000::/3 is public, except ranges that carry IPv4 (Teredo, 6to4), benchmarks and documentation. */
const PUBLIC_6 = ['2000::', 3] as const;
const NOT_PUBLIC_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [net, bits] of NOT_PUBLIC_4) closed.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of NOT_PUBLIC_6) closed.addSubnet(net, bits, 'ipv6');
const open6 = new BlockList();
open6.addSubnet(...PUBLIC_6, 'ipv6');

/** Whether an address is somebody's on the internet. IPv4 inside IPv6 never is. */
export const isPublic = (address: string): boolean =>
  isIPv6(address) ? open6.check(address, 'ipv6') && !closed.check(address, 'ipv6') : isIP(address) === 4 && !closed.check(address, 'ipv4');

/** What became of a request to another server: its status, or why there is none. */
export type Answer = { readonly status: number } | { readonly status: null; readonly why: 'not-allowed' | 'unreachable' };

/** Sends to addresses that people name, and to nothing private. */
export interface GuardedFetch {
  /** Whether such an address may be asked at all, as far as it tells before its name is looked up. */
  mayReach(address: string): boolean;
  post(address: string, headers: Readonly<Record<string, string | number>>, body: Buffer): Promise<Answer>;
}

class NotAllowed extends Error {}

/** `excepted`: private addresses that may be reached all the same, also without encryption. */
export function newGuardedFetch(excepted: (address: string) => boolean): GuardedFetch {
  const allowedFor = (secure: boolean) => (address: string) => excepted(address) || (secure && isPublic(address));

  const mayReach = (text: string): boolean => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname, port, username, password } = new URL(text);
    if ((protocol !== 'https:' && protocol !== 'http:') || username !== '' || password !== '') return false;
    const literal = hostname.replace(/^\[(.*)\]$/, '$1');
    if (isIP(literal) !== 0 && !allowedFor(protocol === 'https:')(literal)) return false;
    return port === '' || Number(port) === SECURE_PORT || Number(port) >= FREE_PORT;
  };

  const post = (text: string, headers: Readonly<Record<string, string | number>>, body: Buffer): Promise<Answer> => {
    if (!mayReach(text)) return Promise.resolve({ status: null, why: 'not-allowed' });
    const url = new URL(text);
    const secure = url.protocol === 'https:';
    const ask = secure ? requestSecure : requestPlain;
    return new Promise((resolve) => {
      const options = { method: 'POST', headers, agent: false, signal: AbortSignal.timeout(ANSWERED_WITHIN), lookup: guarded(allowedFor(secure)) };
      // Nothing is read but the status, and no redirect is followed.
      const asked = ask(url, options, (response) => {
        resolve({ status: response.statusCode ?? 0 });
        response.destroy();
      });
      asked.on('error', (error) => resolve({ status: null, why: error instanceof NotAllowed ? 'not-allowed' : 'unreachable' }));
      asked.end(body);
    });
  };
  return { mayReach, post };
}

/** Looks a name up once, for the connection itself: it goes to an address that was checked, whatever the name says a moment later. */
const guarded =
  (allowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    dns.lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, []);
      const [first] = found;
      if (!first || !found.every(({ address }) => allowed(address))) return callback(new NotAllowed(hostname), []);
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    });
  };
