#!/usr/bin/env node
import { createServer, readConfig } from './index.ts';

try {
  const server = await createServer(readConfig(process.env));
  process.stdout.write(`${server.url}\n`);
  const end = (): void => {
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
} catch (error) {
  // A wrong setting, a port in use, a database that is not there: what to do stands in the message.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
