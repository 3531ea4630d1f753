import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** What happens to questions on their way: they arrive, are never answered, or are refused as by a proxy whose server is away. */
type Fate = 'pass' | 'hang' | 'refuse';

/** A way to the server, as through somebody's proxy. */
export interface Way {
  readonly url: string;
  /** What happens to requests for these paths, and to sockets; it may change at any time. */
  fate: { requests(path: string): Fate; sockets: Fate };
  /** Cuts every connection that is open now. */
  cut(): void;
  close(): Promise<void>;
}

const PASSES = { requests: (): Fate => 'pass', sockets: 'pass' as Fate };

/** Sends a page on with its path before everything that it names. */
async function movePage(found: IncomingMessage, answer: ServerResponse, below: string): Promise<void> {
  const page = (await text(found)).replaceAll(/ (href|src)="\//g, ` $1="${below}/`);
  answer.writeHead(found.statusCode ?? 502, { 'content-type': 'text/html; charset=utf-8' }).end(page);
}

/** Opens a way to the server at `target` on a port of its own; the server's root appears as the path `below`. */
export async function openWay(target: string, below = ''): Promise<Way> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((asked, answer) => {
    const fate = way.fate.requests(asked.url ?? '');
    if (fate === 'hang') return;
    if (fate === 'refuse') {
      answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
      return;
    }
    const path = asked.url ?? '';
    if (!path.startsWith(`${below}/`)) {
      answer.writeHead(404).end();
      return;
    }
    const headers = below === '' ? asked.headers : { ...asked.headers, 'accept-encoding': 'identity' };
    const passed = request({ hostname, port, path: path.slice(below.length), method: asked.method, headers }, (found) => {
      if (below !== '' && found.headers['content-type']?.startsWith('text/html')) return movePage(found, answer, below);
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
      return undefined;
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', ({ url, headers }, near: Socket, head) => {
    if (way.fate.sockets === 'hang') return;
    if (way.fate.sockets === 'refuse') {
      near.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
      return;
    }
    const far = connect(Number(port), hostname, () => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
      far.write(`GET ${url?.slice(below.length)} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      far.write(head);
      far.pipe(near).pipe(far);
    });
    for (const socket of [near, far]) socket.on('error', () => [near, far].map((one) => one.destroy()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the way has no port');
  const way: Way = {
    url: `http://127.0.0.1:${address.port}${below}`,
    fate: PASSES,
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      way.cut();
      server.close();
      await once(server, 'close');
    },
  };
  return way;
}
