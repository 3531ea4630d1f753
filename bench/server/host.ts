/** A server under load, in a process of its own: `file FOLDER`, `memory`, `shared DATABASE_URL [NATS_URL]`, or `echo`. Says its port, and on request its CPU time and memory. */
import { createServer as createHttpServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createServer, readConfig } from '@madang/server';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Asked } from './child.ts';

/** Loopback only, on a free port; the load comes from one address, so its limits are out of the way. */
async function openMadang(storage: Readonly<Record<string, string>>): Promise<number> {
  const rates = { MESSAGES_PER_SECOND: '100000', REQUESTS_PER_MINUTE: '1000000', CREATIONS_PER_MINUTE: '1000000' };
  const limits = { ...rates, SOCKETS_PER_USER: '100000', SOCKETS_PER_ADDRESS: '100000', TABLES_PER_USER: '100000' };
  const server = await createServer(readConfig({ HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...limits, ...storage }));
  return server.port;
}

/** The least that a server of tables can do: what a socket says, all in its room hear. */
function openEcho(): Promise<number> {
  const http = createHttpServer();
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
  const rooms = new Map<string, WebSocket[]>();
  sockets.on('connection', (socket, request) => {
    const room = rooms.get(request.url ?? '') ?? [];
    rooms.set(request.url ?? '', room);
    room.push(socket);
    socket.on('message', (data, binary) => {
      for (const one of room) one.send(data, { binary });
    });
    socket.on('close', () => room.splice(room.indexOf(socket), 1));
  });
  return new Promise((resolve) => {
    http.listen(0, '127.0.0.1', () => {
      const address = http.address();
      if (address !== null && typeof address === 'object') resolve(address.port);
    });
  });
}

/** Nodes of one place trust each other's sessions. */
const SECRET = 'a secret for the bench alone, no other';

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

/** Bytes that are left when everything that nobody needs is gone. */
function held(): number {
  if (typeof collect !== 'function') throw new Error('the engine does not collect when it is told');
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Seconds of processor, all threads together. */
function busy(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const ANSWERS: Readonly<Record<Asked, () => number>> = { cpu: busy, memory: () => process.memoryUsage.rss(), held };

const [kind = '', where = '', bus] = process.argv.slice(2);
const open = {
  file: () => openMadang({ DATA_DIR: where }),
  shared: () => openMadang({ DATABASE_URL: where, SECRET, ...(bus !== undefined && { NATS_URL: bus }) }),
  memory: () => openMadang({ DATABASE: 'memory' }),
  echo: openEcho,
}[kind];
if (!open) throw new Error(`no server '${kind}'`);
process.on('message', (asked: Asked) => process.send?.(ANSWERS[asked]()));
process.on('disconnect', () => process.exit(0));
process.send?.(await open());
