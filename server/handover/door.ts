import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/** What takes connections that came to the door. */
type Taker = (socket: Socket) => void;

/** The port that a server is reached at, whichever process serves there. It stays open while one process follows another. */
export interface Door {
  readonly url: string;
  /** Gives connections to this from now on, those that wait first. Undefined: they wait, unread. */
  lead(to: Taker | undefined): void;
  close(): void;
}

/** Addresses of a host to listen at: `localhost` may have one for each version of IP. */
async function addressesOf(host: string): Promise<readonly string[]> {
  if (host !== 'localhost') return [host];
  const found = await lookup(host, { all: true });
  return [...new Set(found.map(({ address }) => address))];
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}

/** Opens a door. Connections wait until it is told where they go. Throws if the port is taken. */
export async function openDoor(port: number, host: string): Promise<Door> {
  const waiting: Socket[] = [];
  let taker: Taker | undefined;
  const receive = (socket: Socket): void => {
    // A client that left meanwhile is no error of ours.
    socket.on('error', () => socket.destroy());
    if (taker) taker(socket);
    else waiting.push(socket);
  };
  const servers: Server[] = [];
  let bound = port;
  for (const address of await addressesOf(host)) {
    const server = createServer({ pauseOnConnect: true }, receive);
    try {
      await listen(server, bound, address);
    } catch (error) {
      // The machine may know a name for a version of IP that it does not have.
      if (servers.length === 0) throw error;
      continue;
    }
    servers.push(server);
    const at = server.address();
    if (typeof at === 'object' && at !== null) bound = at.port;
  }
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return {
    url: `http://${name.includes(':') ? `[${name}]` : name}:${bound}`,
    lead(to) {
      taker = to;
      if (to) for (const socket of waiting.splice(0)) to(socket);
    },
    close() {
      for (const server of servers) server.close();
      for (const socket of waiting.splice(0)) socket.destroy();
    },
  };
}
