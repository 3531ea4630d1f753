#!/usr/bin/env node
import { machineTime } from '../../../core/clock/time.ts';
// A server in a time that is as many milliseconds ahead as SHIFT says: so long it was down.
import { createServer, readConfig } from '../../../index.ts';

const shift = Number(process.env.SHIFT);
const server = await createServer(readConfig(process.env), { time: { ...machineTime, now: () => machineTime.now() + shift } });
process.stdout.write(`${server.url}\n`);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
