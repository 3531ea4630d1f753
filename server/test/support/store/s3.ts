import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import S3rver from '@20minutes/s3rver';
import { afterwards, folderFor } from '../server.ts';

export const BUCKET = 'games';
/** The key that the server has for everybody. */
const KEY = 'S3RVER';

/** What becomes of a request before the store sees it; undefined: it passes. */
export type Fault = 'busy' | 'cut' | 'half' | undefined;

/** A store that speaks S3, reached through a front that can be in trouble. */
export interface TestStore {
  /** The settings of a server that may use it. */
  readonly variables: Readonly<Record<string, string>>;
  /** Requests so far, as `PUT /games/…`. */
  readonly asked: string[];
  /** Decides about each further request. `busy`: 503. `cut`: its connection ends. `half`: it ends after a part of the body. */
  trouble(fault: (asked: string) => Fault): void;
}

const BUSY = '<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>';
/** Bytes of a body that pass before its connection ends. */
const HALF = 1000;

/** A store of one's own for the time of the test, with an empty bucket. */
export async function storeFor(t: TestContext): Promise<TestStore> {
  const store = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folderFor(t), configureBuckets: [{ name: BUCKET }] });
  const { port } = await store.run();
  const asked: string[] = [];
  let fault: (asked: string) => Fault = () => undefined;
  const front = createServer((incoming, outgoing) => {
    const said = `${incoming.method} ${incoming.url}`;
    asked.push(said);
    const now = fault(said);
    if (now === 'busy') incoming.resume().on('end', () => outgoing.writeHead(503, { 'content-type': 'application/xml' }).end(BUSY));
    else if (now === 'cut') incoming.destroy();
    else pass(incoming, outgoing, port, now === 'half');
  });
  await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening));
  afterwards(t, async () => {
    front.closeAllConnections();
    front.close();
    await store.close();
  });
  const endpoint = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  return {
    variables: { AWS_ENDPOINT_URL: endpoint, AWS_ACCESS_KEY_ID: KEY, AWS_SECRET_ACCESS_KEY: KEY },
    asked,
    trouble: (next) => {
      fault = next;
    },
  };
}

/** Passes a request on as it is, `Host` included, for that is signed. */
function pass(incoming: IncomingMessage, outgoing: ServerResponse, port: number, isHalf: boolean): void {
  const { method, url, headers } = incoming;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  if (!isHalf) {
    incoming.pipe(onward);
    return;
  }
  incoming.once('data', (data: Buffer) => {
    onward.write(data.subarray(0, HALF), () => {
      onward.destroy();
      incoming.destroy();
    });
  });
}
