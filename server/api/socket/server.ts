import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ClientMessage, SESSION_COOKIE } from '@madang/wire';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { addressOf, neighbourhood } from '../../core/client-address.ts';
import { within } from '../../core/clock/time.ts';
import type { Config } from '../../core/config.ts';
import { VERSION } from '../../core/observability/version.ts';
import type { Services } from '../../core/services.ts';
import { closeStaleSockets, findSession, type Session } from '../../features/users/sessions.ts';
import { findToken } from '../../features/users/tokens.ts';
import type { Registry } from '../../matches/broadcast/registry.ts';
import { withoutBase } from '../http/addresses/base-path.ts';
import type { App } from '../http/app.ts';
import { objectionTo, tokenIn } from '../http/bearer/bearer.ts';
import { type Gate, newGate } from '../http/origin.ts';
import type { ListHub } from '../lists/hub.ts';
import { type Connection, newConnection, refuse, refuseSession } from './connection.ts';
import { complain, costOf, dispatch, scopeOf } from './dispatch.ts';
import { readMessage } from './hearing/messages.ts';
import { newTurns, type Turns } from './hearing/turns.ts';
import { newHeartbeat, type Pulse } from './heartbeat.ts';
import { newInFlight, type Work } from './in-flight.ts';
import { newOutbox, type Outbox } from './outbox.ts';
import { newQuota, type Quota } from './quota.ts';
import { streamRoutes } from './stream.ts';
import { unwatch } from './watch.ts';

const PATH = '/api/socket';
/** Every socket has its turn once in half a minute. */
const BEAT = 250;
const BEATS = 30_000 / BEAT;
/** What is done in one turn of the event loop, in the cost of messages: some ten milliseconds. */
const PER_TURN = 100;
/** Milliseconds in which what was begun must end, and clients say goodbye, when the server closes. */
const FINISHING = 1500;
const GOODBYE = 500;
const GOING_AWAY = 1001;
const TRY_AGAIN = 1011;
const TOO_MANY = 4429;

/** The sockets of the server, on the upgrade of its HTTP. */
export interface Sockets {
  /** Reads no more, lets what was asked finish if that is soon, and says goodbye. */
  close(): Promise<void>;
}

/** What is behind the sockets. */
interface Rooms {
  readonly services: Services;
  readonly registry: Registry;
  readonly lists: ListHub;
}

/** What every socket needs. */
interface Hall extends Rooms {
  readonly app: App;
  readonly config: Config;
  readonly gate: Gate;
  readonly work: Work;
  readonly outbox: Outbox;
  readonly pulse: Pulse<WebSocket>;
  readonly turns: Turns;
  readonly ears: Ears;
  /** Sockets that have been welcomed. */
  readonly connections: WeakMap<WebSocket, Connection>;
  /** What those say that have not. */
  readonly early: WeakMap<WebSocket, Frame[]>;
  /** The addresses that streams came from. */
  readonly callers: WeakMap<Duplex, string>;
  readonly people: Quota;
  readonly addresses: Quota;
  closing: boolean;
}

type Frame = readonly [data: RawData, binary: boolean];

/** What hears sockets and their streams: made once for all of them, who live long and are many. */
interface Ears {
  message(this: WebSocket, data: RawData, binary: boolean): void;
  failed(this: WebSocket, error: Error): void;
  closed(this: WebSocket): void;
  broken(this: Duplex): void;
  gone(this: Duplex): void;
}

function earsOf(hall: () => Hall): Ears {
  return {
    message(data, binary) {
      const { connections, early, config } = hall();
      const connection = connections.get(this);
      if (connection) return hall().turns.take(this, () => hear(hall(), connection, data, binary));
      const frames = early.get(this);
      if (frames && frames.length < config.limits.burst) frames.push([data, binary]);
    },
    failed(error) {
      hall().services.log.debug({ error }, 'socket');
    },
    closed() {
      const connection = hall().connections.get(this);
      if (connection) hall().turns.take(this, () => takeLeave(hall(), connection));
    },
    broken() {
      this.destroy();
    },
    gone() {
      const { addresses, callers } = hall();
      const address = callers.get(this);
      if (address !== undefined) addresses.giveBack(address);
    },
  };
}

/** Opens the way for sockets. */
export function openSockets(app: App, rooms: Rooms, config: Config): Sockets {
  const { limits } = config;
  const { services } = rooms;
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes * 4, perMessageDeflate: false, clientTracking: false });
  const quotas = { people: newQuota(limits.socketsPerPerson), addresses: newQuota(limits.socketsPerAddress) };
  const pulse = newHeartbeat<WebSocket>(BEATS);
  const known = {
    connections: new WeakMap<WebSocket, Connection>(),
    early: new WeakMap<WebSocket, Frame[]>(),
    callers: new WeakMap<Duplex, string>(),
  };
  const shared = {
    work: newInFlight(services.log),
    outbox: newOutbox(),
    pulse,
    turns: newTurns(PER_TURN),
    ears: earsOf(() => hall),
    ...known,
    closing: false,
  };
  const gate = newGate(config, services.log);
  const hall: Hall = { app, ...rooms, config, gate, ...quotas, ...shared };
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => takeUp(hall, server, request, stream, head);
  const beating = setInterval(() => {
    const sessions = new Set(pulse.beat().flatMap((socket) => hall.connections.get(socket)?.session ?? []));
    if (sessions.size > 0) hall.work.track(closeStaleSockets(services, [...sessions]));
  }, BEAT);
  beating.unref();
  app.server.on('upgrade', upgrade);
  const streams = streamRoutes(hall);
  const close = async () => {
    app.server.off('upgrade', upgrade);
    streams.close();
    clearInterval(beating);
    await sayGoodbye(hall, server);
  };
  return { close };
}

