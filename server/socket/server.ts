import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import { addressOf, neighbourhood } from '../http/address.ts';
import type { App } from '../http/app.ts';
import { fromHere } from '../http/origin.ts';
import { COOKIE } from '../http/session.ts';
import { endStaleLines, findSession, type Session } from '../people/sessions.ts';
import type { Services } from '../services.ts';
import type { Registry } from '../tables/match/registry.ts';
import { within } from '../time.ts';
import { VERSION } from '../version.ts';
import { type Connection, newConnection } from './connection.ts';
import { complain, costOf, dispatch } from './dispatch.ts';
import { readMessage } from './messages.ts';
import { newOutbox, type Outbox } from './outbox.ts';
import { newPulse, type Pulse } from './pulse.ts';
import { newQuota, type Quota } from './quota.ts';
import { unwatch } from './watch.ts';
import { newWork, type Work } from './work.ts';

const PATH = '/api/socket';
/** Every socket has its turn once in half a minute. */
const BEAT = 250;
const BEATS = 30_000 / BEAT;
/** Milliseconds in which what was begun must end, and clients say goodbye, when the server closes. */
const FINISHING = 1500;
const GOODBYE = 500;
const GOING_AWAY = 1001;
const TRY_AGAIN = 1011;
const NO_SESSION = 4401;
const TOO_MANY = 4429;

/** The sockets of the server, on the upgrade of its HTTP. */
export interface Sockets {
  /** Reads no more, lets what was asked finish if that is soon, and says goodbye. */
  close(): Promise<void>;
}

/** What every socket needs. */
interface Hall {
  readonly app: App;
  readonly services: Services;
  readonly registry: Registry;
  readonly config: Config;
  readonly work: Work;
  readonly outbox: Outbox;
  readonly pulse: Pulse<WebSocket>;
  /** The sessions of sockets that have been welcomed. */
  readonly sessions: WeakMap<WebSocket, string>;
  readonly people: Quota;
  readonly addresses: Quota;
  closing: boolean;
}

/** Opens the way for sockets. */
export function openSockets(app: App, services: Services, registry: Registry, config: Config): Sockets {
  const { limits } = config;
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes * 4, perMessageDeflate: false, clientTracking: true });
  const quotas = { people: newQuota(limits.socketsPerPerson), addresses: newQuota(limits.socketsPerAddress) };
  const pulse = newPulse<WebSocket>(BEATS);
  const shared = { work: newWork(services.log), outbox: newOutbox(), pulse, sessions: new WeakMap<WebSocket, string>(), closing: false };
  const hall: Hall = { app, services, registry, config, ...quotas, ...shared };
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => takeUp(hall, server, request, stream, head);
  const beating = setInterval(() => {
    const sessions = new Set(pulse.beat().flatMap((socket) => hall.sessions.get(socket) ?? []));
    if (sessions.size > 0) hall.work.track(endStaleLines(services, [...sessions]));
  }, BEAT);
  beating.unref();
  app.server.on('upgrade', upgrade);
  const close = async () => {
    app.server.off('upgrade', upgrade);
    clearInterval(beating);
    await sayGoodbye(hall, server);
  };
  return { close };
}

/**
 * Makes a socket of a request, unless it comes from elsewhere or from where too many are. What hears the stream for as long as it lives is
 * made where no request is at hand: it would hold that as long.
 */
