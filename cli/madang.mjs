#!/usr/bin/env node
// npx madang …: starts cli/main.ts with a Node.js that runs TypeScript. Plain JavaScript for any Node.js ≥ 20.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = new URL('./main.ts', import.meta.url);
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const carried = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** Whether this Node.js takes the types out of TypeScript by itself (22.18 on; a build may lack it). */
const runsTypeScript = Boolean(process.features.typescript);

if (runsTypeScript) {
  await import(main.href);
} else if (existsSync(carried) && !process.env.MADANG_STARTED) {
  const env = { ...process.env, MADANG_STARTED: '1' };
  const child = spawn(carried, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit', env });
  child.on('error', (error) => {
    process.stderr.write(`madang: ${carried}: ${error.message}\n`);
    process.exitCode = 1;
  });
  // An interrupt at the terminal reaches the child as well; this process waits for how it ends.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
  });
} else {
  process.stderr.write(`madang: Node.js 22.18 or newer is needed (here: ${process.versions.node}). Run npm install in ${root} first.\n`);
  process.exitCode = 1;
}
