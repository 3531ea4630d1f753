import dns, { type LookupAddress } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
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

/** Why there is no answer to a request. */
interface NoAnswer {
  readonly status: null;
  readonly why: 'not-allowed' | 'unreachable';
}

/** What became of a request to another server: its status, or why there is none. */
export type Answer = { readonly status: number } | NoAnswer;

/** The same with the beginning of the answer as text, and its header Retry-After. */
export type ReadAnswer = { readonly status: number; readonly text: string; readonly retryAfter: string | undefined } | NoAnswer;

/** A request with a body. */
export interface Outgoing {
  readonly method: 'POST' | 'PUT' | 'PATCH';
  readonly address: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** Sends to addresses that people name, and to nothing private. */
export interface GuardedFetch {
  /** Whether such an address may be asked at all, as far as it tells before its name is looked up. */
  mayReach(address: string): boolean;
  post(address: string, headers: Readonly<Record<string, string | number>>, body: Buffer): Promise<Answer>;
  /** Sends and reads the beginning of the answer. */
  exchange(outgoing: Outgoing): Promise<ReadAnswer>;
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

  /** `take` gets the answer once it begins. No redirect is followed. */
  const send = <T>({ method, address, headers, body }: Outgoing, take: (response: IncomingMessage) => T | Promise<T>): Promise<T | NoAnswer> => {
    if (!mayReach(address)) return Promise.resolve({ status: null, why: 'not-allowed' });
    const url = new URL(address);
    const secure = url.protocol === 'https:';
    const ask = secure ? requestSecure : requestPlain;
    return new Promise((resolve) => {
      const options = { method, headers, agent: false, signal: AbortSignal.timeout(ANSWERED_WITHIN), lookup: guarded(allowedFor(secure)) };
      const fail = (error: unknown): void => resolve({ status: null, why: error instanceof NotAllowed ? 'not-allowed' : 'unreachable' });
      const asked = ask(url, options, (response) => {
        Promise.resolve(take(response)).then(resolve, fail);
      });
      asked.on('error', fail);
      asked.end(body);
    });
  };
  const post: GuardedFetch['post'] = (address, headers, body) => send({ method: 'POST', address, headers, body }, statusOf);
  return { mayReach, post, exchange: (outgoing) => send(outgoing, beginningOf) };
}

/** The status alone: nothing more is read. */
function statusOf(response: IncomingMessage): Answer {
  response.destroy();
  return { status: response.statusCode ?? 0 };
}

/** Bytes of an answer that are read at most. */
const MOST_READ = 16_384;

async function beginningOf(response: IncomingMessage): Promise<ReadAnswer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    parts.push(Buffer.from(part));
    size += parts.at(-1)?.length ?? 0;
    if (size >= MOST_READ) break;
  }
  response.destroy();
  const { statusCode = 0, headers } = response;
  return { status: statusCode, text: Buffer.concat(parts).toString('utf8', 0, MOST_READ), retryAfter: headers['retry-after'] };
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
