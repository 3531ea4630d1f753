import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { TestContext } from 'node:test';
import { afterwards } from './server.ts';

/** A way to a database with whatever may happen to one. */
export interface Proxy {
  readonly url: string;
  /** Connections that are there now fall silent for ever: nothing is refused or closed, nothing is answered; `all`: later ones too, until it speaks. */
  hush(all: boolean): void;
  speak(): void;
  /** Ends every connection, in the middle of whatever it carries. */
  cut(): void;
  /** Everything arrives that many milliseconds later, in order. */
  delay(milliseconds: number): void;
}

/** A proxy to the database of that URL. */
export async function proxyTo(t: TestContext, url: string): Promise<Proxy> {
  const target = new URL(url);
  const [hostname, port] = [target.hostname, Number(target.port)];
  const open = new Set<Socket>();
  const silent = new Set<Socket>();
  let mute = false;
  let late = 0;
  const server = createServer((near) => {
    const far = connect(port, hostname);
    const end = () => {
      open.delete(near);
      near.destroy();
      far.destroy();
    };
    open.add(near);
    if (mute) silent.add(near);
    const pass = (from: Socket, to: Socket) => {
      let last = Promise.resolve();
      from.on('data', (data) => {
        if (silent.has(near)) return;
        const arrived = late > 0 ? new Promise<void>((resolve) => setTimeout(resolve, late)) : undefined;
        last = last.then(() => arrived).then(() => void (to.destroyed || to.write(data)));
      });
    };
    pass(near, far);
    pass(far, near);
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy does not listen');
  target.port = String(address.port);
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  afterwards(t, () => {
    cut();
    server.close();
  });
  const hush = (all: boolean) => {
    mute = all;
    for (const socket of open) silent.add(socket);
  };
  const speak = () => {
    mute = false;
  };
  const delay = (milliseconds: number) => {
    late = milliseconds;
  };
  return { url: target.href, hush, speak, cut, delay };
}