/** Makes a socket of a request, unless it comes from elsewhere or from where too many are. */
function takeUp(hall: Hall, server: WebSocketServer, request: IncomingMessage, stream: Duplex, head: Buffer): void {
  const { config, gate, addresses, work, ears } = hall;
  stream.on('error', ears.broken);
  const address = neighbourhood(addressOf(request, config.trustProxy));
  const obstacle = obstacleTo(request, config.basePath, gate) ?? (addresses.take(address) ? undefined : '429 Too Many Requests');
  if (obstacle !== undefined) {
    stream.end(`HTTP/1.1 ${obstacle}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    return;
  }
  hall.callers.set(stream, address);
  stream.on('close', ears.gone);
  server.handleUpgrade(request, stream, head, (socket) => {
    // Before anybody knows whose it is: that may take the database a while, and nobody may take it for gone meanwhile.
    hall.pulse.join(socket);
    hall.early.set(socket, []);
    socket.on('message', ears.message);
    socket.on('error', ears.failed);
    socket.on('close', ears.closed);
    work.track(welcome(hall, socket, stream, request), ({ code }) => socket.close(TRY_AGAIN, code));
  });
}

function obstacleTo(request: IncomingMessage, basePath: string, gate: Gate): string | undefined {
  if (withoutBase(request.url ?? '', basePath).split('?')[0] !== PATH) return '404 Not Found';
  return tokenIn(request.headers) !== undefined || gate.admits(request) ? undefined : '403 Forbidden';
}

/** Finds out whose socket it is, and hears it from then on. */
async function welcome(hall: Hall, socket: WebSocket, stream: Duplex, request: IncomingMessage): Promise<void> {
  const { services, config, people, outbox, turns, connections, early } = hall;
  const session = await sessionOf(hall, request);
  // Frames may have come before the session was found.
  const frames = early.get(socket) ?? [];
  early.delete(socket);
  if (session === undefined) return refuseSession(socket, tokenIn(request.headers) === undefined ? 'no-session' : 'wrong-token');
  const person = session.person.id;
  if (socket.readyState !== WebSocket.OPEN) return;
  if (!people.take(person)) return refuse(socket, TOO_MANY, { code: 'too-many', details: { of: 'sockets', most: people.most } });
  const connection = newConnection(socket, stream, session, { limits: config.limits, metrics: services.metrics, outbox });
  connections.set(socket, connection);
  services.lines.opened(connection);
  services.metrics.sockets.inc();
  connection.tell({ type: 'hello', person, version: VERSION });
  for (const [data, binary] of frames) turns.take(socket, () => hear(hall, connection, data, binary));
}

/** Gives back what a connection had that was closed; counts for one message. */
function takeLeave({ services, registry, lists, people, work }: Hall, connection: Connection): number {
  lists.unfollow(connection);
  services.lines.closed(connection);
  people.giveBack(connection.person);
  services.metrics.sockets.dec();
  for (const table of connection.tables) work.track(unwatch(services, registry, connection, table));
  return 1;
}

/** Does what one frame asks, if that is within the connection's allowance. Gives its cost; 0: it is not heard. */
function hear(hall: Hall, connection: Connection, data: RawData, binary: boolean): number {
  const {
    services,
    config: { limits },
    closing,
  } = hall;
  if (closing || connection.ended) return 0;
  const message = readMessage(data, binary, limits);
  const cost = message.ok ? costOf(message.value) : 1;
  if (!connection.allows(cost)) {
    complain(connection, { code: 'too-fast', details: { messagesPerSecond: limits.messagesPerSecond } });
    return 1;
  }
  if (message.ok) {
    const objection = objectionTo(connection.scopes, scopeOf(message.value));
    if (objection) complain(connection, objection, 'table' in message.value ? message.value.table : undefined);
    else heed(hall, connection, message.value);
  } else {
    services.metrics.problems.inc({ code: message.problem.code });
    complain(connection, message.problem);
  }
  return cost;
}

/** Does what a message asks. */
function heed({ services, registry, lists, config: { limits }, work }: Hall, connection: Connection, message: ClientMessage): void {
  switch (message.type) {
    case 'subscribe':
      lists.follow(connection, message);
      break;
    case 'unsubscribe':
      lists.unfollow(connection);
      break;
    default:
      work.track(dispatch(services, registry, connection, message, limits), (problem) => complain(connection, problem));
  }
}

/** The session of a request. With an API token its cookie does not count. */
async function sessionOf({ app, services }: Hall, request: IncomingMessage): Promise<Session | undefined> {
  const token = tokenIn(request.headers);
  if (token !== undefined) return findToken(services, token);
  const cookie = app.parseCookie(request.headers.cookie ?? '')[SESSION_COOKIE];
  const signed = cookie === undefined ? undefined : app.unsignCookie(cookie);
  return signed?.valid ? findSession(services, signed.value) : undefined;
}

/** Clients that go on asking do not hold the server up: nothing more is heard, what was begun is answered. */
async function sayGoodbye(hall: Hall, server: WebSocketServer): Promise<void> {
  hall.closing = true;
  if (!(await within(FINISHING, hall.work.done()))) hall.services.log.warn('something asked was not finished');
  hall.outbox.flush();
  const sockets = hall.pulse.all();
  const gone = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
  for (const socket of sockets) socket.close(GOING_AWAY, 'restart');
  server.close();
  if (!(await within(GOODBYE, gone))) for (const socket of sockets) socket.terminate();
  await within(GOODBYE, hall.work.done());
}
