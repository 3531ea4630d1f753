// npm start: installs what is missing, builds what is stale, serves Madang.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, install, node, root } from './setup.mjs';

install();
build();
const server = spawn(node(), [join(root, 'server', 'main.ts'), ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
