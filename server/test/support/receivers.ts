import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { SMTPServer } from 'smtp-server';
import { afterwards } from './server.ts';

/** What came, in order; `next` gives each once, and waits for it. */
interface Inbox<T> {
  readonly all: readonly T[];
  next(): Promise<T>;
  put(one: T): void;
}

function newInbox<T>(): Inbox<T> {
  const all: T[] = [];
  const untaken: T[] = [];
  const waiting: ((one: T) => void)[] = [];
  return {
    all,
    next: () => {
      const one = untaken.shift();
      return one === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(one);
    },
    put(one) {
      all.push(one);
      const taker = waiting.shift();
      if (taker) taker(one);
      else untaken.push(one);
    },
  };
}

/** A mail as it was taken. */
export interface Mail {
  readonly to: readonly string[];
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

/** A mail server that takes everything but mails to addresses that begin with `nobody`. */
export async function mailServer(t: TestContext): Promise<{ readonly url: string; readonly inbox: Inbox<Mail> }> {
  const inbox = newInbox<Mail>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      done(address.startsWith('nobody') ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null);
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        inbox.put({ to: envelope.rcptTo.map(({ address }) => address), ...parsed(Buffer.concat(parts).toString()) });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  afterwards(t, () => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${portOf(server.server.address())}`, inbox };
}

const portOf = (address: AddressInfo | string | null): number => (typeof address === 'object' && address !== null ? address.port : 0);

/** A mail of one part: folded headers put together, words in other letters read. */
function parsed(raw: string): Pick<Mail, 'headers' | 'text'> {
  const cut = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, cut)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), wordsIn(line.slice(colon + 1).trim())] as const;
    }),
  );
  const body = raw.slice(cut + 4);
  switch (headers.get('content-transfer-encoding')) {
    case 'base64':
      return { headers, text: Buffer.from(body, 'base64').toString() };
    case 'quoted-printable':
      return { headers, text: quoted(body.replaceAll('=\r\n', '')) };
    default:
      return { headers, text: body };
  }
}

const quoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** RFC 2047. */
const wordsIn = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : quoted(word.replaceAll('_', ' ')),
    );

/** What was sent to a web address. */
export interface Hit {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What a web server answers. */
interface WebAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A web server that answers as it is told, else with the status that the path says (/410/…), else with 201. */
export interface WebServer {
  readonly url: string;
  readonly inbox: Inbox<Hit>;
  readonly answer: { status?: number; by?(hit: Hit): WebAnswer };
}

export async function webServer(t: TestContext): Promise<WebServer> {
  const answer: WebServer['answer'] = {};
  const inbox = newInbox<Hit>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const hit = { method: request.method ?? '', path, headers: request.headers, body: Buffer.concat(parts) };
      const asked = answer.by?.(hit);
      const status = asked?.status ?? answer.status ?? Number(/^\/(\d{3})\b/.exec(path)?.[1] ?? 201);
      response.writeHead(status, asked?.headers ?? (status === 302 ? { location: '/elsewhere' } : {}));
      response.end(asked?.body === undefined ? '' : JSON.stringify(asked.body));
      inbox.put(hit);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterwards(t, () => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${portOf(server.address())}`, inbox, answer };
}

/** A browser's subscription, and how it reads what comes by it (RFC 8291). */
export function subscription() {
  const own = createECDH('prime256v1');
  const p256dh = own.generateKeys();
  const auth = randomBytes(16);
  const read = (body: Buffer): unknown => {
    const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 21 + 65), body.subarray(21 + 65)];
    const info = (...parts: readonly (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
    const shared = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info('WebPush: info\0', p256dh, theirs), 32));
    const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12));
    const opened = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]).toString();
    return JSON.parse(text.slice(0, text.lastIndexOf('\u0002')));
  };
  return { keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') }, read };
}

/** What the sender of a push says of itself, if the key that browsers subscribe with signed it (RFC 8292). */
export function senderOf({ authorization = '' }: IncomingHttpHeaders, publicKey: string): unknown {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const right = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!right || key !== publicKey) throw new Error('not signed by that key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