function takeUp(hall: Hall, server: WebSocketServer, request: IncomingMessage, stream: Duplex, head: Buffer): void {
  const { config, addresses, work } = hall;
  endOnError(stream);
  const address = neighbourhood(addressOf(request, config.trustProxy));
  const obstacle = obstacleTo(request, config) ?? (addresses.take(address) ? undefined : '429 Too Many Requests');
  if (obstacle !== undefined) {
    stream.end(`HTTP/1.1 ${obstacle}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    return;
  }
  giveBackAtEnd(stream, addresses, address);
  server.handleUpgrade(request, stream, head, (socket) => {
    // Before anybody knows whose it is: that may take the database a while, and nobody may take it for gone meanwhile.
    hall.pulse.join(socket);
    work.track(welcome(hall, socket, stream, request), ({ code }) => socket.close(TRY_AGAIN, code));
  });
}

const endOnError = (stream: Duplex) => void stream.on('error', () => stream.destroy());

const giveBackAtEnd = (stream: Duplex, addresses: Quota, address: string) => void stream.once('close', () => addresses.giveBack(address));

function obstacleTo(request: IncomingMessage, { origins }: Config): string | undefined {
  if (request.url?.split('?')[0] !== PATH) return '404 Not Found';
  return fromHere(request, origins) ? undefined : '403 Forbidden';
}

/** Finds out whose socket it is, and hears it from then on. */
async function welcome(hall: Hall, socket: WebSocket, stream: Duplex, request: IncomingMessage): Promise<void> {
  const { services, config, people, work, outbox, sessions } = hall;
  // Frames may come before the session is found.
  const early: [RawData, boolean][] = [];
  const keep = (data: RawData, binary: boolean) => void (early.length < config.limits.burst && early.push([data, binary]));
  socket.on('message', keep);
  socket.on('error', (error) => services.log.debug({ error }, 'socket'));
  const session = await sessionOf(hall, request);
  if (session === undefined) {
    refuse(socket, NO_SESSION, { code: 'no-session' });
    return;
  }
  const person = session.person.id;
  if (socket.readyState !== WebSocket.OPEN) return;
  if (!people.take(person)) {
    refuse(socket, TOO_MANY, { code: 'too-many', details: { of: 'sockets', most: people.most } });
    return;
  }
  const connection = newConnection(socket, stream, person, { limits: config.limits, metrics: services.metrics, outbox });
  const onMessage = (data: RawData, binary: boolean) => hear(hall, connection, data, binary);
  const closed = services.lines.opened(session.id, () => {
    // Nothing more is heard, however long the other side takes to close.
    socket.off('message', onMessage);
    refuse(socket, NO_SESSION, { code: 'no-session' });
  });
  services.metrics.sockets.inc();
  sessions.set(socket, session.id);
  socket.on('close', () => {
    closed();
    people.giveBack(person);
    services.metrics.sockets.dec();
    for (const table of connection.tables) work.track(unwatch(services, hall.registry, connection, table));
  });
  socket.off('message', keep);
  socket.on('message', onMessage);
  connection.tell({ type: 'hello', person, version: VERSION });
  for (const [data, binary] of early) hear(hall, connection, data, binary);
}

/** Does what one frame asks, if that is within the connection's allowance. */
function hear({ services, registry, config: { limits }, work, closing }: Hall, connection: Connection, data: RawData, binary: boolean): void {
  if (closing) return;
  const message = readMessage(data, binary, limits);
  if (!connection.allows(message.ok ? costOf(message.value) : 1)) {
    complain(connection, { code: 'too-fast', details: { messagesPerSecond: limits.messagesPerSecond } });
  } else if (message.ok) {
    work.track(dispatch(services, registry, connection, message.value, limits), (problem) => complain(connection, problem));
  } else {
    services.metrics.problems.inc({ code: message.problem.code });
    complain(connection, message.problem);
  }
}

/** The session of a request. */
async function sessionOf({ app, services }: Hall, request: IncomingMessage): Promise<Session | undefined> {
  const cookie = app.parseCookie(request.headers.cookie ?? '')[COOKIE];
  const signed = cookie === undefined ? undefined : app.unsignCookie(cookie);
  return signed?.valid ? findSession(services, signed.value) : undefined;
}

function refuse(socket: WebSocket, code: number, problem: { readonly code: string; readonly details?: Record<string, unknown> }): void {
  socket.send(JSON.stringify({ type: 'problem', problem }));
  socket.close(code, problem.code);
}

/** Clients that go on asking do not hold the server up: nothing more is heard, what was begun is answered. */
async function sayGoodbye(hall: Hall, server: WebSocketServer): Promise<void> {
  hall.closing = true;
  if (!(await within(FINISHING, hall.work.done()))) hall.services.log.warn('something asked was not finished');
  hall.outbox.flush();
  for (const socket of server.clients) socket.close(GOING_AWAY, 'restart');
  const gone = new Promise((resolve) => server.close(resolve));
  if (!(await within(GOODBYE, gone))) for (const socket of server.clients) socket.terminate();
  await within(GOODBYE, hall.work.done());
}
