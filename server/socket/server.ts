import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import type { App } from '../http/app.ts';
import { COOKIE, findPerson } from '../http/session.ts';
import type { House } from '../tables/live.ts';
import type { Registry } from '../tables/registry.ts';
import { VERSION } from '../version.ts';
import { newConnection } from './connection.ts';
import { complain, dispatch } from './dispatch.ts';
import { readMessage } from './messages.ts';
import { newOutbox } from './outbox.ts';
import { unwatch } from './watch.ts';

const PATH = '/api/socket';
const PING_EVERY = 30_000;
const GOING_AWAY = 1001;
const TRY_AGAIN = 1011;
const NO_SESSION = 4401;

/** The sockets of the server, on the upgrade of its HTTP. */
export interface Sockets {
  /** Takes no more, lets what was asked finish, and says goodbye. */
  close(): Promise<void>;
}

export function openSockets(app: App, house: House, registry: Registry, config: Config): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: config.limits.messageBytes * 4, perMessageDeflate: false, clientTracking: true });
  const alive = new WeakSet<WebSocket>();
  const outbox = newOutbox();

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    if (request.url?.split('?')[0] !== PATH) return turnAway(stream, 404);
    if (!fromHere(request, config.origins)) return turnAway(stream, 403);
    server.handleUpgrade(request, stream, head, (socket) => track(welcome(socket, stream, request), () => socket.close(TRY_AGAIN, 'internal')));
  };

  const welcome = async (socket: WebSocket, stream: Duplex, request: IncomingMessage) => {
    // Frames may come before the session is found.
    const early: [Parameters<typeof readMessage>[0], boolean][] = [];
    const keep = (data: Parameters<typeof readMessage>[0], binary: boolean) =>
      void (early.length < config.limits.burst && early.push([data, binary]));
    socket.on('message', keep);
    socket.on('error', (error) => house.log.debug({ error }, 'socket'));
    const person = await sessionOf(request);
    if (person === undefined) {
      socket.send(JSON.stringify({ type: 'problem', problem: { code: 'no-session' } }));
      socket.close(NO_SESSION, 'no-session');
      return;
    }
    if (socket.readyState !== socket.OPEN) return;
    const connection = newConnection(socket, stream, person, { limits: config.limits, metrics: house.metrics, outbox });
    house.metrics.sockets.inc();
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    socket.on('close', () => {
      house.metrics.sockets.dec();
      for (const table of connection.tables) track(unwatch(house, registry, connection, table));
    });
    const hear = (data: Parameters<typeof readMessage>[0], binary: boolean) => {
      if (!connection.allows()) return complain(connection, { code: 'too-fast', details: { messagesPerSecond: config.limits.messagesPerSecond } });
      const message = readMessage(data, binary, config.limits);
      if (!message.ok) {
        house.metrics.problems.inc({ code: message.problem.code });
        return complain(connection, message.problem);
      }
      track(dispatch(house, registry, connection, message.value), () => complain(connection, { code: 'internal' }));
    };
    socket.off('message', keep);
    socket.on('message', hear);
    connection.tell({ type: 'hello', person, version: VERSION });
    for (const [data, binary] of early) hear(data, binary);
  };

  const sessionOf = async (request: IncomingMessage): Promise<string | undefined> => {
    const cookie = app.parseCookie(request.headers.cookie ?? '')[COOKIE];
    const signed = cookie === undefined ? undefined : app.unsignCookie(cookie);
    if (!signed?.valid) return undefined;
    return (await findPerson(house, signed.value))?.id;
  };

  let working = 0;
  let waiting: (() => void)[] = [];
  const worked = (): void => {
    working -= 1;
    if (working > 0) return;
    for (const go of waiting) go();
    waiting = [];
  };
  /** Resolves when nothing is under way. */
  const allDone = async (): Promise<void> => {
    while (working > 0) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  /** A message that fails in here harms nobody but its sender, who is told. */
  const track = (work: Promise<void>, failed?: () => void): void => {
    working += 1;
    work.then(worked, (error: unknown) => {
      house.log.error({ error }, 'a message failed');
      failed?.();
      worked();
    });
  };

  const pinging = setInterval(() => {
    for (const socket of server.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, PING_EVERY);
  pinging.unref();

  app.server.on('upgrade', upgrade);
  const close = async () => {
    app.server.off('upgrade', upgrade);
    clearInterval(pinging);
    await allDone();
    outbox.flush();
    for (const socket of server.clients) socket.close(GOING_AWAY, 'restart');
    const gone = setTimeout(() => server.clients.forEach((socket) => void socket.terminate()), 1000);
    await new Promise((resolve) => server.close(resolve));
    clearTimeout(gone);
    await allDone();
  };
  return { close };
}

/** Browsers say where a page comes from; only our own pages may speak in a person's name. */
function fromHere(request: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

function turnAway(stream: Duplex, status: 403 | 404): void {
  stream.end(`HTTP/1.1 ${status} ${status === 403 ? 'Forbidden' : 'Not Found'}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
