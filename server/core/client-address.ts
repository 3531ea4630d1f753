import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { z } from 'zod';

/** Whether what an address says of where a request came from is believed; `hop` 0 is who speaks to this server. */
export type TrustProxy = (address: string, hop: number) => boolean;

/** `no`; the number of proxies before the server (`yes`: one); or their addresses and networks, with commas between them. */
export function readTrust(text: string, context: z.core.$RefinementCtx<string>): TrustProxy {
  const wanted = text.trim();
  if (wanted === 'no') return () => false;
  const hops = wanted === 'yes' ? 1 : Number(wanted);
  if (Number.isInteger(hops) && hops >= 0) return (_, hop) => hop < hops;
  return readNetworks(wanted, context);
}

/** Whether an address is in one of these addresses and networks, which stand with commas between them. */
export function readNetworks(text: string, context: z.core.$RefinementCtx<string>): (address: string) => boolean {
  const list = new BlockList();
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    if (!addNetwork(list, part.trim())) context.addIssue({ code: 'custom', message: `'${part}' is neither a number nor an address` });
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

function addNetwork(list: BlockList, text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const longest = isIPv6(address) ? 128 : 32;
  const length = bits === undefined ? longest : Number(bits);
  if (isIP(address) === 0 || more.length > 0 || !Number.isInteger(length) || length < 0 || length > longest) return false;
  list.addSubnet(address, length, familyOf(address));
  return true;
}

interface Request {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
  readonly headers: Pick<IncomingMessage['headers'], string>;
}

/** The address that a request came from, as far as the proxies before the server are believed. */
export function addressOf({ socket, headers }: Request, trust: TrustProxy): string {
  const named = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = [socket.remoteAddress ?? '', ...named.map((one) => one.trim()).reverse()];
  let at = 0;
  while (at + 1 < hops.length && isIP(hops[at + 1] ?? '') !== 0 && trust(hops[at] ?? '', at)) at++;
  return hops[at] ?? '';
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Headers that proxies write. A request with one of them came from elsewhere, though its connection begins on this machine. */
const PROXIED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const;

/** True for a request that a program on this machine made, not a proxy here for somebody else. */
export function isOwnMachine({ socket, headers }: Request): boolean {
  const address = neighbourhood(socket.remoteAddress ?? '');
  return isIP(address) !== 0 && LOOPBACK.check(address, familyOf(address)) && PROXIED.every((name) => headers[name] === undefined);
}

/** What limits are counted by: an IPv4 address, or the network of an IPv6 one, of which one household has 2⁶⁴ addresses. */
export function neighbourhood(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter((group) => group !== '');
  const right = tail === undefined ? [] : tail.split(':').filter((group) => group !== '');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
