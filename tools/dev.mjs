// npm run dev: the server, started again on each change, and the page with hot reload. Open the address that vite prints.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, node, root } from './setup.mjs';

/** The server's port; PORT says another. The page's dev server passes /api on to it. */
const PORT = process.env.PORT ?? '8080';

install();
const env = { ...process.env, PORT, MADANG_SERVER: `http://127.0.0.1:${PORT}` };
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const children = [
  spawn(node(), ['--watch', '--watch-preserve-output', join(root, 'server', 'main.ts')], { cwd: root, stdio: 'inherit', env }),
  spawn(node(), [vite, ...process.argv.slice(2)], { cwd: join(root, 'web'), stdio: 'inherit', env }),
];

/** Ends both: one without the other is of no use. */
function end(code) {
  for (const child of children) child.kill();
  process.exitCode = code;
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
for (const child of children) child.on('exit', (code) => end(code ?? 0));
