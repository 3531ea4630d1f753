import { writeSync } from 'node:fs';
import { constants } from 'node:os';
import { workerData } from 'node:worker_threads';
import { LOOKS, type Watch } from './watchdog-state.ts';

const STANDARD_OUTPUT = 1;
/** Pino's level for fatal errors. */
const FATAL = 60;

const { beats, limit }: Watch = workerData;
let last = Atomics.load(beats, 0);
let missed = 0;

// Looks that found nothing are counted, not milliseconds: while the whole process was held nobody looked.
setInterval(() => {
  const now = Atomics.load(beats, 0);
  missed = now === last ? missed + 1 : 0;
  last = now;
  if (missed < LOOKS) return;
  const msg = `the event loop hung for ${limit} ms: this process is ended`;
  writeSync(STANDARD_OUTPUT, `${JSON.stringify({ level: FATAL, time: Date.now(), pid: process.pid, limit, msg })}\n`);
  process.kill(process.pid, 'SIGALRM' in constants.signals ? 'SIGALRM' : 'SIGKILL');
}, limit / LOOKS);
